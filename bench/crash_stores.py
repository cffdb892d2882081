"""The store after bench/crash.py: what is lost or doubled, and how soon bots went on after a kill."""

from __future__ import annotations

import tempfile
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from cafe.server.store import schema
from cafe.server.store.database import sqlite_engine
from crash_clients import Tally

Row = tuple[int, str, str, float]  # number, action, by, at_time


@dataclass(frozen=True)
class Store:
    """Where the servers keep things."""

    url: str
    read: Callable[[Callable[[Connection], Any]], Any]
    restart: Callable[[], None] | None = None  # the database, where it is a server


@dataclass
class Found:
    """What the comparison found."""

    counts: dict[str, int] = field(default_factory=dict)
    bots_after: list[float] = field(
        default_factory=list
    )  # seconds from the last kill to the turn of a bot that was due
    bots_kept: list[float] = field(default_factory=list)  # and from the first, where it was killed again meanwhile


@contextmanager
def on_sqlite() -> Iterator[Store]:
    """A file."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'store.sqlite3'}"

        def read(work: Callable[[Connection], Any]) -> Any:
            with sqlite_engine(url).connect().execution_options(reads=True) as connection:
                return work(connection)

        yield Store(url, read)


@contextmanager
def on_postgresql() -> Iterator[Store]:
    """A real PostgreSQL of its own."""
    from server.postgres import running

    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as postgres:
        yield Store(postgres.url, postgres.work, postgres.restart)


def compare(store: Store, tallies: Sequence[Tally], kills: Sequence[float]) -> Found:
    """Count what is lost, doubled or out of place, and measure how long bots that were due took after each kill."""
    found = Found(dict.fromkeys(("matches", "acknowledged", "on disk", "by bots", "lost", "doubled", "gaps"), 0))
    for tally in tallies:
        for match, acknowledged in tally.acknowledged.items():
            rows: list[Row] = store.read(partial(_actions, match=match))
            _count(found.counts, rows, acknowledged)
            _count_bots(found, rows, kills)
    if store.url.startswith("sqlite"):
        is_whole = store.read(lambda c: c.exec_driver_sql("PRAGMA integrity_check").scalar()) == "ok"
        found.counts["integrity faults"] = not is_whole
    return found


def _actions(connection: Connection, match: str) -> list[Row]:
    c = schema.actions.c
    wanted = select(c.number, c.action, c.by, c.at_time).where(c.match == match).order_by(c.number)
    return [(row.number, row.action, row.by, row.at_time) for row in connection.execute(wanted)]


def _count(counts: dict[str, int], rows: Sequence[Row], acknowledged: Sequence[tuple[int, str]]) -> None:
    mine = [(number, action) for number, action, by, _ in rows if by == "person"]
    counts["matches"] += 1
    counts["on disk"] += len(rows)
    counts["acknowledged"] += len(acknowledged)
    counts["by bots"] += len(rows) - len(mine)
    counts["gaps"] += [number for number, *_ in rows] != list(range(len(rows)))
    counts["lost"] += len(set(acknowledged) - set(mine))
    # The last action of all may have been written and not acknowledged when the end came; no other.
    unasked = [number for number, action in mine if (number, action) not in set(acknowledged)]
    told = max((number for number, _ in acknowledged), default=-1)
    counts["doubled"] += len(unasked) - (len(unasked) == 1 and unasked[0] > told)


def _count_bots(found: Found, rows: Sequence[Row], kills: Sequence[float]) -> None:
    """For each bot's action with kills between it and the one before: how long it took."""
    for (*_, before), (_, _, by, at_time) in pairwise(rows):
        first, after_last = bisect_right(kills, before), bisect_right(kills, at_time)
        if by == "bot" and after_last > first:
            found.bots_after.append(at_time - kills[after_last - 1])
            if after_last > first + 1:
                found.bots_kept.append(at_time - kills[first])
