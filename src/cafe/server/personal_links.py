"""A personal link is revoked by making another: the place gets a new token, and the old one opens nothing."""

from __future__ import annotations

from cafe.protocol.matches import Joined
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry
from cafe.server.places import joined
from cafe.server.store.rows import MatchRecord
from cafe.server.tokens import new_token, token_hash


async def renew(registry: MatchRegistry, live: LiveMatch, place: int) -> Joined:
    """Another token for a place, at the rematches that are offered too; sockets with the old one are closed."""
    token, old = new_token(), live.record.places[place].token_hash
    hashed = token_hash(token)

    def alter(record: MatchRecord) -> None:
        for sitting in record.places:
            if sitting.token_hash == old:
                sitting.token_hash = hashed

    await registry.change(live, alter)
    following = live.record.next
    while following is not None:
        later = await registry.enter(following)
        await registry.change(later, alter)
        following = later.record.next
    return joined(live, place, token)
