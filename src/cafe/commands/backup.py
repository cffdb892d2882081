"""`cafe backup` and `cafe restore`: the server's store in one file, and back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from cafe.commands.console import notices
from cafe.server.settings import Settings
from cafe.server.store.backup import BackupError, read_backup, read_rows, write_backup, write_rows
from cafe.server.store.database import open_database
from cafe.server.store.migrate import check_version, migrate

Answer = TypeVar("Answer")
PIPE = Path("-")  # standard output, or input


def at_store(
    database: str,
    work: Callable[[Connection], Answer],
    *,
    new: bool = False,
    writes: bool = False,
    checks: bool = True,
) -> Answer:
    """Do something with a store, which must exist unless it may be `new`; work that `writes` is a transaction.

    Only a server, or filling a new store, migrates the tables, because an older server may be running. A command that
    reads or changes them refuses tables of another version; `checks` is False for one that only looks.
    """
    url = Settings(database=database).database_url
    if not new and url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        raise BackupError(f"there is no store at {url}")

    async def run() -> Answer:
        store = open_database(url, pool=1)
        try:
            if new:
                await store.write(migrate)
            elif checks:
                await store.read(check_version)
            return await (store.write(work) if new or writes else store.read(work))
        finally:
            await store.close()

    return asyncio.run(run())


def backup(database: str, file: Path) -> int:
    """Write the store into a file, or to standard output; returns the exit code."""
    if file == PIPE:
        rows = at_store(database, lambda connection: write_rows(connection, sys.stdout.buffer))
        sys.stdout.buffer.flush()
    else:
        rows = at_store(database, lambda connection: write_backup(connection, file))
    notices().print(f"cafe backup: {rows} rows written to {'standard output' if file == PIPE else file}")
    return 0


def restore(database: str, file: Path) -> int:
    """Fill an empty store from a file, or from standard input; returns the exit code."""
    if file == PIPE:
        told = "standard input"
        rows = at_store(database, lambda connection: read_rows(connection, sys.stdin.buffer, told), new=True)
    else:
        told = str(file)
        rows = at_store(database, lambda connection: read_backup(connection, file), new=True)
    notices().print(f"cafe restore: {rows} rows read from {told}")
    return 0
