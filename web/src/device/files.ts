/** What the café on this device is made of, fetched when it is needed; a file that is missing or damaged is a Refused. */
import type { KernelData, KernelFile } from "../../kernel/src/kernel_file.ts";
import { Refused } from "../lib/refused.ts";
import type { GameName, House } from "../lib/protocol.ts";
import type { LocalFiles } from "../local/host.ts";

/** By path; whoever is fetched later adds those of files that are needed later. */
export const addresses: Record<string, string> = import.meta.glob("../../kernel/files/*", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Of each file, what a browser compares it with (Subresource Integrity); written by digests.ts. */
declare const DIGESTS: Record<string, string>;

const addressOf = (file: string): string => Object.entries(addresses).find(([path]) => path.endsWith(`/${file}`))![1];

const damaged = (file: string): Refused => new Refused({ code: "kernel", message: `${file} is missing or damaged` });

async function fetched<T>(file: string, reader: (answer: Response) => Promise<T>, cache: RequestCache): Promise<T> {
  const answer = await fetch(addressOf(file), { cache, integrity: DIGESTS[file] });
  if (!answer.ok) throw damaged(file);
  return reader(answer);
}

/** Without the copy for offline use: it may be what is damaged. */
async function forget(file: string): Promise<void> {
  const address = new URL(addressOf(file), location.href).href;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
}

/** Fetch a file and read it, again if that fails; whatever goes wrong on the way, the file cannot be used. */
export async function read<T>(file: string, reader: (answer: Response) => Promise<T>): Promise<T> {
  try {
    return await fetched(file, reader, "default");
  } catch {
    if (typeof caches !== "undefined") await forget(file).catch(() => {});
    return fetched(file, reader, "reload").catch(() => Promise.reject(damaged(file)));
  }
}

export const houseFile = (): Promise<House> => read("house.json", (answer) => answer.json() as Promise<House>);

async function kernelFile(game: GameName): Promise<KernelFile> {
  const [module, facts] = await Promise.all([
    read(`${game}.wasm`, async (answer) => WebAssembly.compile(await answer.arrayBuffer())),
    read(`${game}.json`, (answer) => answer.json() as Promise<KernelData>),
  ]);
  return { module, data: facts };
}

/** Each kernel is asked for once; what failed is tried again the next time. */
function kernelsOnce(): LocalFiles["kernel"] {
  const known = new Map<GameName, Promise<KernelFile>>();
  return (game) => {
    const found = known.get(game) ?? kernelFile(game);
    known.set(game, found);
    found.catch(() => known.delete(game));
    return found;
  };
}

export const localFiles = (): LocalFiles => ({
  kernel: kernelsOnce(),
  house: houseFile,
  puzzles: async (game) => (await import("./puzzle_file.ts")).puzzlesOf(game),
});
