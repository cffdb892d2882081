"""Verdicts: the rule that refuses an action, its cause and whom it concerns; or what a legal one pays."""

from __future__ import annotations

from cafe.rules import dispatch
from cafe.rules.answers import MOST_PAYING, MOST_TOUCHED, NONE, Verdict
from cafe.rules.choices import write_points
from cafe.rules.compiled import kernel
from cafe.rules.legal_moves import first_code, row_of
from cafe.rules.seating import FULL, NOBODY
from cafe.rules.state import Floor, State
from cafe.rules.verdict import B9, G3, J9, LEGAL


@kernel
def clear_verdict(verdict: Verdict, refusal: int) -> None:
    """A verdict that says nothing yet but whether the action is legal."""
    verdict.rule = refusal
    verdict.because = refusal
    verdict.table = NONE
    verdict.bonus = 0
    for i in range(MOST_TOUCHED):
        verdict.seats[i] = NONE
    for i in range(MOST_PAYING):
        verdict.paying[i] = NONE
        verdict.points[i] = 0


@kernel
def write_verdict(state: State, floor: Floor, code: int, refusal: int, verdict: Verdict) -> None:
    """The verdict on a single action; `refusal` is what the game says of it."""
    clear_verdict(verdict, refusal)
    row = row_of(floor, code)
    place = code - first_code(floor, row)
    if refusal == LEGAL:
        verdict.bonus = write_points(state, floor, code, verdict.points)
        if row < floor.kinds:
            for i in range(floor.touching[place]):
                verdict.paying[i] = floor.tables_of[place, i]
        return
    verdict.because, verdict.table = dispatch.concern(state, floor, row, place, refusal)
    if row < floor.kinds + floor.swaps and refusal in (G3, B9, J9):
        concern_seat(state, verdict, place)
    elif verdict.table != NONE:
        concern_table(state, floor, verdict)


@kernel
def concern_seat(state: State, verdict: Verdict, seat: int) -> None:
    """The guest on a seat is concerned, where one sits there; after the last one noted."""
    if state.seats[seat] == NOBODY:
        return
    for i in range(MOST_TOUCHED):
        if verdict.seats[i] == NONE:
            verdict.seats[i] = seat
            verdict.guests[i] = state.seats[seat]
            return


@kernel
def concern_table(state: State, floor: Floor, verdict: Verdict) -> None:
    """Everybody at the table of a verdict is concerned, in reading order."""
    last = NONE
    for _ in range(FULL):
        best = NONE
        for side in range(FULL):
            seat = floor.seats_of[verdict.table, side]
            if seat > last and (best == NONE or seat < best):
                best = seat
        concern_seat(state, verdict, best)
        last = best


@kernel
def add_payment(verdict: Verdict, table: int, points: int) -> None:
    """Points of a table, added to what it pays already."""
    for i in range(MOST_PAYING):
        if verdict.paying[i] == table or verdict.paying[i] == NONE:
            verdict.paying[i] = table
            verdict.points[i] += points
            return
