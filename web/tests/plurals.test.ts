/** Every sentence with a number in it, in every language: the number that is meant is the number that is said. */
import type { FluentBundle, Message } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { allKeys, LANGUAGES, load } from "./catalogues.ts";

type Pattern = NonNullable<Message["value"]>;

const COUNTS = [0, 1, 2, 5];
const WORDS: Record<string, Record<number, RegExp>> = {
  en: { 0: /\bno\b/i, 1: /\b(a|one)\b/i },
  de: { 0: /\bkein/i, 1: /\bein(e|en|em)?\b/i },
  fr: { 0: /\baucune?\b/i, 1: /\bune?\b/i },
  da: { 0: /\bingen\b/i, 1: /(^|\s)[eé][nt](?=\s)/i },
  es: { 0: /\bning[uú]n/i, 1: /\buna?\b/i },
  it: { 0: /\bnessun/i, 1: /\buna?\b/i },
};

// The first day of a streak is told without its number ("solved today"), and none by a message of its own.
const TOLD_BY_WORDS: Record<string, number[]> = { "puzzle-streak": [0, 1], "puzzle-streak-open": [0, 1] };

/** The values that a pattern selects by as numbers, however deep. */
function countedIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(countedIn);
  if (!pattern || typeof pattern !== "object") return [];
  const { type, selector, variants } = pattern as { type?: string; selector?: { name: string }; variants?: Variant[] };
  if (type !== "select" || !variants) return [];
  const isPlural = variants.some(({ key }) => key.value === "one");
  return [...(isPlural ? [selector!.name] : []), ...variants.flatMap(({ value }) => countedIn(value))];
}
interface Variant {
  key: { value: unknown };
  value: unknown;
}

const patternsOf = (bundle: FluentBundle, key: string): [string, Pattern][] => {
  const { value, attributes } = bundle.getMessage(key)!;
  const named = Object.entries(attributes).map(([name, one]): [string, Pattern] => [`${key}.${name}`, one]);
  return value ? [[key, value], ...named] : named;
};

const says = (text: string, count: number, language: string): boolean =>
  new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text) || !!WORDS[language]![count]?.test(text);

/** A sentence about a number of something: all other values are words without any number in them. */
function said(bundle: FluentBundle, pattern: Pattern, name: string, count: number): string {
  const values = new Proxy<Record<string, string | number>>({}, { get: (_, other) => valueOf(other, name, count) });
  const known = new Proxy(values, { has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true }) });
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, known, errors);
  expect(errors).toEqual([]);
  return text;
}
const valueOf = (other: string | symbol, name: string, count: number): string | number =>
  other === name ? count : other === "sum" ? String(count) : "…";

/** The plural messages of all languages: where one language counts, the others may not get the number wrong either. */
const COUNTED = new Map<string, Set<string>>();
for (const language of ["en", ...LANGUAGES]) {
  const bundle = load(language);
  for (const key of allKeys(language)) {
    for (const [, pattern] of patternsOf(bundle, key)) {
      for (const name of countedIn(pattern)) COUNTED.set(key, (COUNTED.get(key) ?? new Set()).add(name));
    }
  }
}

describe("plurals", () => {
  it("are in many messages", () => expect(COUNTED.size).toBeGreaterThan(30));

  for (const language of ["en", ...LANGUAGES]) {
    it(`show the number that is meant in ${language}`, () => {
      const bundle = load(language);
      const wrong: string[] = [];
      for (const [key, names] of COUNTED) {
        for (const [label, pattern] of patternsOf(bundle, key)) {
          for (const name of names) {
            for (const count of COUNTS.filter((one) => !TOLD_BY_WORDS[key]?.includes(one))) {
              const text = said(bundle, pattern, name, count);
              if (!says(text, count, language)) wrong.push(`${label} ${name}=${count}: ${text}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  }
});
