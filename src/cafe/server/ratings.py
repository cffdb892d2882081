"""Ratings: openskill over the results of matches, for profiles and for bots."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from msgspec import structs
from openskill.models import PlackettLuce, PlackettLuceRating
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
KNOWN = 2  # other people somebody must have met to count in full as an opponent
TODAY = versions_in(VERSIONS)


def holder_of(record: MatchRecord, place: int) -> str | None:
    """Who is rated at a place: a profile, a bot of a level, or nobody."""
    sitting = record.places[place]
    if sitting.taken_by == "bot":
        return bot_holder(sitting.level or "", sitting.plays_as or "")
    return f"{GONE}:{place}" if sitting.profile == GONE else sitting.profile


def bot_holder(level: str, plays_as: str) -> str:
    """A bot's name on the lists, one for each level; a bot that plays differently than before gets a new one."""
    level, versions = usual_level(level), versions_in(plays_as)
    return f"{BOT}{level}" if versions is None else f"{BOT}{level}/{versions}"


@dataclass(frozen=True)
class RatedBot:
    """A rated bot: its level, its thinking time if it had one, and its version if it is no longer the current one."""

    level: str
    seconds: float | None
    version: str | None

    def __str__(self) -> str:
        time = "" if self.seconds is None else f", {self.seconds:g} s"
        return name_of(self.level) + time + ("" if self.version is None else f" ({self.version})")


def rated_bot(holder: str) -> RatedBot | None:
    """The bot rated under this name; None if it is a profile."""
    if not holder.startswith(BOT):
        return None
    told, _, version = holder.removeprefix(BOT).partition("/")
    level = told.partition("@")[0]
    return RatedBot(level, seconds_told(told), None if version == TODAY or is_own(level) else version or "0")


def count_match(connection: Connection, record: MatchRecord, stand: Stand, least_seconds: float) -> None:
    """Count the result of a rated match for everybody who is rated, if it is worth counting."""
    holders = {place: holder for place in range(len(record.places)) if (holder := holder_of(record, place))}
    lasted = stand.touched_at - (record.started_at or 0) >= least_seconds
    if record.rated and lasted and _are_comparable(holders) and _came_from_apart(record):
        _count(connection, record, stand, _without_deleted(connection, holders))


def _without_deleted(connection: Connection, holders: dict[int, str]) -> dict[int, str]:
    """The same holders; those whose profile is deleted without its name, so that nothing is stored about them."""
    there = store.load_profiles(connection, [holder for holder in holders.values() if _is_person(holder)])
    return {
        place: holder if holder in there or not _is_person(holder) else f"{GONE}:{place}"
        for place, holder in holders.items()
    }


def _are_comparable(holders: dict[int, str]) -> bool:
    """Whether there are at least two, all different, and one of them is a profile."""
    names = holders.values()
    return len(holders) > 1 and len(set(names)) == len(holders) and not all(name.startswith(BOT) for name in names)


def _came_from_apart(record: MatchRecord) -> bool:
    """Whether no two people came from one address: a household, or one person with several profiles.

    Nobody can tell those apart, nor anything if the mark of a rated player is missing.
    """
    people = [place for place in record.places if place.taken_by == "person"]
    marks = [place.came_from for place in people if place.came_from]
    return len(set(marks)) == len(marks) and all(place.came_from for place in people if place.profile)


@dataclass(frozen=True)
class Opponent:
    """An opponent in a match, as one of its players knows them; without a rating if their profile is deleted."""

    name: str
    rating: RatingRecord | None
    meeting: MeetingRecord


