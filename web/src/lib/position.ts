/** A position that somebody sets up, and the document that asks about it. */
import type { GameInfo, Kind } from "./types.ts";

export interface Position {
  game: Kind;
  tables: Record<string, string>;
  seats: Record<string, string>;
  hand: string[];
  bar: string[];
}

const STARTS: Record<Kind, Record<string, string>> = {
  card: { B2: "FR", D2: "IT", C3: "GB", B4: "ES", D4: "RU" },
  board: {},
  junior: { E5: "CN DE IT FR", H5: "CN GB IN IT", E8: "DE CN IT JM", H8: "DE IN GL US" },
};
const STOCK = 12;
const OF_A_KIND = 4;

export const emptyPosition = (game: Kind): Position => ({ game, tables: STARTS[game], seats: {}, hand: [], bar: [] });

/** Take a table away, and who sits at it alone. */
export function withoutTable(position: Position, info: GameInfo, cell: string): Position {
  const tables = Object.fromEntries(Object.entries(position.tables).filter(([at]) => at !== cell));
  const seats = Object.fromEntries(Object.entries(position.seats).filter(([seat]) => info.seats[seat]!.some((table) => table in tables)));
  return { ...position, tables, seats };
}

export function positionDocument(position: Position, info: GameInfo): object {
  const seen = [...Object.values(position.seats), ...position.hand, ...position.bar];
  const free = info.nations.flatMap((nation) => [`${nation}f`, `${nation}m`]).filter((code) => seen.filter((one) => one === code).length < OF_A_KIND - 1);
  const [other, ...stock] = free;
  const place: Record<string, unknown> = { seats: position.seats, hands: [position.hand, other ? [other] : []], guests: stock.slice(0, STOCK), to_move: 0 };
  if (position.game !== "board") place.tables = position.tables;
  if (position.game === "board") place.bar = position.bar;
  if (position.game === "card") place.tables_stock = ["CN", "US"];
  if (position.game === "junior") place.tables_stock = (info.table_kinds ?? []).filter((kind) => !Object.values(position.tables).includes(kind)).slice(0, 4);
  return { format: "cafe-game/1", game: position.game, players: ["1", "2"], position: place, actions: [] };
}
