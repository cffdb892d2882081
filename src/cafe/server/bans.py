"""Bans: banned addresses, which this process keeps in memory, and banned profiles, looked up in the store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf

from msgspec import structs

from cafe.server.faults import Fault
from cafe.server.live_match import BANNED
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.store import care
from cafe.server.store.care import BanRecord


class Bans:
    """The banned addresses, read again with every sweep."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def check(self, address: str) -> None:
        """A Fault if an address is banned."""
        if self._until and self._until.get(address, 0) > now():
            raise Fault("forbidden", "this address is banned for a time")

    async def look(self, registry: MatchRegistry) -> None:
        """Read the bans, and close the sockets of everybody who is banned."""
        bans = await registry.database.read(lambda connection: care.load_bans(connection, now(), "address", "place"))
        bans += await _take_addresses(registry, bans)
        banned = [(address_in(ban), ban.until) for ban in bans]
        self._until = {address: inf if until is None else until for address, until in banned if address}
        if self._until:
            for live in registry.matches.values():
                for listener in [one for one in live.listeners if one.address in self._until]:
                    live.listeners.discard(listener)
                    listener.dismiss(BANNED)


def address_in(ban: BanRecord) -> str:
    """The address a ban applies to; empty for a place whose address is not known."""
    return ban.who if ban.target == "address" else ban.who.partition(" ")[2]


async def _take_addresses(registry: MatchRegistry, bans: Sequence[BanRecord]) -> list[BanRecord]:
    """Note the addresses used at banned places here, so that nobody needs to be shown them."""
    known = {ban.who for ban in bans}
    found = [
        structs.replace(ban, who=f"{ban.who} {address}")
        for ban in bans
        if ban.target == "place" and " " not in ban.who
        for address in _addresses_at(registry, ban.who)
        if f"{ban.who} {address}" not in known
    ]
    for ban in found:
        await registry.database.write(partial(care.save_ban, ban=ban))
    return found


def _addresses_at(registry: MatchRegistry, place: str) -> set[str]:
    """The addresses of open sockets and of the last request without one, while the match is in memory."""
    match, _, number = place.partition("/")
    live = registry.matches.get(match)
    if live is None:
        return set()
    found = {listener.address for listener in live.listeners if str(listener.viewer) == number}
    return found | {address for seat, (address, _) in live.asked_from.items() if str(seat) == number}


async def check_profiles(registry: MatchRegistry, profiles: Sequence[str]) -> None:
    """A Fault if one of these profiles is banned."""
    banned = await registry.database.read(lambda connection: care.banned_profiles(connection, profiles, now()))
    if banned:
        raise Fault("forbidden", "this profile is banned")
