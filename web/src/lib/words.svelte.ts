/** Words from the Fluent catalogues that the whole project shares. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { apart } from "./direction.ts";
import { settings } from "./storage.svelte.ts";

const shared = import.meta.glob<string>("../../../src/cafe/i18n/*.ftl", { query: "?raw", import: "default" });
const pages = import.meta.glob<string>("../../../src/cafe/i18n/page/*.ftl", { query: "?raw", import: "default" });

/** The languages there are, by the files of the catalogues, each called as its speakers do. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.keys(pages)
    .map((file) => /(\w+)\.ftl$/.exec(file)![1]!)
    .map((code) => [code, ownName(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other)),
);

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const current: { language: string; bundle: FluentBundle | null } = $state.raw({ language: "en", bundle: null });
const spoken = $state({ language: "en", version: 0, toChildren: false });

/** The chosen language, else the first of the browser's that we have. */
export function wantedLanguage(): string {
  if (settings.language in LANGUAGES) return settings.language;
  const asked = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return asked.find((one) => one in LANGUAGES) ?? "en";
}

/** Load a language and speak it from now on. */
export async function speak(language: string): Promise<void> {
  const texts = await Promise.all([
    shared[`../../../src/cafe/i18n/${language}.ftl`]!(),
    pages[`../../../src/cafe/i18n/page/${language}.ftl`]!(),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  current.bundle = bundle;
  current.language = language;
  spoken.language = language;
  spoken.version += 1;
  document.documentElement.lang = language;
}

/**
 * While a component is shown, speak to children where they play: messages have words of their own for it where they
 * differ (`.junior`).
 */
export function speakToChildrenWhile(theyPlay: () => boolean): void {
  $effect.pre(() => {
    spoken.toChildren = theyPlay();
    return () => (spoken.toChildren = false);
  });
}

export const language = (): string => spoken.language;

/** A number below zero, with a minus sign and not a hyphen. */
class Minus extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

const saidApart = (value: FluentVariable): FluentVariable => {
  if (typeof value === "string") return apart(value);
  return typeof value === "number" && value < 0 ? new Minus(value) : value;
};

const allApart = (values: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, saidApart(value)]));

/** A message of the catalogue; or the first of these forms that it has (`.f`: the word for a woman). */
export function t(key: string, values: Record<string, FluentVariable> = {}, forms: string | string[] = []): string {
  void spoken.version; // components that show words show them again in another language
  const message = current.bundle?.getMessage(key);
  if (!current.bundle || !message?.value) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const form = [forms].flat().find((one) => message.attributes[one]);
  const pattern =
    (form && message.attributes[form]) || (spoken.toChildren && message.attributes.junior) || message.value;
  const text = current.bundle.formatPattern(pattern, allApart(values), errors);
  if (errors.length) console.error(`words for ${key}: ${String(errors[0])}`);
  return text;
}

/** Whether there is a message. */
export function has(key: string): boolean {
  void spoken.version;
  return current.bundle?.hasMessage(key) ?? false;
}

const formats = new Map<string, Intl.ListFormat>(); // making one takes long

/** Names one after the other, as the language does: "Ada, Ben and Cleo". */
export function list(names: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  if (names.length === 1) return names[0]!;
  const key = `${spoken.language} ${type}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.ListFormat(spoken.language, { type })));
  return format.format(names.map(apart));
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
export const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
export const share = (part: number): string =>
  new Intl.NumberFormat(spoken.language, { style: "percent" }).format(part);
export const decimal = (value: number): string =>
  new Intl.NumberFormat(spoken.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
export const seconds = (value: number): string =>
  new Intl.NumberFormat(spoken.language, { style: "unit", unit: "second", unitDisplay: "narrow" }).format(value);
export const date = (when: Date): string =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: "long" }).format(when);
