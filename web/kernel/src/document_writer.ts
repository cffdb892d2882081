/** Writing documents (cafe-game/1): a game with every action's points, its deal or position, and its result. */
import type { Deal, GameDocument } from "../../src/lib/protocol.ts";
import type { Told } from "./decoder.ts";
import { type Game, OPEN, SPECTATOR } from "./game.ts";
import { readPosition } from "./position.ts";
import type { RecordBytes } from "./records.ts";
import { PRINTED } from "./ruleset.ts";

type Step = NonNullable<GameDocument["actions"]>[number];

const HIDDEN = -2;

/** The document of a game, without a group of one sex that is still unfinished. */
export function documentOf(game: Game, name?: string): GameDocument {
  return writeDocument(game, OPEN, game.first, name);
}

/** The document of a game in progress as a viewer may see it, null a spectator: without anything hidden. */
export function documentSeenBy(game: Game, viewer: number | null, name?: string): GameDocument {
  const eyes = viewer ?? SPECTATOR;
  return writeDocument(game, eyes, game.firstSeen(eyes), name);
}

function writeDocument(game: Game, eyes: number, first: RecordBytes, name?: string): GameDocument {
  const { ruleset, result } = game;
  const deal = game.dealt ? dealOf(game, first) : undefined;
  const actions = [...stepsOf(game.outcomes().map((outcome) => outcome.toldTo(eyes)))];
  return {
    format: "cafe-game/1",
    ...(name === undefined ? {} : { name }),
    game: ruleset.data.game,
    ...(ruleset.editionName === PRINTED ? {} : { edition: ruleset.editionName }),
    options: { same_sex_tables: ruleset.sameSexTables },
    players: [...game.players],
    start: first.get("start"),
    ...(ruleset.isUsualPlan ? {} : { plan: ruleset.plan.rows }),
    ...(deal ? { deal } : {}),
    ...(game.dealt ? {} : { position: readPosition(ruleset, first) }),
    ...(actions.length ? { actions } : {}),
    ...(result ? { result } : {}),
  };
}

/** Guests and tables in drawing order, unless they are hidden. */
function dealOf({ ruleset }: Game, first: RecordBytes): Deal | undefined {
  const stock = first.all("stock", first.get("stock_size"));
  if (stock.includes(HIDDEN)) return undefined;
  const tables = first.all("tables_stock", first.get("tables_size")).map((table) => ruleset.tableText(table));
  return { guests: stock.map((kind) => ruleset.codes[kind]!), ...(tables.length ? { tables } : {}) };
}

function* stepsOf(told: readonly Told[]): Generator<Step> {
  for (let number = 0; number < told.length; number++) {
    const step = told[number]!;
    if (step.do !== "open_group") {
      yield stepOf(step);
      continue;
    }
    const group = membersOf(told, number);
    number += group.length;
    if (group.length && isPaidAt(group.at(-1)!, step.at!)) yield groupOf(step, group);
  }
}

const isPaidAt = (step: Told, table: string): boolean => step.points !== undefined && table in step.points;

/** The placements of a group, up to the one that completes it, which is paid at its table (K12, B13). */
function membersOf(told: readonly Told[], opening: number): Told[] {
  const after = told.slice(opening + 1);
  const last = after.findIndex((step) => isPaidAt(step, told[opening]!.at!));
  return last < 0 ? after : after.slice(0, last + 1);
}

function groupOf(opening: Told, seats: readonly Told[]): Step {
  const points: Record<string, number> = {};
  for (const step of seats)
    for (const [table, amount] of Object.entries(step.points ?? {})) points[table] = (points[table] ?? 0) + amount;
  const guests = seats.map((step) => ({ guest: step.guest!, at: step.at! }));
  return { do: "seat_group", player: opening.player, table: opening.at!, guests, points };
}

function stepOf(step: Told): Step {
  const { player } = step;
  switch (step.do) {
    case "seat":
      return { do: "seat", player, guest: step.guest!, at: step.at!, points: step.points ?? {} };
    case "bar":
      return { do: "bar", player, guest: step.guest!, points: step.bonus ?? 0 };
    case "stop":
      return { do: "stop", player, ...(step.bonus ? { points: step.bonus } : {}) };
    case "draw":
      return { do: "draw", player, ...drawn(step) };
    default: {
      const named = { ...(step.guest ? { guest: step.guest } : {}), ...(step.at ? { at: step.at } : {}) };
      return { do: step.do, player, ...named } as Step;
    }
  }
}

/** Whom a player drew (K8), if the viewer may know. */
function drawn(step: Told): { guest?: string } {
  const drew = step.effects?.find((effect) => effect.effect === "drew");
  return drew?.guests ? { guest: drew.guests[0]! } : {};
}
