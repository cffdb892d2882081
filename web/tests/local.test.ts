import { expect, it } from "vitest";
import { isLocal } from "../src/lib/local.ts";

it("knows links that no phone can open", () => {
  expect(["http://127.0.0.1:8000/m/a", "http://localhost/m/a", "http://[::1]:8000/m/a"].map(isLocal)).toEqual(
    Array(3).fill(true),
  );
  expect(["http://192.168.0.7:8000/m/a", "https://cafe.example/m/a"].map(isLocal)).toEqual([false, false]);
});
