// boardgame.io's own server with its own in-memory store, and a game whose state is about as large as our card game's:
// a café with seats and scores, hidden hands that each player sees alone, one guest seated or drawn a turn.
const { Server, Origins } = require("boardgame.io/server");

const GUESTS = Array.from({ length: 96 }, (_, i) => `G${i % 48}${i % 2 ? "f" : "m"}`);

const game = {
  name: "cafe",
  setup: ({ ctx, random }) => {
    const stock = random.Shuffle(GUESTS);
    const hands = {};
    for (let player = 0; player < ctx.numPlayers; player += 1) hands[player] = stock.splice(0, 7);
    return {
      tables: { B2: "RU", D2: "GB", C3: "FR", B4: "ES", D4: "IT" },
      seats: {},
      hands,
      stock,
      scores: Array(ctx.numPlayers).fill(0),
      gone: [],
    };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([p, hand]) => [p, p === playerID ? hand : hand.length])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, seat) => {
      if (G.seats[seat]) G.gone.push(G.seats[seat]);
      G.seats[seat] = G.hands[playerID].shift();
      G.hands[playerID].push(G.gone.length > 60 ? G.gone.shift() : G.stock.pop() || G.gone.shift());
      G.scores[playerID] += 2;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("up"));
