"""A player who looks at what a turn leaves behind."""

from __future__ import annotations

from random import Random

from cafe.bots.best_turns import AT_ONCE, Ranking, codes_of
from cafe.bots.make_buffers import imagine_in, new_buffers
from cafe.bots.rollout import list_turns
from cafe.bots.weights import read_evaluation
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream


class EvaluationBot:
    """The turn with the best evaluation: its points and what it leaves behind.

    Where not all turns can be tried (Junior), a number of beginnings is carried on. It goes by the weights that judge:
    in card those that choose win more, and would leave less room between this level and the search.
    """

    def __init__(self, seed: int, beginnings: int = AT_ONCE) -> None:
        self._beginnings = beginnings
        self._random = Random(seed)
        self._stream = seed_new_stream(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best turn, as far as it can be known before something hidden comes to light."""
        buffers = new_buffers(game.ruleset, self._stream)
        imagine_in(buffers, game, seed_new_stream(self._random.getrandbits(32)))
        weights = read_evaluation(game.name).weights
        list_turns(buffers, weights, Ranking(buffers.turn, buffers.value), self._beginnings)
        return [game.space.actions[code] for code in codes_of(buffers.turn[0])]
