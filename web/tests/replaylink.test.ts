import { expect, it, vi } from "vitest";
import { momentIn, replayLink } from "../src/lib/replaylink.ts";

vi.mock("../src/lib/route.svelte.ts", () => ({ linkTo: (to: string) => `https://cafe.example/cafe/#${to}` }));

it("names a match, or carries the game, and a moment", () => {
  expect(replayLink({ match: "abc" })).toBe("https://cafe.example/cafe/#/m/abc/replay");
  expect(replayLink({ match: "abc" }, 8)).toBe("https://cafe.example/cafe/#/m/abc/replay#at=8");
  expect(replayLink({ game: "x-_9" }, 8)).toBe("https://cafe.example/cafe/#/replay#game=x-_9&at=8");
  expect(replayLink({ game: "" }, 8)).toBe("");
});

it("reads what it writes", () => {
  expect(momentIn("#game=x-_9&at=8")).toEqual({ at: 8, game: "x-_9" });
  expect(momentIn("#at=7")).toEqual({ at: 7, game: "" });
  expect(momentIn("")).toEqual({ at: 0, game: "" });
  expect(momentIn("#at=-1e9")).toEqual({ at: 0, game: "" });
});
