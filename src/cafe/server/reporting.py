"""Players report each other's names or behaviour; the operator reads it (`cafe admin reports`)."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.places import place_at
from cafe.server.players import Player, place_of
from cafe.server.store import care
from cafe.server.store.care import About, ReportRecord

MOST_OPEN = 50  # open reports of one address; more would only fill the store
log = logging.getLogger("cafe.server")


async def report(
    registry: MatchRegistry, live: LiveMatch, player: Player, place: int, about: About, source: str
) -> None:
    """Store a player's report about another; repeating it changes nothing. `source` identifies the address."""
    if live.record.started_at is None:  # until then places change hands, and lots are drawn for them
        raise Fault("not_now", "the match has not begun; its host can remove people")
    whom, by = place_at(live.record, place), place_of(live.record, player)
    if whom.taken_by != "person" or place == by:
        raise Fault("invalid", "only other people can be reported", place="place")
    made = ReportRecord(live.record.id, place, by, about, whom.name, whom.profile, now(), source=source)

    def work(connection: Connection) -> None:
        if care.open_reports(connection, source) >= MOST_OPEN:
            raise Fault("too_many", "many reports of yours wait to be read; try again later", retry_after=3600)
        care.add_report(connection, made)

    await registry.database.write(work)
    log.info("a report about the %s of place %d at match %s", about, place, live.record.id)
