"""All that is kept of a profile, for the holder of its token."""

from __future__ import annotations

from sqlalchemy import Connection

from cafe.protocol.profiles import OwnData, OwnMatch, OwnReport, ProfileBody
from cafe.server.match_registry import now
from cafe.server.store import care
from cafe.server.store import matches as match_store
from cafe.server.store.rows import MatchRecord

MOST_MATCHES = 10_000  # the latest


def own_data(connection: Connection, profile: ProfileBody) -> OwnData:
    """What the store has of a profile: its matches, its ratings, reports about it, a ban."""
    ids = match_store.matches_of_profile(connection, profile.id, MOST_MATCHES)
    matches = match_store.load_matches(connection, ids)
    bans = [ban for ban in care.load_bans(connection, now(), "profile") if ban.who == profile.id]
    return OwnData(
        profile=profile,
        matches=[_own_match(record, profile.id) for record in matches],
        reports=[OwnReport(about, times) for about, times in care.reports_about(connection, profile.id)],
        banned_until=bans[0].until if bans else None,
        banned=bool(bans),
    )


def _own_match(record: MatchRecord, profile: str) -> OwnMatch:
    place = next(number for number, sitting in enumerate(record.places) if sitting.profile == profile)
    return OwnMatch(
        id=record.id,
        game=record.game,
        status=record.status,
        place=place,
        name=record.places[place].name,
        rated=record.rated,
        created_at=record.created_at,
        started_at=record.started_at,
        ended_at=record.ended_at,
        result=record.result,
    )
