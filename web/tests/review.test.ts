import { describe, expect, it } from "vitest";
import { curveLines, missed, turnAt } from "../src/lib/review.ts";
import type { Advised, Review } from "../src/lib/protocol.ts";

const advised = (...actions: string[]): Advised => ({
  actions,
  points: 4,
  chance: 0.5,
  margin: 0,
  reasons: [],
  message: "",
  simulations: 100,
});
const turn = (first: number, cost: number, ...actions: string[]) => ({
  first,
  player: 0,
  played: advised(...actions),
  best: advised("draw"),
  cost,
  cost_points: 0,
  chances: [0.5, 0.5],
});
const review: Review = {
  players: ["Ada", "Ben"],
  simulations: 100,
  turns: [turn(0, 0.1, "seat RUf C2", "stop"), turn(2, 0.001, "draw")],
  curve: [
    { number: 0, chances: [0.5, 0.5] },
    { number: 3, chances: [1, 0] },
  ],
  summary: [],
};

describe("looking back", () => {
  it("draws a line for each player, from the first turn to the result", () => {
    expect(curveLines(review)).toEqual(["0,75 600,0", "0,75 600,150"]);
  });

  it("finds the turn that a step was part of", () => {
    expect([0, 1, 2, 3, 4].map((at) => turnAt(review, at)?.first)).toEqual([undefined, 0, 0, 2, undefined]);
  });

  it("names the turns that cost something, not the noise", () => {
    expect(missed(review).map((one) => one.first)).toEqual([0]);
  });
});
