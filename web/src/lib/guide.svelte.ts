/** The first turns of each game are guided: tap a guest, then a chair. How many were taken is kept in this browser. */
import { load, save, settings } from "./storage.svelte.ts";
import type { GameName } from "./protocol.ts";

const GUIDED = 3; // turns
const taken: Partial<Record<GameName, number>> = $state(load("guided", {}));

export const isGuided = (game: GameName): boolean => settings.guide && (taken[game] ?? 0) < GUIDED;

export function turnTaken(game: GameName): void {
  taken[game] = (taken[game] ?? 0) + 1;
  save("guided", taken);
}
