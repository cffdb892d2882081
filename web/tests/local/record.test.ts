import { expect, it } from "vitest";
import type { MatchRecord } from "../../src/local/host.ts";
import { goesOn } from "../../src/local/record.ts";

const record = (revision: number, ...actions: string[]) =>
  ({ revision, actions: actions.map((action) => ({ place: 0, action, by: "person", at_time: 0 })) }) as MatchRecord;

it.each([
  ["is the same", record(1, "a"), record(1, "a"), true],
  ["goes on by an action", record(1, "a", "b"), record(1, "a"), true],
  ["goes on by a change", record(2, "a"), record(1, "a"), true],
  ["lacks an action", record(1, "a"), record(1, "a", "b"), false],
  ["lacks a change", record(1, "a", "b"), record(2, "a"), false],
  ["has gone another way", record(1, "a", "c", "d"), record(1, "a", "b"), false],
])("knows a record that %s", (_, one, from, goes) => {
  expect(goesOn(one, from)).toBe(goes);
});
