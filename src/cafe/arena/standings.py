"""A tournament's standings: a row for every entrant, strongest first, and what is settled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from cafe.arena.contest import Contest
from cafe.arena.decision import Verdict, advantage
from cafe.arena.match import Played
from cafe.arena.ratings import Rating, rate
from cafe.arena.sequential_test import sequence_interval
from cafe.arena.statistics import Interval, by_deal, margin, mean_interval, share, share_interval


@dataclass(frozen=True)
class Row:
    """An entrant's results; a shared victory counts as a fraction."""

    entrant: str
    number: int
    games: int
    wins: float
    share: Interval
    margin: Interval
    score: float  # mean per place taken in a game
    rating: Rating
    seconds: float  # mean thinking time per choice
    sources: dict[str, float]  # mean points per place taken, by what earned them


@dataclass(frozen=True)
class Standing:
    """The standings after some whole deals."""

    contest: Contest
    games: list[Played] = field(repr=False)
    verdicts: list[Verdict]

    @property
    def entrants(self) -> tuple[str, ...]:
        """All entrants, in the order given; seatings refer to them by this order."""
        return self.contest.terms.entrants

    @property
    def deals(self) -> int:
        """How many deals were played from every place."""
        return len({game.deal for game in self.games})

    @cached_property
    def rows(self) -> list[Row]:
        """A row for every entrant, the largest share of victories first; empty until the first deal is complete."""
        if not self.games:
            return []
        ratings = rate(len(self.entrants), self.games)
        rows = [self._row(number, rating) for number, rating in enumerate(ratings)]
        return sorted(rows, key=lambda row: (-row.share.mean, -row.margin.mean))

    @property
    def mark(self) -> float:
        """The share of victories in question; if there is none, the share that equal entrants would have."""
        terms = self.contest.terms
        return 1 / min(terms.players, len(terms.entrants)) if terms.share is None else terms.share

    def games_of(self, *entrants: int) -> list[Played]:
        """The games in which all of these took part."""
        return [game for game in self.games if set(entrants) <= set(game.seating)]

    def against(self, one: int, other: int) -> Interval:
        """How one entrant does against another: 1/2 is even."""
        games = self.games_of(one, other)
        return self._interval(games, [advantage(game, one, other) for game in games])

    def lengths(self) -> Counter[int]:
        """The number of games by number of steps."""
        return Counter(game.steps for game in self.games)

    def reasons(self) -> Counter[str]:
        """The number of games by the rule that ended them."""
        return Counter(game.reason for game in self.games)

    def scores_of(self, entrant: int) -> list[int]:
        """All final scores of an entrant's places."""
        return [
            score for game in self.games for score, who in zip(game.scores, game.seating, strict=True) if who == entrant
        ]

    def _row(self, number: int, rating: Rating) -> Row:
        games = self.games_of(number)
        shares = [share(game, number) for game in games]
        places = [(game, place) for game in games for place, who in enumerate(game.seating) if who == number]
        sources = Counter[str]()
        for game, place in places:
            sources.update(game.sources[place])
        asked = sum(game.asked[place] for game, place in places)
        return Row(
            entrant=self.entrants[number],
            number=number,
            games=len(games),
            wins=sum(shares),
            share=self._interval(games, shares),
            margin=mean_interval(by_deal(games, [margin(game, number) for game in games])),
            score=sum(game.scores[place] for game, place in places) / len(places),
            rating=rating,
            seconds=sum(game.seconds[place] for game, place in places) / max(1, asked),
            sources={source: points / len(places) for source, points in sources.items()},
        )

    def _interval(self, games: list[Played], shares: list[float]) -> Interval:
        """An interval for a share; one that allows for stopping early if the tournament may."""
        deals = by_deal(games, shares)
        return sequence_interval(deals) if self.contest.until_decided else share_interval(deals)
