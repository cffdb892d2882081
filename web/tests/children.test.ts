/** How children are spoken to in Junior: they are children and not guests, and in French one says "tu". */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allKeys, LANGUAGES, load, read, WORDS } from "./catalogues.ts";

const GUEST: Record<string, RegExp> = {
  en: /\bguests?\b/i,
  de: /\bg(a|ä)st/i,
  fr: /\bclients?\b/i,
  da: /\bgæst/i,
  es: /\bclientes?\b/i,
  it: /\bclient[ei]\b/i,
};
const FORMAL = /\b(vous|votre|vos)\b|(?<!\bch)(?<!\bass)ez\b/i; // "chez" and "assez" are no imperatives
const ONLY_JUNIOR =
  /^(learn-junior-|refusal-J|reason-J|about-junior|short-junior|new-variant-junior|guest-junior-|joker-junior-|moment-regulars-junior-|play-actions-junior|play-legend-junior|from-guests|from-full_tables)/;

const said = (pattern: string) => pattern.replaceAll(/"name":"\w+"/g, ""); // names of values are heard by nobody

/** What is said to children: what only Junior has, and what it says instead of something else. */
function saidToChildren(language: string): [string, string][] {
  const bundle = load(language);
  return allKeys(language).flatMap((key): [string, string][] => {
    const { value, attributes } = bundle.getMessage(key)!;
    const junior: [string, string][] = attributes.junior ? [[`${key}.junior`, JSON.stringify(attributes.junior)]] : [];
    return ONLY_JUNIOR.test(key) ? [[key, JSON.stringify(value)], ...junior] : junior;
  });
}

describe("children", () => {
  for (const language of ["en", ...LANGUAGES]) {
    it(`are children and not guests in ${language}`, () => {
      const texts = saidToChildren(language);
      expect(texts.length).toBeGreaterThan(40);
      const rules: [string, string] = ["rules", read(`rules/${language}-junior.md`)];
      expect([...texts, rules].filter(([, text]) => GUEST[language]!.test(said(text))).map(([key]) => key)).toEqual([]);
    });
  }

  it("are never addressed formally in French", () => {
    const rules = read("rules/fr-junior.md");
    expect(saidToChildren("fr").filter(([, text]) => FORMAL.test(text))).toEqual([]);
    expect(rules.split("\n").filter((line) => FORMAL.test(line))).toEqual([]);
  });

  it("hear du or tu in all that a game of theirs may say in French", () => {
    const bundle = load("fr");
    const folder = new URL("../../../web/src/play/", WORDS);
    const files = readdirSync(folder).map((file) => `play/${file}`);
    const others = ["Learn", "Puzzle", "RoomTable"].map((page) => `pages/${page}.svelte`);
    const asked = [...files, ...others, "parts/PuzzleProgress.svelte", "parts/StrengthTabs.svelte"]
      .flatMap((file) => [
        ...read(`../../../web/src/${file}`).matchAll(/\bt\((?:\w+ \? )?"([\w-]+)"(?: : "([\w-]+)")?/g),
      ])
      .flatMap((found) => found.slice(1).filter((key) => key !== undefined));
    const faults = allKeys("fr").filter((key) => key.startsWith("fault-") || key.startsWith("prompt-"));
    const grown = ["prompt-draw", "guide-draw"]; // there is no such turn in Junior
    const formal = [...new Set([...asked, ...faults])].filter((key) => {
      const message = bundle.getMessage(key);
      return message && !message.attributes.junior && FORMAL.test(JSON.stringify(message.value));
    });
    expect(formal.filter((key) => !grown.includes(key))).toEqual([]);
  });
});
