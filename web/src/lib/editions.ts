/** What the server offers: the editions of a game, and the floor of a match. Knows no rules. */
import { has, t } from "./words.svelte.ts";
import type { GameInfo, House, GameName } from "./protocol.ts";

/** All games, in the order in which they are offered. */
export const GAMES: GameName[] = ["board", "card", "junior"];
export const PRINTED = "printed";

/** The editions of a game, the printed one first. */
export const editionsOf = (house: House | null, game: GameName): GameInfo[] =>
  house?.games.filter((one) => one.game === game) ?? [];

/** What to draw of a match or a document: its edition, on its own plan if it has one. */
export function infoOf(house: House, of: { game: GameName; edition?: unknown; plan?: unknown }): GameInfo {
  const all = editionsOf(house, of.game);
  const info = all.find((one) => one.edition === (of.edition ?? PRINTED)) ?? all[0]!;
  return Array.isArray(of.plan) ? onPlan(info, of.plan as string[]) : info;
}

/** An edition in words; one that the catalogues do not know by its name. */
export const editionWords = (edition: string): string =>
  has(`edition-${edition}`) ? t(`edition-${edition}`) : edition;

/** The rows of a plan file: comments and blank lines left out. */
export const planRows = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith("#"));

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const nameOf = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** The same edition on another floor plan: two characters a cell, `s` a seat, `.` nothing, anything else a table. */
export function onPlan(info: GameInfo, rows: string[]): GameInfo {
  const mark = (row: number, column: number) => (rows[row] ?? "").slice(2 * column, 2 * column + 2).trim();
  const isTable = (row: number, column: number) => column >= 0 && !["", "s", "."].includes(mark(row, column));
  const seats: Record<string, string[]> = {};
  const tables: Record<string, string[]> = {};
  rows.forEach((line, row) => {
    for (let column = 0; 2 * column < line.length; column++) {
      const around = SIDES.map(([down, right]) => [row + down, column + right] as const);
      const beside = around.filter(([y, x]) => isTable(y, x)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      if (mark(row, column) === "s") seats[nameOf(row, column)] = beside.map(([y, x]) => nameOf(y, x));
      else if (isTable(row, column)) tables[nameOf(row, column)] = around.map(([y, x]) => nameOf(y, x));
    }
  });
  return { ...info, rows, seats, tables };
}
