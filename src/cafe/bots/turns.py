"""Whole turns: the sequence of steps that pays most, found by trying them all.

A plan ends where something hidden comes to light (a table is drawn): what lies behind must not be known, so the player
plans anew from there.
"""

from __future__ import annotations

from cafe.rules import verbs
from cafe.rules.chance import Stream, below
from cafe.rules.house import Record
from cafe.rules.jit import kernel, woven
from cafe.rules.menu import expand
from cafe.rules.state import GROUPING, PLACING, Array, Floor, State

DEPTH = 16  # steps of a turn; Junior's start player needs nine, and a swap before each
WORST = -(1 << 30)
MOST_TRIED = 200_000  # steps; only a made-up position with a huge hand needs more, and is cut short

# Rows of the notebook: the path being tried, the best so far, and how far each depth has been tried.
TRYING, BEST, COUNT, CURSOR = range(4)


@kernel
def plan_turn(states: Record, floor: Floor, menus: Record, codes: Array, notebook: Array, stream: Stream) -> int:
    """Write the steps of the turn that pays most from states[0] into notebook[BEST]; returns how many.

    `states` has room for DEPTH + 1 records, `codes` a row of action numbers for each; chance breaks ties.
    """
    player = states[0].player
    best, ties, length, depth = WORST, 0, 0, 0
    open_depth(states, floor, menus, codes, notebook, 0)
    for _ in range(MOST_TRIED):
        while depth >= 0 and notebook[CURSOR, depth] == notebook[COUNT, depth]:
            depth -= 1
        if depth < 0:
            break
        code = codes[depth, notebook[CURSOR, depth]]
        notebook[CURSOR, depth] += 1
        notebook[TRYING, depth] = code
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        verbs.play(after, floor, menus[0], code)
        if is_settled(after, states[0]):
            points = after.scores[player]
            ties = ties + 1 if points == best else 1
            if points > best or (points == best and below(stream, ties) == 0):
                best = points
                length = depth + 1
                for i in range(length):
                    notebook[BEST, i] = notebook[TRYING, i]
        elif depth + 1 < DEPTH and is_in_order(after, floor, notebook, depth):
            depth += 1
            open_depth(states, floor, menus, codes, notebook, depth)
    return length


@woven
def open_depth(states: Record, floor: Floor, menus: Record, codes: Array, notebook: Array, depth: int) -> None:
    """List the legal steps of a state on the way."""
    verbs.fill_menu(states[depth], floor, menus[0])
    notebook[COUNT, depth] = expand(menus[0], floor, codes[depth])
    notebook[CURSOR, depth] = 0


@woven
def is_settled(state: State, before: State) -> bool:
    """Whether a plan ends here: the turn is over, or something hidden has come to light."""
    if state.player != before.player or state.tables_drawn != before.tables_drawn:
        return True
    return state.phase != PLACING and state.phase != GROUPING


@woven
def is_in_order(state: State, floor: Floor, notebook: Array, depth: int) -> bool:
    """Whether to go on from here; where the order does not matter only one of each is tried (J5).

    Swaps come first, then placements; a third of one sex comes last whatever its number (J13).
    """
    if not floor.any_order or depth == 0 or state.third >= 0:
        return True
    return rank(floor, notebook[TRYING, depth]) >= rank(floor, notebook[TRYING, depth - 1])


@kernel
def rank(floor: Floor, code: int) -> int:
    """A step's place in the one order that is tried."""
    swaps = floor.kinds * floor.seats
    return code - swaps if swaps <= code < 2 * swaps else code + swaps
