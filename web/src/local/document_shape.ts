/** Whether something is a cafe-game/1 document at all: its keys and types (record/document.py). The rules come after. */
import { FormatError } from "../../kernel/src/errors.ts";
import type { GameDocument } from "../lib/protocol.ts";

type Check = (value: unknown, place: string) => void;

const GUEST = /^[A-Z]{2}[fm]$/;
const CELL = /^[A-Z]([1-9]|[12][0-9])$/;
const MOST_IN_GROUP = 12;

const no = (place: string, wanted: string): never => {
  throw new FormatError(`must be ${wanted}`, place);
};
const text: Check = (value, place) => typeof value === "string" || no(place, "text");
const yesOrNo: Check = (value, place) => typeof value === "boolean" || no(place, "true or false");
const whole =
  (least: number, most: number): Check =>
  (value, place) =>
    (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) ||
    no(place, `a whole number from ${least} to ${most}`);
const like =
  (pattern: RegExp, wanted: string): Check =>
  (value, place) =>
    (typeof value === "string" && pattern.test(value)) || no(place, wanted);
const oneOf =
  (...known: string[]): Check =>
  (value, place) =>
    known.includes(value as string) || no(place, known.join(" or "));
const list =
  (check: Check, most = Infinity): Check =>
  (value, place) => {
    if (!Array.isArray(value) || value.length > most) no(place, "a list");
    else value.forEach((one, i) => check(one, `${place}[${i}]`));
  };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const table =
  (key: Check, check: Check): Check =>
  (value, place) => {
    if (!isObject(value)) return no(place, "an object");
    for (const [name, one] of Object.entries(value)) {
      key(name, place);
      check(one, `${place}.${name}`);
    }
  };
/** An object with just these keys; those with a `?` may be left out. */
const object =
  (keys: Record<string, Check>): Check =>
  (value, place) => {
    if (!isObject(value)) return no(place, "an object");
    const at = (name: string) => (place ? `${place}.${name}` : name);
    const known = new Map(Object.entries(keys).map(([name, check]) => [name.replace("?", ""), check]));
    for (const name of Object.keys(value))
      if (!known.has(name)) throw new FormatError(`unknown field '${name}'`, place);
    for (const name of Object.keys(keys))
      if (!name.endsWith("?") && !(name in value)) throw new FormatError(`the field '${name}' is missing`, place);
    for (const [name, check] of known) if (value[name] !== undefined) check(value[name], at(name));
  };

const count = whole(0, 1000);
const amount = whole(-1_000_000, 1_000_000);
const total = whole(-(2 ** 31), 2 ** 31 - 1);
const guest = like(GUEST, "a guest such as RUf");
const cell = like(CELL, "a cell such as C2");
const points = table(cell, amount);

const STEPS: Record<string, Record<string, Check>> = {
  seat: { guest, at: cell, "points?": points },
  seat_group: { table: cell, guests: list(object({ guest, at: cell }), MOST_IN_GROUP), "points?": points },
  stop: { "points?": amount },
  draw: { "guest?": guest },
  lay_down: { guest },
  bar: { guest, "points?": amount },
  swap: { guest, at: cell },
  discard: { guest },
  lay_table: { at: cell },
  declare_end: {},
  decline_end: {},
  pass: {},
};

const step: Check = (value, place) => {
  const name = isObject(value) ? String(value.do) : "";
  if (!Object.hasOwn(STEPS, name)) return no(`${place}.do`, Object.keys(STEPS).join(" or "));
  object({ do: text, player: count, ...STEPS[name] })(value, place);
};

const position = object({
  "hands?": list(list(guest)),
  "tables?": table(cell, text),
  "seats?": table(cell, guest),
  "guests?": list(guest),
  "tables_stock?": list(text),
  "bar?": list(guest),
  "face_down?": list(list(guest)),
  "hand_size?": list(count),
  "scores?": list(amount),
  "to_move?": count,
  "first_turn?": yesOrNo,
});

const document = object({
  format: oneOf("cafe-game/1"),
  "name?": text,
  game: oneOf("board", "card", "junior"),
  "edition?": text,
  "options?": object({ "same_sex_tables?": yesOrNo }),
  players: list(text),
  "start?": count,
  "plan?": list(text),
  "deal?": object({ guests: list(guest), "tables?": list(text) }),
  "position?": position,
  "actions?": list(step),
  "result?": object({ scores: list(total), penalties: list(count), winners: list(count), reason: text }),
});

/** The document; a FormatError names the place of the fault. */
export function readDocument(value: unknown): GameDocument {
  document(value, "");
  return value as GameDocument;
}
