/** A game as one player sees it: what the kernel has left to see, with names put to the numbers (rules/view.py). */
import type { View } from "../../src/lib/protocol.ts";
import { guestsOf } from "./decoder.ts";
import { FIRST_JOKER } from "./edition.ts";
import type { RecordBytes } from "./records.ts";
import { NONE, type Ruleset } from "./ruleset.ts";

/** The view in a state that was cut for a viewer (`see`); `viewer` is whose it is, null a spectator's. */
export function readView(
  ruleset: Ruleset,
  state: RecordBytes,
  players: readonly string[],
  viewer: number | null,
): View {
  const { plan, facts, data } = ruleset;
  const count = players.length;
  const phase = data.names.phases[state.get("phase")]!;
  const cell = (name: string, cells: readonly string[]) =>
    !state.has(name) || state.get(name) < 0 ? null : cells[state.get(name)]!;
  const laying = phase === "laying";
  const drawn = state.get("tables_drawn");
  return {
    game: data.game,
    same_sex_tables: ruleset.sameSexTables,
    players: [...players],
    viewer,
    start: state.get("start"),
    to_move: phase === "over" ? null : state.get("player"),
    phase,
    turn_points: state.get("turn_points"),
    placements: state.get("placed"),
    waiting: cell("waiting", plan.seats),
    group: cell("group", plan.tables),
    third: cell("third", plan.tables),
    doing: state.has("doing") ? data.names.doings[state.get("doing")]! : null,
    filled: laying ? cell("filled", plan.tables) : null,
    next_table: laying ? textOf(ruleset, state.at("tables_stock", drawn)) : null,
    first_turn: state.has("first_turn") && Boolean(state.get("first_turn")),
    passes: state.has("passes") ? state.get("passes") : 0,
    scores: state.all("scores", count),
    tables: readTables(ruleset, state),
    seats: readSeats(ruleset, state),
    hands: players.map((_, player) => guestsOfPlayer(ruleset, state, "hands", player)),
    hand_counts: state.all("hand_total", count),
    hand_sizes: facts.hands_shrink ? state.all("hand_size", count) : null,
    jokers_taken: players.map((_, player) => jokersTaken(ruleset, state, player)),
    face_down: players.map((_, player) =>
      state.has("laid_down") ? guestsOfPlayer(ruleset, state, "laid_down", player) : null,
    ),
    face_down_counts: state.all("laid_total", count),
    bar: state.has("bar") ? state.all("bar", state.get("bar_taken")).map((kind) => ruleset.codes[kind]!) : [],
    gone: state.has("gone") ? guestsOf(ruleset, state.all("gone"))! : [],
    guests_left: state.get("stock_size") - state.get("drawn"),
    tables_left: state.get("tables_size") - drawn,
    tables_gone: tablesGone(ruleset, state),
    plan: ruleset.ownPlan ? plan.rows : null,
    edition: ruleset.editionName,
  };
}

/** The tables in the café, by cell. */
export function readTables(ruleset: Ruleset, state: RecordBytes): Record<string, string> {
  const laid = ruleset.plan.tables.map((name, i) => [name, state.at("tables", i)] as const);
  return Object.fromEntries(
    laid.filter(([, table]) => table !== NONE).map(([name, table]) => [name, ruleset.tableText(table)]),
  );
}

/** Who sits where, by cell. */
export function readSeats(ruleset: Ruleset, state: RecordBytes): Record<string, string> {
  const seated = ruleset.plan.seats.map((name, i) => [name, state.at("seats", i)] as const);
  return Object.fromEntries(
    seated.filter(([, kind]) => kind !== NONE).map(([name, kind]) => [name, ruleset.codes[kind]!]),
  );
}

/** The guests of a player in a table of counts by player and kind; null if they are hidden. */
export function guestsOfPlayer(ruleset: Ruleset, state: RecordBytes, name: string, player: number): string[] | null {
  const size = state.count(name) / state.count("scores");
  return guestsOf(ruleset, state.all(name, (player + 1) * size).slice(player * size));
}

const textOf = (ruleset: Ruleset, table: number): string | null => (table < 0 ? null : ruleset.tableText(table));

/** The jokers in a hand that everybody saw taken off a chair (J9). */
function jokersTaken(ruleset: Ruleset, state: RecordBytes, player: number): string[] {
  if (!state.has("jokers_taken")) return [];
  return [0, 1].flatMap((sex) =>
    Array<string>(state.at("jokers_taken", 2 * player + sex)).fill(ruleset.codes[FIRST_JOKER + sex]!),
  );
}

/** The tables that have left the café (K6): those drawn in the open that stand no more. */
function tablesGone(ruleset: Ruleset, state: RecordBytes): string[] {
  const gone = state.all("tables_stock", state.get("tables_drawn"));
  if (!gone.length || gone[0]! < 0) return [];
  for (const table of state.all("tables")) {
    const at = gone.indexOf(table);
    if (at >= 0) gone.splice(at, 1);
  }
  return gone.map((table) => ruleset.tableText(table));
}
