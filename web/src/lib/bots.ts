/** The computer players by name. */
import type { Match, View } from "./types.ts";
import { has, t } from "./words.svelte.ts";

export const botName = (level: string): string => (has(`bot-${level}`) ? t(`bot-${level}`) : level);

/** Who plays where nobody chose: the strongest whole-turn player there is. */
export const usualBot = (bots: string[]): string => (bots.includes("greedy") ? "greedy" : (bots[bots.length - 1] ?? "random"));

/** Who plays, in turn order; the server names bots by their level, we say it in the language of the page. */
export function namesOf(match: Match, view: View): string[] {
  return view.players.map((name, at) => {
    const place = match.places[at];
    if (place?.kind !== "bot" || !place.level) return name;
    const count = /\d+$/.exec(name)?.[0];
    return count ? `${botName(place.level)} ${count}` : botName(place.level);
  });
}
