"""Waking many a few at a time: a message to thousands must not keep everybody else's waiting.

Whoever is woken sends in the same round of the event loop. Between two rounds the loop sees to what has come meanwhile.
The groups (matches) take turns: where few listen, all of them are woken at once, however many listen elsewhere.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

AT_ONCE = 25  # in one round: about two milliseconds


class Pacer:
    """Those of one process who wait to be woken."""

    def __init__(self) -> None:
        self._asleep: OrderedDict[str, deque[asyncio.Event]] = OrderedDict()  # the group whose turn it is comes first
        self._woken = 0  # in this round

    def wake(self, event: asyncio.Event, group: str) -> None:
        """Set an event, in this round if there is room, else in one of the next."""
        if event.is_set():
            return
        if not self._woken:
            asyncio.get_running_loop().call_soon(self._next_round)
        if self._asleep or self._woken >= AT_ONCE:
            self._asleep.setdefault(group, deque()).append(event)
        else:
            self._woken += 1
            event.set()

    def _next_round(self) -> None:
        self._woken = 0
        while self._asleep and self._woken < AT_ONCE:
            group, events = self._asleep.popitem(last=False)
            events.popleft().set()
            self._woken += 1
            if events:
                self._asleep[group] = events  # behind the others
        if self._woken:
            asyncio.get_running_loop().call_soon(self._next_round)
