"""Statistics of recorded games: who won and by how much, length, where points came from; by seat and start."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from cafe.arena.sources import PENALTIES, SOURCES, named
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.rules.verdict import Result


@dataclass
class Tally:
    """Counts for a group of players: those of one name, those on one seat, or those who began."""

    games: int = 0
    wins: float = 0.0  # a shared victory is shared
    points: int = 0
    lead: int = 0  # over the best of the others
    sources: Counter[str] = field(default_factory=Counter)

    def add(self, result: Result, seat: int, sources: Counter[str]) -> None:
        """Count one player of one game."""
        others = [score for place, score in enumerate(result.scores) if place != seat]
        self.games += 1
        self.wins += 1 / len(result.winners) if seat in result.winners else 0
        self.points += result.scores[seat]
        self.lead += result.scores[seat] - max(others)
        self.sources.update(sources)  # not +=, which drops negative counts
        self.sources[PENALTIES] -= result.penalties[seat]

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def mean_of(self, source: str) -> float:
        """Points a game from one source."""
        return self.sources[source] / self.games


class Conditions(NamedTuple):
    """What must be the same for games to be counted together."""

    game: str
    players: int
    same_sex_tables: bool = False
    edition: str = PRINTED
    plan: int = 0  # 0 is the edition's own; others are numbered as they come


@dataclass
class Statistics:
    """What was counted of some games under the same conditions."""

    conditions: Conditions
    games: int = 0
    unfinished: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)  # of one winner over the others; 0 if minus points decided
    shared: int = 0  # victories shared by several
    by_name: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_seat: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))  # counted from 1
    by_order: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))  # the start player is 1

    def add(self, game: Game) -> None:
        """Count a game; an unfinished one only as unfinished."""
        result = game.result
        if result is None:
            self.unfinished += 1
            return
        self.games += 1
        self.reasons[result.reason] += 1
        self.lengths.append(game.length)
        self.scores += result.scores
        self._add_margin(result)
        sources = sources_by_seat(game)
        for seat, name in enumerate(game.players):
            place = (seat - game.start) % len(game.players)
            for group in (self.by_name[name], self.by_seat[seat + 1], self.by_order[place + 1]):
                group.add(result, seat, sources[seat])

    def _add_margin(self, result: Result) -> None:
        if len(result.winners) > 1:
            self.shared += 1
            return
        first, second = sorted(result.scores, reverse=True)[:2]
        self.margins.append(first - second)

    def groups(self) -> list[tuple[str, list[tuple[str | int, Tally]]]]:
        """The tallies of each way of grouping, in order; names by their share of wins."""
        names = sorted(self.by_name.items(), key=lambda item: (-item[1].share, item[0]))
        return [("player", [*names]), ("seat", sorted(self.by_seat.items())), ("order", sorted(self.by_order.items()))]

    @property
    def sources(self) -> list[str]:
        """Where points came from in these games, in the order in which they are shown."""
        return [name for name in SOURCES if any(tally.sources[name] for tally in self.by_seat.values())]


def sources_by_seat(game: Game) -> list[Counter[str]]:
    """What earned each player's points, found by replaying the record."""
    found: list[Counter[str]] = [Counter() for _ in game.players]
    for outcome in game.outcomes():
        found[outcome.told_openly().player].update(named(outcome.sources))
    return found


def count(games: Iterable[Game]) -> list[Statistics]:
    """The statistics of games, apart for each set of conditions."""
    found: dict[Conditions, Statistics] = {}
    plans: list[tuple[str, ...]] = []
    for game in games:
        conditions = _conditions(game, plans)
        found.setdefault(conditions, Statistics(conditions)).add(game)
    return [found[conditions] for conditions in sorted(found)]


def _conditions(game: Game, plans: list[tuple[str, ...]]) -> Conditions:
    """The conditions of a game; other plans than the edition's are numbered in `plans`."""
    at, number = game.ruleset, 0
    if at.plan is not at.edition.plan:
        if at.plan.rows not in plans:
            plans.append(at.plan.rows)
        number = 1 + plans.index(at.plan.rows)
    return Conditions(game.name, len(game.players), at.same_sex_tables, at.edition.name, number)
