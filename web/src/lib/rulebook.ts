/** The rules of each game in the language of the page, as HTML; each part is loaded when it is asked for. */
import type { GameInfo, GameName } from "./protocol.ts";
import { language } from "./words.svelte.ts";

const ABOUT_PLACES = /^(G1|K2|K3|K5|B2|B3|B6|B8|J2|J3|J5|J7)$/;

/** Whether a picture of the café goes with a rule, because it is about places in it. */
export const isAboutPlaces = (rule: string): boolean => ABOUT_PLACES.test(rule);

/** Tables to be drawn: those of the plan; where they are laid one after the other, the first ones, each another. */
export function tablesAtStart({ rows, laid_first, tables_stock, nations }: GameInfo): Record<string, string> {
  const kinds = [...new Set(tables_stock)];
  const tables: Record<string, string> = {};
  for (const [y, row] of rows.entries())
    for (let x = 0; 2 * x < row.length; x++) {
      const code = row.slice(2 * x, 2 * x + 2).trim();
      if (nations.includes(code)) tables[`${String.fromCharCode(65 + x)}${y + 1}`] = code;
    }
  for (const [at, cell] of laid_first.entries()) tables[cell] = kinds[at % kinds.length]!;
  return tables;
}

const texts = import.meta.glob<string>("../../../src/cafe/i18n/rules/*.md", { import: "default" });

export const rulesOf = (game: GameName): Promise<string> =>
  texts[`../../../src/cafe/i18n/rules/${language()}-${game}.md`]?.() ?? Promise.resolve("");

/** The paragraph or point that a rule's id stands in. */
export function partAbout(html: string, rule: string): string {
  const parts = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("li, p")];
  const found = parts.find((part) => new RegExp(`\\b${rule}\\b`).test(part.textContent ?? ""));
  return found?.innerHTML ?? "";
}

/** Guests to be drawn, and whether the rule lets them sit so; `change`: the second takes the place of the first. */
export interface Example {
  guests: string[];
  fits: boolean;
  change?: boolean;
}

/** Examples of what a rule about guests allows and what not, with ladies and gentlemen of the game; none for other rules. */
export function examplesOf(rule: string, { nations }: Pick<GameInfo, "nations">): Example[] {
  const together = (sexes: string, fits: boolean): Example => ({
    guests: [...sexes].map((sex, at) => `${nations[at % nations.length]!}${sex}`),
    fits,
  });
  const swap = (sex: string, fits: boolean): Example => ({
    guests: ["JKf", `${nations[0]!}${sex}`],
    fits,
    change: true,
  });
  if (rule === "G5")
    return [
      ...["fm", "fmm", "ffmm"].map((all) => together(all, true)),
      ...["ff", "mmm"].map((all) => together(all, false)),
    ];
  if (rule === "G6") return [together("f", false), together("fm", true)];
  if (rule === "B9" || rule === "J9") return [swap("f", true), swap("m", false)];
  if (rule === "J13") return [together("ffff", true), together("fffm", false)];
  return [];
}
