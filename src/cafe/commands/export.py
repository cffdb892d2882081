"""`cafe export`: finished matches as documents."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from cafe.commands.backup import at_store
from cafe.commands.console import notices
from cafe.server.live_match import LiveMatch, RulesChanged
from cafe.server.replays import document_of_match
from cafe.server.store import matches as store
from cafe.server.store.backup import BackupError
from cafe.server.store.rows import Damaged

AT_ONCE = 200


def run(database: str, matches: Sequence[str], out: Path | None) -> int:
    """Write documents, one a line; returns the exit code."""
    with nullcontext(sys.stdout.buffer) if out is None else out.open("wb") as file:
        at_store(database, lambda connection: file.writelines(_lines(connection, matches)))
    return 0


def _lines(connection: Connection, matches: Sequence[str]) -> Iterator[bytes]:
    for match in matches or _all_over(connection):
        try:
            yield _line(connection, match)
        except (RulesChanged, Damaged) as error:
            notices().print(f"cafe export: {error}; left out")


def _line(connection: Connection, match: str) -> bytes:
    record = store.load_match(connection, match)
    if record is None or record.status != "over":
        raise BackupError(f"match {match}: {'not there' if record is None else 'not over'}")
    live = LiveMatch(record)
    live.set_up(store.load_actions(connection, match))
    assert live.game is not None  # noqa: S101 - it is over, so it had a deal
    return msgspec.json.encode(document_of_match(live.game, record)) + b"\n"


def _all_over(connection: Connection) -> Iterator[str]:
    last = ""
    while ids := store.matches_over(connection, last, AT_ONCE):
        yield from ids
        last = ids[-1]
