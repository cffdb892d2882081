/** A review as something to look at: the curve as points of a drawing, and the turn that a step belongs to. */
import type { Review, TurnReview } from "./protocol.ts";

export const CURVE_WIDTH = 600;
export const CURVE_HEIGHT = 150;
const WORTH_A_WORD = 0.02; // of a win: less is noise of the search

/** One line a player: `x,y` pairs of a drawing of CURVE_WIDTH × CURVE_HEIGHT, the chance 1 at the top. */
export function curveLines(review: Review): string[] {
  const last = Math.max(1, review.curve.at(-1)?.number ?? 1);
  return review.players.map((_, player) =>
    review.curve
      .map(
        (point) =>
          `${round((point.number / last) * CURVE_WIDTH)},${round((1 - (point.chances[player] ?? 0)) * CURVE_HEIGHT)}`,
      )
      .join(" "),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The turn that the step before this moment of the game belongs to. */
export function turnAt(review: Review, at: number): TurnReview | undefined {
  return review.turns.findLast((turn) => turn.first < at && at <= turn.first + turn.played.actions.length);
}

/** Turns where something better was there, in the order of the game. */
export const missed = (review: Review): TurnReview[] => review.turns.filter((turn) => turn.cost >= WORTH_A_WORD);
