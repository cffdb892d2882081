/** The catalogues as the tests of texts read them: every language, every folder. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect } from "vitest";

export const WORDS = new URL("../../src/cafe/i18n/", import.meta.url);
export const read = (name: string): string => readFileSync(new URL(name, WORDS), "utf8");
export const FOLDERS = ["", "page/", "terminal/", "arena/"];
/** All but English; another language is another file. */
export const LANGUAGES = readdirSync(new URL("page/", WORDS))
  .map((file) => file.replace(".ftl", ""))
  .filter((one) => one !== "en");

export const keysOf = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!);

/** All that a language says. */
export function load(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of FOLDERS) {
    const errors = bundle.addResource(new FluentResource(read(`${folder}${language}.ftl`)));
    expect(errors).toEqual([]);
  }
  return bundle;
}

/** The names of all that a language says. */
export const allKeys = (language: string): string[] =>
  FOLDERS.flatMap((folder) => keysOf(read(`${folder}${language}.ftl`)));
