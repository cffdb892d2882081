// Two computer players play the card game: node example.js
import { chooseTurn, Game, Kernel, poolOfOne, rulesOf, Search } from "cafe-kernel";
import { readKernel } from "cafe-kernel/node";

const file = await readKernel("card");
const game = Game.shuffled(rulesOf(new Kernel(file)), ["Ada", "Ben"], { seed: 7 });
const search = new Search(new Kernel(file), poolOfOne(new Kernel(file)));
const levels = ["level3", "level4"].map((level) => file.data.levels[level]);
const dice = (limit) => Math.floor(Math.random() * limit);

while (!game.isOver) {
  const player = game.toMove;
  for (const code of await chooseTurn(search, game, levels[player], dice)) {
    const { action, total } = game.play(code).told(player);
    console.log(`${game.players[player]}: ${action}${total ? `, ${total} points` : ""}`);
  }
}
console.log(game.result);
