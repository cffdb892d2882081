"""Who stays out: banned addresses, as this process knows them, and banned profiles, looked up in the store."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from cafe.server.faults import Fault
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.store import care


class Bans:
    """The banned addresses, read again with every sweep."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def check(self, address: str) -> None:
        """A Fault if an address is banned."""
        if self._until and self._until.get(address, 0) > now():
            raise Fault("forbidden", "this address is banned for a time")

    async def look(self, registry: MatchRegistry) -> None:
        """Read the bans, and hang up on everybody who is banned."""
        bans = await registry.database.read(lambda connection: care.load_bans(connection, now(), "address"))
        self._until = {ban.who: inf if ban.until is None else ban.until for ban in bans}
        if self._until:
            for live in registry.matches.values():
                for listener in [one for one in live.listeners if one.address in self._until]:
                    live.listeners.discard(listener)
                    listener.dismiss()


async def check_profiles(registry: MatchRegistry, profiles: Sequence[str]) -> None:
    """A Fault if one of these profiles is banned."""
    banned = await registry.database.read(lambda connection: care.banned_profiles(connection, profiles, now()))
    if banned:
        raise Fault("forbidden", "this profile is banned")
