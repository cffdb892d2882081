"""Entrants of a tournament: players as the registry names them, each once."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cafe.bots.registry import check_name
from cafe.rules.errors import SetupError

NAME = re.compile(r"[A-Za-z0-9_@.-]+")


def check_entrants(entrants: Sequence[str]) -> None:
    """Raise SetupError if an entrant is unknown or named twice, or has no opponent."""
    if len(entrants) < 2:
        raise SetupError("a tournament has two entrants or more")
    for entrant in entrants:
        if entrants.count(entrant) > 1:
            raise SetupError(f"the entrant '{entrant}' is named twice")
        check_entrant(entrant)


def check_entrant(entrant: str) -> None:
    """SetupError if there is no such player."""
    if ":" not in entrant and not NAME.fullmatch(entrant):
        raise SetupError(f"'{entrant}' is no name of an entrant: letters, digits, @ and dots, or module:function")
    check_name(entrant)
