"""Whether this process can do its work: write to the store, hear the other processes, let bots play.

Being alive is a separate question (`/api/health`): a process whose store is away is alive, and goes on once it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from time import monotonic

from sqlalchemy import Connection, text

from cafe.protocol.tools import Ready
from cafe.server.match_registry import MatchRegistry

log = logging.getLogger("cafe.server")
PATIENCE = 3.0  # seconds for each answer
KEPT = 1.0  # seconds for which an answer is reused, however many requests come


class Readiness:
    """The result of the last check."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._looking: asyncio.Task[Ready] | None = None
        self._looked_at = -KEPT

    async def look(self) -> Ready:
        """The current state, at most a moment old."""
        if self._looking is None or (self._looking.done() and monotonic() - self._looked_at > KEPT):
            self._looking = asyncio.create_task(self._look())
            self._looked_at = monotonic()
        return await asyncio.shield(self._looking)

    async def _look(self) -> Ready:
        registry = self._registry
        writes, bots = await asyncio.gather(
            _answers("the store", registry.database.write(_write_nothing)),
            _answers("bots", registry.bot_threads.answer()),
        )
        listening = not registry.bus.is_deaf
        return Ready(writes and bots and listening, writes, listening, bots)


def _write_nothing(connection: Connection) -> None:
    """A write that changes nothing; it fails if the disk is full or the store is read-only."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


async def _answers(what: str, work: Awaitable[None]) -> bool:
    try:
        await asyncio.wait_for(work, PATIENCE)
    except Exception as error:  # drivers may raise anything, and quote data in the message
        log.warning("not ready: %s: %s", what, type(error).__name__)
        return False
    return True
