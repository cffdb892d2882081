"""Waking many a few at a time: a message to thousands must not keep everybody else's waiting.

Whoever is woken sends in the same round of the event loop. Between two rounds the loop sees to what has come meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 25  # in one round: about two milliseconds


class Pacer:
    """Those of one process who wait to be woken."""

    def __init__(self) -> None:
        self._asleep: deque[asyncio.Event] = deque()
        self._woken = 0  # in this round

    def wake(self, event: asyncio.Event) -> None:
        """Set an event, in this round if there is room, else in one of the next."""
        if event.is_set():
            return
        if not self._woken:
            asyncio.get_running_loop().call_soon(self._next_round)
        if self._asleep or self._woken >= AT_ONCE:
            self._asleep.append(event)
        else:
            self._woken += 1
            event.set()

    def _next_round(self) -> None:
        self._woken = min(AT_ONCE, len(self._asleep))
        for _ in range(self._woken):
            self._asleep.popleft().set()
        if self._woken:
            asyncio.get_running_loop().call_soon(self._next_round)
