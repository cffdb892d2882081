import { beforeEach, expect, it, vi } from "vitest";
import { documentsIn, importGames, NoGame } from "../src/device/archive.ts";

const kept = vi.hoisted(() => ({ games: [] as unknown[] }));
vi.mock("../src/lib/api.ts", () => ({
  replayDocument: (document: { game?: string; players?: string[] }) =>
    document.game
      ? Promise.resolve({ document, steps: [], views: [{ scores: [0, 0] }, { scores: [8, 3] }] })
      : Promise.reject(new Error("no game")),
}));
vi.mock("../src/device/matches.ts", () => ({
  keepGames: (games: unknown[]) => {
    kept.games.push(...games);
    return Promise.resolve();
  },
}));
beforeEach(() => (kept.games = []));

it("reads one document, an array of them, and one a line", () => {
  expect(documentsIn('{"game": "card"}')).toEqual([{ game: "card" }]);
  expect(documentsIn('[{"game": "card"}, {"game": "board"}]')).toHaveLength(2);
  expect(documentsIn('{"game": "card"}\n\n{"game": "board"}\n')).toEqual([{ game: "card" }, { game: "board" }]);
});

it("says which line is no JSON", () => {
  expect(() => documentsIn('{"game": "card"}\n{"ga')).toThrow(new NoGame(2));
});

it("keeps all games of a file, with the scores they came to", async () => {
  const text = '{"game": "card", "players": ["Ada", "Ben"]}\n{"game": "board", "players": ["Ada", "Ben"]}\n';
  expect(await importGames(text)).toBe(2);
  expect(kept.games).toMatchObject([
    { game: "card", scores: [8, 3] },
    { game: "board", players: ["Ada", "Ben"] },
  ]);
  expect(new Set(kept.games.map((game) => (game as { id: string }).id)).size).toBe(2);
});

it("keeps none of a file where one is no game", async () => {
  await expect(importGames('[{"game": "card"}, {}]')).rejects.toThrow(new NoGame(2));
  expect(kept.games).toEqual([]);
});
