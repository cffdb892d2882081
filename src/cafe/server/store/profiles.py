"""Profiles and ratings in the store: plain functions of a connection (see database.py)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Table, delete, insert, or_, select, update
from sqlalchemy.dialects import sqlite

from cafe.server.store import schema
from cafe.server.store.rows import GONE

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

BOT = "bot:"  # prefix of a bot's name among the holders of ratings
MU, SIGMA = 25.0, 25.0 / 3  # of a player without games, openskill's defaults


class ProfileRecord(Struct):
    """A named profile."""

    id: str
    name: str
    token_hash: str
    created_at: float
    used_at: float | None = None


class RatingRecord(Struct):
    """The estimated strength of a profile or a bot in one game."""

    holder: str
    game: str
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0
    others: int = 0
    met: int = 0


class MeetingRecord(Struct):
    """How often two holders of ratings have met in rated matches of a game, and how often since a moment."""

    game: str
    one: str
    other: str
    games: int = 0
    lately: int = 0
    since: float = 0.0
    counted: int = 0


def add_profile(connection: Connection, profile: ProfileRecord) -> None:
    """Write a new profile."""
    connection.execute(insert(schema.profiles).values(**msgspec.structs.asdict(profile)))


def profile_by_hash(connection: Connection, token_hash: str) -> ProfileRecord | None:
    """The profile that a token's hash belongs to."""
    row = connection.execute(select(schema.profiles).where(schema.profiles.c.token_hash == token_hash)).first()
    return None if row is None else ProfileRecord(*row)


def hold_profile(connection: Connection, profile: str) -> bool:
    """Whether a profile is there; if so, nobody deletes it until the commit."""
    c = schema.profiles.c
    return connection.execute(select(c.id).where(c.id == profile).with_for_update(read=True)).first() is not None


def load_profiles(connection: Connection, ids: Sequence[str]) -> dict[str, ProfileRecord]:
    """Profiles by id."""
    rows = connection.execute(select(schema.profiles).where(schema.profiles.c.id.in_(ids)))
    return {row.id: ProfileRecord(*row) for row in rows}


def rename_profile(connection: Connection, profile: str, name: str) -> None:
    """Rename a profile."""
    connection.execute(update(schema.profiles).where(schema.profiles.c.id == profile).values(name=name))


def renew_token(connection: Connection, profile: str, token_hash: str) -> None:
    """Give a profile another token."""
    connection.execute(update(schema.profiles).where(schema.profiles.c.id == profile).values(token_hash=token_hash))


def mark_used(connection: Connection, profile: str, moment: float) -> None:
    """Record that a profile is in use."""
    connection.execute(update(schema.profiles).where(schema.profiles.c.id == profile).values(used_at=moment))


def unused(connection: Connection, before: float, most: int) -> list[str]:
    """Profiles that nobody has used since a time, and that no match under way needs."""
    c, p, m = schema.profiles.c, schema.places.c, schema.matches.c
    sits = select(p.match).join(schema.matches, m.id == p.match).where(p.profile == c.id)
    goes_on = sits.where(m.status.in_(("open", "playing"))).exists()
    return list(connection.execute(select(c.id).where(c.used_at < before, ~goes_on).limit(most)).scalars())


