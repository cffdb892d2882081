import { describe, expect, it } from "vitest";
import { enter, newSheet, nextPlayer, totals, undo, winners } from "../src/lib/scoresheet.ts";

describe("score sheet", () => {
  it("counts turn by turn, one player after the other", () => {
    let sheet = newSheet(["Ada", "Ben"]);
    sheet = enter(sheet, [6, 2]);
    expect(nextPlayer(sheet)).toBe(1);
    sheet = enter(sheet, [], 3);
    sheet = enter(sheet, [20], 1);
    expect(totals(sheet)).toEqual([29, 3]);
    expect(nextPlayer(sheet)).toBe(1);
  });

  it("takes back the last entry, and the end before it", () => {
    let sheet = { ...enter(enter(newSheet(["Ada", "Ben"]), [4]), [8]), over: true, minus: [2, 0] };
    expect(totals(sheet)).toEqual([2, 8]);
    sheet = undo(sheet);
    expect(totals(sheet)).toEqual([4, 8]);
    expect(totals(undo(sheet))).toEqual([4, 0]);
  });

  it("gives a tie to the fewest minus points, and else shares the victory (K11)", () => {
    const sheet = { ...enter(enter(newSheet(["Ada", "Ben"]), [10]), [8]), over: true };
    expect(winners({ ...sheet, minus: [2, 0] })).toEqual([1]);
    const even = { ...enter(enter(newSheet(["Ada", "Ben"]), [8]), [8]), over: true };
    expect(winners({ ...even, minus: [2, 2] })).toEqual([0, 1]);
  });
});
