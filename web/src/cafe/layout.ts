/** Where things stand on the floor: a cell is 100 units wide. Read from the plan; knows no rules. */
import type { GameInfo } from "../lib/protocol.ts";

export const CELL = 100;
export const TITLED = 5; // cells: a bar as wide as that has its title above its places

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chair {
  cell: string;
  x: number; // its middle
  y: number;
  tables: string[];
  back: number | null; // degrees the back is turned from north; none where it is shared
}

export interface TablePlace {
  cell: string;
  x: number;
  y: number;
  seats: string[];
}

export interface Layout {
  box: Box;
  chairs: Chair[];
  places: TablePlace[];
  bar: Box | null;
  corners: { x: number; y: number }[]; // free corners of the room, for plants
}

/** The middle of a cell: `A1` is at (50, 50). */
export function middle(cell: string): { x: number; y: number } {
  const column = cell.charCodeAt(0) - 65;
  const row = Number(cell.slice(1)) - 1;
  return { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 };
}

/** The middle of a place at the bar, within it. */
export function barPlace(box: Box, at: number): { x: number; y: number } {
  const columns = box.width / CELL;
  const across = (box.width - 124) / (columns - 1);
  const [top, down] = columns === TITLED ? [118, 97] : [62, across];
  return { x: 62 + (at % columns) * across, y: top + Math.floor(at / columns) * down };
}

/** The whole plan, or only the part around these tables (Junior's café grows). */
export function layoutOf(info: GameInfo, around?: string[]): Layout {
  const taken = new Set([...Object.keys(info.seats), ...Object.keys(info.tables)]);
  const columns = Math.max(...info.rows.map((row) => Math.ceil(row.length / 2)));
  const rows = info.rows.length;
  const chairs = Object.entries(info.seats).map(([cell, tables]) => chairAt(cell, tables));
  const places = Object.entries(info.tables).map(([cell, seats]) => ({ cell, ...middle(cell), seats }));
  const box = around?.length ? boxAround(info, around) : { x: 0, y: 0, width: columns * CELL, height: rows * CELL };
  let bar: Box | null = null;
  if (info.bar.length) {
    const free = (width: number, title = 0) =>
      freeBox(taken, columns, rows, width, Math.ceil(info.bar.length / width) + title);
    const below = {
      x: (box.width - 500) / 2,
      y: box.height + 20,
      width: 500,
      height: (1 + Math.ceil(info.bar.length / 5)) * CELL,
    };
    bar = free(TITLED, 1) ?? free(4) ?? free(3) ?? below;
    box.height = Math.max(box.height, bar.y + bar.height);
  }
  const ends = [
    { x: box.x + 50, y: box.y + 50 },
    { x: box.x + box.width - 50, y: box.y + 50 },
    { x: box.x + 50, y: box.y + box.height - 50 },
    { x: box.x + box.width - 50, y: box.y + box.height - 50 },
  ];
  const corners = ends.filter(({ x, y }) => !taken.has(nameOf(Math.floor(x / CELL), Math.floor(y / CELL))));
  return { box, chairs, places, bar, corners };
}

function boxAround(info: GameInfo, tables: string[]): Box {
  const points = tables.flatMap((table) => [table, ...(info.tables[table] ?? [])]).map(middle);
  const x = Math.min(...points.map((point) => point.x)) - CELL / 2;
  const y = Math.min(...points.map((point) => point.y)) - CELL / 2;
  const width = Math.max(...points.map((point) => point.x)) + CELL / 2 - x;
  const height = Math.max(...points.map((point) => point.y)) + CELL / 2 - y;
  return { x, y, width, height };
}

const nameOf = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

function chairAt(cell: string, tables: string[]): Chair {
  const { x, y } = middle(cell);
  let back: number | null = null;
  if (tables.length === 1) {
    const table = middle(tables[0]!);
    back = (Math.atan2(x - table.x, -(y - table.y)) * 180) / Math.PI;
  }
  return { cell, x, y, tables, back };
}

/** The free rectangle of cells nearest to the middle of the room. */
function freeBox(taken: Set<string>, columns: number, rows: number, width: number, height: number): Box | null {
  let best: Box | null = null;
  let nearest = Infinity;
  for (let row = 0; row + height <= rows; row++) {
    for (let column = 0; column + width <= columns; column++) {
      if (!isFree(taken, column, row, width, height)) continue;
      const distance = Math.abs(column + width / 2 - columns / 2) + Math.abs(row + height / 2 - rows / 2);
      if (distance >= nearest) continue;
      nearest = distance;
      best = { x: column * CELL, y: row * CELL, width: width * CELL, height: height * CELL };
    }
  }
  return best;
}

function isFree(taken: Set<string>, column: number, row: number, width: number, height: number): boolean {
  for (let r = row; r < row + height; r++) {
    for (let c = column; c < column + width; c++) if (taken.has(nameOf(c, r))) return false;
  }
  return true;
}

/** The cell next to this one in a direction, for the arrow keys: the nearest that lies mainly that way. */
export function neighbour(
  cells: string[],
  from: string,
  key: string,
  whereIs: (cell: string) => { x: number; y: number } = middle, // the bar is no cell of the plan
): string | null {
  const here = whereIs(from);
  let best: string | null = null;
  let nearest = Infinity;
  for (const cell of cells) {
    if (cell === from) continue;
    const { x, y } = whereIs(cell);
    const [along, across] = toward(key, x - here.x, y - here.y);
    if (along <= 0) continue;
    const distance = along + 2.5 * across;
    if (distance < nearest) [best, nearest] = [cell, distance];
  }
  return best;
}

function toward(key: string, dx: number, dy: number): [number, number] {
  if (key === "ArrowRight") return [dx, Math.abs(dy)];
  if (key === "ArrowLeft") return [-dx, Math.abs(dy)];
  if (key === "ArrowDown") return [dy, Math.abs(dx)];
  return [-dy, Math.abs(dx)];
}
