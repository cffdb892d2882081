/** Games before their first turn: an empty café, and the stocks in an order. */
import { PositionError, SetupError } from "./errors.ts";
import type { GameRules } from "./game_rules.ts";
import type { RecordBytes } from "./records.ts";
import { NONE, type Ruleset } from "./ruleset.ts";

/** A state with nobody in it, surveyed. */
export function emptyState({ ruleset, questions }: GameRules, players: number): RecordBytes {
  ruleset.checkPlayers(players);
  const state = ruleset.blankState();
  questions.survey(ruleset, state);
  state.set("players", players);
  return state;
}

/** A state before the deal, its stocks in order. */
export function unshuffled(rules: GameRules, players: number, start = 0): RecordBytes {
  const { ruleset } = rules;
  const state = emptyState(rules, players);
  if (start < 0 || start >= players) throw new SetupError(`there is no player ${start} to start`, "start");
  state.set("start", start);
  state.set("player", start);
  const [guests, tables] = [ruleset.everybody(), ruleset.everyTable()];
  state.fill("stock", guests);
  state.set("stock_size", guests.length);
  state.fill("tables_stock", tables);
  state.set("tables_size", tables.length);
  state.set("tables_drawn", ruleset.edition.put_back);
  return state;
}

/** Put the stocks into a given order; they must hold just what the game has. */
export function stack(
  ruleset: Ruleset,
  state: RecordBytes,
  deal: { guests: readonly string[]; tables?: readonly string[] },
): void {
  const kinds = deal.guests.map((code) => ruleset.kindOf.get(code) ?? NONE);
  checkStock(deal.guests, kinds, ruleset.everybody(), "deal.guests");
  state.fill("stock", kinds);
  const texts = deal.tables ?? [];
  const tables = texts.map((text) => ruleset.tableNumber(text));
  checkStock(texts, tables, ruleset.everyTable(), "deal.tables");
  state.fill("tables_stock", tables);
}

function checkStock(texts: readonly string[], has: readonly number[], wants: readonly number[], place: string): void {
  const [given, expected] = [counted(has), counted(wants)];
  texts.forEach((text, i) => {
    const [found, wanted] = [given.get(has[i]!) ?? 0, expected.get(has[i]!) ?? 0];
    if (found !== wanted) throw new PositionError(place, `${found} times ${text}, the game has ${wanted}`);
  });
  if (has.length !== wants.length)
    throw new PositionError(place, `${has.length} of them, the game has ${wants.length}`);
}

function counted<T>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
