"""Why a turn is good or bad, worked out in the kernel: rows of numbers, one for each reason."""

from __future__ import annotations

from typing import Any

from cafe.bots.best_turns import LENGTH, STEPS
from cafe.bots.buffers import Buffers
from cafe.bots.evaluation import features_of
from cafe.bots.reason_names import (
    BAR,
    BAR_COSTS,
    BAR_PAYS,
    COLUMNS,
    FILLS_TABLE,
    LEAVES_ONE_SEAT,
    LEAVES_OPEN,
    LEAVES_OPEN_NATIONAL,
    NATIONAL,
    NONE,
    POINTS,
    REASON_GUEST,
    REASON_SEAT,
    TABLE,
    TAKES_JOKER,
    WASTES_JOKER,
    WHAT,
    WHOLE_HAND,
)
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import entry, kernel, overload, woven
from cafe.rules.guests import JOKER_F
from cafe.rules.seating import FULL, NO_TABLE, company_points, is_national, is_paid_double, seated_at
from cafe.rules.state import OVER, Array, Floor, State

DEAR, DEAR_NATIONAL = 4, 6  # points; a seat that pays so much to the next player is worth a word

# Where the states are: the one before the turn, the one it has led to so far, one to price a guest in.
BEFORE, AFTER = range(2)
# Rows of numbers of actions: those that are legal, and what tables pay.
LEGAL, PRICES, PAID = range(3)


@entry
def write_reasons(buffers: Buffers, turn: Array, rows: Array) -> int:
    """What speaks for a turn from states[0], then what it leaves to the next player; returns how many rows.

    states[1] is the café after the turn then.
    """
    states, floor, count = buffers.states, buffers.floors[0], 0
    states[AFTER] = states[BEFORE]
    for step in range(turn[LENGTH]):
        code = turn[STEPS + step]
        if m.row_of(floor, code) < m.guest_row(floor):
            count = add_placement(buffers, code, rows, count)
        else:
            count = add_move(states[AFTER], floor, code, rows, count)
        dispatch.play(states[AFTER], floor, buffers.legal_moves[0], code)
    after = states[AFTER]
    if after.phase == OVER or after.player == states[BEFORE].player:  # nobody else is next
        return count
    if pays_to_fill(after):
        return add_tables_to_fill(states[BEFORE], after, floor, rows, count)
    return add_open_tables(buffers, rows, count)


@kernel
def add_reason(rows: Array, count: int, what: int, table: int, points: int) -> int:
    """Write one reason, about a table and points if any; returns how many there are now."""
    for column in range(COLUMNS):
        rows[count, column] = NONE
    rows[count, WHAT] = what
    rows[count, TABLE] = table
    rows[count, POINTS] = points
    return count + 1


@woven
def add_placement(buffers: Buffers, code: int, rows: Array, count: int) -> int:
    """What a placement or a swap brings (G7, J7), and a joker wasted or taken (B9, J9)."""
    floor, state = buffers.floors[0], buffers.states[AFTER]
    kind, seat = code // floor.seats, code % floor.seats
    if kind >= floor.kinds:
        count = add_reason(rows, count, TAKES_JOKER, NONE, NONE)
        rows[count - 1, REASON_SEAT] = seat
        return count
    price_in(buffers, code)
    for i in range(floor.touching[seat]):
        table, pay = int(floor.tables_of[seat, i]), buffers.codes[PRICES, i]
        if pay and seated_at(state, table) + 1 == FULL:
            count = add_reason(rows, count, FILLS_TABLE, table, pay)
        elif is_paid_double(state, table, pay):
            count = add_reason(rows, count, NATIONAL, table, pay)
    if kind >= JOKER_F and could_be_another(buffers, seat):
        count = add_reason(rows, count, WASTES_JOKER, NONE, NONE)
        rows[count - 1, REASON_GUEST], rows[count - 1, REASON_SEAT] = kind, seat
    return count


@kernel
def price_in(buffers: Buffers, code: int) -> None:
    """Write what a placement would pay at each table it touches into the row of prices."""
    floor = buffers.floors[0]
    kind, seat = code // floor.seats, code % floor.seats
    for i in range(floor.touching[seat]):
        buffers.codes[PRICES, i] = dispatch.price(buffers.states[AFTER], kind, floor.tables_of[seat, i])


