"""Profiles and ratings in the store: plain functions of a connection (see database.py)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from cafe.server.store import schema

MU, SIGMA = 25.0, 25.0 / 3  # of a player without games, openskill's defaults


class ProfileRecord(Struct):
    """A named profile."""

    id: str
    name: str
    token_hash: str
    created_at: float


class RatingRecord(Struct):
    """The estimated strength of a profile or a bot in one game."""

    holder: str
    game: str
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0


def add_profile(connection: Connection, profile: ProfileRecord) -> None:
    """Write a new profile."""
    connection.execute(insert(schema.profiles).values(**msgspec.structs.asdict(profile)))


def profile_by_hash(connection: Connection, token_hash: str) -> ProfileRecord | None:
    """The profile that a token's hash belongs to."""
    row = connection.execute(select(schema.profiles).where(schema.profiles.c.token_hash == token_hash)).first()
    return None if row is None else ProfileRecord(*row)


def load_profiles(connection: Connection, ids: Sequence[str]) -> dict[str, ProfileRecord]:
    """Profiles by id."""
    rows = connection.execute(select(schema.profiles).where(schema.profiles.c.id.in_(ids)))
    return {row.id: ProfileRecord(*row) for row in rows}


def rename_profile(connection: Connection, profile: str, name: str) -> None:
    """Rename a profile."""
    connection.execute(update(schema.profiles).where(schema.profiles.c.id == profile).values(name=name))


def delete_profile(connection: Connection, profile: str, guest: str) -> list[str]:
    """Delete a profile with its data and put another name into its matches; returns those matches."""
    p = schema.places.c
    matches = [row.match for row in connection.execute(select(p.match).where(p.profile == profile))]
    connection.execute(update(schema.places).where(p.profile == profile).values(profile=None, name=guest))
    c = schema.matches.c
    connection.execute(update(schema.matches).where(c.id.in_(matches)).values(revision=c.revision + 1))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.holder == profile))
    connection.execute(delete(schema.profiles).where(schema.profiles.c.id == profile))
    return matches


def ratings_to_change(connection: Connection, game: str, holders: Sequence[str]) -> dict[str, RatingRecord]:
    """Ratings in a game by holder, created if missing and locked until the commit."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [msgspec.structs.asdict(RatingRecord(holder, game)) for holder in sorted(holders)]
    connection.execute(kind.insert(schema.ratings).on_conflict_do_nothing(), rows)
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


def best_ratings(connection: Connection, game: str, most: int) -> list[RatingRecord]:
    """The best players of a game by a cautious estimate: the mean minus three deviations."""
    c = schema.ratings.c
    rows = connection.execute(
        select(schema.ratings).where(c.game == game).order_by((c.mu - 3 * c.sigma).desc(), c.holder).limit(most)
    )
    return [RatingRecord(*row) for row in rows]
