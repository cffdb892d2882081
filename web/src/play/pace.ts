/** How long steps are shown: as long as they take by themselves, but a whole round of bots no longer than one likes to wait. */
import type { Settings } from "../lib/storage.svelte.ts";
import type { Step } from "../lib/protocol.ts";

// Milliseconds
export const MOVE = 650; // a guest sits down
export const LEAVE = 750; // a full table leaves
export const COME = 350; // a new one comes
const ROUND: Record<Settings["speed"], number> = { calm: 8000, normal: 4000, fast: 1200 };

/** Times as long as the steps of a turn would take by themselves, where so many others play. */
export function paceOf(steps: Step[], others: number, speed: Settings["speed"]): number {
  const moves = steps.filter((step) => ["seat", "bar", "swap"].includes(step.do)).length;
  const cleared = steps.filter((step) => step.effects?.some((effect) => effect.effect === "cleared")).length;
  const whole = moves * MOVE + cleared * (LEAVE + COME);
  const most = ROUND[speed] / Math.max(1, others);
  return whole > most ? most / whole : 1;
}
