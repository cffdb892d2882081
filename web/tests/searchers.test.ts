import { afterEach, expect, it, vi } from "vitest";
import type { SearchShare } from "../src/local/host.ts";
import { searcherPool, searchersFor } from "../src/device/searchers.ts";

const share = {} as SearchShare;
const here = new Float64Array([1]);
const there = new Float64Array([2]);

/** A worker that answers, or breaks. */
function workers(isBroken: boolean): void {
  vi.stubGlobal(
    "Worker",
    class {
      onmessage = (_: unknown): void => {};
      onerror = (_: unknown): void => {};
      postMessage = () =>
        setTimeout(() =>
          isBroken ? this.onerror({ message: "broken" }) : this.onmessage({ data: { result: there } }),
        );
      terminate = () => {};
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

it("takes half of the cores, one at least", () => {
  expect([1, 2, 3, 8].map(searchersFor)).toEqual([1, 1, 1, 4]);
  expect(searchersFor(undefined)).toBe(1);
});

it("says how many think", async () => {
  workers(false);
  const told: number[] = [];
  const tellThinking = (searchers: number): number => told.push(searchers);
  const pool = searcherPool({ script: "", size: 2, tellThinking, runHere: () => Promise.resolve(here) });
  expect(await Promise.all([pool.run(0, share), pool.run(1, share)])).toEqual([there, there]);
  expect(told).toEqual([1, 2, 1, 0]);
});

it("searches on without workers", async () => {
  const pool = searcherPool({ script: "", size: 1, tellThinking: () => {}, runHere: () => Promise.resolve(here) });
  workers(true);
  expect(await pool.run(0, share)).toBe(here);
  vi.stubGlobal("Worker", undefined);
  expect(await pool.run(0, share)).toBe(here);
});
