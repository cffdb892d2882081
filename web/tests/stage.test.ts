import { describe, expect, it } from "vitest";
import type { GameInfo, Step, View } from "../src/lib/types.ts";
import { laid, pointsFrom, settled } from "../src/play/stage.ts";

const view = { scores: [5, 0], seats: { B1: "RUm" }, tables: { B2: "RU" }, hands: [["RUf", "RUf"], null], bar: [], gone: [], next_table: null } as unknown as View;
const seat: Step = { number: 0, player: 0, action: "seat RUf C2", do: "seat", guest: "RUf", at: "C2", points: { B2: 4 }, total: 4, by: "person", at_time: 0 };

describe("steps laid on a view", () => {
  it("seats the guest, takes one of them from the hand and adds the points", () => {
    const after = laid(view, seat);
    expect(after.seats).toEqual({ B1: "RUm", C2: "RUf" });
    expect(after.hands[0]).toEqual(["RUf"]);
    expect(after.scores).toEqual([9, 0]);
    expect(view.seats).toEqual({ B1: "RUm" });
  });

  it("gives the joker of a swap to the hand", () => {
    const there = { ...view, seats: { C2: "JKf" } };
    const after = laid(there, { ...seat, do: "swap", total: 0, points: {} });
    expect(after.seats.C2).toBe("RUf");
    expect(after.hands[0]).toEqual(["RUf", "JKf"]);
  });

  it("clears a full table with its guests, and lays the new one", () => {
    const after = settled(laid(view, seat), [
      { kind: "cleared", cell: "B2", table: "RU", guests: { B1: "RUm", C2: "RUf" } },
      { kind: "table", cell: "B2", table: "US" },
    ]);
    expect(after.seats).toEqual({});
    expect(after.tables).toEqual({ B2: "US" });
  });

  it("tells what the points came from", () => {
    const info = { game: "card", tables: { B2: ["B1", "C2", "B3", "A2"] } } as unknown as GameInfo;
    const views = [view, { ...view, seats: { B1: "RUm", C2: "RUf" } }, view].map((one) => ({ ...one, players: ["Ada", "Ben"] }));
    const third: Step = { ...seat, number: 1, at: "A2", points: { B2: 3 }, total: 3 };
    const bar: Step = { ...seat, player: 1, do: "bar", action: "bar RUf", points: {}, bonus: -2, total: -2 };
    expect(pointsFrom([seat, third, bar], views, info)).toEqual([{ national: 4, mixed: 3 }, { bar: -2 }]);
    const full: Step = { ...seat, points: { B2: 11 }, total: 11 };
    expect(pointsFrom([full], views, { ...info, game: "junior", children: true })[0]).toEqual({ children: 1, full: 10 });
    const four: Step = { ...seat, points: { B2: 40 }, total: 40 };
    expect(pointsFrom([four], views, info)[0]).toEqual({ group: 40 });
  });
});
