"""The five levels, and players by name: `level3`, `level5@0.5s`, `search@1000`."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from cafe.bots.best_turns import AT_ONCE
from cafe.bots.evaluation_bot import EvaluationBot
from cafe.bots.greedy_bot import GreedyBot
from cafe.bots.search_bot import SearchBot
from cafe.bots.search_settings import Effort, Style
from cafe.bots.version import VERSIONS
from cafe.bots.weak_bots import WeakBot
from cafe.bots.weak_turns import Mistakes
from cafe.rules.actions import Action
from cafe.rules.errors import SetupError
from cafe.rules.game import Game
from cafe.rules.games import GAME_NAMES

LEVEL_THINKING = re.compile(r"(?P<who>level5|search)@(?P<number>\d+(?:\.\d+)?)(?P<unit>s?)")
STRONGEST = "level5"

Player = WeakBot | GreedyBot | EvaluationBot | SearchBot


@dataclass(frozen=True)
class Way:
    """A way to play: which player, with which parameters."""

    player: str
    mistakes: Mistakes | None = None
    style: Style | None = None
    effort: Effort | None = None
    beginnings: int = AT_ONCE

    def __str__(self) -> str:
        parameters = {
            "mistakes": str(self.mistakes),
            "evaluation": f"{self.beginnings} beginnings",
            "search": f"{self.style}, {self.effort}",
        }
        return " ".join(filter(None, (self.player, parameters.get(self.player))))

    def seated(self, seed: int) -> Player:
        """A player that plays in this way."""
        if self.mistakes is not None:
            return WeakBot(self.mistakes, seed)
        if self.style is not None and self.effort is not None:
            return SearchBot(self.style, self.effort, seed)
        return GreedyBot(seed) if self.player == "points" else EvaluationBot(seed, self.beginnings)


@dataclass(frozen=True)
class Level:
    """A level: its key and its name, and how it plays each game."""

    key: str
    name: str
    ways: Mapping[str, Way]


class LevelBot:
    """A player who plays each game in the way of a level."""

    def __init__(self, key: str, ways: Mapping[str, Way], seed: int) -> None:
        self._key = key
        self._ways = ways
        self._seed = seed
        self._players: dict[str, Player] = {}
        self.name = self._named("; ".join(dict.fromkeys(_described(game, ways) for game in GAME_NAMES)))

    def name_in(self, game: str) -> str:
        """The name in records of one game, with the parameters it has there."""
        return self._named(str(self._ways[game]))

    def _named(self, described: str) -> str:
        return f"{self._key} ({VERSIONS}; {described}; learnt {learnt()})"

    def choose(self, game: Game) -> list[Action]:
        """The next actions of the player to move."""
        if game.name not in self._players:
            self._players[game.name] = self._ways[game.name].seated(self._seed)
        return self._players[game.name].choose(game)


def _described(game: str, ways: Mapping[str, Way]) -> str:
    same = len({str(way) for way in ways.values()}) == 1
    return str(ways[game]) if same else f"{game}: {ways[game]}"


@cache
def levels() -> dict[str, Level]:
    """All levels by their key, the weakest first."""
    table = tomllib.loads((files("cafe.bots") / "data" / "levels.toml").read_text("utf-8"))
    return {
        key: Level(key, entry["name"], {game: _way(entry.get(game, entry)) for game in GAME_NAMES})
        for key, entry in table.items()
    }


def strongest_style(game: str) -> Style:
    """How the strongest level searches in a game."""
    style = levels()[STRONGEST].ways[game].style
    assert style is not None  # noqa: S101 - it is a search in every game
    return style


def _way(entry: dict[str, Any]) -> Way:
    if "mistakes" in entry:
        return Way("mistakes", mistakes=Mistakes(**entry["mistakes"]))
    if "search" in entry:
        settings = dict(entry["search"])
        effort = Effort(settings.pop("seconds", None), settings.pop("simulations", None))
        return Way("search", style=Style(**settings), effort=effort)
    if "evaluation" in entry:
        return Way("evaluation", **entry["evaluation"])
    return Way("points")


@cache
def learnt() -> str:
    """A short hash of the weights, for names in records."""
    return hashlib.sha256((files("cafe.bots") / "data" / "weights.toml").read_bytes()).hexdigest()[:8]


def level_bot(name: str, seed: int, threads: int = 1) -> LevelBot | None:
    """The player of that name; None if it is no level and no search."""
    if name in levels():
        return LevelBot(name, _threaded(levels()[name].ways, None, threads), seed)
    if name == "search":
        raise SetupError("a search must be told how long to think: search@0.5s, or search@1000 for simulations")
    found = LEVEL_THINKING.fullmatch(name)
    if found is None:
        return None
    return LevelBot(found["who"], _threaded(levels()[STRONGEST].ways, _effort(name, found), threads), seed)


def _threaded(ways: Mapping[str, Way], effort: Effort | None, threads: int) -> dict[str, Way]:
    """The same ways, with an effort of their own if one is given, and a number of threads."""
    return {game: _with_effort(way, effort or way.effort, threads) for game, way in ways.items()}


def _with_effort(way: Way, effort: Effort | None, threads: int) -> Way:
    return way if effort is None else replace(way, effort=replace(effort, threads=threads))


def _effort(name: str, found: re.Match[str]) -> Effort:
    if found["unit"]:
        return Effort(seconds=float(found["number"]))
    if "." in found["number"]:
        raise SetupError(f"'{name}': simulations are a whole number, seconds have an s")
    return Effort(simulations=int(found["number"]))
