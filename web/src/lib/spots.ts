/** Places of the café in words, as one would point at them: "at the French table", "between the tables of France and Italy". */
import { middle } from "../cafe/layout.ts";
import type { GameInfo } from "./protocol.ts";
import { settings } from "./storage.svelte.ts";
import { list, t } from "./words.svelte.ts";

export type Tables = Record<string, string>;
type Side = "top" | "right" | "bottom" | "left";

const ENDS: Record<Side, [number, number]> = { top: [0, 1], right: [1, 2], bottom: [2, 3], left: [3, 0] }; // flags NW NE SE SW

/** On which side of a table a seat is. */
export function sideOf(seat: string, table: string): Side {
  const here = middle(seat);
  const there = middle(table);
  if (here.y !== there.y) return here.y < there.y ? "top" : "bottom";
  return here.x < there.x ? "left" : "right";
}

const tablesAround = (seat: string, info: GameInfo, tables: Tables): string[] =>
  (info.seats[seat] ?? []).filter((table) => tables[table]);

/** The nations whose flags stand beside a seat, for pictures. */
export function flagsAround(seat: string, info: GameInfo, tables: Tables): string[] {
  return [...new Set(tablesAround(seat, info, tables).flatMap((table) => flagsOf(seat, table, tables[table]!)))];
}

const flagsOf = (seat: string, table: string, code: string): string[] => {
  const flags = code.split(" ");
  return flags.length === 1 ? flags : ENDS[sideOf(seat, table)].map((at) => flags[at]!);
};

/** A seat in words; with its coordinates where these are switched on. */
export function spotWords(seat: string, info: GameInfo, tables: Tables): string {
  const words = named(seat, tablesAround(seat, info, tables), tables);
  return settings.coordinates ? `${words} (${seat})` : words;
}

/** The same for those who cannot see where it is: with the side of the table, and the coordinates, since tables recur. */
export function placeAndSide(seat: string, info: GameInfo, tables: Tables): string {
  const around = tablesAround(seat, info, tables);
  const [table, ...more] = around;
  const place = named(seat, around, tables);
  const isPlain = table && !more.length && !tables[table]!.includes(" ");
  return `${isPlain ? t("at-side", { place, side: sideOf(seat, table) }) : place} (${seat})`;
}

function named(seat: string, around: string[], tables: Tables): string {
  const codes = [...new Set(around.map((table) => tables[table]!))];
  const [table] = around;
  const [code] = codes;
  if (!table || !code) return t("at-nowhere");
  if (codes.length > 1) return t("at-between", { tables: list(codes.map(between)) });
  if (!code.includes(" ")) return t(`at-${code}`);
  return t("at-flags", { flags: list([...new Set(flagsOf(seat, table, code))].map(flagWords)) });
}

// Tables and flags as they stand in such a sentence: "der Türkei", "la table turque", and in Italian "quello turco" after the first.
const between = (code: string, at: number): string =>
  t(`table-${code}`, {}, at ? ["between-next", "between"] : ["between"]);
const flagWords = (nation: string): string => t(`table-${nation}`, {}, ["flag"]);
