import { expect, it } from "vitest";
import type { Step } from "../src/lib/protocol.ts";
import { COME, LEAVE, MOVE, paceOf } from "../src/play/pace.ts";

const seat = { do: "seat" } as Step;
const full = { do: "seat", effects: [{ effect: "cleared", cell: "B2", table: "FR", guests: {} }] } as unknown as Step;

it("shows a round of four bots in four seconds at most", () => {
  const turn = [seat, seat, full];
  const whole = 3 * MOVE + LEAVE + COME;
  expect(4 * whole * paceOf(turn, 4, "normal")).toBeLessThanOrEqual(4000.001);
  expect(4 * whole * paceOf(turn, 4, "fast")).toBeLessThan(1300);
  expect(paceOf(turn, 4, "calm")).toBeGreaterThan(paceOf(turn, 4, "normal"));
});

it("takes its time where there is time", () => {
  expect(paceOf([seat], 1, "normal")).toBe(1);
  expect(paceOf([{ do: "draw" } as Step], 4, "normal")).toBe(1);
});
