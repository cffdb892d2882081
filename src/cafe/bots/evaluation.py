"""The evaluation: what a café promises to a player who has just moved, as features, and what they are worth in points.

The features are public, or the player's own; what the next player may hold is a likelihood. The weights are learnt from
games the program played (bench/learn.py, bench/learn_choices.py) and lie in data/weights.toml.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from cafe.bots import board_features, card_features, junior_features
from cafe.bots.feature_names import MY_NEW
from cafe.bots.float_arrays import Floats
from cafe.rules import board, card, junior
from cafe.rules.compiled import kernel, overload
from cafe.rules.dispatch import module_of
from cafe.rules.seating import guests_left, penalty, tables_left, take_from_hand
from cafe.rules.state import OVER, Floor, State

# What planning knows of a game, by the module of its rules: `describe` writes the features of a café, and ENOUGH is the
# most beginnings of a turn with which the game is content; who would carry on more tries all turns.
KNOWN = {card: card_features, board: board_features, junior: junior_features}


@kernel
def is_learnt(weights: Floats) -> bool:
    """Whether there are weights, of the beginning and of the end of a game; else the points alone count."""
    return len(weights) > 1


@kernel
def worth(state: State, floor: Floor, me: int, drawn: int, weights: Floats, features: Floats) -> float:
    """The points a player is ahead of the next one, those still to come included; `drawn` as in look_ahead."""
    them = (me + 1) % state.players
    lead = float(state.scores[me] - state.scores[them])
    if state.phase == OVER:
        return lead - penalty(state, floor, me) + penalty(state, floor, them)
    return lead + look_ahead(state, floor, me, drawn, weights, features)


@kernel
def look_ahead(state: State, floor: Floor, me: int, drawn: int, weights: Floats, features: Floats) -> float:
    """What the features are worth: a mean of the weights of the beginning and of the end of a game.

    The guests drawn since `drawn` of them had left the stock count only by their number: the player who chose the turn
    could not know them. They are put back on the stock, so the state is used up.
    """
    new = state.drawn - drawn
    for i in range(drawn, state.drawn):
        take_from_hand(state, me, state.stock[i])
    state.drawn = drawn
    count = describe(state, floor, me, features)
    features[MY_NEW] = new
    early = stage(state, floor)
    begin, finish = 0.0, 0.0
    for i in range(count):
        begin += features[i] * weights[0, i]
        finish += features[i] * weights[1, i]
    return early * begin + (1.0 - early) * finish


@kernel
def stage(state: State, floor: Floor) -> float:
    """How much of the game is left, from 1 to 0."""
    left = guests_left(state) / 100.0
    if not floor.draws_tables:
        return left
    return min(left, tables_left(state) / 20.0)


def features_of(state: Any) -> ModuleType:
    """What planning knows of the game whose state this is; when compiling, whose state is of this type."""
    return KNOWN[module_of(state)]


def describe(state: State, floor: Floor, me: int, features: Floats) -> int:
    """Write the features of a state for a player who has just moved; returns how many of them the game knows."""
    count: int = features_of(state).describe(state, floor, me, features)
    return count


@overload(describe, inline="always")
def _describe(state: Any, floor: Any, me: Any, features: Any) -> Any:
    function = features_of(state).describe
    return lambda state, floor, me, features: function(state, floor, me, features)
