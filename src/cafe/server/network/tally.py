"""Counts how much everybody has of something scarce: for each household, and for its site."""

from __future__ import annotations

from collections import Counter

from cafe.server.network.addresses import site_of

SITE_SHARE = 4  # a site may have this many times a household's share; with IPv4 both are one address


class Tally:
    """How much each client has, each site, and all together."""

    def __init__(self) -> None:
        self.all = 0
        self._of: Counter[str] = Counter()
        self._of_site: Counter[str] = Counter()
        self._households: Counter[str] = Counter()  # how many of each site have something

    def add(self, client: str) -> None:
        """A client has one more."""
        site = site_of(client)
        self.all += 1
        self._of[client] += 1
        self._of_site[site] += 1
        if self._of[client] == 1:
            self._households[site] += 1

    def remove(self, client: str) -> None:
        """A client has one less. Nothing is kept of those who have none."""
        site = site_of(client)
        self.all -= 1
        _take_one(self._of_site, site)
        if _take_one(self._of, client):
            _take_one(self._households, site)

    def has_room(self, client: str, most: int) -> bool:
        """Whether a client may have one more, if that many are a household's."""
        return self._of[client] < most and self._of_site[site_of(client)] < most * SITE_SHARE

    def of(self, client: str) -> int:
        """How much a client has."""
        return self._of[client]

    def of_site(self, client: str) -> int:
        """How much everybody at a client's site has."""
        return self._of_site[site_of(client)]

    def households_beside(self, client: str) -> int:
        """How many clients of the same site have something, this one included."""
        return self._households[site_of(client)]

    @property
    def sites(self) -> int:
        """How many sites have something."""
        return len(self._of_site)


def _take_one(counts: Counter[str], key: str) -> bool:
    """Count one less; True if none is left."""
    counts[key] -= 1
    if counts[key] > 0:
        return False
    del counts[key]
    return True
