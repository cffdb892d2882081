import { describe, expect, it } from "vitest";
import type { GameInfo, Step, View } from "../src/lib/protocol.ts";
import { pointsFrom } from "../src/play/pointsources.ts";

const view = { seats: { B1: "RUm" } } as unknown as View;
const seat: Step = {
  number: 0,
  player: 0,
  action: "seat RUf C2",
  do: "seat",
  guest: "RUf",
  at: "C2",
  points: { B2: 4 },
  total: 4,
  by: "person",
  at_time: 0,
};

describe("points by what they were paid for", () => {
  it("tells what the points came from", () => {
    const info = { game: "card", tables: { B2: ["B1", "C2", "B3", "A2"] } } as unknown as GameInfo;
    const views = [view, { ...view, seats: { B1: "RUm", C2: "RUf" } }, view].map((one) => ({
      ...one,
      players: ["Ada", "Ben"],
    }));
    const third: Step = { ...seat, number: 1, at: "A2", points: { B2: 3 }, total: 3 };
    const bar: Step = { ...seat, player: 1, do: "bar", action: "bar RUf", points: {}, bonus: -2, total: -2 };
    expect(pointsFrom([seat, third, bar], views, info)).toEqual([{ national: 4, mixed: 3 }, { bar: -2 }]);
    const full: Step = { ...seat, points: { B2: 11 }, total: 11 };
    expect(pointsFrom([full], views, { ...info, game: "junior" })[0]).toEqual({ children: 1, full: 10 });
    const four: Step = { ...seat, points: { B2: 40 }, total: 40 };
    expect(pointsFrom([four], views, info)[0]).toEqual({ group: 40 });
  });
});
