/** Floor plans (G1): a drawing of tables and seats, and who touches whom. As rules/floor_plans.py reads them. */
export const SEAT = "s";
const OPEN_TABLE = "T"; // a table that may be of any nation
const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const; // north, east, south, west

export type Cell = readonly [row: number, column: number];

/** Tables and seats in reading order, by cell; `marks` are the tables' nations (or `T`). */
export interface Plan {
  rows: string[];
  marks: string[];
  tables: string[];
  seats: string[];
  seatsOf: number[][];
  tablesOf: number[][];
  tableAt: Map<string, number>;
  seatAt: Map<string, number>;
}

export const nameOf = ([row, column]: Cell): string => `${String.fromCharCode(65 + column)}${row + 1}`;
export const around = ([row, column]: Cell): string[] =>
  SIDES.map(([down, right]) => nameOf([row + down, column + right]));
const numbered = (names: readonly string[]): Map<string, number> =>
  new Map(names.map((name, number) => [name, number]));

/** Read a drawing in which nothing is wrong (plan_faults.ts), two characters a cell. */
export function readPlan(rows: readonly string[], nations: readonly string[], openTables: boolean): Plan {
  const drawing = evenRows(rows);
  const cells = cellsOf(drawing);
  const tables = cells.filter(({ mark }) => tableMarks(nations, openTables).includes(mark));
  const seats = cells.filter(({ mark }) => mark === SEAT);
  const [places, chairs] = [tables.map(({ cell }) => cell), seats.map(({ cell }) => cell)];
  return joined(
    drawing,
    tables.map(({ mark }) => mark),
    places,
    chairs,
  );
}

/** Rows of whole cells. */
export const evenRows = (rows: readonly string[]): string[] => rows.map((row) => row + " ".repeat(row.length % 2));

/** What marks a table. */
export const tableMarks = (nations: readonly string[], openTables: boolean): readonly string[] =>
  openTables ? [OPEN_TABLE] : nations;

/** Every cell of a drawing, and what stands there. */
export const cellsOf = (drawing: readonly string[]): { cell: Cell; mark: string }[] =>
  drawing.flatMap((row, y) =>
    Array.from({ length: row.length / 2 }, (_, x) => ({
      cell: [y, x] as Cell,
      mark: row.slice(2 * x, 2 * x + 2).trim(),
    })),
  );

function joined(rows: string[], marks: string[], tables: Cell[], seats: Cell[]): Plan {
  const tableAt = numbered(tables.map(nameOf));
  const seatAt = numbered(seats.map(nameOf));
  const found = (cell: Cell, among: Map<string, number>) =>
    around(cell)
      .map((name) => among.get(name))
      .filter((number) => number !== undefined);
  return {
    rows,
    marks,
    tables: [...tableAt.keys()],
    seats: [...seatAt.keys()],
    seatsOf: tables.map((table) => found(table, seatAt)),
    tablesOf: seats.map((seat) => found(seat, tableAt).sort((a, b) => a - b)),
    tableAt,
    seatAt,
  };
}
