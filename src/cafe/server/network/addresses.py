"""What counts as one client: an IPv4 address, or the /64 of an IPv6 address (one household, or one machine)."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

HOUSEHOLD = 64  # bits of an IPv6 address that one client cannot choose
SITE = 48  # bits of a whole site, which has 65,536 households
KEPT = 4096
LONGEST = 64  # characters of an address; a proxy may pass on anything a stranger wrote


def client_of(host: str) -> str:
    """The client that an address belongs to, as the limits count it."""
    return _client_of(host[:LONGEST])


@lru_cache(KEPT)
def site_of(client: str) -> str:
    """The site that a client belongs to: with IPv6 a /48, which a provider may give to a single customer."""
    address, _, bits = client.partition("/")
    if bits != str(HOUSEHOLD):
        return client
    try:
        network = int(IPv6Address(address)) >> (128 - SITE) << (128 - SITE)
    except ValueError:  # a stranger's text, not an address
        return client
    return f"{IPv6Address(network)}/{SITE}"


@lru_cache(KEPT)
def _client_of(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = int(address) >> (128 - HOUSEHOLD) << (128 - HOUSEHOLD)
    return f"{IPv6Address(network)}/{HOUSEHOLD}"
