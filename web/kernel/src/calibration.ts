/** What a search says of its chance and margin, put right before it is told (bots/calibration.py). */
import type { Game } from "./game.ts";
import type { Tried } from "./race.ts";

const WHOLE = 100; // guests, about as many as a stock has at the beginning

/** A turn of the player to move with the chance and margin to be told. What is certain stays certain. */
export function putRight(game: Game, turn: Tried): Tried {
  if (turn.chance <= 0 || turn.chance >= 1) return turn;
  const known = game.ruleset.data.calibration[game.players.length]!;
  const left = game.view(game.toMove).guests_left / WHOLE;
  const [factor, always, byStock] = known.chance;
  const odds = factor * Math.log(turn.chance / (1 - turn.chance)) + always + byStock * left;
  const chance = 0.5 + 0.5 * Math.tanh(0.5 * odds);
  const [more, moreByStock] = known.margin;
  const openness = 4 * chance * (1 - chance); // 1 if the outcome is even, 0 if it is certain
  const others = (1 - chance) / (1 - turn.chance); // what this player has not, the others share as before
  return {
    ...turn,
    chance,
    margin: turn.margin + openness * (more + moreByStock * left),
    chances: turn.chances.map((each, player) => (player === game.toMove ? chance : others * each)),
  };
}
