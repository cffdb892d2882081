import { describe, expect, it } from "vitest";
import type { Step, View } from "../src/lib/protocol.ts";
import { withEffects, withStep } from "../src/play/optimistic.ts";

const view = {
  scores: [5, 0],
  seats: { B1: "RUm" },
  tables: { B2: "RU" },
  hands: [["RUf", "RUf"], null],
  bar: [],
  gone: [],
  next_table: null,
} as unknown as View;
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

describe("steps laid on a view", () => {
  it("seats the guest, takes one of them from the hand and adds the points", () => {
    const after = withStep(view, seat);
    expect(after.seats).toEqual({ B1: "RUm", C2: "RUf" });
    expect(after.hands[0]).toEqual(["RUf"]);
    expect(after.scores).toEqual([9, 0]);
    expect(view.seats).toEqual({ B1: "RUm" });
  });

  it("gives the joker of a swap to the hand", () => {
    const there = { ...view, seats: { C2: "JKf" } };
    const after = withStep(there, { ...seat, do: "swap", total: 0, points: {} });
    expect(after.seats.C2).toBe("RUf");
    expect(after.hands[0]).toEqual(["RUf", "JKf"]);
  });

  it("clears a full table with its guests, and lays the new one", () => {
    const after = withEffects(withStep(view, seat), [
      { effect: "cleared", cell: "B2", table: "RU", guests: { B1: "RUm", C2: "RUf" } },
      { effect: "table", cell: "B2", table: "US" },
    ]);
    expect(after.seats).toEqual({});
    expect(after.tables).toEqual({ B2: "US" });
  });
});
