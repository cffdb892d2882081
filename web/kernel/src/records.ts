/** Records as bytes: their fields read and written by the kernel's table of offsets. */
import type { Field, Layout } from "./kernel_file.ts";

/** One record in JavaScript's own memory. */
export class RecordBytes {
  readonly bytes: Uint8Array;
  readonly #layout: Layout;
  readonly #view: DataView;

  constructor(layout: Layout, bytes: Uint8Array = new Uint8Array(layout.size)) {
    this.#layout = layout;
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, layout.size);
  }

  has(name: string): boolean {
    return name in this.#layout.fields;
  }

  /** A number; the first of an array. */
  get(name: string): number {
    return this.at(name, 0);
  }

  /** One number of an array. */
  at(name: string, index: number): number {
    const [offset, type] = this.#field(name);
    return readers[type]!(this.#view, offset + index * width(type));
  }

  /** All numbers of an array, or the first of them. */
  all(name: string, count = this.count(name)): number[] {
    return Array.from({ length: count }, (_, index) => this.at(name, index));
  }

  /** How many numbers an array has. */
  count(name: string): number {
    return this.#field(name)[2].reduce((size, length) => size * length, 1);
  }

  set(name: string, value: number | bigint, index = 0): void {
    const [offset, type] = this.#field(name);
    writers[type]!(this.#view, offset + index * width(type), value);
  }

  fill(name: string, values: readonly number[]): void {
    values.forEach((value, index) => this.set(name, value, index));
  }

  #field(name: string): Field {
    const field = this.#layout.fields[name];
    if (!field) throw new RangeError(`the record has no field ${name}`);
    return field;
  }
}

const width = (type: string): number => Number(type.slice(1));

const readers: Record<string, (view: DataView, at: number) => number> = {
  i1: (view, at) => view.getInt8(at),
  i2: (view, at) => view.getInt16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  i8: (view, at) => Number(view.getBigInt64(at, true)),
};

const writers: Record<string, (view: DataView, at: number, value: number | bigint) => void> = {
  i1: (view, at, value) => view.setInt8(at, Number(value)),
  i2: (view, at, value) => view.setInt16(at, Number(value), true),
  i4: (view, at, value) => view.setInt32(at, Number(value), true),
  i8: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
};
