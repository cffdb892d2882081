"""Judges and replays documents and recorded games in a thread, serving addresses in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cafe.server.bot_threads import stand_back
from cafe.server.fair_threads import FairThreads
from cafe.server.faults import Fault

Answer = TypeVar("Answer")
MOST_WAITING = 256  # for everybody together
MOST_OF_ONE = 8  # waiting for one address


class Studies:
    """The thread of one process."""

    def __init__(self) -> None:
        self._thread = FairThreads(1, "study", stand_back)

    async def run(self, work: Callable[[], Answer], asker: str) -> Answer:
        """Do work for an address; a Fault if too much of its work is waiting already."""
        in_hand = self._thread.in_hand
        if in_hand.all >= MOST_WAITING:
            raise Fault("too_many", "many games are being read; wait a little", retry_after=1)
        if not in_hand.has_room(asker, MOST_OF_ONE):
            raise Fault("too_many", "other games are being read for you; wait a little", retry_after=1)
        return await self._thread.run(work, asker)

    def close(self) -> None:
        """Drop work not yet begun."""
        self._thread.close()
