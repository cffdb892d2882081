import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Match } from "../src/lib/protocol.ts";
import { speak } from "../src/lib/words.svelte.ts";
import { termsOf } from "../src/play/terms.ts";

const match = (game: string) =>
  ({ game, options: { same_sex_tables: true }, time: { limit: "none" } }) as unknown as Match;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});
afterAll(() => vi.unstubAllGlobals());

it("seats girls and boys in Junior, also in a list that matches of every game are in", () => {
  expect(termsOf(match("junior"))).toEqual(["Girls' and boys' tables"]);
  expect(termsOf(match("card"))).toEqual(["Ladies' and gentlemen's tables"]);
});
