"""The names by which the server may be addressed.

Another site can point a name of its own at this machine, and its visitors' browsers then take the server for a part of
that site (DNS rebinding). Such a request carries that site's name as its host. Nobody can do that with an IP address.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address

from cafe.server.settings import Settings

ANY = "*"
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
        if self._any:
            return True
        name = without_port(header).lower().rstrip(".")
        return name in self._names or name.endswith(".localhost") or is_address(name)


def without_port(header: str) -> str:
    """The name in a Host header; an IPv6 address without its brackets."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    name, _, port = header.rpartition(":")
    return name if name and port.isdecimal() else header


def is_address(name: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
