/** The score sheet for cards on a kitchen table: who made what, in which order, and the end. Plain values, no page. */

export interface Entry {
  player: number;
  points: number;
  tables: number[]; // what the points are made of; empty if a number was given
}

export interface Sheet {
  players: string[];
  entries: Entry[];
  over: boolean;
  minus: number[]; // positive numbers
}

export const newSheet = (players: string[]): Sheet => ({
  players,
  entries: [],
  over: false,
  minus: players.map(() => 0),
});

/** Whose turn it is: one after the other. */
export const nextPlayer = (sheet: Sheet): number => sheet.entries.length % sheet.players.length;

export function enter(sheet: Sheet, tables: number[], extra = 0): Sheet {
  const points = tables.reduce((sum, one) => sum + one, 0) + extra;
  return { ...sheet, entries: [...sheet.entries, { player: nextPlayer(sheet), points, tables }] };
}

export const undo = (sheet: Sheet): Sheet =>
  sheet.over ? { ...sheet, over: false } : { ...sheet, entries: sheet.entries.slice(0, -1) };

export function totals(sheet: Sheet): number[] {
  return sheet.players.map((_, player) => {
    const made = sheet.entries.reduce((sum, entry) => sum + (entry.player === player ? entry.points : 0), 0);
    return sheet.over ? made - (sheet.minus[player] ?? 0) : made;
  });
}

/** Who has won: most points; a tie goes to the fewest minus points; still equal, it is shared (K11). */
export function winners(sheet: Sheet): number[] {
  const scores = totals(sheet);
  const most = Math.max(...scores);
  const best = scores.flatMap((score, player) => (score === most ? [player] : []));
  const fewest = Math.min(...best.map((player) => sheet.minus[player] ?? 0));
  return best.filter((player) => (sheet.minus[player] ?? 0) === fewest);
}
