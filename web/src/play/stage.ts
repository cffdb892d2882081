/** A view with steps laid on it one after the other, so that the eye can follow; the server's view has the last word. */
import type { Effect, GameInfo, Step, View } from "../lib/types.ts";

/** The view after the step itself: who sits where, and the score; nothing of what comes of it. */
export function laid(view: View, step: Step): View {
  const scores = view.scores.map((score, player) => (player === step.player ? score + step.total : score));
  const next: View = { ...view, scores };
  if (step.do === "seat" || step.do === "swap") next.seats = { ...view.seats, [step.at!]: step.guest! };
  if (step.do === "bar") next.bar = [...view.bar, step.guest!];
  if (step.do === "discard") next.gone = [...view.gone, step.guest!];
  if (step.do === "lay_table") next.tables = { ...view.tables, [step.at!]: view.next_table ?? view.tables[step.at!] ?? "" };
  if (step.guest && step.do !== "draw") next.hands = view.hands.map((hand, player) => handWithout(hand, player, step));
  if (step.do === "swap" && next.hands[step.player]) {
    const joker = view.seats[step.at!];
    if (joker) next.hands = next.hands.map((hand, player) => (player === step.player ? [...hand!, joker] : hand));
  }
  return next;
}

function handWithout(hand: string[] | null, player: number, step: Step): string[] | null {
  if (!hand || player !== step.player) return hand;
  const at = hand.indexOf(step.guest!);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

/** The view after what came of a step: tables cleared and laid. */
export function settled(view: View, effects: Effect[]): View {
  let { seats, tables } = view;
  for (const effect of effects) {
    if (effect.kind === "cleared") {
      const gone = new Set(Object.keys(effect.guests));
      seats = Object.fromEntries(Object.entries(seats).filter(([cell]) => !gone.has(cell)));
      tables = Object.fromEntries(Object.entries(tables).filter(([cell]) => cell !== effect.cell));
    } else if (effect.kind === "table") {
      tables = { ...tables, [effect.cell]: effect.table };
    }
  }
  return { ...view, seats, tables };
}

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
      for (const [what, part] of sourcesOf(info, points, guests)) add(step.player, what, part);
    }
    add(step.player, step.do === "bar" ? "bar" : "whole", step.bonus ?? 0);
  });
  return sums;
}

const OF_ONE_SEX = 20; // a table of one sex pays so much at least (K12, B13, J13)

/** Points at one table, by what they were paid for. */
function sourcesOf(info: GameInfo, points: number, guests: number): [string, number][] {
  if (points >= OF_ONE_SEX) return [["group", points]];
  if (info.children) return [["children", Math.min(1, points)], ["full", Math.max(0, points - 1)]];
  return [[points === 2 * guests ? "national" : "mixed", points]];
}
