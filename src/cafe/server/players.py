"""Who asks: a player is known by the hash of their personal link, never by the number of their place.

Until a match begins, places change hands; when it begins, the lot moves them. So a number found before waiting for
anything may by then be somebody else's. Look a player's place up where it is used: in a coroutine with the match's lock
held, in a change of a record in that very record.
"""

from __future__ import annotations

from typing import NewType

from cafe.server.faults import Fault
from cafe.server.store.rows import MatchRecord
from cafe.server.tokens import is_same_hash, token_hash

Player = NewType("Player", str)


def viewer_of(record: MatchRecord, token: str | None) -> int | None:
    """The place a token stands for right now, None for a spectator; a Fault if this match does not know the token."""
    return None if token is None else place_of(record, Player(token_hash(token)))


def player_of(record: MatchRecord, token: str | None) -> Player:
    """Whose token it is; a Fault for spectators, and if this match does not know the token."""
    if token is None:
        raise Fault("forbidden", "only a player of the match may do that")
    player = Player(token_hash(token))
    place_of(record, player)
    return player


def place_of(record: MatchRecord, player: Player) -> int:
    """Where a player sits right now; a Fault if they no longer do, or their link is revoked."""
    for number, place in enumerate(record.places):
        if is_same_hash(player, place.token_hash):
            return number
    raise Fault("token", "this match does not know the token")
