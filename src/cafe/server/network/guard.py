"""The guard of a process: counts its connections, admits or refuses new ones, and cuts off those that take too long."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts  # reads the setting exactly as uvicorn does

from cafe.server.network.addresses import client_of
from cafe.server.network.descriptors import connections_possible
from cafe.server.network.tally import Tally
from cafe.server.settings import Settings

log = logging.getLogger("cafe.server")
LOOK_EVERY = 0.5  # seconds
MOST_WAITING = 32 * 2**20  # bytes that wait to be sent to one client, on all its connections
AT_ONCE = 500  # connections checked in one go; other work runs between two


class Connection(Protocol):
    """A connection as the guard sees it."""

    client_counted: str | None

    @property
    def waiting(self) -> int:
        """Bytes that wait to be sent."""
        ...

    def overdue(self, moment: float) -> str | None:
        """Why it has to end now, if it has to."""
        ...

    def cut(self, why: str) -> None:
        """End it at once."""
        ...


class ConnectionGuard:
    """All connections of a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections: set[Connection] = set()
        self.on_cut: Callable[[str], None] = lambda _: None  # counts the connections cut off
        self._most = connections_possible(settings.connections)
        self._of_clients = Tally()
        self._proxies = _TrustedHosts(settings.trusted_proxies)
        self._waiting: Counter[str] = Counter()  # bytes by client, in the look under way
        self._is_looking = False

    def enter(self, connection: Connection, host: str | None) -> str | None:
        """Count a new connection; returns why it cannot stay, if so. Proxies have no limit of their own."""
        client = None if host is None or host in self._proxies else client_of(host)
        connection.client_counted = client
        self.connections.add(connection)
        most = self.settings.connections_limit
        has_room = client is None or not most or self._of_clients.has_room(client, most)
        if client is not None:
            self._of_clients.add(client)
        self._look_later()
        if len(self.connections) > self._most:
            return "too many connections"
        return None if has_room else "too many connections of one address"

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if connection.client_counted is not None:
            self._of_clients.remove(connection.client_counted)

    def replace(self, old: Connection, new: Connection) -> None:
        """A connection speaks a different protocol from now on."""
        new.client_counted = old.client_counted
        self.connections.discard(old)
        self.connections.add(new)

    def note_cut(self, why: str) -> None:
        """Count a connection that is cut off; do not log its address."""
        self.on_cut(why)
        log.debug("a connection was cut off: %s", why)

    # -- deadlines ----------------------------------------------------------------------------------------

    def _look_later(self) -> None:
        if not self._is_looking:
            self._is_looking = True
            asyncio.get_running_loop().call_later(LOOK_EVERY, self._look, [])

    def _look(self, left: list[Connection]) -> None:
        """Check all connections, some at a time, as long as there are any."""
        if not left:
            left = list(self.connections)
            self._waiting.clear()
        moment = monotonic()
        for _ in range(min(len(left), AT_ONCE)):
            connection = left.pop()
            why = connection.overdue(moment) or self._too_heavy(connection)
            if why is not None and connection in self.connections:
                connection.cut(why)
        loop = asyncio.get_running_loop()
        if left:
            loop.call_soon(self._look, left)
        elif self.connections:
            loop.call_later(LOOK_EVERY, self._look, [])
        else:
            self._is_looking = False

    def _too_heavy(self, connection: Connection) -> str | None:
        """Why a connection has to end because of what waits for its client, if it has to; a proxy's counts alone."""
        waiting, client = connection.waiting, connection.client_counted
        if not waiting:
            return None
        if waiting + (self._waiting[client] if client else 0) > MOST_WAITING:
            return "too much waits to be taken"
        if client:
            self._waiting[client] += waiting
        return None
