/** Actions: their numbers, and their texts such as `seat RUf C2` (docs/actions.md). */
import type { Facts } from "./kernel_file.ts";
import type { Plan } from "./plan.ts";

/** One step of a player: `do`, and the guest and the cell it concerns, if any. */
export interface Action {
  code: number;
  text: string;
  do: string;
  guest?: string;
  at?: string;
}

/** A whole group of one sex at one table (K12, B13): guests and their seats, in order. */
export interface Group {
  table: string;
  guests: { guest: string; at: string }[];
}

/** Every action of a game on a plan, in the order of their numbers. */
export function listActions(facts: Facts, guests: readonly string[], plan: Plan, swaps: boolean): Action[] {
  const placed = (name: string) => guests.flatMap((guest) => plan.seats.map((at) => ({ do: name, guest, at })));
  const made: Omit<Action, "code" | "text">[] = [
    ...placed("seat"),
    ...(swaps ? placed("swap") : []),
    ...guests.map((guest) => ({ do: facts.guest_action, guest })),
    ...plan.tables.map((at) => ({ do: facts.table_action, at })),
    ...facts.moves.map((move) => ({ do: move })),
  ];
  return made.map((action, code) => ({ ...action, code, text: textOf(action) }));
}

/** The text of an action. */
export const textOf = (action: { do: string; guest?: string; at?: string }): string =>
  [action.do, action.guest, action.at].filter(Boolean).join(" ");

/** A text as actions are written: one space between words. */
export const tidy = (text: string): string => text.split(/\s+/).filter(Boolean).join(" ");

export const groupText = (group: Group): string =>
  ["seat_group", group.table, ...group.guests.flatMap(({ guest, at }) => [guest, at])].join(" ");

/** The actions a group is made of: open it at its table, then seat one guest after the other. */
export const groupSteps = (group: Group): string[] => [
  `open_group ${group.table}`,
  ...group.guests.map(({ guest, at }) => `seat ${guest} ${at}`),
];
