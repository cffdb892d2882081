"""Calibrates the chances and margins that hints and reviews show, by how games actually went.

A search may imagine others who are weaker than its player, and its evaluation was learnt from games of two, in card
from games against greedy. That does no harm when choosing, where all turns have it in common; but a chance of winning
that people see should come true among equals. So card is judged by other weights, and the results are calibrated.
"""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from cafe.bots.sequential_halving import Tried
from cafe.bots.weights import Evaluation, read_evaluation, read_weights
from cafe.rules.game import Game

WHOLE = 100.0  # guests, about as many as a stock has at the beginning


@dataclass(frozen=True)
class Calibration:
    """How to put right what a search says, in one game with one number of players; found by bench/calibration.py."""

    chance: tuple[float, float, float]  # of the log-odds: a factor, and what is added, always and by a whole stock
    margin: tuple[float, float]  # points added while the outcome is open, always and by a whole stock

    def put_right(self, turn: Tried, player: int, left: float) -> Tried:
        """A player's turn with the chance and margin to be told; `left` is the part of a whole stock that is left.

        What is certain stays certain, and of two turns the one with the better chance keeps it.
        """
        if not 0.0 < turn.chance < 1.0:
            return turn
        chance = self.right_chance(turn.chance, left)
        margin = turn.margin + self.to_add(chance, left)
        return replace(turn, chance=chance, margin=margin, chances=_shared(turn, player, chance))

    def right_chance(self, chance: float, left: float) -> float:
        """The chance to be told for the one that the search says."""
        if not 0.0 < chance < 1.0:
            return chance
        factor, always, by_stock = self.chance
        odds = factor * math.log(chance / (1.0 - chance)) + always + by_stock * left
        return 0.5 + 0.5 * math.tanh(0.5 * odds)

    def to_add(self, chance: float, left: float) -> float:
        """The points to add to a margin, by the chance to be told."""
        always, by_stock = self.margin
        return openness(chance) * (always + by_stock * left)


def openness(chance: float) -> float:
    """How open the outcome is: 1 if it is even, 0 if it is certain."""
    return 4.0 * chance * (1.0 - chance)


def _shared(turn: Tried, player: int, chance: float) -> tuple[float, ...]:
    """Everybody's chances: what this player has not, the others share as before."""
    others = (1.0 - chance) / (1.0 - turn.chance)
    return tuple(chance if seat == player else others * each for seat, each in enumerate(turn.chances))


@cache
def _read(game: str) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((files("cafe.bots") / "data" / "calibration.toml").read_text("utf-8"))[game]
    return found


def calibration_of(game: str, players: int) -> Calibration:
    """What is known of one game with one number of players."""
    table = _read(game)[str(players)]
    return Calibration(tuple(table["chance"]), tuple(table["margin"]))


@cache
def calibrated_evaluation(game: str) -> Evaluation:
    """The evaluation by which hints and reviews are judged: the players' own, or one learnt from games of equals."""
    evaluation, table = read_evaluation(game), _read(game)
    return replace(evaluation, weights=read_weights(table["weights"])) if "weights" in table else evaluation


def stock_left(game: Game) -> float:
    """How much of a whole stock of guests is left."""
    return game.view(game.to_move).guests_left / WHOLE
