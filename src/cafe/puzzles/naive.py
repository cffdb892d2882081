"""Naive players. Playing a turn as they do must not solve a puzzle, however lucky they are with ties."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cafe.rules.game import Game
from cafe.rules.told import Choice

Steps = Callable[[Game], Iterable[Choice]]
"""The steps that a naive player may take; all of them are tried."""


def best_guest_first(game: Game) -> Iterable[Choice]:
    """Of all legal steps, those that pay most right now; after the first points, only steps that pay."""
    return _paying_most(game, game.choices())


def best_seat(game: Game) -> Iterable[Choice]:
    """The same, looking only at free seats, not at the bar or swaps."""
    return _paying_most(game, _seats(game))


def first_fit(game: Game) -> Iterable[Choice]:
    """The first guest of the hand that fits, on the best-paying seat; one who would be alone may be passed over."""
    seats, player = _seats(game), game.to_move
    steps: list[Choice] = []
    for guest in dict.fromkeys(game.open_view().hands[player] or ()):
        own = _most([choice for choice in seats if choice.guest == guest])
        steps += own
        if own and not own[0].alone:
            break
    return steps


NAIVE: tuple[Steps, ...] = (first_fit, best_guest_first, best_seat)


def most_of_naive(game: Game, enough: int | None = None) -> int:
    """The most points that any naive player can make in this turn; stops looking above `enough`."""
    most = 0
    for steps in NAIVE:
        most = max(most, most_points(game, steps, enough))
        if enough is not None and most >= enough:
            break
    return most


def most_points(game: Game, steps: Steps, enough: int | None = None) -> int:
    """The most points of a player who takes only such steps, in any order of ties, and stops at the best moment."""
    player, before, most = game.to_move, game.scores[game.to_move], 0
    waiting, seen = [game], set()
    while waiting and (enough is None or most < enough):
        here = waiting.pop()
        for choice in steps(here):
            after = here.copy()
            after.play(choice.action)
            most = max(most, after.scores[player] - before)
            if after.to_move == player and not after.is_over and (place := after.state.tobytes()) not in seen:
                seen.add(place)
                waiting.append(after)
    return most


def _seats(game: Game) -> list[Choice]:
    return [choice for choice in game.choices() if choice.do == "seat"]


def _paying_most(game: Game, choices: list[Choice]) -> list[Choice]:
    found = _most(choices)
    return [] if found and found[0].total <= 0 and game.turn_points else found


def _most(choices: list[Choice]) -> list[Choice]:
    most = max((choice.total for choice in choices), default=0)
    return [choice for choice in choices if choice.total == most]
