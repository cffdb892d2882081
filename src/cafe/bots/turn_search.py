"""Whole turns: the sequence of steps that promises most, found by trying them all, or the most promising beginnings.

A turn ends here where something hidden comes to light (a table is drawn): what lies behind must not be known, so the
player plans again from there.
"""

from __future__ import annotations

from typing import Any

from cafe.bots.beam import beam_turns
from cafe.bots.best_turns import (
    DEPTH,
    LENGTH,
    STEPS,
    Ranking,
    is_settled,
    offer_turn,
    write_step,
)
from cafe.bots.buffers import Buffers
from cafe.bots.evaluation import features_of, is_learnt, worth
from cafe.bots.float_arrays import Floats
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import kernel, overload, woven
from cafe.rules.ruleset import Record
from cafe.rules.state import END_OFFERED, Array, Floor, State
from cafe.rules.winning import sharers

MOST_TRIED = 200_000  # steps; only a made-up position with a huge hand needs more, and is cut short

# Rows of the scratch space: the path being tried, how many steps each depth has, and how many of them have been tried.
TRYING, COUNT, CURSOR = range(3)


@woven
def next_steps(buffers: Buffers, weights: Floats, width: int) -> None:
    """What a player does next, from states[0], into the buffers' turn: the best turn, or a word about the end.

    `width` as in plan_turns.
    """
    if buffers.states[0].phase == END_OFFERED:
        answer_offer(buffers)
    else:
        plan_turns(buffers, weights, Ranking(buffers.turn, buffers.value), width)


@kernel
def answer_offer(buffers: Buffers) -> None:
    """Who would win ends the game (K10c): everybody can count the hands."""
    state, floor = buffers.states[0], buffers.floors[0]
    move = m.DECLARE_END if sharers(state, floor, state.player) else m.DECLINE_END
    write_step(buffers.turn, m.first_code(floor, m.move_row(floor)) + move)


def plan_turns(buffers: Buffers, weights: Floats, best: Ranking, width: int) -> int:
    """Rank the best turns from states[0]; returns how many.

    The best is the one with the most points, or, with weights, with the best evaluation too. `width` is how many
    beginnings are carried on where not all can be.
    """
    if not is_learnt(weights) or width > features_of(buffers.states).ENOUGH:
        return all_turns(buffers, weights, best)
    return beam_turns(buffers, weights, best, width)


@overload(plan_turns)
def _plan_turns(buffers: Any, weights: Any, best: Any, width: Any) -> Any:
    states = buffers.types[buffers.fields.index("states")]
    enough = features_of(states.dtype).ENOUGH

    def some_turns(buffers: Any, weights: Any, best: Any, width: Any) -> Any:
        if not is_learnt(weights) or width > enough:
            return all_turns(buffers, weights, best)
        return beam_turns(buffers, weights, best, width)

    def every_turn(buffers: Any, weights: Any, best: Any, width: Any) -> Any:
        return all_turns(buffers, weights, best)

    return some_turns if enough else every_turn


@kernel
def all_turns(buffers: Buffers, weights: Floats, best: Ranking) -> int:
    """Try every turn, as plan_turns; there is a state for each step, and a row of numbers of actions."""
    states, floor, legal_moves, codes = buffers.states, buffers.floors[0], buffers.legal_moves, buffers.codes
    scratch, features = buffers.scratch, buffers.features
    player = states[0].player
    kept, depth = 0, 0
    open_depth(states, floor, legal_moves, codes, scratch, 0)
    for _ in range(MOST_TRIED):
        while depth >= 0 and scratch[CURSOR, depth] == scratch[COUNT, depth]:
            depth -= 1
        if depth < 0:
            break
        code = codes[depth, scratch[CURSOR, depth]]
        scratch[CURSOR, depth] += 1
        scratch[TRYING, STEPS + depth] = code
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        dispatch.play(after, floor, legal_moves[0], code)
        if is_settled(after, states[0]):
            scratch[TRYING, LENGTH] = depth + 1
            value = float(after.scores[player])
            if is_learnt(weights):
                value = worth(after, floor, player, states[0].drawn, weights, features)
            kept = offer_turn(after, floor, player, scratch[TRYING], best, kept, value, buffers.stream)
        elif depth + 1 < DEPTH and is_in_order(after, floor, scratch, depth):
            depth += 1
            open_depth(states, floor, legal_moves, codes, scratch, depth)
    return kept


@woven
def open_depth(states: Record, floor: Floor, legal_moves: Record, codes: Array, scratch: Array, depth: int) -> None:
    """List the legal steps of a state on the way."""
    dispatch.fill_legal(states[depth], floor, legal_moves[0])
    scratch[COUNT, depth] = m.expand(legal_moves[0], floor, codes[depth])
    scratch[CURSOR, depth] = 0


@woven
def is_in_order(state: State, floor: Floor, scratch: Array, depth: int) -> bool:
    """Whether to go on from here; where the order does not matter only one of each is tried (J5).

    Swaps come first, then placements; a third of one sex comes last whatever its number (J13).
    """
    if not floor.any_order or depth == 0 or state.third >= 0:
        return True
    return rank(floor, scratch[TRYING, STEPS + depth]) >= rank(floor, scratch[TRYING, STEPS + depth - 1])


@kernel
def rank(floor: Floor, code: int) -> int:
    """A step's place in the one order that is tried."""
    swaps = floor.kinds * floor.seats
    return code - swaps if swaps <= code < 2 * swaps else code + swaps
