"""`cafe backup` and `cafe restore`: the server's store in one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from cafe.commands.console import notices
from cafe.server.settings import Settings
from cafe.server.store.backup import BackupError, read_backup, write_backup
from cafe.server.store.database import open_database
from cafe.server.store.migrate import migrate

Answer = TypeVar("Answer")


def at_store(database: str, work: Callable[[Connection], Answer], *, new: bool = False) -> Answer:
    """Do something with a store; unless it may be `new`, there must be one."""
    url = Settings(database=database).database_url
    if not new and url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        raise BackupError(f"there is no store at {url}")

    async def run() -> Answer:
        store = open_database(url, pool=1)
        try:
            await store.write(migrate)
            return await (store.write(work) if new else store.read(work))
        finally:
            await store.close()

    return asyncio.run(run())


def backup(database: str, file: Path) -> int:
    """Write the store into a file; returns the exit code."""
    rows = at_store(database, lambda connection: write_backup(connection, file))
    notices().print(f"cafe backup: {rows} rows written to {file}")
    return 0


def restore(database: str, file: Path) -> int:
    """Fill an empty store from a file; returns the exit code."""
    rows = at_store(database, lambda connection: read_backup(connection, file), new=True)
    notices().print(f"cafe restore: {rows} rows read from {file}")
    return 0
