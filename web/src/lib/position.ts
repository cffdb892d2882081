/** A position that somebody sets up, and the document that asks about it. */
import { editionsOf, infoOf, PRINTED } from "./editions.ts";
import type { GameInfo, GameName, House } from "./protocol.ts";

export interface Player {
  hand: string[]; // those we know
  unseen: number; // guests in the hand that nobody told us
  laid: number; // face down (K9)
  size: number; // of the hand (B10)
  score: number;
}

export interface Position {
  game: GameName;
  edition: string;
  same_sex_tables: boolean;
  tables: Record<string, string>;
  seats: Record<string, string>;
  bar: string[];
  players: Player[];
  to_move: number;
  first_turn: boolean; // B7
  guests_left: number | null; // null: all that are nowhere else
  tables_left: number | null;
}

const newPlayer = ({ hand }: GameInfo): Player => ({ hand: [], unseen: hand, laid: 0, size: hand, score: 0 });

/** The café before the first turn: the first tables of the edition, nobody seated. */
export const emptyPosition = (info: GameInfo): Position => ({
  game: info.game,
  edition: info.edition,
  same_sex_tables: false,
  tables: Object.fromEntries(
    info.laid_first.map((cell, at) => [cell, info.table_kinds[at % info.table_kinds.length]!]),
  ),
  seats: {},
  bar: [],
  players: Array.from({ length: info.players[0] }, () => newPlayer(info)),
  to_move: 0,
  first_turn: false,
  guests_left: null,
  tables_left: null,
});

/** What a browser kept, of an older page too; of a game that is not on offer any more, nothing. */
export function restored(kept: Partial<Position>, house: House): Position {
  const known = kept.game && editionsOf(house, kept.game).some((one) => one.edition === (kept.edition ?? PRINTED));
  const empty = emptyPosition(infoOf(house, known ? { game: kept.game!, edition: kept.edition } : { game: "card" }));
  return known ? { ...empty, ...Object.fromEntries(Object.entries(kept).filter(([key]) => key in empty)) } : empty;
}

/** Every kind of guest the game has. */
export const guestCodes = (info: GameInfo): string[] =>
  [...info.nations, ...(info.jokers ? ["JK"] : [])].flatMap((nation) => [`${nation}f`, `${nation}m`]);

/** How many of a kind are nowhere yet. */
export function leftOf(position: Position, info: GameInfo, code: string): number {
  const known = [
    ...Object.values(position.seats),
    ...position.bar,
    ...position.players.flatMap((player) => player.hand),
  ];
  const supply = code.startsWith("JK") ? info.jokers : info.each;
  return supply - known.filter((one) => one === code).length;
}

/** The guests that are nowhere yet, one of each kind after the other, so that any part of them is mixed. */
function guestsElsewhere(position: Position, info: GameInfo): string[] {
  const left = guestCodes(info).map((code) => ({ code, count: leftOf(position, info, code) }));
  return Array.from({ length: info.each }, (_, round) =>
    left.filter(({ count }) => count > round).map(({ code }) => code),
  ).flat();
}

/** The tables that can still come, one of each kind after the other; those put back never do. */
function tablesElsewhere({ tables }: Position, info: GameInfo): string[] {
  const rest = [...info.tables_stock];
  for (const laid of Object.values(tables)) {
    const at = rest.indexOf(laid);
    if (at >= 0) rest.splice(at, 1);
  }
  const round = rest.map((kind, at) => rest.slice(0, at).filter((one) => one === kind).length);
  const mixed = rest.map((kind, at) => ({ kind, round: round[at]! })).sort((a, b) => a.round - b.round);
  const most = info.tables_stock.length - info.put_back - Object.keys(tables).length;
  return mixed.slice(0, Math.max(0, most)).map(({ kind }) => kind);
}

