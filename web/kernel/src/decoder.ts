/** From the kernel's records to values with names: tables of fields and words, no rule and no secret (rules/decoder.py). */
import type { Choice, Effect, Explained, Refusal } from "../../src/lib/protocol.ts";
import type { Action } from "./actions.ts";
import { RecordBytes } from "./records.ts";
import { NONE, type Ruleset } from "./ruleset.ts";

const HIDDEN = -2;

/** The answer to "may I?": `rule` is empty when legal, else the id of the rule that refuses. */
export interface Verdict {
  action: string;
  rule: string;
  because: string;
  points: Record<string, number>;
  bonus: number;
  table?: string;
  guests: Record<string, string>;
}

/** An action that was played and its outcome, as one viewer may see it. */
export interface Told {
  player: number;
  action: string;
  do: string;
  total: number;
  guest?: string;
  at?: string;
  points?: Record<string, number>;
  bonus?: number;
  sources?: Record<string, number>;
  effects?: Effect[];
}

/** Guests from how many there are of each kind; null if they are hidden. */
export function guestsOf(ruleset: Ruleset, counts: readonly number[]): string[] | null {
  if (counts[0] === HIDDEN) return null;
  return counts.flatMap((count, kind) => Array<string>(count).fill(ruleset.codes[kind]!));
}

/** What a legal action would bring. */
export function readChoice(ruleset: Ruleset, record: RecordBytes): Choice {
  const action = ruleset.actions[record.get("code")]!;
  const then = ruleset.data.names.follows[record.get("then")];
  return {
    ...scored(action, record.get("total"), byTable(ruleset, action, record), record.get("bonus")),
    ...(record.get("alone") ? { alone: true } : {}),
    ...(then ? { then } : {}),
  };
}

/** An action and its points, without what is empty. */
function scored(action: Omit<Action, "code">, total: number, points: Record<string, number>, bonus: number): Choice {
  return {
    action: action.text,
    do: action.do,
    total,
    ...(action.guest === undefined ? {} : { guest: action.guest }),
    ...(action.at === undefined ? {} : { at: action.at }),
    ...(Object.keys(points).length ? { points } : {}),
    ...(bonus ? { bonus } : {}),
  };
}

/** Points of a placement by the tables its seat touches, those that pay. */
function byTable(ruleset: Ruleset, action: Omit<Action, "code">, record: RecordBytes): Record<string, number> {
  const seat = ruleset.plan.seatAt.get(action.at ?? "");
  const tables = seat === undefined ? [] : ruleset.plan.tablesOf[seat]!;
  const paid = tables.map((table, i) => [ruleset.plan.tables[table]!, record.at("points", i)] as const);
  return Object.fromEntries(paid.filter(([, amount]) => amount));
}

/** The verdict on an action; `table` is its own where it names one that the plan does not have. */
export function readVerdict(ruleset: Ruleset, action: string, record: RecordBytes, table?: string): Verdict {
  const { plan, codes, data } = ruleset;
  const rule = data.names.refusals[record.get("rule")]!;
  const about = record.get("table");
  const concerned = about === NONE ? (rule ? table : undefined) : plan.tables[about];
  const points = record.all("paying").map((one, i) => [plan.tables[one]!, record.at("points", i)] as const);
  const guests = record.all("seats").map((seat, i) => [plan.seats[seat]!, codes[record.at("guests", i)]!] as const);
  return {
    action,
    rule,
    because: data.names.causes[record.get("because")]!,
    points: Object.fromEntries(points.filter(([cell, amount]) => cell !== undefined && amount)),
    bonus: record.get("bonus"),
    ...(concerned === undefined ? {} : { table: concerned }),
    guests: Object.fromEntries(guests.filter(([cell]) => cell !== undefined)),
  };
}

/** All the points an action would pay. */
export const totalOf = (verdict: Verdict): number =>
  Object.values(verdict.points).reduce((sum, amount) => sum + amount, verdict.bonus);

/** A verdict on something that no kernel need be asked about. */
export const plainVerdict = (action: string, rule: string, because: string): Verdict => ({
  action,
  rule,
  because,
  points: {},
  bonus: 0,
  guests: {},
});

/** What a verdict says of an action that is refused, as it is sent. */
export function refusalOf({ action, rule, because, table, guests }: Verdict): Refusal {
  return {
    action,
    rule,
    because,
    ...(table === undefined ? {} : { table }),
    ...(Object.keys(guests).length ? { guests } : {}),
  };
}

/** A whole verdict as it is sent, without what is empty. */
export function explained(verdict: Verdict): Explained {
  const { rule, points, bonus } = verdict;
  return {
    ...refusalOf(verdict),
    ...(rule ? {} : { total: totalOf(verdict) }),
    ...(Object.keys(points).length ? { points } : {}),
    ...(bonus ? { bonus } : {}),
  };
}

/** An action that was played, and its outcome. */
export function readOutcome(ruleset: Ruleset, record: RecordBytes): Told {
  const whole = ruleset.actions[record.get("code")]!;
  const action = record.get("guest_hidden") ? { do: whole.do, text: whole.do } : whole;
  const points = action.do === "seat" ? byTable(ruleset, action, record) : {};
  const bonus = record.get("bonus");
  const total = Object.values(points).reduce((sum, amount) => sum + amount, bonus);
  const sources = ruleset.data.names.sources.map((name, i) => [name, record.at("sources", i)] as const);
  const paid = sources.filter(([, amount]) => amount);
  const effects = [...readEffects(ruleset, record)];
  return {
    player: record.get("player"),
    ...scored(action, total, points, bonus),
    ...(paid.length ? { sources: Object.fromEntries(paid) } : {}),
    ...(effects.length ? { effects } : {}),
  };
}

function* readEffects(ruleset: Ruleset, record: RecordBytes): Generator<Effect> {
  const { plan, data } = ruleset;
  const cell = (name: string, i: number) => plan.tables[record.at(name, i)]!;
  const table = (name: string, i: number) => ruleset.tableText(record.at(name, i));
  for (let i = 0; i < record.get("cleared_count"); i++)
    yield {
      effect: "cleared",
      cell: cell("cleared", i),
      table: table("cleared_tables", i),
      guests: seated(ruleset, record, i),
    };
  for (let i = 0; i < record.get("laid_count"); i++)
    yield { effect: "table", cell: cell("laid", i), table: table("laid_tables", i) };
  if (record.get("turned") !== NONE) yield { effect: "turned", cell: cell("turned", 0) };
  const player = record.get("player");
  const count = record.get("drawn_count");
  if (count) {
    const guests = guestsOf(ruleset, record.all("drawn"));
    yield { effect: "drew", player, count, ...(guests ? { guests: guests.sort() } : {}) };
  }
  if (record.get("hand_size") !== NONE) yield { effect: "hand_size", player, size: record.get("hand_size") };
  const reason = record.get("reason");
  if (reason) yield { effect: "over", reason: data.names.endings[reason]! };
  else if (record.get("next_player") !== NONE) yield { effect: "turn", player: record.get("next_player") };
}

/** Who sat at a table that leaves, by seat. */
function seated(ruleset: Ruleset, record: RecordBytes, i: number): Record<string, string> {
  const seats = ruleset.plan.seatsOf[record.at("cleared", i)]!;
  const found = seats.map(
    (seat, side) => [ruleset.plan.seats[seat]!, record.at("cleared_guests", 4 * i + side)] as const,
  );
  return Object.fromEntries(
    found.filter(([, kind]) => kind !== NONE).map(([name, kind]) => [name, ruleset.codes[kind]!]),
  );
}
