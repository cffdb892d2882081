import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { count, keepOpponents, levelToMeet, offerAfter, opponents, remember } = await import("../src/lib/progress.ts");
const LEVELS = ["level1", "level2", "level3"];

beforeEach(() => kept.clear());

it("begins with the gentlest and goes where one has come to", () => {
  expect(levelToMeet(LEVELS)).toBe("level1");
  count("a", "level2", true);
  expect(levelToMeet(LEVELS)).toBe("level2");
});

it("offers somebody stronger after a victory, somebody gentler after three defeats", () => {
  expect(offerAfter(LEVELS, "level1", true, 0)).toBe("level2");
  expect(offerAfter(LEVELS, "level3", true, 0)).toBeUndefined();
  expect(offerAfter(LEVELS, "level2", false, 2)).toBeUndefined();
  expect(offerAfter(LEVELS, "level2", false, 3)).toBe("level1");
  expect(offerAfter(LEVELS, "level1", false, 9)).toBeUndefined();
});

it("meets whom one has chosen, and whoever was taken from an offer since", () => {
  count("a", "level2", true);
  keepOpponents({ count: 3, level: "level1" });
  expect(levelToMeet(LEVELS)).toBe("level1");
  remember("level3");
  expect(levelToMeet(LEVELS)).toBe("level3");
  expect(opponents()).toEqual({ count: 3, level: "level3" });
  keepOpponents({ count: 3, level: "gone" });
  expect(levelToMeet(LEVELS)).toBe("level3");
});

it("counts a result once, however often it is shown", () => {
  expect(count("a", "level2", false).lost).toBe(1);
  expect(count("a", "level2", false).lost).toBe(1);
  expect(count("b", "level2", false).lost).toBe(2);
  expect(count("c", "level2", true).lost).toBe(0);
});
