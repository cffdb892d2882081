import { describe, expect, it } from "vitest";
import type { Step } from "../src/lib/protocol.ts";
import { pointsFrom } from "../src/play/pointsources.ts";

const step = (player: number, sources: Record<string, number>) => ({ player, sources }) as unknown as Step;

describe("what points came from", () => {
  it("adds up what the kernel says of every step, by player", () => {
    const steps = [step(0, { national_tables: 4 }), step(1, { bar: -2 }), step(0, { national_tables: 6, tables: 3 })];
    expect(pointsFrom(steps, 2)).toEqual([{ national_tables: 10, tables: 3 }, { bar: -2 }]);
  });
  it("has nothing of who scored nothing", () => {
    expect(pointsFrom([step(0, {})], 2)).toEqual([{}, {}]);
  });
});
