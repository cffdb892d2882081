"""How a game stands for a player: the lead now, the margin to be expected at the end, the chance to win."""

from __future__ import annotations

import math
from typing import Any

from numba.extending import overload

from cafe.bots.numbers import Floats
from cafe.bots.outlook import look_ahead, stage
from cafe.rules.jit import kernel
from cafe.rules.seating import penalty
from cafe.rules.state import OVER, Floor, State

FINER = 1024  # more than any minus points: a tie's second criterion counts less than a point


@kernel
def lead(state: State, floor: Floor, me: int, paid: bool) -> int:
    """How far a player is ahead of the best of the others, minus points paid or not."""
    mine, best = 0, -(1 << 30)
    for player in range(state.players):
        points = int(state.scores[player])
        if paid:
            points -= penalty(state, floor, player)
        if player == me:
            mine = points
        else:
            best = max(best, points)
    return mine - best


@kernel
def is_ahead(state: State, floor: Floor) -> bool:
    """Whether the player to move would win if the game ended now; hand counts are for all to see."""
    return lead(state, floor, state.player, True) > 0


# Only in the card game a tie goes to the fewest minus points (K11); its record alone has guests laid face down.


def in_a_tie(state: State, minus: int) -> int:
    """What minus points count between players of equal scores."""
    return minus if _is_card(state.dtype.names) else 0  # type: ignore[attr-defined]


def _is_card(fields: Any) -> bool:
    return "laid_down" in fields


@overload(in_a_tie, strict=False)
def _in_a_tie(state: Any, minus: Any) -> Any:  # noqa: ARG001
    if _is_card(state.fields):
        return lambda state, minus: minus  # noqa: ARG005
    return lambda state, minus: 0  # noqa: ARG005


@kernel
def standing(state: State, floor: Floor, player: int) -> int:
    """A number that is highest for whoever has won (K11, B12, J12)."""
    minus = int(penalty(state, floor, player))  # interpreted, a byte
    return (int(state.scores[player]) - minus) * FINER - in_a_tie(state, minus)


@kernel
def sharers(state: State, floor: Floor, player: int) -> int:
    """How many share the victory with a player, the player counted; 0 if somebody else has won."""
    mine, count = standing(state, floor, player), 0
    for other in range(state.players):
        theirs = standing(state, floor, other)
        if theirs > mine:
            return 0
        count += theirs == mine
    return count


@kernel
def margin(state: State, floor: Floor, me: int, drawn: int, weights: Floats, facts: Floats) -> float:
    """How far a player will be ahead of the best of the others at the end, as far as can be told (see look_ahead)."""
    if state.phase == OVER:
        return float(lead(state, floor, me, True))
    if len(weights) == 0:
        return float(lead(state, floor, me, False))
    return lead(state, floor, me, False) + look_ahead(state, floor, me, drawn, weights, facts)


@kernel
def chance(state: State, floor: Floor, me: int, ahead: float, spread: Floats) -> float:
    """The chance of a player to win with such a margin: the more is still to come, the less a margin says.

    `spread` is how far a margin spreads at the end of a game and, on top of that, at its beginning.
    """
    if state.phase == OVER:
        shared = sharers(state, floor, me)
        return 1.0 / shared if shared else 0.0
    left = stage(state, floor)
    return 1.0 / (1.0 + math.exp(-ahead / (spread[0] + spread[1] * math.sqrt(left))))
