import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { isoDay, withActions } = await import("../src/lib/puzzle.ts");

describe("puzzles", () => {
  it("has the day of the player, not of the server", () => {
    expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("adds the turn to what was played, by the player to move", () => {
    const document = {
      format: "cafe-game/1" as const,
      game: "card" as const,
      players: ["1", "2"],
      position: { to_move: 1 },
      actions: [{ player: 0, do: "draw" as const }],
    };
    const made = withActions(document, [{ do: "seat", guest: "RUf", at: "C2" }]);
    expect(made.actions).toEqual([
      { player: 0, do: "draw" },
      { player: 1, do: "seat", guest: "RUf", at: "C2" },
    ]);
  });
});
