"""Marks that let a match recognise people its host has removed, so that they cannot come back.

A mark of an address has 16 bits and is made for one match: enough to recognise somebody, too little to find an address
or to follow one from match to match.
"""

from __future__ import annotations

import hashlib

from cafe.server.store.rows import MatchRecord, PlaceRecord


def mark_of(match: str, address: str) -> str:
    """A match's mark of an address, as the limits count it (network/addresses.py)."""
    return hashlib.sha256(f"{match} {address}".encode()).hexdigest()[:4]


def marks(place: PlaceRecord) -> set[str]:
    """All marks of a person."""
    named = {f"profile {place.profile}"} if place.profile else set()
    return named | ({f"from {place.came_from}"} if place.came_from else set())


def remember_removed(record: MatchRecord, number: int) -> None:
    """Keep the marks of a removed person, except those that the host has too: the host's own network.

    Keep marks that others have too: they may be the same person, who has sat down twice.
    """
    kept = marks(record.places[number]) - marks(record.places[record.host])
    record.removed = sorted({*(record.removed or []), *kept})


def was_removed(record: MatchRecord, person: PlaceRecord) -> bool:
    """Whether a person who wants a place was removed from the match."""
    return not marks(person).isdisjoint(record.removed or [])
