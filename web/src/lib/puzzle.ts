/** Puzzles: the day's, which were solved here, and a position with a turn begun. */
import { load, save } from "./storage.svelte.ts";
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

export const isSolved = (game: string, number: number): boolean =>
  load<string[]>("solved", []).includes(`${game} ${number}`);

export function keepSolved(game: string, number: number): void {
  save("solved", [...new Set([...load<string[]>("solved", []), `${game} ${number}`])]);
}
