/** What is wrong with a floor plan that somebody has drawn, every fault in words (rules/floor_plans.py). */
import { around, type Cell, cellsOf, evenRows, nameOf, SEAT, tableMarks } from "./plan.ts";

const MAX_SIDE = 26; // columns are letters
const MAX_SEATS = 128;
const NOTHING = ".";
const SIDES = 4;

/** All faults of a drawing; none if a game can be played on it. */
export function planFaults(rows: readonly string[], nations: readonly string[], openTables = false): string[] {
  const drawing = evenRows(rows);
  const wrongShape = shapeFaults(drawing);
  if (wrongShape.length) return wrongShape;
  const known = tableMarks(nations, openTables);
  const cells = cellsOf(drawing);
  const strange = cells.filter(({ mark }) => !known.includes(mark) && mark !== SEAT && mark !== NOTHING);
  if (strange.length)
    return strange.map(
      ({ cell, mark }) => `${nameOf(cell)}: '${mark}' is neither a nation of this game, nor 's', nor '.'`,
    );
  const tables = cells.filter(({ mark }) => known.includes(mark));
  const seats = cells.filter(({ mark }) => mark === SEAT).map(({ cell }) => cell);
  const bare = openTables ? [] : nations.filter((nation) => !tables.some(({ mark }) => mark === nation));
  const places = tables.map(({ cell }) => cell);
  return [...neighbourFaults(places, seats), ...bare.map((nation) => `no table for ${nation}`)];
}

function shapeFaults(rows: readonly string[]): string[] {
  if (!rows.length) return ["the plan has no rows"];
  const width = rows[0]!.length;
  const faults: string[] = [];
  if (rows.length > MAX_SIDE) faults.push(`the plan has ${rows.length} rows, at most ${MAX_SIDE} are possible`);
  if (width > 2 * MAX_SIDE)
    faults.push(`the plan has ${Math.floor(width / 2)} columns, at most ${MAX_SIDE} are possible`);
  if (faults.length) return faults;
  return rows.flatMap((row, y) =>
    row.length === width ? [] : [`row ${y + 1} has ${Math.floor(row.length / 2)} cells, row 1 has ${width / 2}`],
  );
}

function neighbourFaults(tables: readonly Cell[], seats: readonly Cell[]): string[] {
  const chairs = new Set(seats.map(nameOf));
  const islands = new Set(tables.map(nameOf));
  const faults =
    seats.length > MAX_SEATS ? [`the plan has ${seats.length} seats, at most ${MAX_SEATS} are possible`] : [];
  for (const table of tables) {
    const found = around(table).filter((name) => chairs.has(name)).length;
    if (found !== SIDES) faults.push(`the table at ${nameOf(table)} has ${found} seats, it needs ${SIDES}`);
  }
  const lost = seats.filter((seat) => !around(seat).some((name) => islands.has(name)));
  return [...faults, ...lost.map((seat) => `the seat at ${nameOf(seat)} touches no table`)];
}
