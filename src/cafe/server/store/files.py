"""The store's file on disk: readable only by its owner, used by one server at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cafe.rules.errors import CafeError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PRIVATE = 0o600
SQLITE = "sqlite:///"


class StoreInUse(CafeError):
    """Another server has this file."""


def file_of(url: str) -> Path | None:
    """The file of a SQLite store; None for other databases, and for one in memory."""
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) and url != SQLITE else None


def make_private(url: str) -> None:
    """Let only its owner read a store; SQLite gives the files beside it the same mode."""
    file = file_of(url)
    if file is None:
        return
    with suppress(OSError):  # no such folder: SQLite will say so itself
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        with suppress(OSError):  # missing, or somebody else's, who chose its mode
            file.with_name(name).chmod(PRIVATE)


@contextmanager
def only_server_of(url: str) -> Iterator[None]:
    """Keep other servers off a SQLite file for a while; StoreInUse if one has it. Commands may still read it.

    Windows has no such lock, so nothing keeps servers off there.
    """
    file = file_of(url)
    if file is None or fcntl is None:
        yield
        return
    real = file.resolve()  # a link is the same file, with the same lock
    held = os.open(real.with_name(f"{real.name}-lock"), os.O_CREAT | os.O_RDWR, PRIVATE)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreInUse(f"another server has {file}; several processes need PostgreSQL") from None
        yield
    finally:
        os.close(held)
