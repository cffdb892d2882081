"""Quick phrases and faces instead of free chat: keys of the catalogues (`phrase-...`, `reaction-...`), seen by all."""

from __future__ import annotations

from time import monotonic

from cafe.protocol.play import Said
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry, encode
from cafe.server.players import Player, place_of

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "ouch",
    "thinking",
    "your-turn",
    "sorry",
    "thanks",
    "again",
    "bye",
)
EVERY = 0.9  # seconds: once a second is allowed, with some slack for messages that travel unevenly
REACTIONS = ("laugh", "clap", "wow", "love", "sad", "phew")


async def say(registry: MatchRegistry, live: LiveMatch, player: Player, phrase: str) -> None:
    """Say a phrase or make a face to everybody, here and at other processes."""
    if phrase not in PHRASES and phrase not in REACTIONS:
        raise Fault("invalid", f"there is no phrase '{phrase}'", place="phrase")
    async with live.lock:
        place, moment = place_of(live.record, player), monotonic()
        if moment - live.said_at.get(place, -EVERY) < EVERY:
            raise Fault("too_many", "one phrase a second", retry_after=1)
        live.said_at[place] = moment
        match = live.record.id
        if registry.settings.on_postgresql:
            await registry.database.write(lambda connection: registry.bus.say(connection, match, place, phrase))
        registry.tell_all(live, encode(Said(place, phrase)))
