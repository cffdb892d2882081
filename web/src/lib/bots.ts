/** The computer players by name. */
import { has, t } from "./words.svelte.ts";

export const botName = (level: string): string => (has(`bot-${level}`) ? t(`bot-${level}`) : level);

/** Who plays where nobody chose: the strongest whole-turn player there is. */
export const usualBot = (bots: string[]): string => (bots.includes("greedy") ? "greedy" : (bots[bots.length - 1] ?? "random"));
