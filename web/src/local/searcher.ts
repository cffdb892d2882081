/** A searcher for a worker of its own: does shares of a search that runs elsewhere (LocalHostOptions.searchers). */
import { compile, Kernel } from "../../kernel/src/kernel.ts";
import type { SearchShare } from "../../kernel/src/race.ts";
import { Searcher } from "../../kernel/src/search.ts";
import type { GameName } from "../lib/protocol.ts";
import type { LocalFiles } from "./host.ts";

/** Shares of any game, whose kernel is read when the first comes; one that does not arrive is asked for again the next time. */
export function createSearcher(files: Pick<LocalFiles, "kernel">): (share: SearchShare) => Promise<Float64Array> {
  const searchers = new Map<string, Promise<Searcher>>();
  const made = async (game: string) => new Searcher(new Kernel(await compile(await files.kernel(game as GameName))));
  return async (share) => {
    const known = searchers.get(share.game) ?? made(share.game);
    searchers.set(share.game, known);
    known.catch(() => searchers.delete(share.game));
    return (await known).run(share);
  };
}
