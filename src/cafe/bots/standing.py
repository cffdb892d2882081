"""How a game stands for a player: the lead now, the margin to be expected at the end, the chance to win."""

from __future__ import annotations

import math

from cafe.bots.numbers import Floats
from cafe.bots.outlook import look_ahead, stage
from cafe.rules.jit import kernel
from cafe.rules.seating import penalty
from cafe.rules.state import OVER, Floor, State


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


@kernel
def verdict(state: State, floor: Floor, me: int) -> float:
    """What a game that is over is to a player: 1 won, 0 lost, 0.5 shared; in the card game who paid less wins (K11)."""
    ahead = lead(state, floor, me, True)
    if ahead != 0:
        return 1.0 if ahead > 0 else 0.0
    if floor.any_order or not floor.closed_hands:  # not the card game
        return 0.5
    mine, least = penalty(state, floor, me), 1 << 30
    for player in range(state.players):
        minus = penalty(state, floor, player)
        if player != me and state.scores[player] - minus == state.scores[me] - mine:
            least = min(least, int(minus))
    return 0.5 if mine == least else 1.0 if mine < least else 0.0


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
        return verdict(state, floor, me)
    left = stage(state, floor)
    return 1.0 / (1.0 + math.exp(-ahead / (spread[0] + spread[1] * math.sqrt(left))))
