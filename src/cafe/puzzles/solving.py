"""Whether a position makes a puzzle: it has one best turn, and taking the best guest first misses it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cafe.bots.turns_by_points import Turn, turns_by_points
from cafe.rules.actions import Action
from cafe.rules.game import Game

GOING_ON = ("seat", "open_group", "stop")
MOST_TURNS = 400  # examined at most; a position with more good turns is a muddle, not a puzzle


@dataclass(frozen=True)
class Solution:
    """The one best turn, and the points of taking the best guest first."""

    turn: Turn
    guest_first: int


def solve(game: Game) -> Solution | None:
    """The solution of a position at the beginning of a turn, or None if it makes no puzzle."""
    turns = turns_by_points(game, MOST_TURNS)
    best = turns[0]
    if any(seating(game, turn) != seating(game, best) for turn in turns if turn.points == best.points):
        return None
    guest_first = best_guest_first(game)
    if guest_first >= best.points or any(reveals(game, turn) for turn in turns):
        return None
    return Solution(best, guest_first)


def seating(game: Game, turn: Turn) -> Counter[tuple[str, str | None, tuple[int, ...]]]:
    """Who sits at which tables; for points, two chairs at the same tables are the same."""
    plan = game.ruleset.plan
    sat = [action for action in turn.actions if action.at in plan.seat_at]
    others = [(action.do, action.guest, ()) for action in turn.actions if action not in sat and action.do != "stop"]
    return Counter([*others, *((each.do, each.guest, plan.tables_of[plan.seat_at[each.at or ""]]) for each in sat)])


def reveals(game: Game, turn: Turn) -> bool:
    """Whether a turn goes on after revealing something hidden (K6), so that its total cannot be known."""
    after = game.copy()
    for action in turn.actions:
        after.play(action)
    return after.to_move == game.to_move and any(action.do in GOING_ON for action in after.legal_actions())


def best_guest_first(game: Game) -> int:
    """The most points from always seating the guest that pays most right now, however ties are broken."""
    player, most = game.to_move, 0
    waiting, seen = [game], set()
    while waiting:
        here = waiting.pop()
        most = max(most, here.scores[player] - game.scores[player])
        for action in _tempting(here):
            after = here.copy()
            after.play(action)
            if after.to_move != player or after.is_over:
                most = max(most, after.scores[player] - game.scores[player])
            elif (place := after.state.tobytes()) not in seen:
                seen.add(place)
                waiting.append(after)
    return most


def _tempting(game: Game) -> list[Action]:
    """The steps that pay most right now; after the first points, none that pays nothing."""
    steps = [(game.explain(action).total, action) for action in game.legal_actions()]
    most = max(points for points, _ in steps)
    if most <= 0 and game.turn_points:
        return [action for _, action in steps if action.do == "stop"]
    return [action for points, action in steps if points == most]
