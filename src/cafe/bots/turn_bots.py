"""Players who plan whole turns: by the points, by the outlook too, or by a search."""

from __future__ import annotations

from random import Random

from cafe.bots.best_turns import AT_ONCE, Ranking, codes_of
from cafe.bots.determinized import imagined
from cafe.bots.float_arrays import Floats
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.bots.rollout import list_turns
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort, Style
from cafe.bots.weights import read_evaluation
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.state import Array


class PointsBot:
    """The whole turn with the most points."""

    def __init__(self, seed: int) -> None:
        self._stream = seed_new_stream(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best turn, as far as it can be known before something hidden comes to light."""
        return _first_turn(game, game, self._stream, POINTS_ALONE, AT_ONCE)


class EvaluationBot:
    """The turn with the best outlook: its points and what it leaves behind.

    Where not all turns can be tried (Junior), so many beginnings are carried on. It goes by the weights that judge: in
    card those that choose win more, and would leave less room between this level and the search.
    """

    def __init__(self, seed: int, beginnings: int = AT_ONCE) -> None:
        self._beginnings = beginnings
        self._random = Random(seed)
        self._stream = seed_new_stream(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best turn, as far as it can be known before something hidden comes to light."""
        seen = imagined(game, self._random.getrandbits(32))
        return _first_turn(game, seen, self._stream, read_evaluation(game.name).weights, self._beginnings)


def _first_turn(game: Game, seen: Game, stream: Array, weights: Floats, width: int) -> list[Action]:
    """What a player with these weights does next, without further thought."""
    space = new_buffers(game.ruleset, stream)
    space.states[:1] = seen.state
    list_turns(space, weights, Ranking(space.plan, space.value), width)
    return [game.space.actions[code] for code in codes_of(space.plan[0])]


class SearchBot:
    """The turn that wins most often in imagined cafés."""

    def __init__(self, style: Style, effort: Effort, seed: int) -> None:
        self._style = style
        self._effort = effort
        self._random = Random(seed)
        self._search: Search | None = None

    def choose(self, game: Game) -> list[Action]:
        """The best turn found."""
        seed = self._random.getrandbits(32)
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal
        if self._search is None or self._search.ruleset is not game.ruleset:
            self._search = Search(game.ruleset, self._style, self._effort.threads)
        best = self._search.think(game, self._effort, seed)[0]
        return [game.space.actions[code] for code in best.codes]
