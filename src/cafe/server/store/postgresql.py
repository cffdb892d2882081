"""Running work on PostgreSQL, for any number of processes (see database.py)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import random

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cafe.server.store import schema
from cafe.server.store.faults import StoreBusy, StoreGone, discreet
from cafe.server.store.work import Answer, Work

TRIES = 4  # of work that the database undoes in favour of others'
BEFORE_NEXT_TRY = 0.1  # seconds at most, growing by as much each time


class PostgresDatabase:
    """Any number of processes on one PostgreSQL."""

    def __init__(self, url: str, pool: int) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url, pool_size=pool, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that only reads."""
        async with self._connected() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work in its own transaction; retry it after a conflict with another's."""
        for number in range(1, TRIES):
            try:
                return await self._write(work)
            except StoreBusy:
                await asyncio.sleep(number * BEFORE_NEXT_TRY * random())
        return await self._write(work)

    async def _write(self, work: Work[Answer]) -> Answer:
        async with self._connected() as connection, connection.begin():
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection; StoreGone if there is none, StoreError for what goes wrong on it."""
        with discreet():
            try:
                connection = await self._engine.connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # refused, or going down
                raise StoreGone(f"the database does not answer ({type(error).__name__})") from None
            try:
                yield connection
            finally:
                await connection.close()

    async def vacuum(self) -> None:
        """Let PostgreSQL reuse the space of deleted rows; nobody waits for it."""
        async with self._connected() as connection:
            plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await plain.execute(text(f"VACUUM (ANALYZE) {', '.join(schema.metadata.tables)}"))

    async def clear_log(self) -> None:
        """Do nothing: PostgreSQL's log is its administrator's business."""

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
