"""`cafe admin`: looking after a café, beside a running server."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from cafe.commands.backup import at_store
from cafe.commands.console import notices, output
from cafe.server.caretaking import Caretaker
from cafe.server.match_registry import now
from cafe.server.settings import Settings
from cafe.server.store import care
from cafe.server.store.rows import MatchRecord, PlaceRecord

Answer = TypeVar("Answer")


def do(database: str, deed: Callable[[Caretaker], object], told: str) -> int:
    """Do something and report it; returns the exit code."""
    _as_caretaker(database, deed)
    notices().print(f"cafe admin: {told}")
    return 0


def look(database: str, match: str) -> int:
    """Print the state of a match, but nothing hidden in its game."""
    record, reports = _as_caretaker(database, lambda taker: taker.look(match))
    _print(_told(record))
    _print(f"  {_report(report)}" for report in reports)
    return 0


def export(database: str, match: str, out: Path | None) -> int:
    """Write a match as a document."""
    document = _as_caretaker(database, lambda taker: taker.document(match))
    with nullcontext(sys.stdout.buffer) if out is None else out.open("wb") as file:
        file.write(msgspec.json.encode(document) + b"\n")
    return 0


def ban_address(database: str, address: str, hours: float) -> int:
    """Ban an address and print how it is counted."""
    client = _as_caretaker(database, lambda taker: taker.ban_address(address, hours))
    notices().print(f"cafe admin: {client} is banned for {hours:g} hours")
    return 0


def list_bans(database: str) -> int:
    """Print the bans in force; for a place, not the addresses taken from there."""
    held = at_store(database, lambda connection: care.load_bans(connection, now()))
    bans = [ban for ban in held if ban.target != "place" or " " not in ban.who]
    lines = ((ban, "for good" if ban.until is None else "until " + _time(ban.until)) for ban in bans)
    _print(f"{ban.target}  {ban.who}  {how_long}" for ban, how_long in lines)
    return 0


def list_reports(database: str, *, settled: bool) -> int:
    """Print what players have reported."""
    found = _as_caretaker(database, lambda taker: taker.reports(settled=settled))
    _print(f"{report.match}  {_report(report)}" for report in found)
    return 0


def list_deeds(database: str, most: int) -> int:
    """Print what was done with these commands."""
    deeds = at_store(database, lambda connection: care.load_deeds(connection, most))
    _print(f"{_time(deed.at_time)}  {deed.deed}  {deed.about}".rstrip() for deed in deeds)
    return 0


def _as_caretaker(database: str, deed: Callable[[Caretaker], Answer]) -> Answer:
    url = Settings(database=database).database_url
    return at_store(database, lambda connection: deed(Caretaker(connection, url)), writes=True)


def _told(record: MatchRecord) -> Iterable[str]:
    kinds = [name for name, told in (("public", record.public), ("rated", record.rated)) if told]
    yield f"match {record.id}: {record.game}, {record.status}{''.join(f', {kind}' for kind in kinds)}"
    yield f"  {record.number} actions; created {_time(record.created_at)}, touched {_time(record.touched_at)}"
    if record.started_at is not None:
        yield f"  begun {_time(record.started_at)}"
    if record.ended_at is not None:
        yield f"  ended {_time(record.ended_at)}"
    for number, place in enumerate(record.places):
        yield f"  place {number}: {_sitting(place)}{', host' if number == record.host else ''}"


def _sitting(place: PlaceRecord) -> str:
    if place.taken_by == "free":
        return "free"
    if place.taken_by == "bot":
        return f"{place.name}, bot {place.level}"
    profile = f", profile {place.profile}" if place.profile else ""
    return f"{place.name}{profile}{', a bot stands in' if place.standing_in else ''}"


def _report(report: care.ReportRecord) -> str:
    profile = f", profile {report.profile}" if report.profile else ""
    settled = "" if report.settled_at is None else f", settled {_time(report.settled_at)}"
    whom = f"place {report.place}, {report.name}{profile}"
    return f"{_time(report.at_time)}  {report.about} of {whom}; by place {report.by_place}{settled}"


def _time(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        output().print(line)
