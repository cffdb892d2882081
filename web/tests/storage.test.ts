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

describe("a list that several tabs keep", () => {
  it("loses nothing that another tab has added", async () => {
    const items = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    });
    const tab = async () => {
      vi.resetModules();
      return import("../src/lib/storage.svelte.ts");
    };
    const [first, second] = [await tab(), await tab()];
    first.keepMatch(match(1));
    second.keepMatch(match(2));
    first.keepMatch({ ...match(1), over: true });
    second.forgetMatch("3");
    expect(JSON.parse(items.get("cafe-matches")!)).toMatchObject([{ id: "1", over: true }, { id: "2" }]);
    vi.unstubAllGlobals();
  });

  it("stays as it is here where nothing can be kept any more", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => "[]",
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    vi.resetModules();
    const { keepMatch, stored } = await import("../src/lib/storage.svelte.ts");
    keepMatch(match(1));
    keepMatch(match(2));
    expect(stored.matches.map((one) => one.id)).toEqual(["2", "1"]);
    vi.unstubAllGlobals();
  });
});
