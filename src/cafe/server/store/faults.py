"""What can go wrong with the database, told without any of the values that drivers quote: those may be secret."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cafe.rules.errors import CafeError

GONE = ("08", "53", "57P")  # classes of SQLSTATE: no connection, no resources, being shut down
AGAIN = "40"  # two have locked each other out, or changed the same: PostgreSQL has undone one of them
# What SQLite says of a file that others hold, a disk that is full or fails, a file that may only be read.
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
KIND_OF_ERROR = 0xFF  # the rest of the number says more about it


class StoreError(CafeError):
    """The database failed. Says how and where, never with which values."""


class StoreGone(StoreError):
    """The database does not answer; it may come back."""


class StoreBusy(StoreGone):
    """The database has undone the work for the sake of others'; it may be tried again at once."""


@contextmanager
def discreet() -> Iterator[None]:
    """Turn the errors of SQLAlchemy and SQLite, which quote values and rows, into ours."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise told_discreetly(error) from None


def told_discreetly(error: Exception) -> StoreError:
    """An error as it may be told."""
    if isinstance(error, StoreError):
        return error
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):  # SQLite quotes names of columns, no values
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