@woven
def could_be_another(buffers: Buffers, seat: int) -> bool:
    """Whether a guest of the hand that is no joker could take a seat."""
    floor, codes = buffers.floors[0], buffers.codes[LEGAL]
    dispatch.fill_legal(buffers.states[AFTER], floor, buffers.legal_moves[0])
    for i in range(m.expand(buffers.legal_moves[0], floor, codes)):
        if codes[i] < JOKER_F * floor.seats and codes[i] % floor.seats == seat:
            return True
    return False


@woven
def add_move(state: State, floor: Floor, code: int, rows: Array, count: int) -> int:
    """What any other action is, and brings or costs (B8, J6)."""
    row, bonus = m.row_of(floor, code), int(dispatch.bonus(state, floor, code))
    guest_reason, move_reasons = own_reasons(state)
    if row == m.guest_row(floor):
        if guest_reason == BAR:
            return add_reason(rows, count, BAR_PAYS if bonus > 0 else BAR_COSTS, NONE, abs(bonus))
        return add_reason(rows, count, guest_reason, NONE, NONE)
    if row != m.move_row(floor):
        return count
    reason = move_reasons[code - m.first_code(floor, row)]
    if reason == WHOLE_HAND:
        return add_reason(rows, count, reason, NONE, bonus) if bonus else count
    return add_reason(rows, count, reason, NONE, NONE)


@woven
def add_open_tables(buffers: Buffers, rows: Array, count: int) -> int:
    """Tables with more guests than before, where the next player could be paid well (G7); can be, if hands are open."""
    floor, before, after = buffers.floors[0], buffers.states[BEFORE], buffers.states[AFTER]
    if not floor.closed_hands:
        find_paid(buffers)
    for table in range(floor.tables):
        guests = seated_at(after, table)
        if after.tables[table] == NO_TABLE or guests <= seated_at(before, table) or not 0 < guests < FULL:
            continue
        national = is_national(after, table)
        points = company_points(int(guests) + 1, national)
        if not floor.closed_hands:
            points = buffers.codes[PAID, table]
        if points >= (DEAR_NATIONAL if national else DEAR):
            count = add_reason(rows, count, LEAVES_OPEN_NATIONAL if national else LEAVES_OPEN, table, points)
    return count


@woven
def find_paid(buffers: Buffers) -> None:
    """The most that one guest of the player to move would be paid at each table, into a row of its own."""
    floor, codes = buffers.floors[0], buffers.codes
    for table in range(floor.tables):
        codes[PAID, table] = 0
    dispatch.fill_legal(buffers.states[AFTER], floor, buffers.legal_moves[0])
    for i in range(m.expand(buffers.legal_moves[0], floor, codes[LEGAL])):
        if m.row_of(floor, codes[LEGAL, i]) < floor.kinds:
            price_in(buffers, codes[LEGAL, i])
            seat = codes[LEGAL, i] % floor.seats
            for j in range(floor.touching[seat]):
                table = floor.tables_of[seat, j]
                codes[PAID, table] = max(codes[PAID, table], codes[PRICES, j])


@kernel
def add_tables_to_fill(before: State, after: State, floor: Floor, rows: Array, count: int) -> int:
    """Tables that now want one guest only: the next player may fill them (J7)."""
    for table in range(floor.tables):
        if seated_at(after, table) == FULL - 1 > seated_at(before, table):
            count = add_reason(rows, count, LEAVES_ONE_SEAT, table, NONE)
    return count


def own_reasons(state: State) -> tuple[int, tuple[int, ...]]:
    """The reasons of a game's own actions: the one that is about a guest, and each of its moves."""
    known = features_of(state)
    return known.GUEST_REASON, known.MOVE_REASONS


def pays_to_fill(state: State) -> bool:
    """Whether a full table is what pays in a game, and not company."""
    pays: bool = features_of(state).PAYS_TO_FILL
    return pays


@overload(own_reasons, inline="always")
def _own_reasons(state: Any) -> Any:
    known = features_of(state)
    told = known.GUEST_REASON, known.MOVE_REASONS
    return lambda state: told  # noqa: ARG005 - an overload takes what it stands for takes


@overload(pays_to_fill, inline="always")
def _pays_to_fill(state: Any) -> Any:
    pays = features_of(state).PAYS_TO_FILL
    return lambda state: pays  # noqa: ARG005
