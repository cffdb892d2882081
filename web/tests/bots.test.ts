import { expect, it, vi } from "vitest";
import {
  botName,
  looksOf,
  mannerOf,
  placeName,
  ratedName,
  roleOf,
  seatable,
  spokenName,
  spokenNames,
  YOU,
  youAmong,
} from "../src/lib/bots.ts";
import type { Entry, House, Match } from "../src/lib/protocol.ts";
import { STAFF } from "../src/lib/staff.ts";
import { speak } from "../src/lib/words.svelte.ts";
import { allKeys, LANGUAGES, load } from "./catalogues.ts";

const house = { levels: [] as House["levels"] } as House;

it("shows a bot's name without what records tell of it", () => {
  expect(spokenName(house, "Waiter 2, level3 (rules 1, players 1; points; learnt bbdad050)")).toBe("Waiter 2");
  expect(spokenName(house, "Patron, level5@0.5s (rules 1, players 1; search 16 turns, 0.5 s)")).toBe("Patron");
  expect(spokenName(house, "Ada (the great)")).toBe("Ada (the great)");
  const levels = [{ level: "level5", name: "Owner", about: "" }];
  expect(["Owner", "Patron 2"].map((name) => spokenName({ ...house, levels }, name))).toEqual(["Margot", "Emil"]);
});

it("calls in its own language whom the server has forgotten", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("fr");
  expect(["Guest", "Guest 2", "Guest Star"].map((name) => spokenName(house, name))).toEqual([
    "Invité",
    "Invité 2",
    "Guest Star",
  ]);
  await speak("en");
});

it("calls you so in today's language, whichever you played in", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const words = ["en", ...LANGUAGES].map((language) => load(language).getMessage("you-name")!.value as string);
  expect(new Set(YOU)).toEqual(new Set(words));
  await speak("fr");
  const bot = "Waiter, level3 (rules 1, players 1; points)";
  expect(youAmong(house, [bot, "You"])).toBe(1);
  expect(spokenNames(house, [bot, "You"])).toEqual(["Waiter", "Vous"]);
  expect(youAmong(house, ["Tú", "Ada"])).toBe(null); // a name, among friends
  expect(spokenNames(house, ["Tú", "Ada"])).toEqual(["Tú", "Ada"]);
  const places = [
    { taken_by: "person", name: "Du" },
    { taken_by: "bot", name: "Waiter", level: "level3" },
  ];
  expect(placeName({ places } as Match, 0)).toBe("Vous");
  expect(placeName({ places: [places[0], { taken_by: "person", name: "Ada" }] } as Match, 0)).toBe("Du");
  await speak("en");
});

it("knows what those of a level look like", () => {
  expect(looksOf("level1", 2)).toEqual([STAFF.level1![0]!.look, STAFF.level1![1]!.look]);
  expect(looksOf("theirs", 2)).toEqual([]);
});

it("tells a rated bot's time and its version if it is past", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const rated = (level: string | null, seconds: number | null, version: string | null): string =>
    ratedName({ name: "Ada", level, seconds, version } as Entry);
  await speak("en");
  expect(rated(null, null, null)).toBe("Ada");
  expect(rated("level9", null, null)).toBe("Ada");
  expect(rated("level3", null, null)).toBe("Waiter");
  expect(rated("level5", 0.5, "1.1")).toBe("Owner, 0.5s (1.1)");
  await speak("de");
  expect(rated("level5", 0.5, null)).toBe("Wirt, 0,5 Sek.");
});

it("offers a server's own bots at a table of friends, under their names", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("de");
  const bots = ["level1", "level5", "random", "greedy", "mine", "Owl"];
  expect(seatable({ ...house, bots })).toEqual(["level1", "level5", "mine", "Owl"]);
  expect([botName("Owl"), botName("level5")]).toEqual(["Owl", "Wirt"]);
  const match = { places: [{ taken_by: "bot", level: "Owl", name: "Owl" }] } as unknown as Match;
  expect(roleOf(match, 0)).toBe("");
});

const staff = Object.values(STAFF).flat();

it.each(["en", ...LANGUAGES])("says of each of the staff in a line what they are like, in %s", (language) => {
  const bundle = load(language);
  const lines = staff.map(({ manner }) => bundle.formatPattern(bundle.getMessage(manner)!.value!));
  expect(new Set(lines).size).toBe(20);
  expect(lines.filter((line) => line.length > 64)).toEqual([]);
  expect(allKeys(language).filter((key) => key.startsWith("manner-"))).toEqual(staff.map(({ manner }) => manner));
});

it("calls a woman by the word for a woman, and lets nobody but bots have a manner", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const bot = (level: string, name: string) => ({ taken_by: "bot", level, name });
  const match = {
    places: [
      { taken_by: "person", name: "Ada 2" },
      bot("level5", "Owner"),
      bot("level5", "Owner 2"),
      bot("mine", "Mine"),
    ],
  } as unknown as Match;
  await speak("de");
  expect([1, 2].map((at) => roleOf(match, at))).toEqual(["Wirtin", "Wirt"]);
  expect(mannerOf(match, 2)).toBe("Kennt jeden Trick und hat die meisten schon zweimal gesehen.");
  expect([roleOf(match, 0), mannerOf(match, 0), mannerOf(match, 3)]).toEqual(["", "", ""]);
});
