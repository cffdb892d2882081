/** How children are spoken to in Junior: they are children and not guests, and in French one says "tu". */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allKeys, LANGUAGES, load, read } from "./catalogues.ts";

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
  /^(learn-junior-|refusal-J|reason-J|about-junior|short-junior|new-variant-junior|hint-aloud$|guest-junior-|joker-junior-|moment-regulars-junior-|play-actions-junior|play-legend-junior|from-guests|from-full_tables)/;

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

// What the other games alone say, and what is said where nobody knows yet which game it will be.
const NOT_TO_CHILDREN =
  /^(learn-(card|board)-|log-(bar|lay-down|open-group|declare-end|decline-end|hand-size)-|(prompt|guide)-draw$|editor-(bar-)?why$|new-plan|import-lead$|games$)/;

/** The files of all pages that speak to children, with those that they import. */
function filesForChildren(): URL[] {
  const source = new URL("../src/", import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => new URL(file, source));
  const found = new Map<string, URL>();
  const open = files.filter((file) => readFileSync(file, "utf8").includes("speakToChildrenWhile(() =>"));
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file.href)) continue;
    found.set(file.href, file);
    for (const [, other] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+\.(?:ts|svelte))"/g)) {
      const next = new URL(other!, file);
      if (existsSync(next)) open.push(next);
    }
  }
  return [...found.values()];
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

  it("hear du or tu in all that a page of theirs may say in French", () => {
    const bundle = load("fr");
    const sources = filesForChildren().map((file) => readFileSync(file, "utf8"));
    expect(sources.length).toBeGreaterThan(100);
    const found = (pattern: RegExp): string[] =>
      sources.flatMap((text) => [...text.matchAll(pattern)].map((one) => one[1]!));
    const named = new Set(found(/"([a-z][\w-]*)"/g));
    const families = [...new Set(found(/`([a-z]+(?:-[a-z]+)*-)\$\{/g))]; // t(`manner-${…}`) may be any manner
    expect(families).toEqual(expect.arrayContaining(["manner-", "bot-", "log-", "fault-", "refusal-", "phrase-"]));
    const formal = allKeys("fr").filter((key) => {
      if (NOT_TO_CHILDREN.test(key)) return false;
      if (!named.has(key) && !families.some((family) => key.startsWith(family))) return false;
      const { value, attributes } = bundle.getMessage(key)!;
      return !attributes.junior && FORMAL.test(JSON.stringify(value));
    });
    expect(formal).toEqual([]);
  });
});
