import { describe, expect, it } from "vitest";
import { chipStacks, stripWidth } from "../src/play/chips.ts";

const worth = (score: number) => chipStacks(score).reduce((sum, stack) => sum + stack.value * stack.count, 0);

describe("chips", () => {
  it("are worth the score", () => {
    for (const score of [0, 1, 4, 9, 28, 99, 141, 250]) expect(worth(score)).toBe(score);
    expect(chipStacks(-5)).toEqual([]);
  });

  it("lie side by side while they are few, and in piles that fit once they are many", () => {
    expect(chipStacks(28).map((one) => one.value)).toEqual([10, 10, 5, 1, 1, 1]);
    expect(chipStacks(141).map(({ value, count }) => [value, count])).toEqual([
      [10, 14],
      [1, 1],
    ]);
    expect(Math.max(...chipStacks(259).map((one) => one.x))).toBeLessThan(130);
    expect(stripWidth(chipStacks(0))).toBe(0);
    for (const score of [1, 28, 141, 259]) {
      const stacks = chipStacks(score);
      expect(stripWidth(stacks)).toBeGreaterThan(stacks.at(-1)!.x + 8);
      expect(stripWidth(stacks)).toBeLessThan(160);
    }
  });
});
