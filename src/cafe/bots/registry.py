"""All players by name: those that come with the café, and others as `module:function`.

A player of one's own is one file with a function that takes a seed and returns a Bot: `module:function`, or
`path/to/file.py:function`. A program in any language that speaks the engine protocol (docs/engine.md) is
`engine:COMMAND`. Both are named so wherever players are: in `play`, `simulate` and `arena`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from cafe.bots.engine_bot import PREFIX, EngineBot, words_of
from cafe.bots.greedy_bot import GreedyBot
from cafe.bots.levels import LevelBot, level_bot, levels
from cafe.bots.random_bot import RandomBot
from cafe.rules.actions import Action
from cafe.rules.errors import SetupError
from cafe.rules.game import Game

FUNCTION = re.compile(r"(?P<module>[A-Za-z_][\w.]*|.+\.py):(?P<function>[A-Za-z_]\w*)")


class Bot(Protocol):
    """A computer player."""

    name: str

    def choose(self, game: Game) -> list[Action]:
        """The next actions of the player to move, one or more, all legal in this order."""
        ...


Factory = Callable[[int], Bot]


@dataclass(frozen=True)
class Simple:
    """A player that comes with the café and is no level: this entry is all that it needs.

    Its name and what is told of it are the messages `bot-NAME` and `bot-NAME-about`; without them, the name here and
    the first line of its docstring. `way` is how the page plays it without a server
    (web/kernel/src/players.ts); without one only a server offers it.
    """

    make: Factory
    way: str | None = None

    @property
    def about(self) -> str:
        """The first line of its docstring."""
        return first_line(self.make)


SIMPLE: dict[str, Simple] = {"random": Simple(RandomBot, way="random"), "greedy": Simple(GreedyBot, way="points")}
NAME = re.compile(r"[A-Za-z][\w-]{0,23}")
_offered: dict[str, str] = {}  # module:function, by the name that was given to it


def bot(name: str, seed: int, threads: int = 1) -> Bot:
    """A player by its name (docs/levels.md); SetupError if there is none of that name. Only a search uses threads."""
    if name in SIMPLE:
        return SIMPLE[name].make(seed)
    if name.startswith(PREFIX):
        return EngineBot(name.removeprefix(PREFIX), seed)
    if ":" in name or name in _offered:
        return factory(_offered.get(name, name))(seed)
    found = level_bot(name, seed, threads)
    if found is None:
        known = ", ".join((*SIMPLE, *levels()))
        raise SetupError(
            f"there is no bot '{name}': choose {known}, level5@0.5s, search@0.1s or search@1000, "
            "module:function, or engine:COMMAND"
        )
    return found


def name_in_records(name: str, game: str) -> str:
    """A player's name in records of a game: with versions and parameters, so that they stay meaningful."""
    found = bot(name, 0)
    return found.name_in(game) if isinstance(found, LevelBot) else str(found.name)


def check_name(name: str) -> None:
    """SetupError if there is no player of that name."""
    if name.startswith(PREFIX):
        words_of(name.removeprefix(PREFIX))
    elif ":" in name:
        factory(name)
    else:
        bot(name, 0)


def offer(wish: str) -> str:
    """Give your own player a name, as in `module:function=Name`; returns it. Without one it is the function's.

    SetupError if there is no such player, or if another one has that name.
    """
    function, _, name = wish.strip().partition("=")
    name = name or function_name(function)
    factory(function)
    if not NAME.fullmatch(name):
        raise SetupError(f"'{name}' is no name of a bot: up to 24 letters and digits, a letter first")
    if name in SIMPLE or name in levels() or _offered.get(name, function) != function:
        raise SetupError(f"there is a bot '{name}' already: write {function}=Name with another name")
    _offered[name] = function
    return name


def offered() -> dict[str, str]:
    """The players that `offer` has named, each with the first line of its docstring."""
    return {name: first_line(factory(function)) for name, function in _offered.items()}


def first_line(make: Factory) -> str:
    """The first line of a player's docstring: what is told of it where no catalogue has words for it."""
    return (make.__doc__ or "").strip().partition("\n")[0]


def function_name(name: str) -> str:
    """A short name for a player: of `module:function` only the function."""
    return name.rpartition(":")[2]


def factory(name: str) -> Factory:
    """The function of that name, which makes a player from a seed; SetupError if there is none."""
    found = FUNCTION.fullmatch(name)
    if found is None:
        raise SetupError(f"'{name}' names no function: write module:function or path/to/file.py:function")
    try:
        made: Any = getattr(_module(found["module"]), found["function"])
    except (ImportError, AttributeError, OSError) as error:
        raise SetupError(f"the bot '{name}' cannot be imported: {error}") from error
    if not callable(made):
        raise SetupError(f"the bot '{name}' is no function")
    taken: Factory = made
    return taken


@cache
def _module(name: str) -> ModuleType:
    """A module by its name, or by its file, which is read once."""
    if not name.endswith(".py"):
        return import_module(name)
    path = Path(name).resolve()
    spec = spec_from_file_location(f"cafe_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{name} is no Python file")
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
