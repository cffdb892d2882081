"""Reports of players, bans, and what was done about them, in the store: plain functions of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from cafe.server.store import schema

About = Literal["name", "behaviour"]
BanTarget = Literal["address", "profile", "place"]


class ReportRecord(Struct, frozen=True):
    """A report about somebody at a match by somebody else there."""

    match: str
    place: int
    by_place: int
    about: About
    name: str
    profile: str | None
    at_time: float
    settled_at: float | None = None
    source: str | None = None


class BanRecord(Struct, frozen=True):
    """A banned address, profile or place; `until` None is for good.

    For a place, `who` is the match and the number; followed by an address, it is one that somebody there came from.
    """

    target: BanTarget
    who: str
    until: float | None
    at_time: float


class Deed(Struct, frozen=True):
    """Something the operator has done."""

    number: int
    at_time: float
    deed: str
    about: str


def add_report(connection: Connection, report: ReportRecord) -> None:
    """Store a report; repeating it changes nothing."""
    row = msgspec.structs.asdict(report)
    connection.execute(_dialect(connection).insert(schema.reports).values(**row).on_conflict_do_nothing())


def open_reports(connection: Connection, source: str) -> int:
    """How many open reports come from one source."""
    c = schema.reports.c
    mine = select(func.count()).where(c.source == source, c.settled_at.is_(None))
    return int(connection.execute(mine).scalar_one())


def load_reports(connection: Connection, *, match: str | None = None, settled: bool = False) -> list[ReportRecord]:
    """Reports, the oldest first: of a match or of all, including settled ones on request."""
    c = schema.reports.c
    wanted = select(schema.reports).order_by(c.at_time)
    if match is not None:
        wanted = wanted.where(c.match == match)
    if not settled:
        wanted = wanted.where(c.settled_at.is_(None))
    return [ReportRecord(*row) for row in connection.execute(wanted)]


def reports_about(connection: Connection, profile: str) -> list[tuple[str, int]]:
    """What a profile was reported for, and how often."""
    c = schema.reports.c
    mine = select(c.about, func.count()).where(c.profile == profile).group_by(c.about).order_by(c.about)
    return [(about, times) for about, times in connection.execute(mine)]


def settle_reports(connection: Connection, match: str | None, now: float) -> int:
    """Mark the reports of a match, or all, as dealt with, and forget where they came from; returns how many."""
    c = schema.reports.c
    mine = update(schema.reports).where(c.settled_at.is_(None))
    if match is not None:
        mine = mine.where(c.match == match)
    return int(connection.execute(mine.values(settled_at=now, source=None, **_of_today())).rowcount)


def erase_in_settled(connection: Connection, *matches: str) -> None:
    """Make settled reports of matches name people as the matches do now."""
    c = schema.reports.c
    settled = update(schema.reports).where(c.match.in_(matches), c.settled_at.is_not(None))
    connection.execute(settled.values(**_of_today()))


def give_up_evidence(connection: Connection, before: float, most: int) -> list[str]:
    """The same for open reports from before a time; returns their matches."""
    c = schema.reports.c
    old = select(c.match).join(schema.places, and_(schema.places.c.match == c.match, schema.places.c.place == c.place))
    changed = or_(schema.places.c.name != c.name, c.profile.is_distinct_from(schema.places.c.profile))
    matches = list(connection.execute(old.where(c.at_time < before, changed).distinct().limit(most)).scalars())
    if matches:
        late = update(schema.reports).where(c.match.in_(matches), c.at_time < before)
        connection.execute(late.values(**_of_today()))
    return matches


def _of_today() -> dict[str, Any]:
    """The subject of a report, as the match names them now: without erased names and deleted profiles."""
    c, p = schema.reports.c, schema.places.c
    there = (p.match == c.match, p.place == c.place)
    return {what.name: select(what).where(*there).scalar_subquery() for what in (p.name, p.profile)}


def save_ban(connection: Connection, ban: BanRecord) -> None:
    """Ban somebody, or change the time of an existing ban."""
    row = msgspec.structs.asdict(ban)
    known = {"until": ban.until, "at_time": ban.at_time}
    added = _dialect(connection).insert(schema.bans).values(**row)
    connection.execute(
        added.on_conflict_do_update(index_elements=[schema.bans.c.target, schema.bans.c.who], set_=known)
    )


def lift_ban(connection: Connection, target: BanTarget, who: str) -> bool:
    """Lift a ban; True if there was one. For a place, also lifts the bans of addresses taken from there."""
    c = schema.bans.c
    meant = or_(c.who == who, c.who.startswith(f"{who} ")) if target == "place" else c.who == who
    return bool(connection.execute(delete(schema.bans).where(c.target == target, meant)).rowcount)


def load_bans(connection: Connection, now: float, *targets: BanTarget) -> list[BanRecord]:
    """The bans in force at a moment, of some targets or all."""
    wanted = select(schema.bans).where(_holds(now)).order_by(schema.bans.c.at_time)
    if targets:
        wanted = wanted.where(schema.bans.c.target.in_(targets))
    return [BanRecord(*row) for row in connection.execute(wanted)]


def banned_profiles(connection: Connection, profiles: Sequence[str], now: float) -> set[str]:
    """The banned ones among some profiles."""
    c = schema.bans.c
    banned = select(c.who).where(c.target == "profile", c.who.in_(profiles), _holds(now))
    return set(connection.execute(banned).scalars())


def drop_old_bans(connection: Connection, now: float) -> int:
    """Delete expired bans, so that addresses are not kept longer than needed; returns how many."""
    return int(connection.execute(delete(schema.bans).where(schema.bans.c.until < now)).rowcount)


def _holds(now: float) -> ColumnElement[bool]:
    until = schema.bans.c.until
    return or_(until.is_(None), until >= now)


def note_deed(connection: Connection, deed: str, about: str, now: float) -> None:
    """Log what was done."""
    connection.execute(insert(schema.admin_log).values(at_time=now, deed=deed, about=about))


def load_deeds(connection: Connection, most: int) -> list[Deed]:
    """The latest log entries, newest first."""
    wanted = select(schema.admin_log).order_by(schema.admin_log.c.number.desc()).limit(most)
    return [Deed(*row) for row in connection.execute(wanted)]


def leave_notice(connection: Connection, match: str) -> None:
    """Notify the server of this SQLite file that a match has changed."""
    connection.execute(insert(schema.notices).values(match=match))


def leave_notices_of(connection: Connection, profile: str) -> None:
    """The same for all matches of a profile."""
    mine = select(schema.places.c.match).where(schema.places.c.profile == profile)
    connection.execute(insert(schema.notices).from_select(["match"], mine))


def take_notices(connection: Connection) -> list[str]:
    """The matches that commands have changed since they were last asked for."""
    rows = connection.execute(select(schema.notices.c.number, schema.notices.c.match)).all()
    if rows:
        taken = schema.notices.c.number <= max(row.number for row in rows)
        connection.execute(delete(schema.notices).where(taken))
    return sorted({row.match for row in rows})


def has_notices(connection: Connection) -> bool:
    """Whether there are any."""
    return connection.execute(select(schema.notices.c.number).limit(1)).first() is not None


def _dialect(connection: Connection) -> Any:
    return postgresql if connection.dialect.name == "postgresql" else sqlite
