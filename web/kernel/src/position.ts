/** Positions: a café in the middle of a game as text, written into a state and read from one (rules/position.py). */
import type { PositionPart } from "../../src/lib/protocol.ts";
import { supply } from "./edition.ts";
import { emptyState } from "./deal.ts";
import { PositionError, SetupError } from "./errors.ts";
import { Game } from "./game.ts";
import type { GameRules } from "./game_rules.ts";
import type { RecordBytes } from "./records.ts";
import { NONE, type Ruleset } from "./ruleset.ts";
import { guestsOfPlayer, readSeats, readTables } from "./view.ts";

const MAX_SCORE = 1_000_000;
const MAX_HAND_SIZE = 100;

/** A game that goes on from a position; PositionError names what is impossible about it. */
export function gameFromPosition(
  rules: GameRules,
  players: readonly string[],
  position: PositionPart,
  start?: number,
): Game {
  const state = writePosition(rules, players.length, position);
  if (start !== undefined) {
    if (start >= players.length) throw new SetupError(`there is no player ${start} to start`, "start");
    state.set("start", start);
  }
  rules.questions.resume(rules.ruleset, state);
  return new Game(rules, players, state, false);
}

/** A state made from a position, its turn not yet begun; PositionError names what is impossible. */
export function writePosition(rules: GameRules, players: number, position: PositionPart): RecordBytes {
  const { ruleset } = rules;
  checkParts(ruleset, position);
  const state = emptyState(rules, players);
  const mover = position.to_move ?? 0;
  if (mover >= players) throw new PositionError("to_move", `there is no player ${mover}`);
  state.set("player", mover);
  state.set("start", mover);
  const writer = new PositionWriter(ruleset, state, players);
  writer.tables(position);
  writer.seats(position);
  writer.hands(position);
  writer.stocks(position);
  writer.numbers(position);
  if (ruleset.facts.has_bar) writer.bar(position);
  if (ruleset.facts.lays_face_down) writer.faceDown(position);
  writer.checkCounts();
  return state;
}

/** A position must not have what its game does not have. */
function checkParts(ruleset: Ruleset, position: PositionPart): void {
  for (const [part, fact] of Object.entries(ruleset.data.names.position_parts)) {
    const value = position[part as keyof PositionPart];
    if (!ruleset.facts[fact] && !isEmpty(value))
      throw new PositionError(part, `the ${ruleset.data.game} game has no such thing`);
  }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.every((one) => Array.isArray(one) && !one.length) : !value;
}

/** Writes the parts of a position, and counts its guests: no kind may occur more often than in the game. */
class PositionWriter {
  readonly #counts = new Map<number, number>();

  constructor(
    readonly ruleset: Ruleset,
    readonly state: RecordBytes,
    readonly players: number,
  ) {}

