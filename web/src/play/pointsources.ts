/** What the points of a game were paid for, by player: the kernel says it of every step, here it is added up. */
import type { Step } from "../lib/protocol.ts";

export function pointsFrom(steps: Step[], players: number): Record<string, number>[] {
  const sums: Record<string, number>[] = Array.from({ length: players }, () => ({}));
  for (const step of steps) {
    const mine = sums[step.player];
    if (!mine) continue;
    for (const [source, points] of Object.entries(step.sources ?? {})) mine[source] = (mine[source] ?? 0) + points;
  }
  return sums;
}
