"""Players by name: what chooses the next actions of whoever is to move."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from cafe.bots.playout import PLAYERS, greedy_turn
from cafe.bots.turns import BEST, DEPTH
from cafe.rules.actions import Action
from cafe.rules.chance import seed_new_stream
from cafe.rules.errors import SetupError
from cafe.rules.game import Game
from cafe.rules.house import House, Record, records
from cafe.rules.state import Array, State


class Bot(Protocol):
    """A computer player."""

    name: str

    def choose(self, game: Game) -> list[Action]:
        """The next actions of the player to move, one or more, all legal in this order."""
        ...


class RandomBot:
    """Any legal action, each as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng(seed)

    def choose(self, game: Game) -> list[Action]:
        """One legal action."""
        actions = game.legal_actions()
        return [actions[int(self._dice.integers(len(actions)))]]


class GreedyBot:
    """The whole turn with the most points."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._stream = seed_new_stream(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best turn, as far as it can be known before something hidden comes to light."""
        desk = workspace(game.house, len(game.space))
        states, menus, codes, notebook = desk
        states[:1] = game.state
        length = greedy_turn(states, game.house.floor, menus, codes, notebook, self._stream)
        return [game.space.actions[code] for code in notebook[BEST, :length].tolist()]


def workspace(house: House, actions: int) -> tuple[Record, Record, Array, Array]:
    """Space for planning turns: states, menu, action numbers and notebook."""
    states = records(State, house.kind, DEPTH + 1, large=house.large)
    codes = np.zeros((DEPTH + 1, actions), np.int64)
    return states, house.empty_menu(), codes, np.zeros((4, DEPTH + 1), np.int64)


def bot(name: str, seed: int) -> Bot:
    """A player by its name; SetupError if there is none of that name."""
    check_name(name)
    return RandomBot(seed) if name == "random" else GreedyBot(seed)


def check_name(name: str) -> None:
    """SetupError if there is no player of that name."""
    if name not in PLAYERS:
        raise SetupError(f"there is no bot '{name}': choose {', '.join(PLAYERS)}")
