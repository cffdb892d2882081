"""How a game stands for a player: the lead now, the margin to be expected at the end, the chance to win."""

from __future__ import annotations

import math

from cafe.bots.evaluation import is_learnt, look_ahead, stage
from cafe.bots.exponential import exponential
from cafe.bots.float_arrays import Floats
from cafe.rules.compiled import kernel
from cafe.rules.seating import penalty
from cafe.rules.state import OVER, Floor, State
from cafe.rules.winning import sharers


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
def margin(state: State, floor: Floor, me: int, drawn: int, weights: Floats, features: Floats) -> float:
    """How far a player will be ahead of the best of the others at the end, as far as can be told (see look_ahead)."""
    if state.phase == OVER:
        return float(lead(state, floor, me, True))
    if not is_learnt(weights):
        return float(lead(state, floor, me, False))
    return lead(state, floor, me, False) + look_ahead(state, floor, me, drawn, weights, features)


@kernel
def chance(state: State, floor: Floor, me: int, ahead: float, spread: Floats) -> float:
    """The chance of a player to win with such a margin: the more is still to come, the less a margin says.

    `spread` is how far a margin spreads at the end of a game and, on top of that, at its beginning.
    """
    if state.phase == OVER:
        shared = sharers(state, floor, me)
        return 1.0 / shared if shared else 0.0
    left = stage(state, floor)
    return 1.0 / (1.0 + exponential(-ahead / (spread[0] + spread[1] * math.sqrt(left))))
