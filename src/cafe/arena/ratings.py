"""Ratings by openskill (Weng and Lin's Plackett-Luce model), from every game in order."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from cafe.arena.match import Played
from cafe.rules.verdict import ranks


@dataclass(frozen=True)
class Rating:
    """A strength and its uncertainty; everybody starts at 25 ± 8.3."""

    mu: float
    sigma: float


def rate(entrants: int, games: list[Played]) -> list[Rating]:
    """Everybody's rating after all games; an entrant on several seats moves by the mean of their changes."""
    model = PlackettLuce(tau=0.0)  # programs do not learn from game to game
    ratings = [Rating(model.mu, model.sigma) for _ in range(entrants)]
    for game in games:
        seats = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in game.seating]
        moved = model.rate(seats, ranks=[float(rank) for rank in ranks(game.scores, game.winners)])
        for who in set(game.seating):
            new = [team[0] for team, here in zip(moved, game.seating, strict=True) if here == who]
            ratings[who] = Rating(sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new))
    return ratings
