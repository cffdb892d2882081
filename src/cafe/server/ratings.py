"""Ratings: openskill over the results of matches, for profiles and for bots."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from cafe.bots.version import VERSIONS, versions_in
from cafe.protocol.matches import ResultBody
from cafe.rules.verdict import ranks
from cafe.server.levels import is_own, name_of, seconds_told
from cafe.server.store import profiles as store
from cafe.server.store.profiles import RatingRecord
from cafe.server.store.rows import MatchRecord

MODEL = PlackettLuce()
BOT = "bot:"
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


def count_match(connection: Connection, record: MatchRecord, result: ResultBody) -> None:
    """Let a result count for everybody rated, if there are two of them and one is a profile."""
    holders = {place: holder for place in range(len(record.places)) if (holder := holder_of(record, place))}
    different = len(set(holders.values())) == len(holders)
    if len(holders) < 2 or not different or all(holder.startswith(BOT) for holder in holders.values()):
        return
    known = store.ratings_to_change(connection, record.game, list(holders.values()))
    before = {place: known[holder] for place, holder in holders.items()}
    everybody = ranks(result.scores, result.winners)
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before.values()]
    after = MODEL.rate(teams, ranks=[float(everybody[place]) for place in before])
    for (place, rating), (new,) in zip(before.items(), after, strict=True):
        won = rating.wins + (place in result.winners)
        changed = RatingRecord(rating.holder, record.game, new.mu, new.sigma, rating.games + 1, won)
        store.save_rating(connection, changed)
