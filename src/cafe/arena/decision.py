"""The decision: who is stronger than whom, judged after every deal without cheating by looking often."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from cafe.arena.match import Played
from cafe.arena.plan import Plan
from cafe.arena.sequential_test import ERROR, Gamblers
from cafe.arena.statistics import share


@dataclass(frozen=True)
class Verdict:
    """What is known of two entrants, by number: the stronger one or None, and the odds against chance alone.

    Where a share is asked, the first is the stronger if it wins that share or more, the second if it does not.
    """

    pair: tuple[int, int]
    stronger: int | None
    odds: float


def advantage(game: Played, one: int, other: int) -> float:
    """From 0 to 1: by how much of the victory one entrant did better than another; 1/2 if they did alike."""
    return (1 + share(game, one) - share(game, other)) / 2


def share_of_first(game: Played, one: int, _other: int) -> float:
    """From 0 to 1: the part of the victory that one entrant won."""
    return share(game, one)


class Decision:
    """Hears of deal after deal. Two entrants alike have a mean advantage of 1/2 over each deal, as both sat everywhere.

    Where a share is asked, it is compared with the first entrant's share of the victories.

    The chance that any verdict is wrong, ever, is at most 5%: it is shared out among all pairs and both directions.
    """

    def __init__(self, plan: Plan) -> None:
        asked = plan.terms.share
        self._pairs = list(combinations(range(len(plan.terms.entrants)), 2))
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
        """Whether it is settled of every two entrants who is stronger."""
        return all(verdict.stronger is not None for verdict in self.verdicts())

    def verdicts(self) -> list[Verdict]:
        """What is known of every pair."""
        return [self._verdict(*found) for found in zip(self._pairs, self._gamblers, strict=True)]

    def _verdict(self, pair: tuple[int, int], gamblers: Gamblers) -> Verdict:
        larger, smaller = float(gamblers.best_larger[0]), float(gamblers.best_smaller[0])
        most = max(larger, smaller)
        stronger = None if most < self._limit else pair[0] if larger > smaller else pair[1]
        return Verdict(pair, stronger, float(np.exp(min(most, 700))))
