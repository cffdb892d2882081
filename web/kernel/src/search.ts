/** The search: the most promising turns tried in imagined cafés, by several searchers if there are some (bots/search.py). */
import type { Game } from "./game.ts";
import type { Kernel } from "./kernel.ts";
import type { Effort } from "./kernel_file.ts";
import { Planner } from "./planner.ts";
import { MOST_CAFES, Race, type SearchSettings, type SearchShare, type Tried } from "./race.ts";
import { Ruleset } from "./ruleset.ts";

const A_LOOK = 15; // ms that a share should take: long enough not to count the way there and back

/** Those who do shares of a search: side by side, each one at a time. */
export interface SearcherPool {
  readonly size: number;
  run(searcher: number, share: SearchShare): Promise<Float64Array>;
}

/** Does shares of searches on a kernel of its own. */
export class Searcher {
  readonly #race: Race;
  readonly #kernel: Kernel;
  #known: { key: string; ruleset: Ruleset } | null = null;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#race = new Race(new Planner(kernel));
  }

  run(share: SearchShare): Float64Array {
    const key = JSON.stringify(share.rules);
    if (this.#known?.key !== key) this.#known = { key, ruleset: new Ruleset(this.#kernel.data, share.rules) };
    return this.#race.run(share, this.#known.ruleset);
  }
}

/** One searcher on this thread, which lets others have their turn between shares. */
export function poolOfOne(kernel: Kernel): SearcherPool {
  const searcher = new Searcher(kernel);
  return {
    size: 1,
    run: async (_, share) => {
      await breathe();
      return searcher.run(share);
    },
  };
}

/** Let whatever waits have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What a search is told besides the game. */
export type Wish = Pick<SearchSettings, "style" | "policy" | "seed" | "evenOne"> & {
  effort: Effort;
  also?: readonly (readonly number[])[];
};

/** Thinks about one game at a time. */
export class Search {
  readonly planner: Planner;
  readonly #race: Race;
  readonly #pool: SearcherPool;

  constructor(kernel: Kernel, pool: SearcherPool) {
    this.planner = new Planner(kernel);
    this.#race = new Race(this.planner);
    this.#pool = pool;
  }

  /** The turns worth trying, the best first; `also` are turns to try anyway. */
  async think(game: Game, wish: Wish): Promise<Tried[]> {
    const began = performance.now();
    const { effort, also = [], ...rest } = wish;
    const settings: SearchSettings = { ...rest, putBack: game.putBack, simulations: effort.simulations ?? 0 };
    const cafe = this.#race.begin(game, settings, also);
    if (effort.seconds !== null && (this.#race.listed > 1 || settings.evenOne))
      await this.#run(game, settings, cafe, { began, ms: 1000 * effort.seconds });
    return this.#race.tried();
  }

  /** Try and halve until one turn is left, an equal part of the time for each halving. */
  async #run(
    game: Game,
    settings: SearchSettings,
    cafe: Uint8Array,
    time: { began: number; ms: number },
  ): Promise<void> {
    const halvings = Math.max(1, Math.ceil(Math.log2(this.#race.listed)));
    let each = 1; // cafés for each searcher at once
    for (let halving = 1; this.#race.isRunning(); halving++) {
      const until = time.began + (time.ms * halving) / halvings;
      let took = 0;
      let isFirst = halving === 1;
      while (isFirst || performance.now() + took < until) {
        isFirst = false;
        const asked = performance.now();
        await this.#tryOut(game, settings, cafe, each);
        took = performance.now() - asked;
        each = Math.max(1, Math.min(MOST_CAFES, Math.round((each * A_LOOK) / Math.max(took, 0.1))));
      }
      this.#race.halve(settings.style.trust);
    }
    this.#race.rank(settings.style.trust);
  }

  /** Have every searcher try the turns in some cafés, and join the results in order. */
  async #tryOut(game: Game, settings: SearchSettings, cafe: Uint8Array, each: number): Promise<void> {
    const { cafes: before } = this.#race;
    const shares = Array.from({ length: this.#pool.size }, (_, searcher) =>
      this.#pool.run(
        searcher,
        this.#race.share(game, settings, cafe, { first: before + searcher * each, cafes: each }),
      ),
    );
    for (const results of await Promise.all(shares)) this.#race.add(results, each);
  }
}
