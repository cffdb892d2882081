"""Players by name: what chooses the next actions of whoever is to move."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from cafe.bots.levels import LevelBot, level_bot, levels
from cafe.bots.playout import PLAYERS
from cafe.bots.turn_bots import PointsBot
from cafe.bots.version import VERSIONS
from cafe.rules.actions import Action
from cafe.rules.errors import SetupError
from cafe.rules.game import Game


class Bot(Protocol):
    """A computer player."""

    name: str

    def choose(self, game: Game) -> list[Action]:
        """The next actions of the player to move, one or more, all legal in this order."""
        ...


class RandomBot:
    """Any legal action, each as likely as any other."""

    name = f"random ({VERSIONS})"

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng(seed)

    def choose(self, game: Game) -> list[Action]:
        """One legal action."""
        actions = game.legal_actions()
        return [actions[int(self._dice.integers(len(actions)))]]


class GreedyBot(PointsBot):
    """The whole turn with the most points."""

    name = f"greedy ({VERSIONS})"


def bot(name: str, seed: int, threads: int = 1) -> Bot:
    """A player by its name (docs/levels.md); SetupError if there is none of that name. Only a search uses threads."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    found = level_bot(name, seed, threads)
    if found is None:
        known = ", ".join((*PLAYERS, *levels()))
        raise SetupError(f"there is no bot '{name}': choose {known}, level5@0.5s, search@0.1s or search@1000")
    return found


def name_in_records(name: str, game: str) -> str:
    """A player's name in records of a game: with versions and parameters, so that they stay meaningful."""
    found = bot(name, 0)
    return found.name_in(game) if isinstance(found, LevelBot) else found.name


def check_name(name: str) -> None:
    """SetupError if there is no player of that name."""
    bot(name, 0)
