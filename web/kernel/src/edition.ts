/** The guests and tables of an edition: their texts and their numbers (rules/guests.py, rules/editions.py). */
import type { EditionData } from "./kernel_file.ts";

const SEXES = "fm";
const NATIONS = 12; // kinds are numbered alike in all editions: one of fewer nations leaves numbers free
const NO_NATION = "--";
export const FIRST_JOKER = 2 * NATIONS;

/** The text of each kind of guest: `RUf`, `JKm`. */
export function guestCodes(edition: EditionData): string[] {
  const free = Array<string>(NATIONS - edition.nations.length).fill(NO_NATION);
  const names = [...edition.nations, ...free, ...(edition.jokers ? ["JK"] : [])];
  return names.flatMap((name) => [...SEXES].map((sex) => name + sex));
}

/** How many guests of a kind an edition has (G2). */
export function supply(edition: EditionData, kind: number): number {
  if (kind >= FIRST_JOKER) return edition.jokers;
  return kind >> 1 < edition.nations.length ? edition.each : 0;
}

/** All guests of an edition, unshuffled. */
export function everybody(edition: EditionData, kinds: number): number[] {
  return Array.from({ length: kinds }, (_, kind) => Array<number>(supply(edition, kind)).fill(kind)).flat();
}

/** Whether a text of guestCodes is somebody. */
export const isSomebody = (code: string): boolean => !code.startsWith(NO_NATION);

/** A table's number from its text, four flags packed: `RU`, or `CN DE IT FR`; -1 if it has none. */
export function tableNumber(edition: EditionData, text: string, flags: number): number {
  const found = text.split(" ").map((word) => edition.nations.indexOf(word));
  if (found.length !== flags || found.includes(-1)) return -1;
  const corners = found.length === 4 ? found : Array<number>(4).fill(found[0]!);
  return corners.reduce((number, flag, corner) => number | (flag << (4 * corner)), 0);
}

/** The text of a table's number. */
export function tableText(edition: EditionData, table: number, flags: number): string {
  return Array.from({ length: flags }, (_, corner) => edition.nations[(table >> (4 * corner)) & 15]!).join(" ");
}
