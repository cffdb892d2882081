/** Puzzles: the day they are of, and a position with a turn begun. */
import type { Spoken } from "./wording.ts";
import type { GameDocument } from "./protocol.ts";

/** A day as 2026-11-16, where the player is. */
export function isoDay(day: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The document with actions of the player to move added. */
export function withActions(document: GameDocument, actions: Spoken[]): GameDocument {
  const player = document.position?.to_move ?? 0;
  const more = actions.map((action) => ({ player, ...action })) as NonNullable<GameDocument["actions"]>;
  return { ...document, actions: [...(document.actions ?? []), ...more] };
}
