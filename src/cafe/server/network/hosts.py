"""The names by which the server may be addressed.

Another site can point a name of its own at this machine, and its visitors' browsers then take the server for a part of
that site (DNS rebinding). Such a request carries that site's name as its host. Nobody can do that with an IP address.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address

from cafe.server.settings import Settings

ANY = "*"
HOST = re.compile(
    r"(?:\[(?P<within>[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)\]|(?P<name>[\w.-]+))(?::(?P<port>[0-9]{1,5}))?", re.ASCII
)
LAST_PORT = 65535
LONGEST = 255  # characters of a name; a port may follow


class HostNames:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        given = {name.strip().lower() for name in settings.allowed_hosts.split(",") if name.strip()}
        own = socket.gethostname().lower()
        self._any = ANY in given
        self._names = given | {"localhost", settings.host.lower(), own, f"{own}.local"}
        self._known = lru_cache(256)(self._admits)

    def admits(self, header: str) -> bool:
        """Whether a request with this Host is meant for this server. Nothing too long for a name is remembered."""
        return len(header) <= LONGEST and self._known(header)

    def _admits(self, header: str) -> bool:
        found = name_in(header)
        if found is None or self._any:
            return found is not None
        name = found.lower().rstrip(".")
        return name in self._names or name.endswith(".localhost") or is_address(name)


def name_in(header: str) -> str | None:
    """The name in a Host header, an IPv6 address without its brackets; None if it is no name with or without a port."""
    found = HOST.fullmatch(header)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return None
    within: str | None = found["within"]
    if within is None:
        return found["name"]
    return within if is_address(within) else None


def is_address(name: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
