"""Sequential halving: turns are tried side by side, and the worse half is dropped again and again."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cafe.bots.best_turns import codes_of
from cafe.bots.float_arrays import Floats
from cafe.bots.rollout import CHANCE, CHANCES, MARGIN
from cafe.bots.search_settings import Effort
from cafe.rules.state import Array


@dataclass(frozen=True)
class Tried:
    """A turn and what came of it."""

    codes: tuple[int, ...]  # its actions' numbers
    chance: float  # to win
    margin: float  # expected over the best of the others at the end
    chances: tuple[float, ...]  # to win, for every player
    simulations: int


class Race:
    """The turns being tried and what has come of them so far."""

    def __init__(self, turns: Array, prior: Floats, trust: float, players: int, kept: Sequence[int] = ()) -> None:
        self.turns = turns
        self._kept = list(kept)  # never dropped: asked for, so that they are compared with the best in the same cafés
        self.alive = np.arange(len(turns))
        self._trust = trust
        self._prior = prior
        self._sums = np.zeros((len(turns), CHANCES + players))
        self._counts = np.zeros(len(turns), np.int64)
        self._dropped: list[int] = []

    def add(self, results: Floats) -> None:
        """Add the results of some cafés, one by one: the sum must not depend on how they were shared out."""
        for cafe in results:
            self._sums[self.alive] += cafe
        self._counts[self.alive] += len(results)

    def _values(self) -> Floats:
        """The chance to win of each turn, the outlook counted as some simulations."""
        values: Floats = (self._sums[:, CHANCE] + self._trust * self._prior) / (self._counts + self._trust)
        return values

    def halve(self) -> None:
        """Drop the worse half."""
        order = self.alive[np.argsort(-self._values()[self.alive], kind="stable")]
        half = (len(order) + 1) // 2
        stays = (np.arange(len(order)) < half) | np.isin(order, self._kept)
        self._dropped = [*order[~stays].tolist(), *self._dropped]
        self.alive = np.sort(order[stays])

    def tried(self) -> list[Tried]:
        """All turns, the best first: who was dropped later is better."""
        values = self._values()
        best = self.alive[np.argsort(-values[self.alive], kind="stable")].tolist()
        return [self._tried(turn) for turn in best + self._dropped]

    def _tried(self, turn: int) -> Tried:
        """What came of a turn; the outlook's opinion helps to choose, it is told only of a turn that was not tried."""
        count = int(self._counts[turn])
        mean = self._sums[turn] / max(1, count)
        chance = float(mean[CHANCE] if count else self._prior[turn])
        codes = tuple(codes_of(self.turns[turn]))
        return Tried(codes, chance, float(mean[MARGIN]), tuple(mean[CHANCES:].tolist()), count)


class Clock:
    """Shares out the effort to the halvings, an equal part to each."""

    def __init__(self, effort: Effort, began: float, turns: int) -> None:
        self._halvings = max(1, math.ceil(math.log2(turns)))
        self._halving = 0
        self._effort = effort
        self._began = began
        self._took = 0.0  # by one café with all turns, the last time
        self._asked = 0.0
        self._since = 0  # cafés tried since the last halving

    def goes_on(self, alive: int) -> bool:
        """Whether there is another halving."""
        return self._halving < self._halvings and (alive > 1 or self._halving == 0)

    def cafes(self, alive: int) -> int:
        """In how many cafés to try all turns before asking again; 0 halves."""
        if self._effort.simulations is not None:
            share = self._effort.simulations // self._halvings // alive
            return max(1, share) if self._since == 0 else 0
        now = time.perf_counter()
        if self._since:  # the first question after a halving comes at once: nothing was tried in between
            self._took = now - self._asked
        self._asked = now
        seconds = self._effort.seconds or 0.0
        deadline = self._began + seconds * (self._halving + 1) / self._halvings
        if self._halving == self._since == 0:
            return self._effort.threads
        return self._effort.threads if now + self._took < deadline else 0

    def count(self, cafes: int) -> None:
        """So many cafés were tried."""
        self._since += cafes

    def halve(self) -> None:
        """What comes now counts towards the next halving."""
        self._halving += 1
        self._since = 0