def delete_profile(connection: Connection, profile: str, guest: str) -> list[str]:
    """Delete a profile with its data and put another name into its matches; returns matches still going on.

    However many matches there are, it needs no statement for each. Open reports keep what they say.
    """
    c, p, m, r = schema.matches.c, schema.places.c, schema.meetings.c, schema.reports.c
    # On PostgreSQL this waits for whoever takes a place with the profile right now, and they for us.
    connection.execute(select(schema.profiles.c.id).where(schema.profiles.c.id == profile).with_for_update())
    mine = select(p.match).where(p.profile == profile)
    going_on = list(connection.execute(select(c.id).where(c.id.in_(mine), c.status.in_(("open", "playing")))).scalars())
    rated = select(c.id).where(c.rated, c.status == "playing")
    connection.execute(update(schema.matches).where(c.id.in_(mine)).values(revision=c.revision + 1))
    places = update(schema.places).where(p.profile == profile)
    connection.execute(places.where(p.match.in_(rated)).values(profile=GONE, name=guest))
    connection.execute(places.values(profile=None, name=guest))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.holder == profile))
    connection.execute(delete(schema.meetings).where(or_(m.one == profile, m.other == profile)))
    settled = update(schema.reports).where(r.profile == profile, r.settled_at.is_not(None))
    connection.execute(settled.values(profile=None, name=guest))
    connection.execute(delete(schema.profiles).where(schema.profiles.c.id == profile))
    return going_on


def ratings_to_change(connection: Connection, game: str, holders: Sequence[str]) -> dict[str, RatingRecord]:
    """Ratings in a game by holder, created if missing and locked until the commit."""
    rows = [msgspec.structs.asdict(RatingRecord(holder, game)) for holder in sorted(holders)]
    connection.execute(_upsert(connection, schema.ratings).on_conflict_do_nothing(), rows)
    c = schema.ratings.c
    wanted = select(schema.ratings).where(c.game == game, c.holder.in_(holders)).order_by(c.holder).with_for_update()
    return {row.holder: RatingRecord(*row) for row in connection.execute(wanted)}


def ratings_of(connection: Connection, holder: str) -> list[RatingRecord]:
    """The ratings of one holder in all games."""
    rows = connection.execute(select(schema.ratings).where(schema.ratings.c.holder == holder))
    return [RatingRecord(*row) for row in rows]


def save_rating(connection: Connection, rating: RatingRecord) -> None:
    """Update an existing rating."""
    c = schema.ratings.c
    mine = update(schema.ratings).where(c.holder == rating.holder, c.game == rating.game)
    connection.execute(mine.values(**msgspec.structs.asdict(rating)))


def best_ratings(connection: Connection, game: str, most: int, *, bots: bool, others: int) -> list[RatingRecord]:
    """The best of a game among those who have met enough others, by a cautious estimate (mean minus three deviations).

    Leaves out banned profiles, even if banned only for a time.
    """
    c = schema.ratings.c
    is_bot = c.holder.startswith(BOT)
    banned = select(schema.bans.c.who).where(schema.bans.c.target == "profile")
    wanted = select(schema.ratings).where(c.game == game, c.others >= others, is_bot if bots else ~is_bot)
    wanted = wanted.where(c.holder.not_in(banned))
    rows = connection.execute(wanted.order_by((c.mu - 3 * c.sigma).desc(), c.holder).limit(most))
    return [RatingRecord(*row) for row in rows]


def meetings_between(connection: Connection, game: str, holders: Sequence[str]) -> dict[tuple[str, str], MeetingRecord]:
    """The meetings of holders, by pair in order of their names; pairs that never met have one without games."""
    c = schema.meetings.c
    rows = connection.execute(select(schema.meetings).where(c.game == game, c.one.in_(holders), c.other.in_(holders)))
    known = {(row.one, row.other): MeetingRecord(*row) for row in rows}
    return {pair: known.get(pair) or MeetingRecord(game, *pair) for pair in combinations(sorted(holders), 2)}


def save_meeting(connection: Connection, meeting: MeetingRecord) -> None:
    """Store how often two have met."""
    row = msgspec.structs.asdict(meeting)
    known = {name: row[name] for name in ("games", "lately", "since", "counted")}
    connection.execute(
        _upsert(connection, schema.meetings)
        .values(**row)
        .on_conflict_do_update(index_elements=["game", "one", "other"], set_=known)
    )


def _upsert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do with existing rows; each database has its own syntax."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # which most servers never load

        return postgresql.insert(table)
    return sqlite.insert(table)
