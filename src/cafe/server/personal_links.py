"""Revoking a personal link: its places get a new token, and the old one opens nothing."""

from __future__ import annotations

from sqlalchemy import Connection

from cafe.protocol.matches import Joined
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry
from cafe.server.places import joined
from cafe.server.players import Player
from cafe.server.store import matches as store
from cafe.server.tokens import new_token, token_hash


async def renew(registry: MatchRegistry, live: LiveMatch, player: Player) -> Joined:
    """Give a player's place a new token, in all matches of the same link; close sockets with the old one."""
    token = new_token()

    def work(connection: Connection) -> list[str]:
        changed = store.renew_token(connection, player, token_hash(token))
        if live.record.id not in changed:  # two requests at once
            raise Fault("token", "this match does not know the token")
        for match in changed:
            registry.bus.send(connection, match)
        return changed

    changed = await registry.database.write(work)
    await registry.refresh([match for match in changed if match in registry.matches])
    live = await registry.enter(live.record.id)
    return joined(live, token)
