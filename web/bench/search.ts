/** How many simulations a second the search makes in a browser; bench/page_device.py asks, and compares with native. */
import { compile, Game, Kernel, poolOfOne, rulesOf, Search, type KernelData } from "../kernel/src/index.ts";
import type { GameName } from "../src/lib/protocol.ts";

export interface Measured {
  simulations: number;
  ms: number;
}

/** A game of a seed after some steps that follow from their number. */
function position(rules: ReturnType<typeof rulesOf>, seed: number, steps: number): Game {
  const game = Game.shuffled(rules, ["Ada", "Ben"], { seed });
  while (!game.isOver && game.history.length < steps) {
    const legal = game.legal();
    game.play(legal[(seed + 7 * game.history.length) % legal.length]!.code);
  }
  return game;
}

/** Search positions of a game, each with so many simulations. */
export async function measure(folder: string, game: GameName, steps: number[], simulations: number): Promise<Measured> {
  const [wasm, data] = await Promise.all([fetch(`${folder}/${game}.wasm`), fetch(`${folder}/${game}.json`)]);
  const file = await compile({ module: await wasm.arrayBuffer(), data: (await data.json()) as KernelData });
  const search = new Search(new Kernel(file), poolOfOne(new Kernel(file)));
  const rules = rulesOf(new Kernel(file), {});
  const { style } = file.data.levels[file.data.strongest]!;
  const total = { simulations: 0, ms: 0 };
  for (const [seed, count] of steps.entries()) {
    const effort = { simulations, seconds: null };
    const began = performance.now();
    const wish = { style: style!, effort, seed, policy: "players", evenOne: false } as const;
    const tried = await search.think(position(rules, seed, count), wish);
    total.ms += performance.now() - began;
    total.simulations += tried.reduce((sum, one) => sum + one.simulations, 0);
  }
  return total;
}
