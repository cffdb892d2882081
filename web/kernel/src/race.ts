/** A race of turns in the kernel's memory: listed, tried side by side, halved (bots/sequential_halving.py). */
import type { Game } from "./game.ts";
import type { Arguments, Block } from "./kernel.ts";
import type { Style } from "./kernel_file.ts";
import { type Learnt, type Planner, writeTurn } from "./planner.ts";
import { Ruleset, type RulesetWish } from "./ruleset.ts";

const [LISTED, ALIVE, CAFES] = [0, 1, 3] as const; // what a race counts
const MOST_PLAYERS = 5;
const MOST_TURNS = 20; // of any level, and those asked for
export const MOST_CAFES = 32; // of one share
const OPENING = 0; // cafés of a share: list the turns, no more
const WHOLE = -1; // everything, for the given number of simulations
const [CHANCE, MARGIN] = [0, 1] as const; // columns of results

/** A turn and how it fared. */
export interface Tried {
  codes: number[];
  chance: number;
  margin: number; // expected over the best of the others at the end
  chances: number[]; // to win, for every player
  simulations: number;
}

/** What to search for, and how. */
export interface SearchSettings {
  style: Style;
  policy: "players" | "calibrated"; // the players' own evaluation, or the one that hints are judged by
  putBack: number;
  seed: number;
  simulations: number; // 0 if a clock says when to stop
  evenOne: boolean; // whether the only turn there is is tried
}

/** A part of a search as plain data, for a searcher elsewhere: turns to try in `cafes` cafés from number `first` on. */
export interface SearchShare {
  game: string;
  rules: RulesetWish;
  settings: SearchSettings;
  cafe: Uint8Array; // the state, with all forgotten that is hidden
  players: number;
  turns: BigInt64Array;
  order: BigInt64Array;
  counters: BigInt64Array;
  first: number;
  cafes: number;
}

/** Room for one race at a time. */
export class Race {
  readonly #planner: Planner;
  readonly #rooms: Record<string, Block>;
  readonly #results: Block;
  #most = 0; // turns of this race
  #asked = 0;
  #players = 0;

