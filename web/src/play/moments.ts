/** What a step is celebrated for: read from what the server told of it and from who sits where. Knows no rules. */
import type { GameInfo, Step, View } from "../lib/protocol.ts";

export interface Moment {
  what: "full" | "national" | "regulars" | "last-chair" | "low-bar";
  cell: string; // a table, a seat or "bar"
  table: string; // the flags of the table; empty where there is none
  sex: string;
  points: number;
}

type Plan = Pick<GameInfo, "seats" | "tables" | "bar">;
type Room = Pick<View, "seats" | "tables" | "bar">;

/** The moments of a step, in the café as it stands after it and before anybody leaves. */
export function momentsOf(step: Step, { seats, tables, bar }: Room, plan: Plan): Moment[] {
  const moment = (what: Moment["what"], cell: string, points = 0): Moment => {
    return { what, cell, table: tables[cell] ?? "", sex: step.guest?.slice(2) ?? "", points };
  };
  if (step.do === "bar") {
    const paid = plan.bar[bar.length - 1];
    return paid !== undefined && paid < 0 && paid === Math.min(...plan.bar) ? [moment("low-bar", "bar", paid)] : [];
  }
  if (step.do !== "seat" || !step.at) return [];
  const full = (plan.seats[step.at] ?? []).filter(
    (cell) => tables[cell] && plan.tables[cell]?.every((seat) => seats[seat]),
  );
  const found = full.map((cell) => moment("full", cell));
  for (const cell of full) {
    const isPaidDouble = step.points?.[cell] === 2 * plan.tables[cell]!.length;
    if (step.sources?.national_tables && isPaidDouble) found.push(moment("national", cell));
    else if (step.sources?.same_sex_tables) found.push(moment("regulars", cell));
  }
  if (full.length && Object.keys(plan.seats).every((seat) => seats[seat])) found.push(moment("last-chair", step.at));
  return found;
}
