"""The lobby: public matches to join or watch, one of each address first, read once however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Literal

from sqlalchemy import Connection

from cafe.protocol.matches import Matches
from cafe.server.faults import Fault
from cafe.server.match_messages import match_body
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.network.addresses import site_of
from cafe.server.store import lobby as store
from cafe.server.store.rows import MatchRecord

Stage = Literal["open", "playing"]
MOST = 100
PLAYED_TOO = 5  # times as many public matches of an address, those being played included, as may wait
LOOKS: dict[Stage, Callable[[Connection, int], list[MatchRecord]]] = {"open": store.to_join, "playing": store.to_watch}


class Lobby:
    """The lobby of one process. All processes of a server share `key`, which is not stored."""

    def __init__(self, registry: MatchRegistry, key: bytes) -> None:
        self._registry = registry
        self._key = key
        self._looking: dict[Stage, asyncio.Task[Matches]] = {}

    def source_of(self, address: str) -> str:
        """A keyed hash of an address, for the store: it only tells whether two addresses belong to the same site."""
        return blake2b(site_of(address).encode(), key=self._key, digest_size=8).hexdigest()

    async def check_room(self, address: str) -> None:
        """A Fault if too many public matches of an address wait for players, or are being played."""
        most, source = self._registry.settings.public_limit, self.source_of(address)
        if not most:
            return
        there = await self._registry.database.read(lambda connection: store.public_of(connection, source))
        if there["open"] >= most or there.total() >= most * PLAYED_TOO:
            raise Fault("too_many", "there are many public matches of yours; close one first", retry_after=60)

    async def look(self, stage: Stage) -> Matches:
        """The current list; requests that come while it is being read share one answer."""
        looking = self._looking.get(stage)
        if looking is None:
            looking = asyncio.create_task(self._look(stage))
            self._looking[stage] = looking
            looking.add_done_callback(lambda _: self._looking.pop(stage))
        return await asyncio.shield(looking)

    async def _look(self, stage: Stage) -> Matches:
        found = await self._registry.database.read(lambda connection: LOOKS[stage](connection, MOST))
        return Matches([match_body(record, now()) for record in found])
