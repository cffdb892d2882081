"""Tells `cafe doctor`, and no stranger, whether the server believes a proxy about its visitors' addresses.

The doctor sends a marked request through the proxy, and then asks about the mark from the machine itself. If the proxy
is not believed, all visitors count as one, and the limits shut everybody out.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
MARK = "x-cafe-doctor"
FORWARDED = "x-forwarded-for"
LONGEST_MARK, MOST_MARKS = 32, 16


class Forwarding:
    """The latest marks, and whether the addresses that came with them were believed."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, bool] = OrderedDict()

    def look(self, connection: Connection) -> bool | None:
        """Note a mark that comes through a proxy; answer only this machine about it. None is no answer."""
        mark = connection.headers.get(MARK, "")
        if not 0 < len(mark) <= LONGEST_MARK:
            return None
        if FORWARDED in connection.headers:
            self._seen[mark] = is_believed(connection)
            while len(self._seen) > MOST_MARKS:
                self._seen.popitem(last=False)
            return None
        return self._seen.get(mark) if _is_here(connection) else None


def is_believed(connection: Connection) -> bool:
    """Whether a proxy supplied the address of a request: uvicorn does not know its port then, and says 0."""
    return connection.client is not None and connection.client.port == 0


def _is_here(connection: Connection) -> bool:
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
