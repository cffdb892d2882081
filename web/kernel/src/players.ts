/** The computer players: what each does next (bots/levels.py and the players it names). */
import type { Game } from "./game.ts";
import type { Way } from "./kernel_file.ts";
import type { Search } from "./search.ts";

/** Whole numbers by chance, from 0 to below a limit. */
export type Dice = (limit: number) => number;

const SEEDS = 2 ** 32;

/** The next actions of the player to move, one or more, as numbers; all legal in this order. */
export async function chooseTurn(search: Search, game: Game, way: Way, dice: Dice): Promise<number[]> {
  const legal = game.legal().map(({ code }) => code);
  const seed = dice(SEEDS);
  switch (way.player) {
    case "mistakes":
      return search.planner.byMistakes(game, seed, way.mistakes!);
    case "points":
      return search.planner.byPoints(game, seed);
    case "evaluation":
      return search.planner.byEvaluation(game, seed, dice(SEEDS), way.beginnings!);
    case "search":
      return legal.length === 1 ? legal : bestTurn(search, game, way, seed);
    case "random":
      return [legal[dice(legal.length)]!];
  }
}

async function bestTurn(search: Search, game: Game, way: Way, seed: number): Promise<number[]> {
  const wish = { style: way.style!, effort: way.effort!, seed, policy: "players", evenOne: false } as const;
  return (await search.think(game, wish))[0]!.codes;
}
