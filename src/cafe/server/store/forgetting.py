"""Forgetting old data in the store, some at a time: matches, typed names, marks of addresses."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, select, update

from cafe.server.store import schema
from cafe.server.store.matches import delete_matches

_c = schema.matches.c


def delete_old(connection: Connection, before: float, most: int) -> list[str]:
    """Delete matches that ended before a time; returns which."""
    ids = _ended(connection, before, most)
    if ids:
        delete_matches(connection, ids)
    return ids


def forget_names(connection: Connection, before: float, nameless: str, most: int) -> list[str]:
    """Put another name in place of those typed without a profile, in matches that ended before a time."""
    ids = _ended(connection, before, most, _c.names_kept)
    connection.execute(update(schema.matches).where(_c.id.in_(ids)).values(names_kept=False, revision=_c.revision + 1))
    p = schema.places.c
    typed = update(schema.places).where(p.match.in_(ids), p.taken_by == "person", p.profile.is_(None))
    connection.execute(typed.values(name=nameless))
    connection.execute(delete(schema.reports).where(schema.reports.c.match.in_(ids)))  # they quote names
    return ids


def forget_marks(connection: Connection, before: float, most: int) -> list[str]:
    """Clear the marks of addresses of matches that ended before a time; returns which."""
    ids = _ended(connection, before, most, _c.marks_kept)
    cleared = {"source": None, "removed": None, "marks_kept": False, "revision": _c.revision + 1}
    connection.execute(update(schema.matches).where(_c.id.in_(ids)).values(cleared))
    connection.execute(update(schema.places).where(schema.places.c.match.in_(ids)).values(came_from=None))
    connection.execute(update(schema.reports).where(schema.reports.c.match.in_(ids)).values(source=None))
    return ids


def _ended(connection: Connection, before: float, most: int, *wanted: ColumnElement[bool]) -> list[str]:
    ended = select(_c.id).where(_c.ended_at < before, *wanted).order_by(_c.ended_at).limit(most)
    return list(connection.execute(ended).scalars())
