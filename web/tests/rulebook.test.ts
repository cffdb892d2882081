import { expect, it } from "vitest";
import { examplesOf } from "../src/lib/rulebook.ts";

const game = { nations: ["FR", "IT", "DE", "ES"] };
const told = (rule: string) => examplesOf(rule, game).map(({ guests, fits }) => `${guests.join(" ")} ${fits}`);

it("draws what rules about guests allow and what not", () => {
  expect(told("G5")).toContain("FRf ITm DEm true");
  expect(told("G5")).toContain("FRf ITf false");
  expect(told("G6")).toEqual(["FRf false", "FRf ITm true"]);
  expect(told("B9")).toEqual(["JKf FRf true", "JKf FRm false"]);
  expect(told("J9")).toEqual(told("B9"));
  expect(told("J13")).toEqual(["FRf ITf DEf ESf true", "FRf ITf DEf ESm false"]);
  expect(told("K10")).toEqual([]);
});
