/** The games that this browser keeps: finished ones played here, and ones from files. */
import { getDocument, replayDocument } from "../lib/api.ts";
import type { GameDocument, GameName } from "../lib/protocol.ts";
import type { MatchRecord } from "../local/host.ts";
import { importedGames, keepGames, keptMatches, removeGame, type ImportedGame } from "./matches.ts";
import { removeForGood } from "./removal.ts";

export interface ArchivedGame {
  id: string;
  game: GameName;
  names: string[];
  scores: number[];
  winners: number[];
  at: number; // seconds since 1970
  path: string; // where it is shown again
  document: () => Promise<GameDocument>;
  remove: () => Promise<void>;
}

/** A file with something in it that is no game; the number of it, the first is 1. */
export class NoGame extends Error {
  constructor(readonly number: number) {
    super(`game ${number} cannot be read`);
  }
}

const played = (record: MatchRecord): ArchivedGame => ({
  id: record.id,
  game: record.game,
  names: record.places.map((place) => place.name),
  scores: record.result?.scores ?? [],
  winners: record.result?.winners ?? [],
  at: record.ended_at ?? record.touched_at,
  path: `/m/${record.id}/replay`,
  document: () => getDocument(record.id),
  remove: () => removeForGood(record.id),
});

const imported = (kept: ImportedGame): ArchivedGame => ({
  id: kept.id,
  game: kept.game,
  names: kept.players,
  scores: kept.scores,
  winners: kept.document.result?.winners ?? [],
  at: kept.at,
  path: `/games/${kept.id}`,
  document: () => Promise.resolve(kept.document),
  remove: () => removeGame(kept.id),
});

/** All of them, the latest first; rejects where the browser keeps nothing. */
export async function archivedGames(): Promise<ArchivedGame[]> {
  const [matches, games] = await Promise.all([keptMatches(), importedGames()]);
  const over = matches.filter((record) => record.status === "over");
  return [...over.map(played), ...games.map(imported)].sort((one, other) => other.at - one.at);
}

/** The documents of a file: one as JSON, several as an array, or one a line. */
export function documentsIn(text: string): unknown[] {
  try {
    const content: unknown = JSON.parse(text);
    return Array.isArray(content) ? content : [content];
  } catch {
    const lines = text.split("\n").filter((line) => line.trim());
    return lines.map((line, at) => parsed(line, at + 1));
  }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new NoGame(number);
  }
}

/** Keep the games of a file: all of them, or none if one cannot be read. Returns how many. */
export async function importGames(text: string): Promise<number> {
  const documents = documentsIn(text);
  const games: ImportedGame[] = [];
  for (const [at, document] of documents.entries()) games.push(await judged(document, at));
  await keepGames(games);
  return games.length;
}

async function judged(document: unknown, at: number): Promise<ImportedGame> {
  const replay = await replayDocument(document, "open").catch(() => {
    throw new NoGame(at + 1);
  });
  const { game, players } = replay.document;
  const scores = replay.document.result?.scores ?? replay.views.at(-1)?.scores ?? [];
  const now = Date.now();
  return { id: `${now.toString(36)}-${at}`, document: replay.document, game, players, scores, at: now / 1000 };
}

/** The documents of games, one a line, as the commands read and write them. */
export async function exportedLines(games: ArchivedGame[]): Promise<string> {
  const documents = await Promise.all(games.map((game) => game.document()));
  return documents.map((document) => `${JSON.stringify(document)}\n`).join("");
}
