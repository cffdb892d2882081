"""Testing by betting: evidence about a mean that may be read after every observation.

A gambler who starts with 1 bets, before each observation, on the mean being larger (or smaller) than m. If m is the
true mean the game is fair, and the chance that the fortune ever reaches 1/a is at most a (Ville's inequality), so you
may look often and stop when the result looks good. The stakes follow Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting" (2024), section 5 (aGRAPA), chosen from earlier observations only.
"""

from __future__ import annotations

import numpy as np

from cafe.arena.statistics import Interval, Numbers

ERROR = 0.05
STAKE = 0.5  # at most this part of the fortune
GRID = np.linspace(0, 1, 1001)[1:-1]


class Gamblers:
    """Two fortunes for each candidate mean: one bets that the true mean is larger, one that it is smaller."""

    def __init__(self, candidates: Numbers) -> None:
        self._candidates = candidates
        self._larger = np.zeros(len(candidates))  # logarithms of the fortunes
        self._smaller = np.zeros(len(candidates))
        self.best_larger = np.zeros(len(candidates))  # the most they ever had
        self.best_smaller = np.zeros(len(candidates))
        self._count, self._sum, self._squares = 1, 0.5, 0.25  # a prior of one observation: 1/2 ± 1/2

    def observe(self, value: float) -> None:
        """Bet, then observe a value from 0 to 1."""
        m = self._candidates
        edge = self._sum / self._count - m
        stake = edge / (self._squares / self._count + edge**2)
        self._larger += np.log1p(np.clip(stake, 0, STAKE / m) * (value - m))
        self._smaller += np.log1p(np.clip(-stake, 0, STAKE / (1 - m)) * (m - value))
        np.maximum(self.best_larger, self._larger, out=self.best_larger)
        np.maximum(self.best_smaller, self._smaller, out=self.best_smaller)
        self._count += 1
        self._sum += value
        self._squares += (value - self._sum / self._count) ** 2


def sequence_interval(values: Numbers, error: float = ERROR) -> Interval:
    """An interval for a mean that holds however often you look: the candidates nobody got rich against."""
    gamblers = Gamblers(GRID)
    for value in values.tolist():
        gamblers.observe(value)
    limit = np.log(2 / error)
    left = GRID[(gamblers.best_larger < limit) & (gamblers.best_smaller < limit)]
    step = float(GRID[1] - GRID[0])
    mean = float(values.mean())
    low, high = (float(left[0]) - step, float(left[-1]) + step) if len(left) else (mean, mean)
    return Interval(mean, max(0.0, low), min(1.0, high))
