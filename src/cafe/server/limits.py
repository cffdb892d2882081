"""How often a client may ask: counted for each address and its site, minute by minute."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Literal, get_args

from cafe.server.faults import Fault
from cafe.server.network.addresses import site_of
from cafe.server.network.tally import SITE_SHARE, Tally
from cafe.server.settings import Settings

Ask = Literal["create", "join", "act", "think", "connect", "request", "report"]
ASKS: tuple[Ask, ...] = get_args(Ask)
MINUTE = 60.0


class Limits:
    """How much each address has asked for this minute, and how many sockets it has open.

    The minute is the same for everybody, and all counts are dropped together: a request costs one table lookup, however
    many addresses there are.
    """

    def __init__(self, settings: Settings) -> None:
        self._most = {ask: most for ask in ASKS if (most := getattr(settings, f"{ask}_limit")) > 0}
        self._asked: Counter[tuple[Ask, str]] = Counter()
        self._minute_ends = 0.0
        self._most_sockets = settings.sockets_limit
        self._most_of_all = settings.sockets
        self._sockets = Tally()

    def check(self, ask: Ask, address: str) -> None:
        """Count a request; a Fault if there were too many this minute."""
        most = self._most.get(ask)
        if most is None:
            return
        moment = monotonic()
        if moment >= self._minute_ends:
            self._asked.clear()
            self._minute_ends = moment + MINUTE
        self._count(ask, address, most, moment)
        site = site_of(address)
        if site != address:  # refused requests do not count: a household cannot shut out its whole provider
            self._count(ask, site, most * SITE_SHARE, moment)

    def _count(self, ask: Ask, source: str, most: int, moment: float) -> None:
        self._asked[ask, source] += 1
        if self._asked[ask, source] > most:
            wait = max(1, int(self._minute_ends - moment))
            raise Fault("too_many", "too many requests; wait a little", retry_after=wait)

    def open_socket(self, address: str) -> None:
        """Count a socket; a Fault if too many are open."""
        self.check("connect", address)
        too_many = self._most_sockets and not self._sockets.has_room(address, self._most_sockets)
        if too_many or self._sockets.all >= self._most_of_all:
            raise Fault("too_many", "too many sockets are open", retry_after=10)
        self._sockets.add(address)

    def close_socket(self, address: str) -> None:
        """A socket is closed."""
        self._sockets.remove(address)
