"""Whether a position makes a puzzle: it has one best turn, and no naive player finds it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cafe.bots.turns_by_points import Turn, turns_by_points
from cafe.puzzles.naive import most_of_naive
from cafe.rules.actions import Action
from cafe.rules.game import Game

GOING_ON = ("seat", "open_group", "stop")
MOST_TURNS = 400  # to examine at most; a position with more good turns is a muddle, not a puzzle

Sitting = tuple[str, str | None, tuple[int, ...]]


@dataclass(frozen=True)
class Solution:
    """The one best turn, the most points of any naive player, and how many other turns come within a point."""

    turn: Turn
    naive: int
    near: int


def solve(game: Game) -> Solution | None:
    """The solution of a position at the beginning of a turn, or None if it makes no puzzle."""
    turns = turns_by_points(game, MOST_TURNS)
    best = turns[0]
    target = seating(game, best.actions)
    if any(seating(game, turn.actions) != target for turn in turns if turn.points == best.points):
        return None
    naive = most_of_naive(game, best.points)
    if naive >= best.points or any(goes_on(game, turn) for turn in turns):
        return None
    close = {frozenset(seating(game, turn.actions).items()) for turn in turns if turn.points >= best.points - 1}
    return Solution(best, naive, len(close) - 1)


def sitting(game: Game, action: Action) -> Sitting:
    """Who does what at which tables; two chairs at the same tables pay the same."""
    plan = game.ruleset.plan
    seat = plan.seat_at.get(action.at or "")
    return action.do, action.guest, () if seat is None else tuple(plan.tables_of[seat])


def seating(game: Game, actions: tuple[Action, ...]) -> Counter[Sitting]:
    """What a turn does, regardless of order."""
    return Counter(sitting(game, action) for action in actions if action.do != "stop")


def goes_on(game: Game, turn: Turn) -> bool:
    """Whether a turn goes on after revealing something hidden (K6), so that its total cannot be known."""
    after = game.copy()
    for action in turn.actions:
        after.play(action)
    return after.to_move == game.to_move and any(action.do in GOING_ON for action in after.legal_actions())
