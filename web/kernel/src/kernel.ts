/** The compiled kernel in its linear memory: room for records and arrays, and calls of its entries. */
import type { KernelData, KernelFile, RecordName } from "./kernel_file.ts";

const PAGE = 65_536;
const WORD = 8;
const MOST_WORDS = 128; // of any call
const FAILED = -(2n ** 63n);

/** An array in the kernel's memory: where it begins, and its length in each dimension. */
export interface Block {
  at: number;
  shape: number[];
}

/** What an entry is called with, by the names of its parameters. */
export type Arguments = Record<string, Block | number | bigint | boolean>;

/** A module ready to be used, as often as one likes, and its data. */
export interface Compiled {
  module: WebAssembly.Module;
  data: KernelData;
}

/** A kernel that does not come up, or an entry that failed: a fault of the files or of the program, never of a player. */
export class KernelError extends Error {}

export class Kernel {
  readonly data: KernelData;
  #exports: Record<string, WebAssembly.ExportValue>;
  #memory: WebAssembly.Memory;
  #top: number;
  #block: Block; // the words of a call

  constructor(file: Compiled) {
    this.data = file.data;
    this.#exports = new WebAssembly.Instance(file.module).exports;
    this.#memory = this.#exports.memory as WebAssembly.Memory;
    this.#top = Number((this.#exports.__heap_base as WebAssembly.Global).value);
    this.#block = this.words(MOST_WORDS);
  }

  /** Room of one's own for some records of a kind, all zeros. */
  records(name: RecordName, count = 1): Block {
    return { at: this.#room(this.data.records[name].size * count), shape: [count] };
  }

  /** Room of one's own for 64-bit numbers, integers or floats, all zeros. */
  words(...shape: number[]): Block {
    return { at: this.#room(WORD * product(shape)), shape };
  }

  /** Floats that are written once. */
  floats(numbers: readonly number[], ...shape: number[]): Block {
    const block = this.words(...shape);
    this.floatsAt(block).set(numbers);
    return block;
  }

  #room(size: number): number {
    const at = (this.#top + 15) & ~15;
    this.#top = at + size;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** The integers of a block, as they lie in memory until it grows. */
  wordsAt(block: Block): BigInt64Array {
    return new BigInt64Array(this.#memory.buffer, block.at, product(block.shape));
  }

  /** The floats of a block, as they lie in memory until it grows. */
  floatsAt(block: Block): Float64Array {
    return new Float64Array(this.#memory.buffer, block.at, product(block.shape));
  }

  /** The first `count` integers of a block. */
  numbers(block: Block, count = product(block.shape)): number[] {
    return Array.from(this.wordsAt(block).subarray(0, count), Number);
  }

  /** A copy of bytes from a block on. */
  read(block: Block, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, block.at, size).slice();
  }

  write(block: Block, bytes: Uint8Array): void {
    new Uint8Array(this.#memory.buffer).set(bytes, block.at);
  }

  /** Call an entry; returns the number that it returns. */
  call(entry: string, given: Arguments): number {
    const run = this.#exports[`cafe_${this.data.game}_${entry}`] as ((block: number) => bigint) | undefined;
    if (!run) throw new KernelError(`the kernel has no entry ${entry}`);
    const words = this.wordsAt(this.#block);
    const floats = this.floatsAt(this.#block);
    let slot = 0;
    for (const [name, kind, dimensions] of this.data.entries[entry]!) {
      const value = given[name];
      if (value === undefined) throw new KernelError(`${entry} needs ${name}`);
      if (typeof value === "object") words.set([value.at, ...value.shape].map(BigInt), slot);
      else if (kind === "f") floats[slot] = Number(value);
      else words[slot] = BigInt(value);
      slot += 1 + dimensions;
    }
    const returned = run(this.#block.at);
    if (returned === FAILED) throw new KernelError(`the entry ${entry} failed`);
    return Number(returned);
  }
}

/** Compile the module of a file, unless it is compiled; KernelError with one sentence if it is damaged. */
export async function compile(file: KernelFile): Promise<Compiled> {
  const { module, data } = file;
  try {
    return { module: module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module), data };
  } catch (error) {
    throw new KernelError(`the rules of the ${data.game} game are damaged: ${String(error)}`);
  }
}

const product = (shape: readonly number[]): number => shape.reduce((size, length) => size * length, 1);