def _count(connection: Connection, record: MatchRecord, stand: Stand, holders: dict[int, str]) -> None:
    """Rate everybody. Somebody who has deleted their profile counts as unknown, and nothing is stored about them."""
    staying = [holder for holder in holders.values() if not _is_gone(holder)]
    if not staying:
        return
    known = store.ratings_to_change(connection, record.game, staying)
    everybody = {holder: known.get(holder) or RatingRecord(holder, record.game) for holder in holders.values()}
    names = {*staying, *(GONE for holder in holders.values() if _is_gone(holder))}
    met = store.meetings_between(connection, record.game, sorted(names))
    helped = played_by_bots(connection, record.id)
    order = ranks(stand.result.scores, stand.result.winners)
    teams = [[MODEL.rating(mu=was.mu, sigma=was.sigma)] for was in everybody.values()]
    after = MODEL.rate(teams, ranks=[float(order[place]) for place in holders])
    for (place, holder), (new,) in zip(holders.items(), after, strict=True):
        if _is_gone(holder):
            continue
        others = [
            Opponent(name, everybody.get(name), meeting)
            for meeting in met.values()
            if (name := _other(meeting, holder)) is not None
        ]
        had_help = place in helped and not holder.startswith(BOT)
        won = place in stand.result.winners and not had_help
        changed = _rated_anew(everybody[holder], new, others, stand.touched_at, had_help=had_help)
        store.save_rating(connection, structs.replace(changed, wins=changed.wins + won))
    for meeting in met.values():
        store.save_meeting(connection, met_again(meeting, stand.touched_at, _counted(meeting, everybody)))


def _rated_anew(
    was: RatingRecord, new: PlackettLuceRating, others: list[Opponent], moment: float, *, had_help: bool
) -> RatingRecord:
    """A rating after a match: the model's change times how much the game counts. Nobody gains from a bot's help."""
    weight = fmean(weight_of(other.meeting, moment) * how_known(was.holder, other) for other in others)
    mu = was.mu + weight * (new.mu - was.mu)
    return structs.replace(
        was,
        mu=min(mu, was.mu) if had_help else mu,
        sigma=was.sigma if had_help else was.sigma + weight * (new.sigma - was.sigma),
        games=was.games + 1,
        others=was.others + sum(_counts(was.holder, other) for other in others),
        met=was.met + sum(other.meeting.games == 0 and _is_person(other.name) for other in others),
    )


def _is_gone(holder: str) -> bool:
    return holder.startswith(f"{GONE}:")


def _is_person(holder: str) -> bool:
    return holder != GONE and not holder.startswith(BOT)


def _other(meeting: MeetingRecord, holder: str) -> str | None:
    """The other one in a meeting; None if somebody is not in it."""
    return {meeting.one: meeting.other, meeting.other: meeting.one}.get(holder)


def how_known(holder: str, other: Opponent) -> float:
    """How established an opponent is: 1 for a bot; for a person it depends on how many other people they have met.

    Creating a profile takes a second. One created for a purpose has met nobody but the person it was created for.
    """
    if holder.startswith(BOT) or other.rating is None or other.name.startswith(BOT):
        return 1.0
    return min(1.0, (other.rating.met - (other.meeting.games > 0)) / KNOWN)


def _counts(holder: str, other: Opponent) -> bool:
    """Whether an opponent now counts among somebody's different ones: each once, and only established people."""
    if other.rating is None or other.meeting.counted & _bit(other.meeting, holder):
        return False
    if holder.startswith(BOT):
        return True
    return not other.name.startswith(BOT) and how_known(holder, other) >= 1


def _counted(meeting: MeetingRecord, everybody: dict[str, RatingRecord]) -> int:
    """For which of the two the other now counts, as bits."""
    pairs = ((meeting.one, meeting.other), (meeting.other, meeting.one))
    counts = (
        _bit(meeting, one) for one, other in pairs if _counts(one, Opponent(other, everybody.get(other), meeting))
    )
    return meeting.counted | sum(counts)


def _bit(meeting: MeetingRecord, holder: str) -> int:
    return 1 if holder == meeting.one else 2


def weight_of(meeting: MeetingRecord, moment: float) -> float:
    """How much a game between two counts: the first of a day in full, each further one half as much as the last."""
    return 0.5 ** (meeting.lately if moment - meeting.since < DAY else 0)


def met_again(meeting: MeetingRecord, moment: float, counted: int) -> MeetingRecord:
    """A meeting with one more game; `counted` says for which of the two the other now counts."""
    is_same_day = moment - meeting.since < DAY
    return structs.replace(
        meeting,
        games=meeting.games + 1,
        lately=meeting.lately + 1 if is_same_day else 1,
        since=meeting.since if is_same_day else moment,
        counted=counted,
    )
