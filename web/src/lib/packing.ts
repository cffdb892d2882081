/** A game as part of a link: its document deflated, in letters that an address may have. Nobody but who opens the link sees it. */

const MOST_LETTERS = 16_000; // longer links are cut off by what people send them with
const MOST_BYTES = 1_000_000; // of a document: a short link may unpack to very much

/** A document as text for a link; empty where it is too long for one, or the browser cannot do it. */
export async function packGame(document: unknown): Promise<string> {
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(document));
    const packed = letters(await through(bytes, new CompressionStream("deflate-raw"), MOST_BYTES));
    return packed.length > MOST_LETTERS ? "" : packed;
  } catch {
    return "";
  }
}

/** What a link carries; an error if it is not one of ours. Whether it is a game is for the kernel to say. */
export async function unpackGame(text: string): Promise<unknown> {
  if (text.length > MOST_LETTERS) throw new RangeError("too long");
  const bytes = await through(fromLetters(text), new DecompressionStream("deflate-raw"), MOST_BYTES);
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
}

type Transform = ReadableWritablePair<Uint8Array, BufferSource>;

async function through(bytes: Uint8Array<ArrayBuffer>, transform: Transform, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(new Uint8Array(part.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const letters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
