/** What this browser remembers of puzzles: which were solved, days in a row, and a rating. Nothing of it leaves the browser. */
import { isoDay } from "./puzzle.ts";
import { load, save } from "./storage.svelte.ts";
import type { Puzzle, Strength } from "./protocol.ts";

export const STRENGTHS: readonly Strength[] = ["easy", "hard", "expert"];
/** As strong as a player who solves every second puzzle of it at the first answer. */
export const RATINGS: Record<Strength, number> = { easy: 1000, hard: 1400, expert: 1800 };
const START = 1200;
const SCALE = 400; // ten times as likely to be right with this many points more (Elo)
const MOST_CHANGE = { new: 40, known: 20 };
const NEW = 20; // answers, until the rating is known
const KEPT = "puzzles";
const DAY = 86_400_000; // ms
const MINUTES = 1440; // in a day

/** Solved at the first answer, solved later, not yet solved, or not any more since the solution was shown. */
type Standing = "first" | "later" | "missed" | "shown";
export type Outcome = "right" | "wrong" | "shown";

export interface Streak {
  days: number;
  day: string; // the last one with a puzzle solved, as it was there
  offset: number; // minutes that the clocks there were behind UTC
}

export interface Progress {
  standings: Record<string, Standing>;
  rating: number;
  rated: number; // answers
  streak: Streak | null;
}

export type Which = Pick<Puzzle, "game" | "strength" | "number">;

export const loadProgress = (): Progress => ({
  standings: {},
  rating: START,
  rated: 0,
  streak: null,
  ...load<Partial<Progress>>(KEPT, {}),
});

const keyOf = ({ game, strength, number }: Which): string => `${game} ${strength} ${number}`;

export const isSolved = ({ standings }: Progress, which: Which): boolean =>
  ["first", "later"].includes(standings[keyOf(which)] ?? "");

/** What was made of a puzzle just now, kept; other tabs may have kept something since. */
export function keepOutcome(which: Which, outcome: Outcome, now: Date): Progress {
  const progress = withOutcome(loadProgress(), which, outcome, now);
  save(KEPT, progress);
  return progress;
}

/** Only the first answer to a puzzle changes the rating; once its solution was shown, it can no longer be solved. */
export function withOutcome(progress: Progress, which: Which, outcome: Outcome, now: Date): Progress {
  const key = keyOf(which);
  const before = progress.standings[key];
  if (before && (before !== "missed" || outcome === "wrong")) return progress;
  const standing = outcome === "right" ? (before ? "later" : "first") : outcome === "shown" ? "shown" : "missed";
  return {
    standings: { ...progress.standings, [key]: standing },
    rating: before ? progress.rating : ratingAfter(progress, which.strength, outcome === "right"),
    rated: progress.rated + (before ? 0 : 1),
    streak: outcome === "right" ? streakAfter(progress.streak, now) : progress.streak,
  };
}

/** Elo's formula, with the puzzle as the opponent. */
export function ratingAfter({ rating, rated }: Progress, strength: Strength, isRight: boolean): number {
  const expected = 1 / (1 + 10 ** ((RATINGS[strength] - rating) / SCALE));
  const most = rated < NEW ? MOST_CHANGE.new : MOST_CHANGE.known;
  return Math.round(rating + most * (Number(isRight) - expected));
}

export function streakAfter(streak: Streak | null, now: Date): Streak {
  const here = { day: isoDay(now), offset: now.getTimezoneOffset() };
  if (!streak) return { days: 1, ...here };
  if (here.day <= streak.day) return streak;
  return { days: isNextDay(streak, here) ? streak.days + 1 : 1, ...here };
}

/** Days in a row that can still be carried on; 0 if there are none. */
export function daysInARow({ streak }: Progress, now: Date): number {
  const here = { day: isoDay(now), offset: now.getTimezoneOffset() };
  return streak && (here.day <= streak.day || isNextDay(streak, here)) ? streak.days : 0;
}

export const isSolvedToday = ({ streak }: Progress, now: Date): boolean => !!streak && streak.day >= isoDay(now);

/** Whether no day was left out; who flies across the date line loses one on the way, which does not count. */
function isNextDay(last: Omit<Streak, "days">, here: Omit<Streak, "days">): boolean {
  const days = (Date.parse(here.day) - Date.parse(last.day)) / DAY;
  const lost = (last.offset - here.offset) / MINUTES;
  return days <= 1 || days - lost < 1.5;
}
