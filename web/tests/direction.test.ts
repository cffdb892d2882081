import { expect, test } from "vitest";
import { apart } from "../src/lib/direction.ts";

test("a name from right to left is kept apart, others are as they are", () => {
  expect(apart("דנה")).toBe("\u2068דנה\u2069");
  expect(apart("سلمى 7")).toBe("\u2068سلمى 7\u2069");
  expect(apart("Zoë 👩\u200d🍳")).toBe("Zoë 👩\u200d🍳");
});
