import { expect, it } from "vitest";
import { spokenName } from "../src/lib/bots.ts";
import type { House } from "../src/lib/types.ts";

const house = { levels: [] as House["levels"] } as House;

it("shows a bot's name without what records tell of it", () => {
  expect(spokenName(house, "Waiter 2, level3 (rules 1, players 1; points; learnt bbdad050)")).toBe("Waiter 2");
  expect(spokenName(house, "Patron, level5@0.5s (rules 1, players 1; search 16 turns, 0.5 s)")).toBe("Patron");
  expect(spokenName(house, "Ada (the great)")).toBe("Ada (the great)");
});
