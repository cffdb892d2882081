"""Ratings: openskill over the results of matches, for profiles and for bots."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from msgspec import structs
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from cafe.bots.version import VERSIONS, versions_in
from cafe.rules.verdict import ranks
from cafe.server.levels import is_own, name_of, seconds_told
from cafe.server.store import profiles as store
from cafe.server.store.matches import played_by_bots
from cafe.server.store.profiles import BOT, MeetingRecord, RatingRecord
from cafe.server.store.rows import DAY, MatchRecord, Stand

MODEL = PlackettLuce()
OTHERS_NEEDED = 3  # different opponents, for a place on a list
TODAY = versions_in(VERSIONS)


def holder_of(record: MatchRecord, place: int) -> str | None:
    """Who is rated at a place: a profile, a bot of a level, or nobody."""
    sitting = record.places[place]
    if sitting.kind == "bot":
        return bot_holder(sitting.level or "", sitting.plays_as or "")
    return sitting.profile


def bot_holder(level: str, plays_as: str) -> str:
    """A bot among the rated: one that plays otherwise than before is another one."""
    versions = versions_in(plays_as)
    return f"{BOT}{level}" if versions is None else f"{BOT}{level}/{versions}"


@dataclass(frozen=True)
class RatedBot:
    """A bot among the rated: its level, its time if one was told, and its version if others play by now."""

    level: str
    seconds: float | None
    version: str | None

    def __str__(self) -> str:
        time = "" if self.seconds is None else f", {self.seconds:g} s"
        return name_of(self.level) + time + ("" if self.version is None else f" ({self.version})")


def rated_bot(holder: str) -> RatedBot | None:
    """The bot that is rated under such a name; None if it is a profile."""
    if not holder.startswith(BOT):
        return None
    told, _, version = holder.removeprefix(BOT).partition("/")
    level = told.partition("@")[0]
    return RatedBot(level, seconds_told(told), None if version == TODAY or is_own(level) else version or "0")


def count_match(connection: Connection, record: MatchRecord, stand: Stand, least_seconds: float) -> None:
    """Let the result of a rated match count for everybody who is rated, if it is worth counting."""
    holders = {place: holder for place in range(len(record.places)) if (holder := holder_of(record, place))}
    if record.rated and stand.touched_at - (record.started_at or 0) >= least_seconds and _are_comparable(holders):
        _count(connection, record, stand, holders)


def _are_comparable(holders: dict[int, str]) -> bool:
    """Whether there are two or more, all different, and one of them is a profile."""
    names = holders.values()
    return len(holders) > 1 and len(set(names)) == len(holders) and not all(name.startswith(BOT) for name in names)


def _count(connection: Connection, record: MatchRecord, stand: Stand, holders: dict[int, str]) -> None:
    known = store.ratings_to_change(connection, record.game, list(holders.values()))
    met = store.meetings_between(connection, record.game, list(holders.values()))
    helped = played_by_bots(connection, record.id)
    everybody = ranks(stand.result.scores, stand.result.winners)
    teams = [[MODEL.rating(mu=known[one].mu, sigma=known[one].sigma)] for one in holders.values()]
    after = MODEL.rate(teams, ranks=[float(everybody[place]) for place in holders])
    for (place, holder), (new,) in zip(holders.items(), after, strict=True):
        was = known[holder]
        mine = [meeting for pair, meeting in met.items() if holder in pair]
        had_help = place in helped and not holder.startswith(BOT)
        weight = fmean(weight_of(meeting, stand.touched_at) for meeting in mine)
        mu = was.mu + weight * (new.mu - was.mu)
        changed = RatingRecord(
            holder,
            record.game,
            min(mu, was.mu) if had_help else mu,
            was.sigma if had_help else was.sigma + weight * (new.sigma - was.sigma),
            was.games + 1,
            was.wins + (place in stand.result.winners and not had_help),
            was.others + sum(meeting.games == 0 for meeting in mine),
        )
        store.save_rating(connection, changed)
    for meeting in met.values():
        store.save_meeting(connection, met_again(meeting, stand.touched_at))


def weight_of(meeting: MeetingRecord, moment: float) -> float:
    """How much a game of two counts: the first of a day wholly, each further one half of the one before."""
    return 0.5 ** (meeting.lately if moment - meeting.since < DAY else 0)


def met_again(meeting: MeetingRecord, moment: float) -> MeetingRecord:
    """A meeting with one game more."""
    is_same_day = moment - meeting.since < DAY
    return structs.replace(
        meeting,
        games=meeting.games + 1,
        lately=meeting.lately + 1 if is_same_day else 1,
        since=meeting.since if is_same_day else moment,
    )
