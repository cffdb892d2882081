/** The kernels of this café: one for the tables of each game, another for thinking about its turns. */
import { type GameRules, withKernel } from "../../kernel/src/game_rules.ts";
import { compile, type Compiled, Kernel } from "../../kernel/src/kernel.ts";
import { Ruleset } from "../../kernel/src/ruleset.ts";
import { poolOfOne, Search, type SearcherPool } from "../../kernel/src/search.ts";
import type { GameName } from "../lib/protocol.ts";
import type { LocalFiles, Terms } from "./host.ts";
import { remembered } from "./remembered.ts";

const MOST_KNOWN = 16; // rulesets of one game: plans come from anywhere

/** One game's kernels. */
export class GameRoom {
  readonly #rules = new Map<string, GameRules>();
  #search: Search | null = null;
  #thinking: Promise<unknown> = Promise.resolve();

  /** `newSearch` is called when somebody thinks for the first time. */
  constructor(
    readonly kernel: Kernel,
    readonly newSearch: () => Search,
  ) {}

  /** The rules that somebody wishes for; SetupError names all that is wrong with them. */
  async checkedRules(wish: Omit<Terms, "game">): Promise<GameRules> {
    const { checkPlan } = await import("./more_routes.ts");
    checkPlan(this.kernel.data, wish);
    return this.rulesFor(wish);
  }

  /** The rules that a game is played by, which were checked when it began. */
  rulesFor({ edition, same_sex_tables, plan }: Omit<Terms, "game">): GameRules {
    const key = JSON.stringify([edition, same_sex_tables, plan]);
    const known = this.#rules.get(key);
    if (known) return known;
    if (this.#rules.size >= MOST_KNOWN) this.#rules.clear();
    const made = withKernel(this.kernel, new Ruleset(this.kernel.data, { edition, same_sex_tables, plan }));
    this.#rules.set(key, made);
    return made;
  }

  /** Think once the search under way has finished. */
  think<T>(work: (search: Search) => Promise<T>): Promise<T> {
    const turn = this.#thinking.then(() => work((this.#search ??= this.newSearch())));
    this.#thinking = turn.catch(() => {});
    return turn;
  }
}

/** The rooms of all games, each furnished when it is first entered. */
export class Rooms {
  readonly #rooms = new Map<GameName, Promise<GameRoom>>();

  constructor(
    readonly files: LocalFiles,
    readonly searchers?: SearcherPool,
  ) {}

  /** A game's room; a file that does not arrive is asked for again the next time. */
  of(game: GameName): Promise<GameRoom> {
    return remembered(this.#rooms, game, () => this.#furnish(game));
  }

  async #furnish(game: GameName): Promise<GameRoom> {
    const file = await compile(await this.files.kernel(game));
    return new GameRoom(new Kernel(file), () => new Search(new Kernel(file), poolFor(file, this.searchers)));
  }
}

/** The searchers there are; this thread alone without them, and for a share that one of them has failed to do. */
function poolFor(file: Compiled, searchers?: SearcherPool): SearcherPool {
  let own: SearcherPool | undefined;
  const here = () => (own ??= poolOfOne(new Kernel(file)));
  if (!searchers) return here();
  return {
    size: searchers.size,
    run: (searcher, share) => searchers.run(searcher, share).catch(() => here().run(0, share)),
  };
}
