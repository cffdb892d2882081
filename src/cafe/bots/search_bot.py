"""A player who imagines how the others answer."""

from __future__ import annotations

from random import Random

from cafe.bots.search import Search
from cafe.bots.search_settings import Effort, Style
from cafe.rules.actions import Action
from cafe.rules.game import Game


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
