"""Players who look ahead: by the outlook of a turn alone, or by a search."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cafe.bots.imagination import imagined
from cafe.bots.plans import LENGTH, STEPS
from cafe.bots.rollout import list_turns
from cafe.bots.search import Effort, Search, Style
from cafe.bots.weights import read_outlook
from cafe.bots.workspace import Workspace
from cafe.rules.actions import Action
from cafe.rules.chance import seed_new_stream
from cafe.rules.game import Game

Efforts = Mapping[str, Effort]  # by the kind of game


class OutlookBot:
    """The turn with the best outlook: its points and what it leaves behind."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._random = Random(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best turn, as far as it can be known before something hidden comes to light."""
        space = Workspace(game.house)
        space.states[:1] = imagined(game, self._random.getrandbits(32)).state
        stream = seed_new_stream(self._random.getrandbits(32))
        list_turns(*space.papers(stream, read_outlook(game.kind).weights), space.plan, space.value)
        plan = space.plan[0]
        return [game.space.actions[code] for code in plan[STEPS : STEPS + plan[LENGTH]].tolist()]


class SearchBot:
    """The turn that wins most often in imagined cafés."""

    def __init__(self, name: str, style: Style, efforts: Efforts, seed: int) -> None:
        self.name = name
        self.style = style
        self.efforts = efforts
        self._random = Random(seed)
        self._search: Search | None = None

    def choose(self, game: Game) -> list[Action]:
        """The best turn found."""
        seed, effort = self._random.getrandbits(32), self.efforts[game.kind]
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal
        if self._search is None or self._search.house is not game.house:
            self._search = Search(game.house, self.style, effort.threads)
        best = self._search.think(game, effort, seed)[0]
        return [game.space.actions[code] for code in best.codes]
