/** How long steps are shown: as one likes, but a whole round of bots, their pauses included, no longer than one cares to wait. */
import type { Settings } from "../lib/storage.svelte.ts";
import type { Step } from "../lib/protocol.ts";

// Milliseconds
export const MOVE = 650; // a guest sits down
export const LEAVE = 750; // a full table leaves
export const COME = 350; // a new one comes
export const ROUND: Record<Settings["speed"], number> = { calm: 9000, normal: 4000, fast: 1600 };
const LIKED: Record<Settings["speed"], number> = { calm: 1.7, normal: 1, fast: 0.5 }; // times as long as by itself

/** What is known of a round: how many others play, and how many ms each bot waits before its turn. */
export interface Round {
  others: number;
  pause: number;
}

/** Times as long as the steps of a turn take by themselves. */
export function paceOf(steps: Step[], round: Round, speed: Settings["speed"]): number {
  const moves = steps.filter((step) => ["seat", "bar", "swap"].includes(step.do)).length;
  const cleared = steps.filter((step) => step.effects?.some((effect) => effect.effect === "cleared")).length;
  const whole = moves * MOVE + cleared * (LEAVE + COME);
  return whole ? Math.min(LIKED[speed], share(round, ROUND[speed]) / whole) : 1;
}

/** The ms that a turn may be shown: while one is shown the next bot waits already, so a long show hides all pauses but the first. */
function share({ others, pause }: Round, budget: number): number {
  const bots = Math.max(1, others);
  const each = (budget - pause) / bots;
  return each >= pause ? each : Math.max(0, budget - bots * pause);
}
