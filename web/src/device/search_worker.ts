/** A searcher in a worker: does shares of a search, one after the other. */
import { createSearcher } from "../local/searcher.ts";
import type { LocalFiles, SearchShare } from "../local/host.ts";
import type { SearchAnswer } from "./searchers.ts";

const tell = (answer: SearchAnswer): void => postMessage(answer);

export function answerShares(files: LocalFiles): void {
  const search = createSearcher(files);
  onmessage = ({ data }: MessageEvent<SearchShare>) => {
    search(data).then(
      (result) => tell({ result }),
      (error: unknown) => tell({ failure: String(error) }),
    );
  };
}
