"""The choices of a moment: every legal action with its points, and what follows as far as its player may know."""

from __future__ import annotations

from cafe.rules import dispatch
from cafe.rules.answers import ENDS, GOES_ON, MOST_TOUCHED, REVEALS, Choice
from cafe.rules.compiled import kernel
from cafe.rules.legal_moves import first_code, row_of
from cafe.rules.state import LAYING, OVER, PLACING, Array, Floor, LegalMoves, State


@kernel
def write_points(state: State, floor: Floor, code: int, points: Array) -> int:
    """Write what a legal action pays by table, in the order of floor.tables_of; returns points of no table."""
    row = row_of(floor, code)
    for i in range(MOST_TOUCHED):
        points[i] = 0
    if row >= floor.kinds:
        return dispatch.bonus(state, floor, code)
    seat = code - first_code(floor, row)
    for i in range(floor.touching[seat]):
        points[i] = dispatch.price(state, row, floor.tables_of[seat, i])
    return 0


@kernel
def write_choice(state: State, floor: Floor, code: int, choice: Choice) -> None:
    """What a legal action would pay."""
    choice.code = code
    choice.bonus = write_points(state, floor, code, choice.points)
    total = int(choice.bonus)
    for i in range(MOST_TOUCHED):
        total += choice.points[i]
    choice.total = total
    seats = row_of(floor, code) < floor.kinds
    choice.alone = seats and total == 0 and state.phase == PLACING and not floor.any_order


@kernel
def reveals(before: State, after: State) -> bool:
    """Whether something hidden has come to light: guests or tables drawn, or a table looked at (J7)."""
    if after.drawn != before.drawn or after.tables_drawn != before.tables_drawn:
        return True
    return after.phase == LAYING and before.phase != LAYING


@kernel
def what_follows(before: State, after: State) -> int:
    """Whether something hidden comes to light, or else whether the turn ends.

    Once something hidden has come to light, whether the turn goes on may depend on it: so that is not told.
    """
    if reveals(before, after):
        return REVEALS
    return ENDS if after.phase == OVER or after.player != before.player else GOES_ON


@kernel
def look_ahead(states: Array, floor: Floor, legal: LegalMoves, code: int, trials: Array) -> int:
    """What follows a legal action, tried on a copy: trials[0] is scratch space."""
    trials[0] = states[0]
    dispatch.play(trials[0], floor, legal, code)
    return what_follows(states[0], trials[0])
