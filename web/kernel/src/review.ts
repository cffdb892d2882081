/** The review of a game: turn by turn what was played, what was best, what it cost (bots/review.py). */
import type { Review, TurnReview } from "../../src/lib/protocol.ts";
import { advised, analyse, type Advice } from "./advice.ts";
import { Game } from "./game.ts";
import { RecordBytes } from "./records.ts";
import { round } from "./rounding.ts";
import { breathe, type Search } from "./search.ts";

const AS_GOOD = 0.005; // of a win: a turn that costs less is as good as the best

/** Actions that were chosen together, and the game before them. */
interface Part {
  first: number;
  game: Game;
  codes: number[];
}

interface Found {
  first: number;
  player: number;
  played: Advice;
  best: Advice;
  cost: number;
  chances: number[];
}

/** Look at every turn of a game, each as its player saw it; `wished` simulations a turn are for a game of two. */
export async function reviewGame(search: Search, game: Game, wished: number): Promise<Review> {
  const simulations = Math.max(1, Math.floor((wished * 2) / game.players.length));
  const found: Found[] = [];
  for (const part of partsOf(search, game)) {
    await breathe();
    if (part.game.legal().length > 1) found.push(await reviewPart(search, part, simulations));
  }
  return {
    players: [...game.players],
    simulations,
    turns: found.map(told),
    curve: curveOf(game, found),
    summary: game.players.map((_, player) => summaryOf(found, player)),
  };
}

async function reviewPart(search: Search, part: Part, simulations: number): Promise<Found> {
  const effort = { seconds: null, simulations };
  const found = await analyse(search, part.game, { effort, seed: part.first, turns: 1, also: [part.codes] });
  const best = found.turns[0]!;
  const played = found.turns.find(({ codes }) => String(codes) === String(part.codes)) ?? best;
  const cost = Math.max(0, best.chance - played.chance);
  return { first: part.first, player: part.game.toMove, played, best, cost, chances: found.chances };
}

function told(turn: Found): TurnReview {
  return {
    first: turn.first,
    player: turn.player,
    played: advised(turn.played),
    best: advised(turn.best),
    cost: round(turn.cost, 4),
    cost_points: round(turn.best.margin - turn.played.margin, 2),
    chances: turn.chances.map((chance) => round(chance, 4)),
  };
}

function curveOf(game: Game, found: readonly Found[]): Review["curve"] {
  const curve = found.map(({ first, chances }) => ({
    number: first,
    chances: chances.map((chance) => round(chance, 4)),
  }));
  const winners = game.result?.winners;
  if (!winners) return curve;
  const last = game.players.map((_, player) => (winners.includes(player) ? round(1 / winners.length, 4) : 0));
  return [...curve, { number: game.history.length, chances: last }];
}

function summaryOf(found: readonly Found[], player: number): Review["summary"][number] {
  const mine = found.filter((turn) => turn.player === player);
  const cost = mine.reduce((sum, turn) => sum + turn.cost, 0);
  return { player, turns: mine.length, best: mine.filter((turn) => turn.cost < AS_GOOD).length, cost: round(cost, 4) };
}

/** The game's actions, split where somebody had to choose again. */
function* partsOf({ planner }: Search, game: Game): Generator<Part> {
  const again = game.again();
  let part: Part | null = null;
  for (const [number, code] of game.history.entries()) {
    if (!part || planner.isSettled(again, part.game)) {
      if (part) yield part;
      part = { first: number, game: stillAt(again), codes: [] };
    }
    part.codes.push(code);
    again.play(code);
  }
  if (part) yield part;
}

/** A game of its own that begins where another stands. */
function stillAt(game: Game): Game {
  const state = new RecordBytes(game.ruleset.data.records.State, game.state.bytes.slice());
  const made = new Game(game.rules, game.players, state, game.dealt);
  made.putBack = game.putBack;
  return made;
}
