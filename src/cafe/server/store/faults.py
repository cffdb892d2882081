"""Errors of the database, without the values that drivers quote: those may be secret."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cafe.rules.errors import CafeError

GONE = ("08", "53", "57P")  # classes of SQLSTATE: no connection, no resources, being shut down
AGAIN = "40"  # a deadlock or a conflict: PostgreSQL has undone one of the two
# SQLite's errors for a file that others hold, a full or failing disk, a read-only file.
SQLITE_GONE = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    )
)
KIND_OF_ERROR = 0xFF  # the rest of the number gives details


class StoreError(CafeError):
    """The database failed. Says how and where, never with what values."""


class StoreGone(StoreError):
    """The database does not answer; it may come back."""


class StoreBusy(StoreGone):
    """The database has undone this work in favour of others'; it may be retried at once."""


@contextmanager
def discreet() -> Iterator[None]:
    """Turn the errors of SQLAlchemy and SQLite, which quote values and rows, into ours."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise told_discreetly(error) from None


def told_discreetly(error: Exception) -> StoreError:
    """An error in a form safe to show."""
    if isinstance(error, StoreError):
        return error
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):  # SQLite quotes column names, but no values
        kind = (getattr(cause, "sqlite_errorcode", None) or 0) & KIND_OF_ERROR
        return (StoreGone if kind in SQLITE_GONE else StoreError)(f"the database failed: {cause}")
    if str(getattr(cause, "sqlstate", "")).startswith(AGAIN):
        return StoreBusy(f"the database has undone the work ({type(cause).__name__})")
    if _is_gone(error):
        return StoreGone(f"the database does not answer ({type(cause).__name__})")
    where = " ".join((getattr(error, "statement", None) or "").split()[:4])
    return StoreError(f"the database failed: {type(cause).__name__} {getattr(cause, 'sqlstate', '')} {where}".rstrip())


def _is_gone(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or str(getattr(error.orig, "sqlstate", "")).startswith(GONE)
    return isinstance(error, PoolTimeout)
