/** A view with steps laid on it before the server sends its own, so that the eye can follow; the server's view has the last word. */
import type { Effect, Step, View } from "../lib/protocol.ts";

/** The view after the step itself: who sits where, and the score; without its effects. */
export function withStep(view: View, step: Step): View {
  const scores = view.scores.map((score, player) => (player === step.player ? score + step.total : score));
  const next: View = { ...view, scores };
  if (step.do === "seat" || step.do === "swap") next.seats = { ...view.seats, [step.at!]: step.guest! };
  if (step.do === "bar") next.bar = [...view.bar, step.guest!];
  if (step.do === "discard") next.gone = [...view.gone, step.guest!];
  if (step.do === "lay_table")
    next.tables = { ...view.tables, [step.at!]: view.next_table ?? view.tables[step.at!] ?? "" };
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

/** The view after a step's effects: tables cleared and laid. */
export function withEffects(view: View, effects: Effect[]): View {
  let { seats, tables } = view;
  for (const effect of effects) {
    if (effect.effect === "cleared") {
      const gone = new Set(Object.keys(effect.guests));
      seats = Object.fromEntries(Object.entries(seats).filter(([cell]) => !gone.has(cell)));
      tables = Object.fromEntries(Object.entries(tables).filter(([cell]) => cell !== effect.cell));
    } else if (effect.effect === "table") {
      tables = { ...tables, [effect.cell]: effect.table };
    }
  }
  return { ...view, seats, tables };
}
