"""Ratings by openskill (Weng and Lin's Plackett-Luce model), from every game in order."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from cafe.arena.match import Played


@dataclass(frozen=True)
class Rating:
    """A strength and how uncertain it is; everybody begins with 25 ± 8.3."""

    mu: float
    sigma: float


def places(kind: str, game: Played) -> list[float]:
    """The place of every seat, 1 for the winners; in the card game fewer minus points break a tie (K11)."""
    worth = [(score, -minus if kind == "card" else 0) for score, minus in zip(game.scores, game.penalties, strict=True)]
    return [1.0 + sum(other > own for other in worth) for own in worth]


def rate(kind: str, entrants: int, games: list[Played]) -> list[Rating]:
    """Everybody's rating after all games; an entrant on several seats moves by the mean of what each would move."""
    model = PlackettLuce(tau=0.0)  # programs do not learn from game to game
    ratings = [Rating(model.mu, model.sigma) for _ in range(entrants)]
    for game in games:
        seats = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in game.seating]
        moved = model.rate(seats, ranks=places(kind, game))
        for who in set(game.seating):
            new = [team[0] for team, here in zip(moved, game.seating, strict=True) if here == who]
            ratings[who] = Rating(sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new))
    return ratings
