"""The results file: JSON lines, first the terms, then one line per game; appended to, and read when resuming."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from cafe.arena.contest import Contest
from cafe.arena.errors import ArenaError
from cafe.arena.match import FORFEIT, Played
from cafe.arena.sources import SOURCES
from cafe.bots.registry import name_in_records
from cafe.rules.games import PRINTED
from cafe.rules.verdict import REASONS

try:
    import fcntl
except ImportError:  # Windows: nothing stops a second writer there
    fcntl = None  # type: ignore[assignment]

FORMAT = "cafe-arena/1"
FORMER, NOW = "outlook", "evaluation"  # a way of playing: its name in results files of 0.1, and its name now


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
    edition: str | None = None  # None: the printed one


class ResultsFile:
    """A tournament's results file, open for more games."""

    def __init__(self, path: Path, contest: Contest) -> None:
        if path.exists() and not path.is_file():
            raise ArenaError(f"{path} is no file")
        self.path = path
        self.earlier: list[Played] = []
        self._contest = contest
        self._file = path.open("a+b")
        try:
            self._begin(_heading(contest))
        except BaseException:
            self._file.close()
            raise

    def _begin(self, heading: Heading) -> None:
        """Read what is there and get ready to append."""
        _keep_others_out(self._file, self.path)
        self._file.seek(0)
        found = self._file.read()
        line = msgspec.json.encode(heading) + b"\n"
        whole = found[: found.rfind(b"\n") + 1]  # a last line cut off by a crash is dropped
        if whole:
            self._read(whole, heading)
        elif not line.startswith(found):
            raise ArenaError(f"{self.path} is no results file of the arena")
        self._file.truncate(len(whole))
        if not whole:
            self._file.write(line)
            self._file.flush()

    def add(self, played: Iterable[Played]) -> None:
        """Append games and flush them to the operating system."""
        self._file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in played))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _read(self, text: bytes, heading: Heading) -> None:
        first, *lines = text.splitlines()
        try:
            found = _as_named_now(msgspec.json.decode(first, type=Heading))
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
            if not _is_of(game, self._contest):
                raise ArenaError(f"{self.path}, line {number}: this is no game of the tournament")
            self.earlier.append(game)


def _keep_others_out(file: BinaryIO, path: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ArenaError(f"another arena is writing to {path}") from error


def _is_of(game: Played, contest: Contest) -> bool:
    """Whether a line can be a game of a contest; later code relies on it."""
    seats, schedule = range(contest.terms.players), contest.schedule
    if game.game < 0 or (game.deal, game.seating) != (schedule.deal(game.game), schedule.seating(game.game)):
        return False
    by_seat = (game.scores, game.penalties, game.asked, game.seconds, game.sources)
    return (
        all(len(each) == len(seats) for each in by_seat)
        and 0 < len(game.winners) == len({*game.winners} & {*seats})
        and game.start in seats
        and game.reason in (*REASONS[1:], FORFEIT)
        and min(game.steps, *game.asked) >= 0
        and all(0 <= seconds < math.inf for seconds in game.seconds)
        and all(source.keys() <= {*SOURCES} for source in game.sources)
    )


def _heading(contest: Contest) -> Heading:
    terms = contest.terms
    names = tuple(name_in_records(entrant, terms.game) for entrant in terms.entrants)
    return Heading(
        format=FORMAT,
        game=terms.game,
        players=terms.players,
        entrants=terms.entrants,
        names=names,
        seed=terms.seed,
        same_sex_tables=terms.same_sex_tables,
        share=terms.share,
        edition=None if terms.edition == PRINTED else terms.edition,
    )


def _as_named_now(heading: Heading) -> Heading:
    """A heading with today's words in players' names; under the old words they played the same."""
    names = tuple(name.replace(f"; {FORMER} ", f"; {NOW} ") for name in heading.names)
    return msgspec.structs.replace(heading, names=names)


def _difference(found: Heading, wanted: Heading) -> str:
    for field in Heading.__struct_fields__:
        there, here = getattr(found, field), getattr(wanted, field)
        if there != here:
            if field == "names":
                pairs = zip_longest(there, here, fillvalue="nobody")
                return next(f"then {then}, now {now}" for then, now in pairs if then != now)
            return f"{field.replace('_', ' ')} {_said(there)}, not {_said(here)}"
    return "the same terms"


def _said(value: object) -> str:
    if value is None:
        return "none"
    return ",".join(value) if isinstance(value, tuple) else str(value)
