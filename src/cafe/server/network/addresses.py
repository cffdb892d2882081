"""Who counts as one client: an IPv4 address, or the /64 of an IPv6 address: one household, or one machine."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

HOUSEHOLD = 64  # bits of an IPv6 address that one client cannot choose
KEPT = 4096


@lru_cache(KEPT)
def client_of(host: str) -> str:
    """The client that an address belongs to, as the limits count it."""
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
