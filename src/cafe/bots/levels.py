"""The five levels, and players by what they are called: `level3`, `level5@0.5s`, `search@1000`."""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cafe.bots.mistakes import MistakenBot, Mistakes
from cafe.bots.search import Effort, Style
from cafe.bots.thinkers import OutlookBot, SearchBot
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
    effort: Effort | None = None


@cache
def levels() -> dict[str, Level]:
    """All levels by their key, the weakest first."""
    table = tomllib.loads((files("cafe.bots") / "data" / "levels.toml").read_text("utf-8"))
    return {key: _level(key, entry) for key, entry in table.items()}


def _level(key: str, entry: dict[str, dict[str, float]]) -> Level:
    name = str(entry["name"])
    if "mistakes" in entry:
        return Level(key, name, mistakes=Mistakes(**entry["mistakes"]))  # type: ignore[arg-type]
    if "search" not in entry:
        return Level(key, name)
    settings = dict(entry["search"])
    effort = Effort(seconds=settings.pop("seconds", None), simulations=settings.pop("simulations", None))  # type: ignore[arg-type]
    return Level(key, name, style=Style(**settings), effort=effort)  # type: ignore[arg-type]


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
        if level.style is None or level.effort is None:
            return OutlookBot(f"{name} (rules {RULES_VERSION}; outlook {learnt()})", seed)
        return _search_bot(name, level.style, level.effort, seed, threads)
    found = THINKER.fullmatch(name)
    if found is None:
        return None
    if found["number"] is None:
        raise SetupError(f"'{name}' must be told how long to think: {name}@0.5s, or {name}@1000 for simulations")
    level = levels()[SEARCH if found["who"] == "search" else found["who"]]
    return _search_bot(found["who"], level.style or Style(), _effort(name, found), seed, threads)


def _effort(name: str, found: re.Match[str]) -> Effort:
    if found["unit"]:
        return Effort(seconds=float(found["number"]))
    if "." in found["number"]:
        raise SetupError(f"'{name}': simulations are a whole number, seconds have an s")
    return Effort(simulations=int(found["number"]))


def _search_bot(name: str, style: Style, effort: Effort, seed: int, threads: int) -> SearchBot:
    effort = Effort(effort.seconds, effort.simulations, threads)
    how_long = f"{effort.seconds:g} s" if effort.seconds is not None else f"{effort.simulations} simulations"
    shared = f", {threads} threads" if threads > 1 else ""
    parameters = f"{style.turns} turns, {style.rounds} rounds, trust {style.trust:g}, {how_long}{shared}"
    return SearchBot(f"{name} (rules {RULES_VERSION}; {parameters}; outlook {learnt()})", style, effort, seed)
