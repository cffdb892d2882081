"""Quick phrases instead of free chat: keys of the catalogues (`phrase-...`), said to everybody at a match."""

from __future__ import annotations

from cafe.server.faults import Fault
from cafe.server.hall import Hall, encode
from cafe.server.live import Live
from cafe.server.messages.play import Said

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


async def say(hall: Hall, live: Live, place: int, phrase: str) -> None:
    """Say a phrase to everybody, here and at other processes."""
    if phrase not in PHRASES:
        raise Fault("invalid", f"there is no phrase '{phrase}'", place="phrase")
    match = live.record.id
    if hall.settings.on_postgresql:
        await hall.database.write(lambda connection: hall.notices.say(connection, match, place, phrase))
    hall.tell_all(live, encode(Said(place, phrase)))
