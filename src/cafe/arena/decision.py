"""The decision: who is stronger than whom, by a test that may be read after every deal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from cafe.arena.contest import Contest
from cafe.arena.match import Played
from cafe.arena.sequential_test import ERROR, Gamblers
from cafe.arena.statistics import share


@dataclass(frozen=True)
class Verdict:
    """What is known about two entrants, by number: the stronger one or None, and the odds against pure chance.

    When a share is in question, the first is the stronger if it wins at least that share, otherwise the second.
    """

    pair: tuple[int, int]
    stronger: int | None
    odds: float


def advantage(game: Played, one: int, other: int) -> float:
    """How much better one entrant did than another, from 0 to 1; 1/2 if they did equally well."""
    return (1 + share(game, one) - share(game, other)) / 2


def share_of_first(game: Played, one: int, _other: int) -> float:
    """The part of the victory that one entrant won, from 0 to 1."""
    return share(game, one)


class Decision:
    """Takes in deal after deal. Equal entrants have a mean advantage of 1/2 over each deal, since both sat everywhere.

    When a share is in question, it is compared with the first entrant's share of the victories.

    The chance that any verdict is ever wrong is at most 5%, split among all pairs and both directions.
    """

    def __init__(self, contest: Contest) -> None:
        asked = contest.terms.share
        self._pairs = list(combinations(range(len(contest.terms.entrants)), 2))
        self._gamblers = [Gamblers(np.array([0.5 if asked is None else asked])) for _ in self._pairs]
        self._success = advantage if asked is None else share_of_first
        self._limit = float(np.log(2 * len(self._pairs) / ERROR))

    def hear(self, deal: list[Played]) -> None:
        """Take in all games of the next deal."""
        for (one, other), gamblers in zip(self._pairs, self._gamblers, strict=True):
            found = [self._success(game, one, other) for game in deal if {one, other} <= set(game.seating)]
            gamblers.observe(sum(found) / len(found))

    @property
    def is_made(self) -> bool:
        """Whether every pair is settled."""
        return all(verdict.stronger is not None for verdict in self.verdicts())

    def verdicts(self) -> list[Verdict]:
        """What is known about every pair."""
        return [self._verdict(*found) for found in zip(self._pairs, self._gamblers, strict=True)]

    def _verdict(self, pair: tuple[int, int], gamblers: Gamblers) -> Verdict:
        larger, smaller = float(gamblers.best_larger[0]), float(gamblers.best_smaller[0])
        most = max(larger, smaller)
        stronger = None if most < self._limit else pair[0] if larger > smaller else pair[1]
        return Verdict(pair, stronger, float(np.exp(min(most, 700))))
