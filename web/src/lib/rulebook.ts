/** The rules of each game in the language of the page, as HTML; each part is loaded when it is asked for. */
import type { GameName } from "./protocol.ts";
import { language } from "./words.svelte.ts";

const texts = import.meta.glob<string>("../../../src/cafe/i18n/rules/*.md", { import: "default" });

export const rulesOf = (game: GameName): Promise<string> =>
  texts[`../../../src/cafe/i18n/rules/${language()}-${game}.md`]?.() ?? Promise.resolve("");

/** The paragraph or point that a rule's id stands in. */
export function partAbout(html: string, rule: string): string {
  const parts = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("li, p")];
  const found = parts.find((part) => new RegExp(`\\b${rule}\\b`).test(part.textContent ?? ""));
  return found?.innerHTML ?? "";
}
