/** Whom one plays against: as one chose, else how far one has come against the computer players, in this browser: the level to meet next, and what to offer after a game. */
import { load, save } from "./storage.svelte.ts";

export interface Progress {
  level: string; // whom one meets where none is chosen
  lost: number; // games lost in a row
  counted: string; // the match that was counted last: a result may be shown again
}

export interface Opponents {
  count: number;
  level: string; // as chosen; "" where one has chosen nobody
}

const PATIENCE = 3; // after this many defeats in a row, somebody gentler is offered
const FIRST: Progress = { level: "", lost: 0, counted: "" };

export const opponents = (): Opponents => load("opponents", { count: 1, level: "" });
export const keepOpponents = (chosen: Opponents): boolean => save("opponents", chosen);

export const progress = (): Progress => load("progress", FIRST);

/** The level of the next game: as chosen, else where one has come to, else the gentlest there is. */
export function levelToMeet(levels: string[], chosen = opponents().level): string | undefined {
  return [chosen, progress().level].find((level) => levels.includes(level)) ?? levels[0];
}

/** Count a result once. */
export function count(match: string, level: string, isWon: boolean): Progress {
  const before = progress();
  if (before.counted === match) return before;
  const now = { level, lost: isWon ? 0 : before.lost + 1, counted: match };
  save("progress", now);
  return now;
}

/** Meet somebody of this level from now on, whoever was chosen before. */
export function remember(level: string): void {
  save("progress", { ...progress(), level, lost: 0 });
  keepOpponents({ ...opponents(), level });
}

/** Whom to offer after a game: somebody stronger after a victory, somebody gentler after some defeats. */
export function offerAfter(levels: string[], level: string, isWon: boolean, lost: number): string | undefined {
  const at = levels.indexOf(level);
  if (at < 0) return undefined;
  if (isWon) return levels[at + 1];
  return lost >= PATIENCE && at > 0 ? levels[at - 1] : undefined;
}
