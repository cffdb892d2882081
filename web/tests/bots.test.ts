import { expect, it, vi } from "vitest";
import { ratedName, spokenName } from "../src/lib/bots.ts";
import type { Entry, House } from "../src/lib/protocol.ts";
import { speak } from "../src/lib/words.svelte.ts";

const house = { levels: [] as House["levels"] } as House;

it("shows a bot's name without what records tell of it", () => {
  expect(spokenName(house, "Waiter 2, level3 (rules 1, players 1; points; learnt bbdad050)")).toBe("Waiter 2");
  expect(spokenName(house, "Patron, level5@0.5s (rules 1, players 1; search 16 turns, 0.5 s)")).toBe("Patron");
  expect(spokenName(house, "Ada (the great)")).toBe("Ada (the great)");
});

it("tells a rated bot's time and its version if it is past", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const rated = (level: string | null, seconds: number | null, version: string | null): string =>
    ratedName({ name: "Ada", level, seconds, version } as Entry);
  await speak("en");
  expect(rated(null, null, null)).toBe("Ada");
  expect(rated("level9", null, null)).toBe("Ada");
  expect(rated("level3", null, null)).toBe("Waiter");
  expect(rated("level5", 0.5, "1.1")).toBe("Patron, 0.5s (1.1)");
  await speak("de");
  expect(rated("level5", 0.5, null)).toBe("Wirt, 0,5 Sek.");
});