  #kinds(codes: readonly string[], place: string): number[] {
    return codes.map((code) => {
      const kind = this.ruleset.kindOf.get(code);
      if (kind === undefined)
        throw new PositionError(place, `'${code}' is no guest of the ${this.ruleset.data.game} game`);
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
      return kind;
    });
  }

  checkCounts(): void {
    for (const [kind, count] of [...this.#counts].sort(([a], [b]) => a - b)) {
      const has = supply(this.ruleset.edition, kind);
      if (count > has)
        throw new PositionError("guests", `${count} times ${this.ruleset.codes[kind]}, the game has ${has}`);
    }
  }

  #byPlayer<T>(values: readonly T[] | undefined, place: string): [number, T][] {
    if (values?.length && values.length !== this.players)
      throw new PositionError(place, `${values.length} entries for ${this.players} players`);
    return [...(values ?? []).entries()];
  }

  #table(text: string, place: string): number {
    const table = this.ruleset.tableNumber(text);
    if (table < 0) throw new PositionError(place, `'${text}' is no table of the ${this.ruleset.data.game} game`);
    return table;
  }

  tables({ tables = {} }: PositionPart): void {
    const cells = Object.entries(tables); // a board has its plan's tables only if the position names none
    if (cells.length) this.state.fill("tables", Array<number>(this.state.count("tables")).fill(NONE));
    for (const [cell, text] of cells) {
      const at = this.ruleset.plan.tableAt.get(cell);
      if (at === undefined) throw new PositionError(`tables.${cell}`, "no table stands there on the plan");
      this.state.set("tables", this.#table(text, `tables.${cell}`), at);
    }
  }

  seats({ seats = {} }: PositionPart): void {
    const { plan, facts } = this.ruleset;
    for (const [cell, code] of Object.entries(seats)) {
      const seat = plan.seatAt.get(cell);
      const isUnlaid = (at: number) => facts.own_seats && this.state.at("tables", plan.tablesOf[at]![0]!) === NONE; // J7
      if (seat === undefined || isUnlaid(seat)) throw new PositionError(`seats.${cell}`, "there is no seat");
      this.state.set("seats", this.#kinds([code], `seats.${cell}`)[0]!, seat);
    }
  }

  hands({ hands }: PositionPart): void {
    for (const [player, hand] of this.#byPlayer(hands, "hands")) {
      this.#count("hands", player, this.#kinds(hand, `hands[${player}]`));
      const held = this.#kindsHeld(player);
      this.state.set("held", held, player);
      this.state.set("hand_total", hand.length, player);
    }
  }

  /** Count kinds in a table by player and kind. */
  #count(name: string, player: number, kinds: readonly number[]): void {
    const size = this.state.count(name) / this.state.count("scores");
    for (const kind of kinds) this.state.set(name, this.state.at(name, player * size + kind) + 1, player * size + kind);
  }

  #kindsHeld(player: number): number {
    const size = this.state.count("hands") / this.state.count("scores");
    const counts = this.state.all("hands", (player + 1) * size).slice(player * size);
    return counts.reduce((bits, count, kind) => (count ? bits | (1 << kind) : bits), 0);
  }

  stocks({ guests = [], tables_stock: tables = [] }: PositionPart): void {
    const kinds = this.#kinds(guests, "guests");
    this.checkCounts();
    this.state.fill("stock", kinds);
    this.state.set("stock_size", kinds.length);
    const most = this.ruleset.edition.tables.length;
    if (tables.length > most) throw new PositionError("tables_stock", `${tables.length} tables, the game has ${most}`);
    this.state.fill(
      "tables_stock",
      tables.map((text, i) => this.#table(text, `tables_stock[${i}]`)),
    );
    this.state.set("tables_size", tables.length);
  }

  numbers({ scores, hand_size: sizes }: PositionPart): void {
    for (const [player, score] of this.#byPlayer(scores, "scores")) {
      if (Math.abs(score) > MAX_SCORE) throw new PositionError(`scores[${player}]`, `${score} is out of reach`);
      this.state.set("scores", score, player);
    }
    for (const [player, size] of this.#byPlayer(sizes, "hand_size")) {
      if (size < 0 || size > MAX_HAND_SIZE)
        throw new PositionError(`hand_size[${player}]`, `${size} is not from 0 to ${MAX_HAND_SIZE}`);
      this.state.set("hand_size", size, player);
    }
  }

  bar({ bar = [], first_turn }: PositionPart): void {
    const places = this.ruleset.edition.bar.length;
    if (bar.length > places) throw new PositionError("bar", `${bar.length} guests, the bar has ${places} places (B3)`);
    this.state.set("first_turn", Number(first_turn ?? false));
    this.state.fill("bar", this.#kinds(bar, "bar"));
    this.state.set("bar_taken", bar.length);
  }

  faceDown({ face_down: laid }: PositionPart): void {
    for (const [player, guests] of this.#byPlayer(laid, "face_down")) {
      this.#count("laid_down", player, this.#kinds(guests, `face_down[${player}]`));
      this.state.set("laid_total", guests.length, player);
    }
  }
}

/** The position of a state at the beginning of a turn, hidden parts included; empty parts are left out. */
export function readPosition(ruleset: Ruleset, state: RecordBytes): PositionPart {
  const { facts, codes } = ruleset;
  const players = Array.from({ length: state.get("players") }, (_, player) => player);
  const drawnAs = facts.takes_plan && state.all("tables").every((table, i) => table === ruleset.floor.at("flags", i));
  const stock = state.all("stock", state.get("stock_size")).slice(state.get("drawn"));
  const tables = state.all("tables_stock", state.get("tables_size")).slice(state.get("tables_drawn"));
  const parts: PositionPart = {
    hands: players.map((player) => guestsOfPlayer(ruleset, state, "hands", player) ?? []),
    tables: drawnAs ? {} : readTables(ruleset, state),
    seats: readSeats(ruleset, state),
    guests: stock.map((kind) => codes[kind]!),
    tables_stock: tables.map((table) => ruleset.tableText(table)),
    bar: facts.has_bar ? state.all("bar", state.get("bar_taken")).map((kind) => codes[kind]!) : [],
    face_down: facts.lays_face_down
      ? players.map((player) => guestsOfPlayer(ruleset, state, "laid_down", player) ?? [])
      : [],
    hand_size: facts.hands_shrink ? state.all("hand_size", players.length) : [],
    scores: state.all("scores", players.length),
    to_move: state.get("player"),
    first_turn: facts.has_bar && Boolean(state.get("first_turn")),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => !isBare(part)));
}

/** Whether a part of a document is what it would be if it were left out. */
function isBare(part: unknown): boolean {
  if (typeof part === "object" && part !== null) return Object.keys(part).length === 0;
  return part === 0 || part === false;
}
