import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FOLDERS, keysOf, LANGUAGES, load, read, WORDS } from "./catalogues.ts";

// Said alike in two languages on purpose: words that both have, and what is put together from values alone.
const ALIKE = new Set(
  (
    "refusal-format game-junior series-best bar seat-label from-bar replay-pause editor-hand bot-level5 time-minute " +
    "time-minutes seat-pays points motion set-guide set-notices editor-tables advice-points start profile-strength " +
    "lookback you-name level seat-free theme play-game-junior play-moved play-moved-points review-turn review-chances " +
    "draw-bar draw-variant play-you privacy leaderboard-bots puzzle-easy puzzle-hard puzzle-expert"
  ).split(" "),
);
// Values that are given although English needs none: languages where the words follow the gender.
const ALSO_GIVEN = new Map([["sex", /^nation-/]]);

const variablesOf = (text: string, key: string) => {
  const start = text.search(new RegExp(`^${key} =`, "m"));
  const rest = text.slice(start + key.length);
  const end = rest.search(/^[a-zA-Z#]/m);
  return new Set([...rest.slice(0, end < 0 ? undefined : end).matchAll(/\$(\w+)/g)].map((found) => found[1]!));
};

describe("catalogues", () => {
  for (const file of FOLDERS) {
    const english = read(`${file}en.ftl`);
    for (const language of LANGUAGES) {
      it(`${file}${language} says everything that ${file}en says`, () => {
        load(language);
        const other = read(`${file}${language}.ftl`);
        expect(keysOf(other).sort()).toEqual(keysOf(english).sort());
      });
      it(`${file}${language} knows no other values`, () => {
        const other = read(`${file}${language}.ftl`);
        for (const key of keysOf(other)) {
          for (const name of variablesOf(other, key)) {
            if (ALSO_GIVEN.get(name)?.test(key)) continue;
            expect(variablesOf(english, key), `${key} $${name}`).toContain(name);
          }
        }
      });
    }
  }

  it("has nothing that is the same in two languages by accident", () => {
    const texts = (language: string) => {
      const bundle = load(language);
      const names = FOLDERS.flatMap((folder) => keysOf(read(`${folder}${language}.ftl`)));
      return new Map(names.map((key) => [key, JSON.stringify(bundle.getMessage(key)!.value)]));
    };
    const all = new Map(["en", ...LANGUAGES].map((one) => [one, texts(one)]));
    const found = [...all].flatMap(([one, mine]) =>
      [...all].flatMap(([other, theirs]) =>
        one < other
          ? [...mine].filter(([key, text]) => theirs.get(key) === text).map(([key]) => `${key} ${one} ${other}`)
          : [],
      ),
    );
    const isName = (key: string) => /^(nation|table)-/.test(key); // countries have their names
    expect(found.filter((one) => !ALIKE.has(one.split(" ")[0]!) && !isName(one))).toEqual([]);
  });

  it("has no two messages of one name in a language", () => {
    for (const language of ["en", ...LANGUAGES]) {
      const keys = FOLDERS.flatMap((folder) => keysOf(read(`${folder}${language}.ftl`)));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("has the rules of every game in every language", () => {
    const files = readdirSync(new URL("rules/", WORDS)).sort();
    expect(files).toEqual(
      ["en", ...LANGUAGES].flatMap((one) => ["board", "card", "junior"].map((game) => `${one}-${game}.md`)).sort(),
    );
    const ids = (name: string) => new Set(read(`rules/${name}`).match(/\b[GKBJ]\d+\b/g));
    for (const game of ["board", "card", "junior"]) {
      for (const language of LANGUAGES) expect(ids(`${language}-${game}.md`)).toEqual(ids(`en-${game}.md`));
    }
  });

  it("has every message that the page asks for by a fixed name", () => {
    const source = (folder: URL): string =>
      readdirSync(folder, { withFileTypes: true })
        .map((entry) =>
          entry.isDirectory()
            ? source(new URL(`${entry.name}/`, folder))
            : readFileSync(new URL(entry.name, folder), "utf8"),
        )
        .join("\n");
    const asked = [...source(new URL("../src/", import.meta.url)).matchAll(/\bt\("([\w-]+)"/g)].map(
      (found) => found[1]!,
    );
    const known = new Set(keysOf(read("en.ftl") + read("page/en.ftl")));
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
