"""Statistics: shares of victories, margins, and 95% intervals that treat a deal as one observation.

Deals are independent of each other, but the games of one deal are not.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from cafe.arena.match import Played

Numbers = NDArray[np.float64]
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Interval:
    """A mean, and the interval that contains the true one in 95 of 100 tournaments."""

    mean: float
    low: float
    high: float


def share(game: Played, entrant: int) -> float:
    """The part of a victory that an entrant's seats won; sharers get equal parts."""
    return sum(game.seating[seat] == entrant for seat in game.winners) / len(game.winners)


def margin(game: Played, entrant: int) -> float:
    """The mean score of an entrant's seats minus the mean score of the others'."""
    own = [score for score, who in zip(game.scores, game.seating, strict=True) if who == entrant]
    others = [score for score, who in zip(game.scores, game.seating, strict=True) if who != entrant]
    return sum(own) / len(own) - sum(others) / len(others)


def by_deal(games: list[Played], values: list[float]) -> Numbers:
    """The mean of a value over the games of each deal, in order of the deals."""
    together: dict[int, list[float]] = {}
    for game, value in zip(games, values, strict=True):
        together.setdefault(game.deal, []).append(value)
    return np.array([sum(found) / len(found) for _, found in sorted(together.items())])


def share_interval(deals: Numbers) -> Interval:
    """Wilson's score interval for a share, with the effective number of independent games.

    That number is p(1-p)/se² with the standard error between deals, reduced for few deals as Korn and Graubard do (by
    Student's t); if every deal went the same way, it is the number of deals.
    """
    mean, error, quantile = float(deals.mean()), _standard_error(deals), student(len(deals) - 1)
    games = mean * (1 - mean) / error**2 * (Z / quantile) ** 2 if error > 0 else float(len(deals))
    centre = (mean + Z**2 / (2 * games)) / (1 + Z**2 / games)
    half = Z / (1 + Z**2 / games) * float(np.sqrt(mean * (1 - mean) / games + Z**2 / (4 * games**2)))
    return Interval(mean, max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(deals: Numbers) -> Interval:
    """Student's interval for a mean over deals; a single deal says nothing about its error."""
    mean = float(deals.mean())
    half = student(len(deals) - 1) * _standard_error(deals) if len(deals) > 1 else float("inf")
    return Interval(mean, mean - half, mean + half)


def _standard_error(deals: Numbers) -> float:
    return float(deals.std(ddof=1) / np.sqrt(len(deals))) if len(deals) > 1 else 0.0


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's t: Abramowitz and Stegun 26.7.5, within a percent from three degrees up."""
    v, z = float(max(freedom, 1)), Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / math.pow(v, i) for i, term in enumerate(terms, 1))
