"""Public matches in the store, to join or to watch."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, select

from cafe.server.store import schema
from cafe.server.store.matches import load_matches
from cafe.server.store.rows import MatchRecord

_c, _p = schema.matches.c, schema.places.c
_HAS_ROOM = exists().where(_p.match == _c.id, _p.taken_by == "free").correlate(schema.matches)


def to_join(connection: Connection, most: int) -> list[MatchRecord]:
    """Public matches with a free place."""
    return _listed(connection, most, _c.status == "open", _HAS_ROOM)


def to_watch(connection: Connection, most: int) -> list[MatchRecord]:
    """Public matches being played."""
    return _listed(connection, most, _c.status == "playing")


def _listed(connection: Connection, most: int, *wanted: ColumnElement[bool]) -> list[MatchRecord]:
    """Newest first, but everybody's newest before anybody's second, so that nobody can fill the list alone.

    Sorts all of them before cutting the list, using an index by source.
    """
    nth = func.row_number().over(partition_by=_c.source, order_by=_c.created_at.desc())
    turn = case((_c.source.is_(None), 1), else_=nth)  # from programs before 0.3, which stored no source
    ranked = select(_c.id, _c.created_at, turn.label("turn")).where(_c.public, *wanted).subquery()
    listed = select(ranked.c.id).order_by(ranked.c.turn, ranked.c.created_at.desc()).limit(most)
    return load_matches(connection, [row.id for row in connection.execute(listed)])


def public_of(connection: Connection, source: str) -> Counter[str]:
    """How many public matches of one source wait for players (open), and how many are being played."""
    going_on = and_(_c.source == source, _c.status.in_(("open", "playing")), _c.public)
    mine = select(_c.status, func.count().label("matches")).where(going_on).group_by(_c.status)
    return Counter({row.status: row.matches for row in connection.execute(mine)})
