"""A step laid on the café before it is confirmed: the step itself, and nothing of what would come of it."""

from __future__ import annotations

from cafe.rules import dispatch
from cafe.rules.answers import HIDDEN, MOST_TOUCHED, Choice
from cafe.rules.compiled import kernel
from cafe.rules.legal_moves import first_code, guest_row, row_of, table_row
from cafe.rules.placing import score
from cafe.rules.seating import put_in_hand
from cafe.rules.state import LAYING, Floor, State


@kernel
def lay_step(state: State, floor: Floor, choice: Choice) -> None:
    """Lay a legal action on a state that is looked at and thrown away: nobody draws, nothing is cleared."""
    row = row_of(floor, choice.code)
    place = choice.code - first_code(floor, row)
    points = int(choice.bonus)
    for i in range(MOST_TOUCHED):
        points += choice.points[i]
    score(state, points)
    if row < floor.kinds:
        dispatch.leave_hand(state, row)
        state.seats[place] = row
        state.placed += 1
    elif row < guest_row(floor):
        dispatch.leave_hand(state, row - floor.kinds)
        put_in_hand(state, state.player, state.seats[place])
        state.seats[place] = row - floor.kinds
    elif row == guest_row(floor):
        dispatch.set_aside(state, place)
    elif row == table_row(floor) and state.phase == LAYING:
        state.tables[place] = state.tables_stock[state.tables_drawn]
        state.tables_stock[state.tables_drawn] = HIDDEN
