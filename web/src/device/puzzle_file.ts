/** The puzzles of a game. Fetched when somebody asks for one: a game is opened sooner without. */
import type { GameName } from "../lib/protocol.ts";
import { addresses, read } from "./files.ts";

const GZIP = [0x1f, 0x8b]; // how a packed file begins
Object.assign(
  addresses,
  import.meta.glob("../../../src/cafe/puzzles/data/*.jsonl.gz", { query: "?url", import: "default", eager: true }),
);

/** The text of a packed file. A host that says how it is packed has had it unpacked by the browser already. */
async function unpacked(answer: Response): Promise<string> {
  const content = await answer.blob();
  const begin = new Uint8Array(await content.slice(0, GZIP.length).arrayBuffer());
  if (GZIP.some((byte, at) => begin[at] !== byte)) return content.text();
  return new Response(content.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

export const puzzlesOf = (game: GameName): Promise<string> => read(`${game}.jsonl.gz`, unpacked);
