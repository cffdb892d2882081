"""Public matches in the store, for whoever looks for one to join or to watch."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, exists, func, select

from cafe.server.store import schema
from cafe.server.store.matches import load_matches
from cafe.server.store.rows import MatchRecord

LOOKED_AT = 2000  # the newest; the list is put in order among them
_c, _p = schema.matches.c, schema.places.c
_HAS_ROOM = exists().where(_p.match == _c.id, _p.kind == "free").correlate(schema.matches)


def to_join(connection: Connection, most: int) -> list[MatchRecord]:
    """Public matches with a free place."""
    return _listed(connection, most, _c.status == "open", _HAS_ROOM)


def to_watch(connection: Connection, most: int) -> list[MatchRecord]:
    """Public matches being played."""
    return _listed(connection, most, _c.status == "playing")


def _listed(connection: Connection, most: int, *wanted: ColumnElement[bool]) -> list[MatchRecord]:
    """Newest first, but everybody's newest before anybody's second: nobody can fill the list alone."""
    newest = (
        select(_c.id, _c.created_at, func.coalesce(_c.source, _c.id).label("source"))
        .where(_c.public, *wanted)
        .order_by(_c.created_at.desc())
        .limit(LOOKED_AT)
        .subquery()
    )
    turn = func.row_number().over(partition_by=newest.c.source, order_by=newest.c.created_at.desc())
    ranked = select(newest.c.id, newest.c.created_at, turn.label("turn")).subquery()
    listed = select(ranked.c.id).order_by(ranked.c.turn, ranked.c.created_at.desc()).limit(most)
    return load_matches(connection, [row.id for row in connection.execute(listed)])


def open_of(connection: Connection, source: str) -> int:
    """How many public matches of one source wait for players."""
    mine = select(func.count()).where(_c.source == source, _c.status == "open", _c.public)
    return int(connection.execute(mine).scalar_one())
