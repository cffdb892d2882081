"""Who is waiting for the bots of a match: the players present; not spectators, nor players who have left."""

from __future__ import annotations

from cafe.server.live_match import LiveMatch

STILL_THERE = 60.0  # seconds after a request from a player without a socket


def waiting_for_bots(live: LiveMatch, moment: float) -> list[str]:
    """The addresses of the players who wait; none if the match is abandoned."""
    found = {listener.address for listener in live.listeners if listener.viewer is not None}
    found |= {address for address, asked_at in live.asked_from.values() if moment - asked_at < STILL_THERE}
    return sorted(found)
