import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Progress, Which } from "../src/lib/puzzle_progress.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { daysInARow, isSolved, isSolvedToday, loadProgress, RATINGS, ratingAfter, streakAfter, withOutcome } =
  await import("../src/lib/puzzle_progress.ts");

const EASY: Which = { game: "board", strength: "easy", number: 7 };
const NEW = loadProgress();
const NOON = new Date(2026, 10, 18, 12);

const after = (...outcomes: Outcome[]): Progress =>
  outcomes.reduce((progress, outcome) => withOutcome(progress, EASY, outcome, NOON), NEW);

/** A moment as a clock shows it somewhere, that many minutes behind UTC. */
function clock(year: number, month: number, day: number, hour: number, offset: number): Date {
  const when = new Date(year, month - 1, day, hour);
  when.getTimezoneOffset = () => offset;
  return when;
}

describe("the rating", () => {
  it("rises by a puzzle solved and falls by one missed, the more the less that was expected", () => {
    const rises = (["easy", "hard", "expert"] as const).map((one) => ratingAfter(NEW, one, true) - NEW.rating);
    const falls = (["easy", "hard", "expert"] as const).map((one) => ratingAfter(NEW, one, false) - NEW.rating);
    expect(rises).toEqual([10, 30, 39]);
    expect(falls).toEqual([-30, -10, -1]);
  });

  it("moves by half at a puzzle as strong as the player, and less once it is known", () => {
    const equal = { ...NEW, rating: RATINGS.hard };
    expect(ratingAfter(equal, "hard", true)).toBe(RATINGS.hard + 20);
    expect(ratingAfter({ ...equal, rated: 20 }, "hard", true)).toBe(RATINGS.hard + 10);
  });

  it("counts the first answer alone", () => {
    const missed = after("wrong");
    expect(missed.rating).toBeLessThan(NEW.rating);
    for (const more of [after("wrong", "right"), after("wrong", "wrong"), after("wrong", "shown", "right")])
      expect([more.rating, more.rated]).toEqual([missed.rating, 1]);
    expect(after("right", "wrong", "shown")).toEqual(after("right"));
    expect(after("shown").rating).toBe(missed.rating);
  });
});

describe("what was solved", () => {
  it("is solved at once or later, but not once the solution was shown", () => {
    expect(isSolved(after("right"), EASY)).toBe(true);
    expect(isSolved(after("wrong", "right"), EASY)).toBe(true);
    expect(isSolved(after("wrong"), EASY)).toBe(false);
    expect(isSolved(after("shown", "right"), EASY)).toBe(false);
    expect(after("shown", "right").streak).toBeNull();
    expect(isSolved(after("right"), { ...EASY, strength: "hard" })).toBe(false);
  });
});

describe("days in a row", () => {
  it("grow day by day, whatever the hour, and not twice a day", () => {
    const first = streakAfter(null, clock(2026, 2, 28, 23, -60));
    const second = streakAfter(first, clock(2026, 3, 1, 0, -60));
    expect([first.days, second.days, streakAfter(second, clock(2026, 3, 1, 23, -60)).days]).toEqual([1, 2, 2]);
  });

  it("begin again after a day left out", () => {
    const streak = streakAfter(null, clock(2026, 11, 16, 23, -60));
    expect(streakAfter(streak, clock(2026, 11, 18, 0, -60)).days).toBe(1);
    const progress = { ...NEW, streak };
    expect(daysInARow(progress, clock(2026, 11, 17, 23, -60))).toBe(1);
    expect(daysInARow(progress, clock(2026, 11, 18, 0, -60))).toBe(0);
  });

  it("survive the summer time", () => {
    const streak = { days: 4, day: "2026-03-28", offset: -60 };
    expect(streakAfter(streak, clock(2026, 3, 29, 12, -120)).days).toBe(5);
    expect(streakAfter(streak, clock(2026, 3, 30, 12, -120)).days).toBe(1);
  });

  it("survive the date line in both directions", () => {
    const west = { days: 3, day: "2026-11-16", offset: 480 };
    expect(streakAfter(west, clock(2026, 11, 18, 8, -540)).days).toBe(4);
    expect(daysInARow({ ...NEW, streak: west }, clock(2026, 11, 18, 8, -540))).toBe(3);
    const east = { days: 3, day: "2026-11-18", offset: -540 };
    expect(streakAfter(east, clock(2026, 11, 17, 20, 480))).toEqual(east);
    expect(isSolvedToday({ ...NEW, streak: east }, clock(2026, 11, 17, 20, 480))).toBe(true);
    expect(streakAfter(east, clock(2026, 11, 19, 20, 480)).days).toBe(4);
  });
});

describe("what is kept", () => {
  const kept = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }),
  );
  afterEach(() => vi.stubGlobal("localStorage", undefined));

  it("is there the next time", async () => {
    const { keepOutcome } = await import("../src/lib/puzzle_progress.ts");
    expect(loadProgress()).toEqual(NEW);
    const progress = keepOutcome(EASY, "right", NOON);
    expect(loadProgress()).toEqual(progress);
    expect(progress.streak).toEqual({ days: 1, day: "2026-11-18", offset: NOON.getTimezoneOffset() });
  });
});
