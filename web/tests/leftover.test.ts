import { expect, it } from "vitest";
import type { View } from "../src/lib/protocol.ts";
import { leftOver } from "../src/play/leftover.ts";

const view = (hands: (string[] | null)[], hand_counts: number[], face_down_counts = [0, 0]) =>
  ({ hands, hand_counts, face_down_counts }) as unknown as View;

it("takes off what the edition says for guests and jokers", () => {
  const board = { penalty: { guest: 5, joker: 10 }, jokers: 2 };
  expect(leftOver(view([["FRf", "JKm"], ["ITm"]], [2, 1]), board, 0)).toBe(15);
  expect(leftOver(view([["FRf", "JKm"], ["ITm"]], [2, 1]), board, 1)).toBe(5);
  const card = { penalty: { guest: 2, joker: 0 }, jokers: 0 };
  expect(leftOver(view([["FRf"], null], [1, 7], [0, 3]), card, 1)).toBe(20);
});

it("says nothing of jokers that nobody sees", () => {
  const junior = { penalty: { guest: 0, joker: 5 }, jokers: 2 };
  expect(leftOver(view([["JKf", "CNm"], null], [2, 6]), junior, 0)).toBe(5);
  expect(leftOver(view([["JKf", "CNm"], null], [2, 6]), junior, 1)).toBeNull();
});
