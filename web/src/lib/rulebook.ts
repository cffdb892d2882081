/** The rules of each game in the language of the page, as HTML; each part is loaded when it is asked for. */
import boardPlan from "../../../docs/rules/board-plan.svg?url";
import cardPlan from "../../../docs/rules/card-plan.svg?url";
import juniorPlan from "../../../docs/rules/junior-plan.svg?url";
import type { GameInfo, GameName } from "./protocol.ts";
import { language } from "./words.svelte.ts";

/** The café of each game as a picture. */
export const PLANS: Record<GameName, string> = { board: boardPlan, card: cardPlan, junior: juniorPlan };

const ABOUT_PLACES = /^(G1|K2|K3|K5|B2|B3|B6|B8|J2|J3|J5|J7)$/;

/** The picture that goes with a rule: of the café, where it is about places in it. */
export const pictureOf = (rule: string, game: GameName): string | null =>
  ABOUT_PLACES.test(rule) ? PLANS[game] : null;

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
