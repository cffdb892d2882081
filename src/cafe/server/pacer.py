"""Calls many listeners a few at a time: a message to thousands must not delay everybody else's.

Those who are called send in the next round of the event loop, with everything that has come until then. Between two
rounds the loop handles what has arrived meanwhile. The groups (matches) take turns: where few listen, all of them are
called in one round, however many listen elsewhere.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

AT_ONCE = 25  # in one round: about two milliseconds
Call = Callable[[], None]


class Pacer:
    """Those of one process who wait to be called."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Call]] = OrderedDict()  # the group whose turn it is comes first
        self._called = 0  # in this round

    def call_soon(self, call: Call, group: str) -> None:
        """Call in the next round if there is room, else in a later one."""
        loop = asyncio.get_running_loop()
        if not self._called:
            loop.call_soon(self._next_round)
        if self._waiting or self._called >= AT_ONCE:
            self._waiting.setdefault(group, deque()).append(call)
        else:
            self._called += 1
            loop.call_soon(call)

    def _next_round(self) -> None:
        self._called = 0
        loop = asyncio.get_running_loop()
        while self._waiting and self._called < AT_ONCE:
            group, calls = self._waiting.popitem(last=False)
            loop.call_soon(calls.popleft())
            self._called += 1
            if calls:
                self._waiting[group] = calls  # behind the others
        if self._called:
            loop.call_soon(self._next_round)
