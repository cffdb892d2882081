/** The kernel's files as Node reads them, from beside this package's code. */
import { readFile } from "node:fs/promises";
import type { GameName } from "../../src/lib/protocol.ts";
import { type Compiled, compile } from "./kernel.ts";
import type { KernelData } from "./kernel_file.ts";

const FILES = new URL("../files/", import.meta.url);

/** The compiled kernel of a game and its data. */
export async function readKernel(game: GameName): Promise<Compiled> {
  const [module, data] = await Promise.all([
    readFile(new URL(`${game}.wasm`, FILES)),
    readFile(new URL(`${game}.json`, FILES), "utf8"),
  ]);
  return compile({ module, data: JSON.parse(data) as KernelData });
}
