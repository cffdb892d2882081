"""The five levels, and players by what they are called: `level3`, `level5@0.5s`, `search@1000`."""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from cafe.bots.mistakes import MistakenBot, Mistakes
from cafe.bots.search import Effort, Style
from cafe.bots.thinkers import Efforts, OutlookBot, SearchBot
from cafe.rules.editions import KINDS_OF_GAME
from cafe.rules.errors import SetupError
from cafe.rules.version import RULES_VERSION

THINKER = re.compile(r"(?P<who>level[45]|search)(?:@(?P<number>\d+(?:\.\d+)?)(?P<unit>s?))?")
SEARCH = "level5"  # whose style the plain search has


@dataclass(frozen=True)
class Level:
    """A level: what it is called, and either its mistakes or its search; neither: it plays by the outlook."""

    key: str
    name: str
    mistakes: Mistakes | None = None
    style: Style | None = None
    efforts: Efforts | None = None


@cache
def levels() -> dict[str, Level]:
    """All levels by their key, the weakest first."""
    table = tomllib.loads((files("cafe.bots") / "data" / "levels.toml").read_text("utf-8"))
    return {key: _level(key, entry) for key, entry in table.items()}


def _level(key: str, entry: dict[str, Any]) -> Level:
    if "mistakes" in entry:
        return Level(key, entry["name"], mistakes=Mistakes(**entry["mistakes"]))
    if "search" not in entry:
        return Level(key, entry["name"])
    settings = dict(entry["search"])
    seconds, simulations = settings.pop("seconds", None), settings.pop("simulations", None)
    efforts = {kind: Effort(seconds, simulations[kind] if simulations else None) for kind in KINDS_OF_GAME}
    return Level(key, entry["name"], style=Style(**settings), efforts=efforts)


@cache
def learnt() -> str:
    """A mark of what has been learnt: other weights, other mark."""
    return hashlib.sha256((files("cafe.bots") / "data" / "weights.toml").read_bytes()).hexdigest()[:8]


def level_bot(name: str, seed: int, threads: int = 1) -> MistakenBot | OutlookBot | SearchBot | None:
    """The player of that name; None if it is no level and no search."""
    if name in levels():
        level = levels()[name]
        if level.mistakes is not None:
            return MistakenBot(f"{name} (rules {RULES_VERSION}; {level.mistakes})", level.mistakes, seed)
        if level.style is None or level.efforts is None:
            return OutlookBot(f"{name} (rules {RULES_VERSION}; outlook {learnt()})", seed)
        return _search_bot(name, level.style, level.efforts, seed, threads)
    found = THINKER.fullmatch(name)
    if found is None:
        return None
    if found["number"] is None:
        raise SetupError(f"'{name}' must be told how long to think: {name}@0.5s, or {name}@1000 for simulations")
    style = levels()[SEARCH if found["who"] == "search" else found["who"]].style or Style()
    return _search_bot(found["who"], style, dict.fromkeys(KINDS_OF_GAME, _effort(name, found)), seed, threads)


def _effort(name: str, found: re.Match[str]) -> Effort:
    if found["unit"]:
        return Effort(seconds=float(found["number"]))
    if "." in found["number"]:
        raise SetupError(f"'{name}': simulations are a whole number, seconds have an s")
    return Effort(simulations=int(found["number"]))


def _search_bot(name: str, style: Style, efforts: Efforts, seed: int, threads: int) -> SearchBot:
    efforts = {kind: replace(effort, threads=threads) for kind, effort in efforts.items()}
    how_hard = dict.fromkeys(str(effort) for effort in efforts.values())
    parameters = f"{style.turns} turns, {style.rounds} rounds, trust {style.trust:g}, {' / '.join(how_hard)}"
    return SearchBot(f"{name} (rules {RULES_VERSION}; {parameters}; outlook {learnt()})", style, efforts, seed)
