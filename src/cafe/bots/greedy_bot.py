"""A player who takes the most points, and does not look further."""

from __future__ import annotations

from cafe.bots.best_turns import AT_ONCE, Ranking, codes_of
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.bots.rollout import list_turns
from cafe.bots.version import VERSIONS
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream


class GreedyBot:
    """The whole turn with the most points."""

    name = f"greedy ({VERSIONS})"

    def __init__(self, seed: int) -> None:
        self._stream = seed_new_stream(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best turn, as far as it can be known before something hidden comes to light."""
        buffers = new_buffers(game.ruleset, self._stream)
        buffers.states[:1] = game.state
        list_turns(buffers, POINTS_ALONE, Ranking(buffers.turn, buffers.value), AT_ONCE)
        return [game.space.actions[code] for code in codes_of(buffers.turn[0])]
