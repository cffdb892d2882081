"""The three games as data: who plays, with which guests, tables and numbers."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cafe.rules.errors import SetupError
from cafe.rules.floor_plans import Plan, read_plan
from cafe.rules.guests import Cast, pack_flags, unpack_flags

KINDS_OF_GAME = ("card", "board", "junior")


@dataclass(frozen=True)
class Edition:
    """The facts of one game that are numbers or names."""

    game: str
    players: range
    cast: Cast
    hand: int
    start_hand: int
    closed_hands: bool
    shrinking_hands: bool
    penalty_guest: int
    penalty_joker: int
    penalty_breaks_ties: bool
    group_limit: int
    bar: tuple[int, ...]
    laid_first: tuple[str, ...]
    put_back: int
    tables: tuple[int, ...]
    plan: Plan

    def table_code(self, text: str) -> int:
        """A table's number from its text: `RU`, or `CN DE IT FR` in junior; KeyError if it has none."""
        number = {nation: i for i, nation in enumerate(self.cast.nations)}
        words = text.split(" ")
        if len(words) != (4 if self.game == "junior" else 1):
            raise KeyError(text)
        flags = [number[word] for word in words]
        return pack_flags(flags if len(flags) == 4 else flags * 4)

    def table_text(self, table: int) -> str:
        """The text of a table's number."""
        names = [self.cast.nations[flag] for flag in unpack_flags(table)]
        return " ".join(names) if self.game == "junior" else names[0]


@cache
def edition(game: str) -> Edition:
    """The edition of a game by its name; raises SetupError for a name that is none."""
    if game not in KINDS_OF_GAME:
        raise SetupError(f"there is no game '{game}': choose {', '.join(KINDS_OF_GAME)}")
    data = tomllib.loads((files("cafe.rules") / "data" / "games.toml").read_text("utf-8"))[game]
    cast = Cast(tuple(data["nations"]), data["jokers"])
    fewest, most = data["players"]
    made = Edition(
        game=game,
        players=range(fewest, most + 1),
        cast=cast,
        hand=data["hand"],
        start_hand=data.get("start_hand", data["hand"]),
        closed_hands=data["closed_hands"],
        shrinking_hands=data.get("shrinking_hands", False),
        penalty_guest=data["penalty"]["guest"],
        penalty_joker=data["penalty"]["joker"],
        penalty_breaks_ties=data["penalty"]["breaks_ties"],
        group_limit=data["group_limit"],
        bar=tuple(data.get("bar", ())),
        laid_first=tuple(data["laid_first"]),
        put_back=data["put_back"],
        tables=(),
        plan=_printed_plan(game, cast),
    )
    tables = tuple(made.table_code(text) for text in data["tables"])
    return Edition(**{**made.__dict__, "tables": tables})


def _printed_plan(game: str, cast: Cast) -> Plan:
    lines = (files("cafe.rules") / "data" / f"{game}.plan").read_text("utf-8").splitlines()
    return read_plan(plan_rows(lines), cast.nations, open_tables=game != "board")


def plan_rows(lines: list[str]) -> list[str]:
    """The rows of a plan file: comments (`#`) and blank lines left out."""
    return [line for line in lines if line.strip() and not line.startswith("#")]
