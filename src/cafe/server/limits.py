"""How often a client may ask: counted for each address, with the library `limits`."""

from __future__ import annotations

from collections import Counter
from typing import Literal, get_args

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from cafe.server.faults import Fault
from cafe.server.match_registry import now
from cafe.server.settings import Settings

Ask = Literal["create", "join", "act", "think", "connect", "request"]
ASKS: tuple[Ask, ...] = get_args(Ask)


class Limits:
    """What each address has asked lately, and how many sockets it has open."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items = {
            ask: RateLimitItemPerMinute(most) for ask in ASKS if (most := getattr(settings, f"{ask}_limit")) > 0
        }
        self._most_sockets = settings.sockets_limit
        self._most_of_all = settings.sockets
        self._sockets: Counter[str] = Counter()
        self._open = 0

    def check(self, ask: Ask, address: str) -> None:
        """Count a request; a Fault if there were too many this minute."""
        item = self._items.get(ask)
        if item is None or self._limiter.hit(item, ask, address):
            return
        reset = self._limiter.get_window_stats(item, ask, address).reset_time
        raise Fault("too_many", "too many requests; wait a little", retry_after=max(1, int(reset - now())))

    def open_socket(self, address: str) -> None:
        """Count a socket; a Fault if too many are open."""
        self.check("connect", address)
        too_many = self._most_sockets and self._sockets[address] >= self._most_sockets
        if too_many or self._open >= self._most_of_all:
            raise Fault("too_many", "too many sockets are open", retry_after=10)
        self._sockets[address] += 1
        self._open += 1

    def close_socket(self, address: str) -> None:
        """A socket is closed."""
        self._open -= 1
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]
