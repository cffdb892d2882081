/** The café's files as Node reads them. */
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { KernelData } from "../../kernel/src/index.ts";
import type { House } from "../../src/lib/protocol.ts";
import type { LocalFiles, MatchRecord, MatchStore } from "../../src/local/host.ts";

/** The files of a checkout, by the path of its folder `web`. */
export function filesIn(web: string): LocalFiles {
  const json = async <T>(name: string) => JSON.parse(await readFile(`${web}/kernel/files/${name}.json`, "utf8")) as T;
  return {
    kernel: async (game) => ({
      module: await readFile(`${web}/kernel/files/${game}.wasm`),
      data: await json<KernelData>(game),
    }),
    house: () => json<House>("house"),
    puzzles: async (game) => gunzipSync(await readFile(`${web}/../src/cafe/puzzles/data/${game}.jsonl.gz`)).toString(),
  };
}

/** A store that forgets when it goes; it keeps copies, as a browser's does. */
export class MemoryStore implements MatchStore {
  readonly records = new Map<string, MatchRecord>();

  load = (match: string) => Promise.resolve(structuredClone(this.records.get(match)));
  list = () => Promise.resolve([...this.records.values()].map((record) => structuredClone(record)));

  save = (record: MatchRecord): Promise<boolean> => {
    this.records.set(record.id, structuredClone(record));
    return Promise.resolve(true);
  };

  remove = (match: string): Promise<void> => {
    this.records.delete(match);
    return Promise.resolve();
  };
}