/** All that is hidden, dealt from the guests that are nowhere yet. The player to move knows their whole hand. */
function dealt(position: Position, info: GameInfo) {
  const rest = guestsElsewhere(position, info);
  const hands = position.players.map(({ hand, unseen }, at) => [
    ...hand,
    ...(at === position.to_move ? [] : rest.splice(0, unseen)),
  ]);
  const face_down = position.players.map(({ laid }) => rest.splice(0, laid));
  return { hands, face_down, rest, tables: tablesElsewhere(position, info) };
}

/** How many guests and tables can still come at most, and how many do. */
export function stocks(
  position: Position,
  info: GameInfo,
): { guests: number; mostGuests: number; tables: number; mostTables: number } {
  const { rest, tables } = dealt(position, info);
  return {
    guests: Math.min(position.guests_left ?? rest.length, rest.length),
    mostGuests: rest.length,
    tables: Math.min(position.tables_left ?? tables.length, tables.length),
    mostTables: tables.length,
  };
}

export function withPlayers(position: Position, info: GameInfo, count: number): Position {
  const players = Array.from({ length: count }, (_, at) => position.players[at] ?? newPlayer(info));
  return { ...position, players, to_move: Math.min(position.to_move, count - 1) };
}

export const withPlayer = (position: Position, at: number, change: Partial<Player>): Position => ({
  ...position,
  players: position.players.map((player, index) => (index === at ? { ...player, ...change } : player)),
});

/** A guest comes to a hand: one of those we did not know, if there are any. */
export function withHeld(position: Position, info: GameInfo, at: number, code: string): Position {
  if (leftOf(position, info, code) < 1) return position;
  const { hand, unseen } = position.players[at]!;
  return withPlayer(position, at, { hand: [...hand, code].sort(), unseen: Math.max(0, unseen - 1) });
}

export const withoutHeld = (position: Position, at: number, index: number): Position =>
  withPlayer(position, at, { hand: position.players[at]!.hand.filter((_, one) => one !== index) });

/** A guest takes a seat; nobody, or the one who sits there already, clears it. */
export function withSeat(position: Position, info: GameInfo, cell: string, code: string | null): Position {
  const { [cell]: sitting, ...seats } = position.seats;
  if (!code || sitting === code) return { ...position, seats };
  return leftOf(position, info, code) < 1 ? position : { ...position, seats: { ...seats, [cell]: code } };
}

/** A guest comes to the bar; without one the last leaves it. */
export function withBar(position: Position, info: GameInfo, code: string | null): Position {
  if (!code) return { ...position, bar: position.bar.slice(0, -1) };
  const full = position.bar.length >= info.bar.length || leftOf(position, info, code) < 1;
  return full ? position : { ...position, bar: [...position.bar, code] };
}

/** Take a table away, and who sits at it alone. */
export function withoutTable(position: Position, info: GameInfo, cell: string): Position {
  const tables = Object.fromEntries(Object.entries(position.tables).filter(([at]) => at !== cell));
  const seats = Object.fromEntries(
    Object.entries(position.seats).filter(([seat]) => info.seats[seat]!.some((table) => table in tables)),
  );
  return { ...position, tables, seats };
}

export function positionDocument(position: Position, info: GameInfo): object {
  const { game, edition, players, seats, tables, bar, to_move, first_turn, same_sex_tables } = position;
  const hidden = dealt(position, info);
  const count = stocks(position, info);
  const parts: Record<string, unknown> = {
    seats,
    hands: hidden.hands,
    guests: hidden.rest.slice(0, count.guests),
    scores: players.map((player) => player.score),
    to_move,
  };
  if (info.bar.length) Object.assign(parts, { bar, first_turn, hand_size: players.map((player) => player.size) });
  else Object.assign(parts, { tables, tables_stock: hidden.tables.slice(0, count.tables) });
  if (info.face_down) parts.face_down = hidden.face_down;
  const names = players.map((_, at) => String(at + 1));
  return {
    format: "cafe-game/1",
    game,
    ...(edition !== PRINTED && { edition }),
    options: { same_sex_tables },
    players: names,
    position: parts,
    actions: [],
  };
}