  constructor(planner: Planner) {
    const { kernel } = planner;
    const { turn, counters, chances } = kernel.data.sizes;
    this.#planner = planner;
    this.#rooms = {
      turns: kernel.words(MOST_TURNS, turn),
      values: kernel.words(MOST_TURNS),
      prior: kernel.words(MOST_TURNS),
      sums: kernel.words(MOST_TURNS, chances + MOST_PLAYERS),
      counts: kernel.words(MOST_TURNS),
      order: kernel.words(MOST_TURNS),
      asked: kernel.words(MOST_TURNS, turn),
      kept: kernel.words(MOST_TURNS),
      counters: kernel.words(counters),
    };
    this.#results = kernel.words(MOST_CAFES, MOST_TURNS, chances + MOST_PLAYERS);
  }

  get #columns(): number {
    return this.#planner.kernel.data.sizes.chances + this.#players;
  }

  /** The race's arrays, cut to its size. */
  #arguments(): Arguments {
    const { turn, counters } = this.#planner.kernel.data.sizes;
    const shapes: Record<string, number[]> = {
      turns: [this.#most, turn],
      sums: [this.#most, this.#columns],
      asked: [this.#asked, turn],
      counters: [counters],
    };
    const cut = (name: string): Block => ({ at: this.#rooms[name]!.at, shape: shapes[name] ?? [this.#most] });
    return Object.fromEntries(Object.keys(this.#rooms).map((name) => [`race.${name}`, cut(name)]));
  }

  #clear(players: number, turns: number, asked: number): void {
    for (const room of Object.values(this.#rooms)) this.#planner.kernel.wordsAt(room).fill(0n);
    this.#players = players;
    this.#asked = asked;
    this.#most = turns + asked;
  }

  #search(settings: SearchSettings, first: number, cafes: number, results: Block): void {
    const { style } = settings;
    const learnt: Learnt = this.#planner[settings.policy];
    this.#planner.kernel.call("search_turns", {
      ...this.#planner.buffers,
      ...this.#arguments(),
      "policy.choices": learnt.choices,
      "policy.others": style.others === "points" ? this.#planner.pointsAlone : learnt.choices,
      "policy.judging": learnt.weights,
      "policy.spread": learnt.spread,
      "settings.put_back": settings.putBack,
      "settings.seed": settings.seed,
      "settings.rounds": style.rounds,
      "settings.last_rounds": style.last_rounds,
      "settings.trust": style.trust,
      "settings.simulations": settings.simulations,
      "settings.even_one": settings.evenOne,
      "portion.first": first,
      "portion.cafes": cafes,
      results,
    });
  }

  /** List the most promising turns and those asked for; with a number of simulations, run the whole race. */
  begin(game: Game, settings: SearchSettings, also: readonly (readonly number[])[]): Uint8Array {
    const { kernel } = this.#planner;
    const asked = also.filter((codes) => codes.length <= kernel.data.sizes.depth);
    const cafe = this.#planner.takeIn(game);
    this.#clear(game.players.length, settings.style.turns, asked.length);
    asked.forEach((codes, row) => writeTurn(kernel, this.#rooms.asked!, row, codes));
    this.#search(settings, 0, settings.simulations ? WHOLE : OPENING, this.#resultsFor(1, this.#most));
    return cafe;
  }

  #resultsFor(cafes: number, turns: number): Block {
    return { at: this.#results.at, shape: [cafes, turns, this.#columns] };
  }

  #counter(which: number): number {
    return Number(this.#planner.kernel.wordsAt(this.#rooms.counters!)[which]);
  }

  get listed(): number {
    return this.#counter(LISTED);
  }

  /** How many cafés were tried. */
  get cafes(): number {
    return this.#counter(CAFES);
  }

  /** Whether turns are still to be tried and halved. */
  isRunning(): boolean {
    return this.#planner.kernel.call("cafes_due", { ...this.#arguments(), simulations: 0 }) > 0;
  }

  /** Count the results of some cafés. */
  add(results: Float64Array, cafes: number): void {
    const place = this.#resultsFor(cafes, this.#counter(ALIVE));
    this.#planner.kernel.floatsAt(place).set(results);
    this.#planner.kernel.call("add_results", { ...this.#arguments(), results: place });
  }

  /** Drop the worse half. */
  halve(trust: number): void {
    this.#planner.kernel.call("halve", { ...this.#arguments(), trust });
  }

  /** Put the turns in order at the end. */
  rank(trust: number): void {
    this.#planner.kernel.call("rank", { ...this.#arguments(), trust });
  }

  /** All turns of a race that was ranked, the best first. */
  tried(): Tried[] {
    return this.#planner.kernel.numbers(this.#rooms.order!, this.listed).map((turn) => this.#tried(turn));
  }

  #tried(turn: number): Tried {
    const { kernel } = this.#planner;
    const at = turn * this.#columns;
    const sums = kernel.floatsAt(this.#rooms.sums!).subarray(at, at + this.#columns);
    const count = Number(kernel.wordsAt(this.#rooms.counts!)[turn]);
    const mean = Array.from(sums, (sum) => sum / Math.max(1, count));
    return {
      codes: this.#planner.turnOf(this.#rooms.turns!, turn),
      chance: count ? mean[CHANCE]! : kernel.floatsAt(this.#rooms.prior!)[turn]!,
      margin: mean[MARGIN]!,
      chances: mean.slice(kernel.data.sizes.chances),
      simulations: count,
    };
  }

  /** The next cafés, for a searcher. */
  share(game: Game, settings: SearchSettings, cafe: Uint8Array, part: { first: number; cafes: number }): SearchShare {
    const copy = (name: string) => this.#planner.kernel.wordsAt(this.#rooms[name]!).slice();
    const { ruleset } = game;
    return {
      game: ruleset.data.game,
      rules: {
        edition: ruleset.editionName,
        same_sex_tables: ruleset.sameSexTables,
        plan: ruleset.ownPlan ? ruleset.plan.rows : null,
      },
      settings,
      cafe,
      players: game.players.length,
      turns: copy("turns"),
      order: copy("order"),
      counters: copy("counters"),
      ...part,
    };
  }

  /** Do a share of a race that runs elsewhere: how each turn still in the race fared, café by café. */
  run(share: SearchShare, ruleset: Ruleset): Float64Array {
    const { kernel } = this.#planner;
    this.#clear(share.players, share.settings.style.turns, 0);
    this.#most = MOST_TURNS;
    for (const name of ["turns", "order", "counters"] as const) kernel.wordsAt(this.#rooms[name]!).set(share[name]);
    this.#planner.takeCafe(ruleset, share.cafe);
    const results = this.#resultsFor(share.cafes, this.#counter(ALIVE));
    this.#search(share.settings, share.first, share.cafes, results);
    return kernel.floatsAt(results).slice();
  }
}
