"""Listening to a channel of PostgreSQL (LISTEN), on a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import asyncpg

SILENCE = 5.0  # seconds without a word after which the connection is tried
_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


async def listen(address: str, channel: str) -> AsyncIterator[str | None]:
    """What is told on a channel, after a None once it is heard; ConnectionError when the connection is lost."""
    told: asyncio.Queue[str | None] = asyncio.Queue()
    connection = None
    try:
        connection = await asyncpg.connect(address, timeout=SILENCE)
        connection.add_termination_listener(lambda _: told.put_nowait(None))
        await connection.add_listener(channel, lambda _connection, _pid, _channel, text: told.put_nowait(text))
        yield None
        while True:
            yield await _next(told, connection)
    except _FAILURES as error:
        raise ConnectionError(type(error).__name__) from None
    finally:
        if connection is not None:
            with suppress(*_FAILURES):
                await connection.close(timeout=1)


async def _next(told: asyncio.Queue[str | None], connection: asyncpg.Connection) -> str:
    while True:
        try:
            text = await asyncio.wait_for(told.get(), SILENCE)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=SILENCE)  # it may have been lost without a word
            continue
        if text is None:
            raise ConnectionError("closed by the database")
        return text
