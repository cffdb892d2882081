"""The version of the computer players: raised whenever a player would choose differently (a test notices)."""

from __future__ import annotations

import re

from cafe.rules.version import RULES_VERSION

PLAYERS_VERSION = 4
VERSIONS = f"rules {RULES_VERSION}, players {PLAYERS_VERSION}"  # as they stand in the names of players
_IN_NAMES = re.compile(r"rules (?P<rules>\d+), players (?P<players>\d+)")
_TOLD = re.compile(rf" \({_IN_NAMES.pattern}[^()]*\)")  # in brackets, parameters after them


def short_name(name: str) -> str:
    """A player's name in records without versions and parameters."""
    return _TOLD.sub("", name)


def versions_in(name: str) -> str | None:
    """Both versions in short, `1.1`, that a player's name in records tells; None if it tells none."""
    found = _IN_NAMES.search(name)
    return None if found is None else f"{found['rules']}.{found['players']}"
