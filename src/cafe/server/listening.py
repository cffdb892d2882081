"""Listening to PostgreSQL channels (LISTEN), on a dedicated connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from typing import Any

import asyncpg

SILENCE = 5.0  # seconds of silence after which the connection is tested
_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class ChannelListener:
    """Listens to the wanted channels; without a connection, as soon as there is one."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.wanted: set[str] = set()
        self._told: asyncio.Queue[str | None] = asyncio.Queue()
        self._connection: Any = None
        self._lock = asyncio.Lock()  # one command at a time

    async def add(self, channel: str) -> None:
        """Listen to one more channel: already when this returns, or as soon as there is a connection."""
        if channel in self.wanted:
            return
        async with self._lock:
            self.wanted.add(channel)
            if self._connection is not None:
                with suppress(*_FAILURES):  # those waiting for notices notice that the connection is lost
                    await self._connection.add_listener(channel, self._hear)

    async def keep_only(self, channels: Collection[str]) -> None:
        """Stop listening to all channels but these."""
        leaving = self.wanted.difference(channels)
        self.wanted -= leaving
        for channel in leaving:
            async with self._lock:
                if self._connection is not None and channel not in self.wanted:  # wanted again meanwhile
                    with suppress(*_FAILURES):
                        await self._connection.remove_listener(channel, self._hear)

    async def heard(self) -> AsyncIterator[str | None]:
        """The notices, after a None as soon as it listens; ConnectionError when the connection is lost."""
        try:
            await self._connect()
            yield None
            while True:
                yield await self._next()
        except _FAILURES as error:
            raise ConnectionError(type(error).__name__) from None
        finally:
            connection, self._connection = self._connection, None
            if connection is not None:
                with suppress(*_FAILURES):
                    await connection.close(timeout=1)

    async def _connect(self) -> None:
        async with self._lock:
            told: asyncio.Queue[str | None] = asyncio.Queue()
            self._told = told
            self._connection = await asyncpg.connect(self._address, timeout=SILENCE)
            self._connection.add_termination_listener(lambda _: told.put_nowait(None))
            for channel in self.wanted:
                await self._connection.add_listener(channel, self._hear)

    def _hear(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        self._told.put_nowait(str(text))

    async def _next(self) -> str:
        while True:
            try:
                text = await asyncio.wait_for(self._told.get(), SILENCE)
            except TimeoutError:
                async with self._lock:  # it may have been lost silently
                    await self._connection.execute("SELECT 1", timeout=SILENCE)
                continue
            if text is None:
                raise ConnectionError("closed by the database")
            return text
