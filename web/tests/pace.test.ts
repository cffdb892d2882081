import { expect, it } from "vitest";
import type { Step } from "../src/lib/protocol.ts";
import { COME, LEAVE, MOVE, paceOf, ROUND } from "../src/play/pace.ts";

const seat = { do: "seat" } as Step;
const full = { do: "seat", effects: [{ effect: "cleared", cell: "B2", table: "FR", guests: {} }] } as unknown as Step;
const turn = [seat, seat, full];
const WHOLE = 3 * MOVE + LEAVE + COME;

/** When the last of a round's turns has been shown: each bot waits, then its turn queues up behind the one before. */
function roundOf(others: number, pause: number, shown: number): number {
  let done = 0;
  for (let bot = 1; bot <= others; bot++) done = Math.max(done, bot * pause) + shown;
  return done;
}

it.each([
  [1, 0],
  [4, 0],
  [1, 300],
  [2, 300],
  [4, 300],
  [3, 700],
  [4, 900],
])("shows a round of %i bots, each of which waits %i ms, within its budget", (others, pause) => {
  for (const speed of ["normal", "calm"] as const) {
    const round = roundOf(others, pause, WHOLE * paceOf(turn, { others, pause }, speed));
    expect(round).toBeLessThanOrEqual(ROUND[speed] + 0.001);
  }
});

it("keeps to four seconds by default, and to less where one is in a hurry", () => {
  expect(ROUND.normal).toBe(4000);
  expect(roundOf(4, 300, WHOLE * paceOf(turn, { others: 4, pause: 300 }, "fast"))).toBeLessThanOrEqual(1600.001);
});

it("differs by the speed that one likes, against a single bot too", () => {
  const [calm, normal, fast] = (["calm", "normal", "fast"] as const).map((speed) =>
    paceOf([seat], { others: 1, pause: 300 }, speed),
  );
  expect(normal).toBe(1);
  expect(calm).toBeGreaterThan(1.5);
  expect(fast).toBeLessThan(0.6);
});

it("has nothing to stretch where nobody moves", () => {
  expect(paceOf([{ do: "draw" } as Step], { others: 4, pause: 300 }, "normal")).toBe(1);
});
