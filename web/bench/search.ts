/** How many simulations a second the search makes in a browser; bench/page_device.py asks, and compares with native. */
import {
  compile,
  type Compiled,
  Game,
  Kernel,
  poolOfOne,
  rulesOf,
  Search,
  type KernelData,
} from "../kernel/src/index.ts";
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

const compiled = new Map<string, Promise<Compiled>>();

async function read(folder: string, game: GameName): Promise<Compiled> {
  const [wasm, data] = await Promise.all([fetch(`${folder}/${game}.wasm`), fetch(`${folder}/${game}.json`)]);
  return compile({ module: await wasm.arrayBuffer(), data: (await data.json()) as KernelData });
}

/** The kernel of a game, compiled once as in the page: the browser makes its code faster while it runs. */
function kernelOf(folder: string, game: GameName): Promise<Compiled> {
  const key = `${folder}/${game}`;
  const found = compiled.get(key) ?? read(folder, game);
  compiled.set(key, found);
  return found;
}

/** Search positions of a game, each with so many simulations. */
export async function measure(folder: string, game: GameName, steps: number[], simulations: number): Promise<Measured> {
  const file = await kernelOf(folder, game);
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
