"""Whole turns: the sequence of steps that promises most, found by trying them all, or the most promising beginnings.

A plan ends where something hidden comes to light (a table is drawn): what lies behind must not be known, so the player
plans anew from there.
"""

from __future__ import annotations

from typing import Any

from numba.extending import overload

from cafe.bots.beam import beam_turns
from cafe.bots.best_turns import DEPTH, LENGTH, STEPS, is_settled, offer_plan, write_step
from cafe.bots.evaluation import worth
from cafe.bots.float_arrays import Floats
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.jit import kernel, woven
from cafe.rules.random_stream import Stream
from cafe.rules.ruleset import Record
from cafe.rules.state import END_OFFERED, Array, Floor, State
from cafe.rules.winning import sharers

# Beginnings carried on where not all turns can be tried, in Junior and, by imagined players, in card:
WIDTH = 32  # by a player who thinks
AT_ONCE = 6  # by one who does not think for long
IN_ROLLOUTS = 3  # by an imagined one: quick, so that much can be imagined
MOST_TRIED = 200_000  # steps; only a made-up position with a huge hand needs more, and is cut short

# Rows of the notebook: the path being tried, how many steps each depth has, and how many of them have been tried.
TRYING, COUNT, CURSOR = range(3)


@woven
def next_steps(
    states: Record,
    floor: Floor,
    legal_moves: Record,
    codes: Array,
    notebook: Array,
    hopes: Floats,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    plan: Array,
    value: Floats,
    width: int,
) -> None:
    """What a player does next, from states[0], into the one row of `plan`: the best turn, or a word about the end;
    `width` as in plan_turns.
    """
    state = states[0]
    if state.phase == END_OFFERED:  # who would win ends the game (K10c): everybody can count the hands
        move = m.DECLARE_END if sharers(state, floor, state.player) else m.DECLINE_END
        write_step(plan, m.first_code(floor, m.move_row(floor)) + move)
    else:
        plan_turns(states, floor, legal_moves, codes, notebook, hopes, stream, weights, facts, plan, value, width)


def plan_turns(
    states: Record,
    floor: Floor,
    legal_moves: Record,
    codes: Array,
    notebook: Array,
    hopes: Floats,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    plans: Array,
    values: Floats,
    width: int,
) -> int:
    """Write the best turns from states[0] into `plans`, as many as it has rows, the best first; returns how many.

    The best is the one with the most points, or, with weights, with the best outlook too. `width` is how many
    beginnings are carried on where not all can be.
    """
    if len(weights) == 0 or width > _widest(states.dtype.fields):
        return all_turns(states, floor, legal_moves, codes, notebook, stream, weights, facts, plans, values)
    return beam_turns(states, floor, legal_moves, codes, notebook, hopes, stream, weights, facts, plans, values, width)


def _widest(fields: Any) -> int:
    """The most beginnings with which a game is content; who would carry on more tries all turns.

    In Junior there are too many of them, unless points alone are looked at. In card a hand of twelve has hundreds, too
    many only for imagined players, who are asked often. On the board all are tried.
    """
    if "filled" in fields:
        return WIDTH
    return IN_ROLLOUTS if "laid_down" in fields else 0


@overload(plan_turns, strict=False)
def _plan_turns(
    states: Any,
    floor: Any,
    legal_moves: Any,
    codes: Any,
    notebook: Any,
    hopes: Any,
    stream: Any,
    weights: Any,
    facts: Any,
    plans: Any,
    values: Any,
    width: Any,
) -> Any:
    widest = _widest(states.dtype.fields)

    def some_turns(
        states: Any,
        floor: Any,
        legal_moves: Any,
        codes: Any,
        notebook: Any,
        hopes: Any,
        stream: Any,
        weights: Any,
        facts: Any,
        plans: Any,
        values: Any,
        width: Any,
    ) -> Any:
        if len(weights) == 0 or width > widest:
            return all_turns(states, floor, legal_moves, codes, notebook, stream, weights, facts, plans, values)
        return beam_turns(
            states, floor, legal_moves, codes, notebook, hopes, stream, weights, facts, plans, values, width
        )

    def every_turn(
        states: Any,
        floor: Any,
        legal_moves: Any,
        codes: Any,
        notebook: Any,
        hopes: Any,
        stream: Any,
        weights: Any,
        facts: Any,
        plans: Any,
        values: Any,
        width: Any,
    ) -> Any:
        return all_turns(states, floor, legal_moves, codes, notebook, stream, weights, facts, plans, values)

    return some_turns if widest else every_turn


@kernel
def all_turns(
    states: Record,
    floor: Floor,
    legal_moves: Record,
    codes: Array,
    notebook: Array,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    plans: Array,
    values: Floats,
) -> int:
    """Try every turn, as plan_turns; `states` has room for DEPTH + 1 records, `codes` a row of numbers for each."""
    player = states[0].player
    kept, depth = 0, 0
    open_depth(states, floor, legal_moves, codes, notebook, 0)
    for _ in range(MOST_TRIED):
        while depth >= 0 and notebook[CURSOR, depth] == notebook[COUNT, depth]:
            depth -= 1
        if depth < 0:
            break
        code = codes[depth, notebook[CURSOR, depth]]
        notebook[CURSOR, depth] += 1
        notebook[TRYING, STEPS + depth] = code
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        dispatch.play(after, floor, legal_moves[0], code)
        if is_settled(after, states[0]):
            notebook[TRYING, LENGTH] = depth + 1
            value = float(after.scores[player])
            if len(weights):
                value = worth(after, floor, player, states[0].drawn, weights, facts)
            kept = offer_plan(after, floor, player, notebook[TRYING], plans, values, kept, value, stream)
        elif depth + 1 < DEPTH and is_in_order(after, floor, notebook, depth):
            depth += 1
            open_depth(states, floor, legal_moves, codes, notebook, depth)
    return kept


@woven
def open_depth(states: Record, floor: Floor, legal_moves: Record, codes: Array, notebook: Array, depth: int) -> None:
    """List the legal steps of a state on the way."""
    dispatch.fill_legal(states[depth], floor, legal_moves[0])
    notebook[COUNT, depth] = m.expand(legal_moves[0], floor, codes[depth])
    notebook[CURSOR, depth] = 0


@woven
def is_in_order(state: State, floor: Floor, notebook: Array, depth: int) -> bool:
    """Whether to go on from here; where the order does not matter only one of each is tried (J5).

    Swaps come first, then placements; a third of one sex comes last whatever its number (J13).
    """
    if not floor.any_order or depth == 0 or state.third >= 0:
        return True
    return rank(floor, notebook[TRYING, STEPS + depth]) >= rank(floor, notebook[TRYING, STEPS + depth - 1])


@kernel
def rank(floor: Floor, code: int) -> int:
    """A step's place in the one order that is tried."""
    swaps = floor.kinds * floor.seats
    return code - swaps if swaps <= code < 2 * swaps else code + swaps
