"""Calls many listeners a few at a time, so that a message to thousands does not delay everybody else's.

Listeners that are called send in the next round of the event loop, with everything that has come until then. Between
two rounds the loop handles what has arrived meanwhile. Groups (matches) take turns: where few listen, all of them are
called in one round, however many listen elsewhere.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

AT_ONCE = 25  # in one round: about two milliseconds
Call = Callable[[], None]


class Pacer:
    """The listeners of one process that wait to be called."""

    def __init__(self) -> None:
        self._next: list[Call] = []  # in the next round
        self._waiting: OrderedDict[str, deque[Call]] = OrderedDict()  # the next group in turn comes first

    def call_soon(self, call: Call, group: str) -> None:
        """Call in the next round if there is room, else in a later one."""
        if len(self._next) >= AT_ONCE:
            self._waiting.setdefault(group, deque()).append(call)
            return
        if not self._next:
            asyncio.get_running_loop().call_soon(self._round)
        self._next.append(call)

    def _round(self) -> None:
        calls, self._next = self._next, []
        while self._waiting and len(self._next) < AT_ONCE:
            group, others = self._waiting.popitem(last=False)
            self._next.append(others.popleft())
            if others:
                self._waiting[group] = others  # behind the other groups
        loop = asyncio.get_running_loop()
        if self._next:
            loop.call_soon(self._round)
        for call in calls:
            try:
                call()
            except Exception as error:  # the others must still be called
                loop.call_exception_handler({"message": "somebody could not be called", "exception": error})
