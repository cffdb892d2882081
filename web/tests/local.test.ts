import { expect, it } from "vitest";
import { isLocal } from "../src/lib/local.ts";

it("knows links that no phone can open", () => {
  const hosts = ["127.0.0.1:8000", "localhost", "[::1]:8000", "0.0.0.0:8000", "[::]:8000"];
  expect(hosts.map((host) => isLocal(`http://${host}/m/a`))).toEqual(hosts.map(() => true));
  expect(["http://192.168.0.7:8000/m/a", "https://cafe.example/m/a"].map(isLocal)).toEqual([false, false]);
});
