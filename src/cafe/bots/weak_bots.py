"""Players who make mistakes as people do: they overlook seats, miss doubles and forget their jokers."""

from __future__ import annotations

import numpy as np

from cafe.bots.best_turns import COLUMNS, WIDTH, Ranking, codes_of
from cafe.bots.make_buffers import POINTS_ALONE, imagine_in, new_buffers
from cafe.bots.rollout import list_turns
from cafe.bots.weak_turns import Mind, Mistakes, weak_turn
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import Ruleset

TURNS = 64  # the best that are looked at; a person does not think of more


class WeakBot:
    """The turn with the most points, as far as this player sees them."""

    def __init__(self, mistakes: Mistakes, seed: int) -> None:
        self._mistakes = mistakes
        self._stream = seed_new_stream(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best of the turns that come to mind."""
        buffers = new_buffers(game.ruleset, self._stream)
        imagine_in(buffers, game, self._stream)
        listed = Ranking(np.zeros((TURNS, COLUMNS), np.int64), np.zeros(TURNS))
        count = list_turns(buffers, POINTS_ALONE, listed, WIDTH)
        weak_turn(buffers, listed, count, self._mistakes, empty_mind(game.ruleset))
        return [game.space.actions[code] for code in codes_of(buffers.turn[0])]


def empty_mind(ruleset: Ruleset) -> Mind:
    """A player who has looked at nothing yet."""
    sizes = ruleset.sizes
    return Mind(np.zeros(sizes["kinds"] * sizes["seats"], np.int64), np.zeros(sizes["tables"], np.int64))
