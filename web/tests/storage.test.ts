import { describe, expect, it, vi } from "vitest";
import type { StoredMatch } from "../src/lib/storage.svelte.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { forgetToken, keepMatch, storedMatch, nameToken, tidied } = await import("../src/lib/storage.svelte.ts");
const match = (id: number, over = false): StoredMatch => ({
  id: String(id),
  game: "card",
  tokens: {},
  names: [],
  at: 0,
  over,
});

describe("matches kept in the browser", () => {
  it("drops the oldest finished ones beyond twenty", () => {
    const many = Array.from({ length: 23 }, (_, id) => match(id, true));
    expect(tidied(many).map((one) => one.id)).toEqual(many.slice(0, 20).map((one) => one.id));
  });

  it("never drops one in play", () => {
    const many = [...Array.from({ length: 24 }, (_, id) => match(id, id % 2 === 0)), match(99)];
    const left = tidied(many);
    expect(left.filter((one) => !one.over).length).toBe(13);
    expect(left.length).toBe(20);
    const going = Array.from({ length: 30 }, (_, id) => match(id));
    expect(tidied(going)).toEqual(going);
  });
});

describe("tokens of a match", () => {
  it("are forgotten one by one, and called as their places are", () => {
    keepMatch({ ...match(7), tokens: { Ada: "a", Ben: "b" } });
    nameToken("7", "b", "Benno");
    expect(storedMatch("7")?.tokens).toEqual({ Ada: "a", Benno: "b" });
    nameToken("7", "a", "Benno");
    expect(storedMatch("7")?.tokens).toEqual({ Benno: "a", "": "b" });
    forgetToken("7", "a");
    expect(storedMatch("7")?.tokens).toEqual({ "": "b" });
    forgetToken("7", "b");
    expect(storedMatch("7")).toBeUndefined();
  });
});
