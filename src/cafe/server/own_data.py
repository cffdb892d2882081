"""Everything kept about a profile, for the holder of its token."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from cafe.protocol.profiles import OwnData, OwnMatch, OwnReport, ProfileBody
from cafe.server.match_registry import now
from cafe.server.store import care
from cafe.server.store import matches as match_store
from cafe.server.store.database import Database
from cafe.server.store.rows import MatchRecord

MOST_MATCHES = 10_000  # the latest
AT_ONCE = 100  # matches read in one go; other work runs between two


async def own_data(database: Database, profile: ProfileBody) -> OwnData:
    """What the store has about a profile: its matches, its ratings, reports about it, a ban."""
    matches: list[OwnMatch] = []
    for first in range(0, MOST_MATCHES, AT_ONCE):
        some = await database.read(partial(_some_matches, profile=profile.id, first=first))
        matches += some
        if not some:
            break

    def work(connection: Connection) -> OwnData:
        bans = [ban for ban in care.load_bans(connection, now(), "profile") if ban.who == profile.id]
        reports = [OwnReport(about, times) for about, times in care.reports_about(connection, profile.id)]
        return OwnData(
            profile=profile,
            matches=matches,
            reports=reports,
            banned_until=bans[0].until if bans else None,
            banned=bool(bans),
        )

    return await database.read(work)


def _some_matches(connection: Connection, profile: str, first: int) -> list[OwnMatch]:
    ids = match_store.matches_of_profile(connection, profile, AT_ONCE, first)
    return [own_match(record, profile) for record in match_store.load_matches(connection, ids)]


def own_match(record: MatchRecord, profile: str | None) -> OwnMatch:
    """A match as it is told to one of its players."""
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
