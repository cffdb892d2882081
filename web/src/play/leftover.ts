/** What would be taken off a score if the game ended now: the edition's numbers times what lies in the hand. */
import type { GameInfo, View } from "../lib/protocol.ts";

/** Nothing can be said where a hidden hand may hold jokers that count otherwise. */
export function leftOver(view: View, info: Pick<GameInfo, "penalty" | "jokers">, player: number): number | null {
  const { guest, joker } = info.penalty;
  const faceDown = view.face_down_counts[player] ?? 0;
  const hand = view.hands[player];
  if (!hand) return info.jokers && guest !== joker ? null : guest * (view.hand_counts[player]! + faceDown);
  const jokers = hand.filter((code) => code.startsWith("JK")).length;
  return joker * jokers + guest * (hand.length - jokers + faceDown);
}
