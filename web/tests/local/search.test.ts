/** Several searchers find what one finds, to the last bit: whoever does a share, the results are added in order. */
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Game } from "../../kernel/src/game.ts";
import { rulesOf } from "../../kernel/src/checked_rules.ts";
import { compile, type Compiled, Kernel } from "../../kernel/src/kernel.ts";
import { Planner } from "../../kernel/src/planner.ts";
import { Race, type SearchSettings, type Tried } from "../../kernel/src/race.ts";
import type { RulesetWish } from "../../kernel/src/ruleset.ts";
import { Search, Searcher, type SearcherPool } from "../../kernel/src/search.ts";
import type { GameName } from "../../src/lib/protocol.ts";
import { createSearcher } from "../../src/local/searcher.ts";
import { filesIn } from "./files.ts";

const files = filesIn(fileURLToPath(new URL("../..", import.meta.url)));
const A_CAFE = 12; // ms on the clock of these tests: a share is one café then
const EACH = 6; // cafés before each halving: 1, 2 and 3 searchers get there at the same moment
const GAMES: [GameName, RulesetWish, number][] = [
  ["card", {}, 2],
  ["card", { same_sex_tables: true }, 3],
  ["board", {}, 2],
  ["board", { edition: "small" }, 2],
  ["board", { same_sex_tables: true }, 4],
  ["junior", {}, 3],
];

let clock = 0;
beforeEach(() => {
  clock = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

/** Searchers, each with a kernel of its own, by whose work the clock goes; what each did is noted. */
function poolOf(file: Compiled, size: number, cafes: number[]): SearcherPool {
  const searchers = Array.from({ length: size }, () => new Searcher(new Kernel(file)));
  return {
    size,
    run: (searcher, share) => {
      clock += A_CAFE * share.cafes;
      cafes[searcher] = (cafes[searcher] ?? 0) + share.cafes;
      return Promise.resolve(searchers[searcher]!.run(structuredClone(share)));
    },
  };
}

/** A moment some steps into a game. */
function moment(file: Compiled, wish: RulesetWish, players: number): Game {
  const names = ["Ada", "Ben", "Cleo", "Dan"].slice(0, players);
  const game = Game.shuffled(rulesOf(new Kernel(file), wish), names, { seed: 3 });
  while (game.history.length < 9) {
    const legal = game.legal();
    game.play(legal[(3 + 7 * game.history.length) % legal.length]!.code);
  }
  return game;
}

const settingsFor = (file: Compiled, game: Game): SearchSettings => ({
  style: file.data.levels[file.data.strongest]!.style!,
  policy: "players",
  putBack: game.putBack,
  seed: 11,
  simulations: 0,
  evenOne: true,
});

async function thought(file: Compiled, game: Game, size: number): Promise<{ tried: Tried[]; cafes: number[] }> {
  const cafes: number[] = [];
  const search = new Search(new Kernel(file), poolOf(file, size, cafes));
  const { style, policy, seed, evenOne } = settingsFor(file, game);
  const halvings = Math.max(1, Math.ceil(Math.log2(listedOf(file, game))));
  const seconds = (A_CAFE * EACH * halvings + 1) / 1000;
  const effort = { seconds, simulations: null };
  return { tried: await search.think(game, { style, policy, seed, evenOne, effort }), cafes };
}

function listedOf(file: Compiled, game: Game): number {
  const race = new Race(new Planner(new Kernel(file)));
  race.begin(game, settingsFor(file, game), []);
  return race.listed;
}

/** A race in which each halving comes after these numbers of cafés. */
function raced(file: Compiled, game: Game, parts: number[]): Tried[] {
  const [race, settings] = [new Race(new Planner(new Kernel(file))), settingsFor(file, game)];
  const searcher = new Searcher(new Kernel(file));
  const cafe = race.begin(game, settings, []);
  while (race.isRunning()) {
    for (const cafes of parts)
      race.add(searcher.run(race.share(game, settings, cafe, { first: race.cafes, cafes })), cafes);
    race.halve(settings.style.trust);
  }
  race.rank(settings.style.trust);
  return race.tried();
}

it("is asked for a kernel again that has failed once", async () => {
  const file = await compile(await files.kernel("junior"));
  const game = moment(file, {}, 2);
  const [race, settings] = [new Race(new Planner(new Kernel(file))), settingsFor(file, game)];
  const share = race.share(game, settings, race.begin(game, settings, []), { first: 0, cafes: 1 });
  let tries = 0;
  const search = createSearcher({
    kernel: (name) => (++tries === 1 ? Promise.reject(new Error("cut off")) : files.kernel(name)),
  });
  await expect(search(share)).rejects.toThrow("cut off");
  const found = await search(share);
  expect(found.length).toBeGreaterThan(0);
  await search(share);
  expect(tries).toBe(2);
});

describe.each(GAMES)("%s %o, %i players", (name, wish, players) => {
  it("is searched alike by one, two and three", async () => {
    const file = await compile(await files.kernel(name));
    const game = moment(file, wish, players);
    const [one, two, three] = [
      await thought(file, game, 1),
      await thought(file, game, 2),
      await thought(file, game, 3),
    ];
    const halvings = one.cafes[0]! / EACH;
    expect(halvings).toBeGreaterThan(1);
    expect([two.cafes, three.cafes]).toEqual([Array(2).fill(3 * halvings), Array(3).fill(2 * halvings)]);
    expect(one.tried[0]!.simulations).toBe(EACH * halvings);
    expect(one.tried[0]!.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(two.tried).toStrictEqual(one.tried);
    expect(three.tried).toStrictEqual(one.tried);
  });

  it("comes to the same however its cafés are shared out", async () => {
    const file = await compile(await files.kernel(name));
    const game = moment(file, wish, players);
    const whole = raced(file, game, [7]);
    expect(raced(file, game, [1, 4, 2])).toStrictEqual(whole);
    expect(raced(file, game, [8])).not.toStrictEqual(whole);
  });
});
