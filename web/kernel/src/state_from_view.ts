/** From a view back to a state: everything seen is exact, everything hidden lies in one fixed order (state_from_view.py). */
import type { View } from "../../src/lib/protocol.ts";
import { FIRST_JOKER } from "./edition.ts";
import { Game } from "./game.ts";
import type { GameRules } from "./game_rules.ts";
import { writePosition } from "./position.ts";
import type { RecordBytes } from "./records.ts";
import { NONE, type Ruleset } from "./ruleset.ts";

const ANY_SEX = -1;
const FULL = 4;

/** A game that agrees with all that a view shows; what it hides is there in one fixed order. */
export function gameFromView(rules: GameRules, seen: View): Game {
  const state = writeView(rules, seen);
  const game = new Game(rules, seen.players, state, false);
  game.putBack = rules.ruleset.edition.put_back ? state.get("tables_drawn") : 0;
  return game;
}

/** A state that agrees with a view; PositionError if no game could look like that. */
function writeView(rules: GameRules, seen: View): RecordBytes {
  const { ruleset, questions } = rules;
  const { facts, codes } = ruleset;
  const hidden = new Hidden(ruleset, seen);
  const { stock, drawn } = tablesStock(ruleset, seen);
  const printed = Object.fromEntries(ruleset.plan.tables.map((cell, i) => [cell, ruleset.plan.marks[i]!]));
  const state = writePosition(rules, seen.players.length, {
    hands: seen.hands.map((hand, i) =>
      hidden.take(seen.hand_counts[i]! - seen.jokers_taken[i]!.length, hand, seen.jokers_taken[i]),
    ),
    face_down: facts.lays_face_down
      ? seen.face_down.map((laid, i) => hidden.take(seen.face_down_counts[i]!, laid))
      : [],
    guests: hidden.take(seen.guests_left, null),
    tables: facts.takes_plan && isSame(seen.tables, printed) ? {} : seen.tables,
    seats: seen.seats,
    tables_stock: stock,
    bar: seen.bar,
    hand_size: seen.hand_sizes ?? [],
    scores: seen.scores,
    to_move: seen.to_move ?? 0,
    first_turn: seen.first_turn,
  });
  questions.resume(ruleset, state);
  writeTurn(ruleset, state, seen);
  state.set("tables_drawn", drawn);
  for (const guest of seen.gone) add(state, "gone", ruleset.kindOf.get(guest)!);
  seen.jokers_taken.forEach((jokers, player) => {
    for (const joker of jokers) add(state, "jokers_taken", 2 * player + codes.indexOf(joker) - FIRST_JOKER);
  });
  return state;
}

const add = (state: RecordBytes, name: string, index: number): void =>
  state.set(name, state.at(name, index) + 1, index);

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const cells = Object.keys(one);
  return cells.length === Object.keys(other).length && cells.every((cell) => one[cell] === other[cell]);
}

/** All guests that are not on view, in the order of their kinds. */
class Hidden {
  #left: string[];

  constructor(ruleset: Ruleset, seen: View) {
    this.#left = ruleset.everybody().map((kind) => ruleset.codes[kind]!);
    const held = seen.hands.flatMap((hand, player) => hand ?? seen.jokers_taken[player]!);
    const laid = seen.face_down.flatMap((guests) => guests ?? []);
    for (const guest of [...Object.values(seen.seats), ...seen.gone, ...seen.bar, ...held, ...laid])
      remove(this.#left, guest);
  }

  /** Guests that are known; otherwise those of `besides`, and the next `count` of the hidden ones. */
  take(count: number, known: readonly string[] | null, besides: readonly string[] = []): string[] {
    return known ? [...known] : [...besides, ...this.#left.splice(0, count)];
  }
}

function remove(things: string[], thing: string): void {
  const at = things.indexOf(thing);
  if (at >= 0) things.splice(at, 1);
}

/** The stock of tables, and how many of it are drawn (K6) or never will be (J3). */
function tablesStock(ruleset: Ruleset, seen: View): { stock: string[]; drawn: number } {
  const unseen = [...ruleset.edition.tables];
  const known = seen.next_table === null ? [] : [seen.next_table];
  const laid = unseen.length ? Object.values(seen.tables) : [];
  for (const table of [...laid, ...seen.tables_gone, ...known]) remove(unseen, table);
  unseen.sort();
  if (ruleset.facts.tables_leave) {
    const drawn = [...seen.tables_gone, ...laid]; // they stay on record, which tells viewers what has left
    return { stock: [...drawn, ...unseen.slice(0, seen.tables_left)], drawn: drawn.length };
  }
  const beneath = Math.max(0, unseen.length + known.length - seen.tables_left);
  return { stock: [...unseen.slice(0, beneath), ...known, ...unseen.slice(beneath)], drawn: beneath };
}

/** The middle of a turn. */
function writeTurn(ruleset: Ruleset, state: RecordBytes, seen: View): void {
  const { plan, data } = ruleset;
  const number = (cells: readonly string[], cell: string | null) => (cell === null ? NONE : cells.indexOf(cell));
  const parts = {
    start: seen.start,
    phase: data.names.phases.indexOf(seen.phase),
    turn_points: seen.turn_points,
    placed: seen.placements,
    third: number(plan.tables, seen.third),
    doing: data.names.doings.indexOf(seen.doing),
    filled: number(plan.tables, seen.filled),
    waiting: number(plan.seats, seen.waiting),
    group: number(plan.tables, seen.group),
    passes: seen.passes,
  };
  for (const [name, value] of Object.entries(parts)) if (state.has(name)) state.set(name, value);
  if (seen.phase === "grouping") writeGroup(ruleset, state);
}

/** The group being seated (K12, B13): its sex, and the tables it has filled. */
function writeGroup(ruleset: Ruleset, state: RecordBytes): void {
  const at = (table: number) => [state.at("sexes", 2 * table), state.at("sexes", 2 * table + 1)] as const;
  const [ladies, gentlemen] = at(state.get("group"));
  state.set("group_sex", ladies + gentlemen === 0 ? ANY_SEX : Number(gentlemen > 0));
  if (!ruleset.facts.tables_leave) return;
  const full = ruleset.plan.tables.map((_, table) => at(table)[0] + at(table)[1] === FULL);
  state.set(
    "cleared",
    full.reduce((bits, isFull, table) => (isFull ? bits | (1 << table) : bits), 0),
  );
}
