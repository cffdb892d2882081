import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allKeys, FOLDERS, keysOf, LANGUAGES, load, read, WORDS } from "./catalogues.ts";

// Said alike on purpose, and by whom: words that these languages share, and what is put together from values alone.
const ALIKE: Record<string, string> = {
  "refusal-format": "da de en es fr it",
  "game-junior": "da de en es fr it",
  level: "da fr",
  "time-minute": "en fr, es it",
  "time-minutes": "en fr",
  "series-best": "de en",
  "you-name": "da de",
  start: "da en",
  bar: "da de en fr",
  "seat-label": "da de en es it",
  "seat-free": "es fr",
  "seat-pays": "en fr",
  points: "en fr",
  "from-bar": "da de en fr",
  theme: "da es",
  motion: "en fr",
  "set-guide": "da en fr",
  "set-notices": "en fr",
  "replay-pause": "da de en fr",
  "editor-tables": "en fr",
  "editor-hand": "de en, es it",
  lookback: "da de fr",
  "advice-points": "en fr",
  "puzzle-easy": "fr it",
  "puzzle-hard": "fr it",
  "puzzle-expert": "en fr",
  "profile-strength": "da en",
  "leaderboard-bots": "de en es",
  privacy: "en it",
  "play-you": "da de",
  "play-game-junior": "da de es fr it",
  "play-moved": "da de en es it",
  "draw-bar": "da de en fr",
  "review-turn": "da de en es it",
  "review-chances": "da de en es fr it",
  "arena-head-score": "en fr",
  "arena-head-rating": "da en",
  "arena-source-tables": "en fr",
  "arena-source-bar": "da en fr",
  "arena-chart-ratings": "da en",
  "arena-chart-scores": "en fr",
  "arena-report-title": "es it",
  "simulate-head-bot": "da en es it",
  "stats-ending": "da de en es",
  "stats-head-score": "en fr",
  "stats-chart-scores": "en fr",
};
// Values that are given although English needs none: languages where the words follow the gender.
const ALSO_GIVEN = new Map([["sex", /^nation-/]]);

const ALL = ["en", ...LANGUAGES].sort();

/** All that a language says, the other forms of a message by their names: `hand-label.junior`. */
function textsOf(language: string): Map<string, string> {
  const bundle = load(language);
  const texts = new Map<string, string>();
  for (const key of allKeys(language)) {
    const { value, attributes } = bundle.getMessage(key)!;
    texts.set(key, JSON.stringify(value));
    for (const [name, one] of Object.entries(attributes)) texts.set(`${key}.${name}`, JSON.stringify(one));
  }
  return texts;
}

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
    const said = new Map<string, Map<string, string[]>>(); // by message or attribute: a text, and who says it
    for (const language of ALL) {
      for (const [key, text] of textsOf(language)) {
        if (!said.has(key)) said.set(key, new Map());
        said.get(key)!.set(text, [...(said.get(key)!.get(text) ?? []), language]);
      }
    }
    const isName = (key: string) => /^(nation|table)-/.test(key); // countries have their names
    const found = [...said].flatMap(([key, texts]): [string, string][] => {
      const alike = [...texts.values()].filter((languages) => languages.length > 1);
      return alike.length && !isName(key) ? [[key, alike.map((languages) => languages.join(" ")).join(", ")]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(ALIKE);
  });

  it("is spaced in French as the French do", () => {
    const wrong = /(?<!\u202f)[;!?](?! pour l'aide)|(?<!\u00a0):(?!\/)|«(?!\u00a0)|(?<!\u00a0)»|(?<!\u202f)%/u;
    const sentences = [...textsOf("fr")].map(([key, text]): [string, string] => [key, text.replaceAll(/"\w+":/g, "")]);
    const rules = ["board", "card", "junior"].map((game): [string, string] => [game, read(`rules/fr-${game}.md`)]);
    expect([...sentences, ...rules].filter(([, text]) => wrong.test(text))).toEqual([]);
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
