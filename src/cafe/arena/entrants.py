"""Entrants: a bot by its name, or any player by the function that makes it (`module:function`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from cafe.bots.registry import Bot, bot, check_name
from cafe.bots.registry import name_in_records as bot_name
from cafe.rules.errors import SetupError

NAME = re.compile(r"[A-Za-z0-9_@.-]+")
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def check_entrants(entrants: Sequence[str]) -> None:
    """Raise SetupError if an entrant is unknown or named twice, or has no opponent."""
    if len(entrants) < 2:
        raise SetupError("a tournament has two entrants or more")
    for entrant in entrants:
        if entrants.count(entrant) > 1:
            raise SetupError(f"the entrant '{entrant}' is named twice")
        check_entrant(entrant)


def check_entrant(entrant: str) -> None:
    """Raise SetupError if there is no such player."""
    if ":" in entrant:
        _factory(entrant)
    elif NAME.fullmatch(entrant):
        check_name(entrant)
    else:
        raise SetupError(f"'{entrant}' is no name of an entrant: letters, digits, @ and dots, or module:function")


def seated(entrant: str, seed: int) -> Bot:
    """A player for one seat of one game."""
    made: Bot = _factory(entrant)(seed) if ":" in entrant else bot(entrant, seed)
    return made


def name_in_records(entrant: str, game: str) -> str:
    """An entrant's full name in one game; it leaves out what matters only in other games."""
    return str(seated(entrant, 0).name) if ":" in entrant else bot_name(entrant, game)


def _factory(place: str) -> Callable[[int], Any]:
    if not PLACE.fullmatch(place):
        raise SetupError(f"'{place}' is no place of a function: write module:function")
    module, function = place.split(":")
    try:
        found = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"the entrant '{place}' cannot be imported: {error}") from error
    if not callable(found):
        raise SetupError(f"the entrant '{place}' is no function")
    made: Callable[[int], Any] = found
    return made
