/** What the points of a game were paid for: national tables, mixed ones, the bar. */
import type { GameInfo, Kind, Step, View } from "../lib/protocol.ts";

/** What the points came from, by player; `views` are those before each step and after the last. */
export function pointsFrom(steps: Step[], views: View[], info: GameInfo): Record<string, number>[] {
  const sums: Record<string, number>[] = (views[0]?.players ?? []).map(() => ({}));
  const add = (player: number, what: string, points: number) => {
    const mine = sums[player];
    if (mine && points) mine[what] = (mine[what] ?? 0) + points;
  };
  steps.forEach((step, at) => {
    const seats = views[at]?.seats ?? {};
    for (const [table, points] of Object.entries(step.points ?? {})) {
      const guests = (info.tables[table] ?? []).filter((seat) => seats[seat]).length + 1;
      for (const [what, part] of sourcesOf(info.game, points, guests)) add(step.player, what, part);
    }
    add(step.player, step.do === "bar" ? "bar" : "whole", step.bonus ?? 0);
  });
  return sums;
}

const OF_ONE_SEX = 20; // a table of one sex pays so much at least (K12, B13, J13)

/** Points at one table, by what they were paid for. */
function sourcesOf(game: Kind, points: number, guests: number): [string, number][] {
  if (points >= OF_ONE_SEX) return [["group", points]];
  if (game === "junior")
    return [
      ["children", Math.min(1, points)],
      ["full", Math.max(0, points - 1)],
    ];
  return [[points === 2 * guests ? "national" : "mixed", points]];
}
