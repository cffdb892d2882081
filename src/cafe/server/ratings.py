"""Ratings: openskill over the results of matches, for profiles and for bots."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from msgspec import structs
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from cafe.bots.version import VERSIONS, versions_in
from cafe.rules.verdict import ranks
from cafe.server.levels import is_own, name_of, seconds_told, usual_level
from cafe.server.store import profiles as store
from cafe.server.store.matches import played_by_bots
from cafe.server.store.profiles import BOT, MeetingRecord, RatingRecord
from cafe.server.store.rows import DAY, GONE, MatchRecord, Stand

MODEL = PlackettLuce()
OTHERS_NEEDED = 3  # different opponents, for a place on a list
TODAY = versions_in(VERSIONS)


def holder_of(record: MatchRecord, place: int) -> str | None:
    """Who is rated at a place: a profile, a bot of a level, or nobody."""
    sitting = record.places[place]
    if sitting.kind == "bot":
        return bot_holder(sitting.level or "", sitting.plays_as or "")
    return f"{GONE}:{place}" if sitting.profile == GONE else sitting.profile


def bot_holder(level: str, plays_as: str) -> str:
    """A bot's name among the rated, one for each level; if it plays differently than before, it is a new one."""
    level, versions = usual_level(level), versions_in(plays_as)
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
    """Rate everybody. Whoever has deleted their profile counts as somebody unknown, and nothing is kept of them."""
    staying = [holder for holder in holders.values() if not _is_gone(holder)]
    known = store.ratings_to_change(connection, record.game, staying)
    met = store.meetings_between(connection, record.game, staying)
    helped = played_by_bots(connection, record.id)
    everybody = ranks(stand.result.scores, stand.result.winners)
    before = {place: known.get(holder) or RatingRecord(holder, record.game) for place, holder in holders.items()}
    teams = [[MODEL.rating(mu=was.mu, sigma=was.sigma)] for was in before.values()]
    after = MODEL.rate(teams, ranks=[float(everybody[place]) for place in holders])
    for (place, was), (new,) in zip(before.items(), after, strict=True):
        if _is_gone(was.holder):
            continue
        mine = [meeting for pair, meeting in met.items() if was.holder in pair]
        had_help = place in helped and not was.holder.startswith(BOT)
        weight = fmean(weight_of(meeting, stand.touched_at) for meeting in mine) if mine else 1.0
        mu = was.mu + weight * (new.mu - was.mu)
        changed = RatingRecord(
            was.holder,
            record.game,
            min(mu, was.mu) if had_help else mu,
            was.sigma if had_help else was.sigma + weight * (new.sigma - was.sigma),
            was.games + 1,
            was.wins + (place in stand.result.winners and not had_help),
            was.others + sum(_counts_as_other(meeting, was.holder) for meeting in mine),
        )
        store.save_rating(connection, changed)
    for meeting in met.values():
        store.save_meeting(connection, met_again(meeting, stand.touched_at))


def _is_gone(holder: str) -> bool:
    return holder.startswith(f"{GONE}:")


def _counts_as_other(meeting: MeetingRecord, holder: str) -> bool:
    """Whether two meet for the first time; for people only if the other is one: bots can be had in any number."""
    other = meeting.one if meeting.other == holder else meeting.other
    return meeting.games == 0 and (holder.startswith(BOT) or not other.startswith(BOT))


def weight_of(meeting: MeetingRecord, moment: float) -> float:
    """How much a game of two counts: the first of a day in full, each further one half as much as the one before."""
    return 0.5 ** (meeting.lately if moment - meeting.since < DAY else 0)


def met_again(meeting: MeetingRecord, moment: float) -> MeetingRecord:
    """A meeting with one more game."""
    is_same_day = moment - meeting.since < DAY
    return structs.replace(
        meeting,
        games=meeting.games + 1,
        lately=meeting.lately + 1 if is_same_day else 1,
        since=meeting.since if is_same_day else moment,
    )
