/** Workers that help level 5 to think: up to half of the device's cores. */
import type { SearcherPool, SearchShare } from "../local/host.ts";

export type SearchAnswer = { result: Float64Array } | { failure: string };

/** Half of the cores, one at least, also where the browser does not tell how many there are. */
export const searchersFor = (cores: number | undefined): number => Math.max(1, Math.floor((cores || 2) / 2));

export const SEARCHER = "searcher"; // a worker's name

class Searcher {
  #worker: Worker | undefined;

  constructor(readonly script: string) {}

  /** One share at a time; the host sees to that. */
  run(share: SearchShare): Promise<Float64Array> {
    return new Promise((resolve, reject) => {
      // throws in browsers where a worker may have no workers
      this.#worker ??= new Worker(this.script, { type: "module", name: SEARCHER });
      const worker = this.#worker;
      const fail = (why: string): void => {
        worker.terminate();
        this.#worker = undefined; // the next share gets a new one
        reject(new Error(why));
      };
      worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) =>
        "result" in data ? resolve(data.result) : fail(data.failure);
      worker.onerror = (event) => fail(event.message || "a searcher could not be started");
      worker.postMessage(share);
    });
  }
}

export interface PoolOptions {
  script: string; // of the workers
  size: number;
  tellThinking: (searchers: number) => void; // how many are at work, whenever that changes
  runHere: (share: SearchShare) => Promise<Float64Array>; // where a worker cannot be had
}

/** A pool of workers, started when they are first needed. */
export function searcherPool({ script, size, tellThinking, runHere }: PoolOptions): SearcherPool {
  const searchers = Array.from({ length: size }, () => new Searcher(script));
  let busy = 0;
  const change = (by: number): void => tellThinking((busy += by));
  return {
    size,
    async run(searcher, share) {
      change(1);
      try {
        return await searchers[searcher]!.run(share).catch(() => runHere(share));
      } finally {
        change(-1);
      }
    },
  };
}
