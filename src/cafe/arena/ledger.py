"""The results file: JSON lines, the terms first, then a line for every game; appended to, and read when resuming."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Self

import msgspec

from cafe.arena.entrants import name_in_records
from cafe.arena.errors import ArenaError
from cafe.arena.match import Played
from cafe.arena.plan import Plan

FORMAT = "cafe-arena/1"


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the terms, and the full names of the entrants, which say exactly how they play."""

    format: str
    game: str
    players: int
    entrants: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    same_sex_tables: bool
    share: float | None = None


class Ledger:
    """A results file of a tournament, open for more games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.exists() and not path.is_file():
            raise ArenaError(f"{path} is no file")
        self.path = path
        self.earlier: list[Played] = []
        self._plan = plan
        heading = _heading(plan)
        line = msgspec.json.encode(heading) + b"\n"
        found = path.read_bytes() if path.exists() else b""
        whole = found[: found.rfind(b"\n") + 1]  # a last line cut off by a crash is dropped
        if whole:
            self._read(whole, heading)
        elif not line.startswith(found):
            raise ArenaError(f"{path} is no results file of the arena")
        self._file = path.open("r+b" if found else "wb")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._file.write(line)
            self._file.flush()

    def add(self, played: Iterable[Played]) -> None:
        """Write games, at once to the disk's care."""
        self._file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in played))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _read(self, text: bytes, heading: Heading) -> None:
        first, *lines = text.splitlines()
        try:
            found = msgspec.json.decode(first, type=Heading)
        except msgspec.DecodeError as error:
            raise ArenaError(f"{self.path} is no results file of the arena") from error
        if found != heading:
            raise ArenaError(f"{self.path} is of another tournament: {_difference(found, heading)}")
        decoder = msgspec.json.Decoder(Played)
        for number, line in enumerate(lines, 2):
            try:
                game = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise ArenaError(f"{self.path}, line {number}: {error}") from error
            if game.game < 0 or game.seating != self._plan.schedule.seating(game.game):
                raise ArenaError(f"{self.path}, line {number}: this is no game of the tournament")
            self.earlier.append(game)


def _heading(plan: Plan) -> Heading:
    terms = plan.terms
    names = tuple(name_in_records(entrant, terms.game) for entrant in terms.entrants)
    return Heading(
        FORMAT, terms.game, terms.players, terms.entrants, names, terms.seed, terms.same_sex_tables, terms.share
    )


def _difference(found: Heading, wanted: Heading) -> str:
    for field in Heading.__struct_fields__:
        there, here = getattr(found, field), getattr(wanted, field)
        if there != here:
            if field == "names":
                return next(f"then {then}, now {now}" for then, now in zip(there, here, strict=True) if then != now)
            return f"{field.replace('_', ' ')} {_said(there)}, not {_said(here)}"
    return "the same terms"


def _said(value: object) -> str:
    if value is None:
        return "none"
    return ",".join(value) if isinstance(value, tuple) else str(value)
