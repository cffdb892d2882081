"""Whole turns as actions: the turns that pay most at a moment, numbered from the best on.

A turn ends where something hidden comes to light: a player who has drawn a table to lay is asked again.
"""

from __future__ import annotations

import numpy as np

from cafe.bots.turns_by_points import Turn, turns_by_points
from cafe.rules.game import Game
from cafe.rules.make_batch import Marks

MOST_TURNS = 64


class WholeTurns:
    """The turns of the player to move, listed once for each moment."""

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._moment = b""

    def steps(self, game: Game, number: int) -> list[int]:
        """The numbers of the actions of a turn."""
        return [action.code for action in self._listed(game)[number].actions]

    def texts(self, game: Game) -> list[str]:
        """Every turn in words of docs/actions.md, with its points."""
        return [f"{'; '.join(map(str, turn.actions))} ({turn.points:+d})" for turn in self._listed(game)]

    def mask(self, game: Game, player: int) -> Marks:
        """Which numbers are turns of a player now."""
        made = np.zeros(MOST_TURNS, np.int8)
        if not game.is_over and player == game.to_move:
            made[: len(self._listed(game))] = 1
        return made

    def _listed(self, game: Game) -> list[Turn]:
        moment = game.state.tobytes()
        if moment != self._moment:
            self._turns, self._moment = turns_by_points(game, MOST_TURNS), moment
        return self._turns
