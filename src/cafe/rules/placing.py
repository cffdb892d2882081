"""Placing a guest in the card and board games: nation, companions, nobody alone, points (K5, B6, G5, G6, G7)."""

from __future__ import annotations

from cafe.rules.answers import NATIONAL, NONE, SAME_SEX, TABLES
from cafe.rules.bits import BIT, lowest, popcount
from cafe.rules.compiled import kernel
from cafe.rules.guests import OF_SEX
from cafe.rules.legal_moves import table_row
from cafe.rules.seating import (
    FULL,
    NO_TABLE,
    NOBODY,
    Words,
    add_kinds,
    admitted,
    holds,
    is_at_home,
    is_national,
    is_paid_double,
    judge_welcome,
    put_on_seat,
    seated_at,
    table_points,
    take_from_hand,
)
from cafe.rules.state import GROUPING, Array, Floor, LegalMoves, State
from cafe.rules.verdict import G3, G3_NONE, G3_TAKEN, G5, G6, G6_ALONE, G6_WAITING, LEGAL

NOBODY_WAITS = -1
GROUP, NATIONAL_GROUP = 20, 40  # K12, B13


@kernel
def wanted_seats(state: State, sex: int) -> Words:
    """The seats where the hand to move could seat a guest of a sex, by nation and company."""
    last = len(state.free) - 1
    low, high = 0, 0
    held = state.held[state.player] & OF_SEX[sex]
    while held:
        kind = lowest(held)
        held &= held - 1
        low |= admitted(state, kind, 0)
        high |= admitted(state, kind, last)
    return low & state.allowed[sex, 0], high & state.allowed[sex, last]


@kernel
def pair_seats(state: State, floor: Floor, alone: Words, joining: Words) -> Words:
    """The seats of `alone` whose guest could be joined by one on a seat of `joining` (G6, R7).

    The companion is of the other sex (G5) and takes another seat of the same table.
    """
    last = len(state.free) - 1
    low, high = 0, 0
    for word in range(len(state.empty)):
        tables = state.empty[word]
        while tables:
            bit = lowest(tables)
            tables ^= BIT[bit]
            table = (word << 6) + bit
            here = (floor.at_table[table, 0], floor.at_table[table, last])
            if not (here[0] & alone[0] or here[1] & alone[1]):
                continue
            seats = (here[0] & joining[0], here[1] & joining[1])
            ways = popcount(seats[0]) + (popcount(seats[1]) if last else 0)
            if ways == 1:  # the companion's only seat must stay free
                low |= here[0] & ~seats[0]
                high |= here[1] & ~seats[1]
            elif ways:
                low |= here[0]
                high |= here[1]
    return low & alone[0], high & alone[1]


@kernel
def lone_seats(state: State, floor: Floor, sex: int, seats: tuple[Words, Words], forgiven: bool) -> Words:
    """The seats a guest of a sex may take alone: those where it can be joined this turn (G6), or any (B7).

    `seats` are the wanted seats of ladies and gentlemen.
    """
    last = len(state.free) - 1
    alone = (seats[sex][0] & state.lone[0], seats[sex][1] & state.lone[last])
    if forgiven or not (alone[0] or alone[1]):
        return alone
    return pair_seats(state, floor, alone, seats[1 - sex])


@kernel
def lone_seats_of_both(state: State, floor: Floor, more: bool, forgiven: bool) -> tuple[Words, Words]:
    """The seats that ladies and gentlemen of the hand may take alone; none if no placement can follow."""
    if not (more or forgiven):
        return (0, 0), (0, 0)
    seats = (wanted_seats(state, 0), wanted_seats(state, 1))
    ladies = lone_seats(state, floor, 0, seats, forgiven)
    gentlemen = lone_seats(state, floor, 1, seats, forgiven)
    return ladies, gentlemen


@kernel
def joining_seats(state: State, floor: Floor, forgiven: bool) -> Words:
    """Where the next guest may sit while one waits alone: with that guest (G6), or under B7 anywhere in company."""
    last = len(state.free) - 1
    if forgiven:
        return ~state.lone[0], ~state.lone[last]
    low, high = 0, 0
    for i in range(floor.touching[state.waiting]):
        table = floor.tables_of[state.waiting, i]
        if state.tables[table] != NO_TABLE:
            low |= floor.at_table[table, 0]
            high |= floor.at_table[table, last]
    return low, high


@kernel
def add_seats(state: State, floor: Floor, legal: LegalMoves, more: bool, forgiven: bool) -> None:
    """Add every legal placement; `more`: another may follow this turn; `forgiven`: B7 applies."""
    last = len(state.free) - 1
    if state.waiting != NOBODY_WAITS:
        joined = joining_seats(state, floor, forgiven)
        ladies, gentlemen = joined, joined
    else:
        lone = lone_seats_of_both(state, floor, more, forgiven)
        ladies = (lone[0][0] | ~state.lone[0], lone[0][1] | ~state.lone[last])
        gentlemen = (lone[1][0] | ~state.lone[0], lone[1][1] | ~state.lone[last])
    ladies = (ladies[0] & state.allowed[0, 0], ladies[1] & state.allowed[0, last])
    gentlemen = (gentlemen[0] & state.allowed[1, 0], gentlemen[1] & state.allowed[1, last])
    add_kinds(state, legal, state.held[state.player], 0, (ladies, gentlemen))


@kernel
def judge_seat(state: State, floor: Floor, kind: int, seat: int, more: bool, forgiven: bool, nation_rule: int) -> int:
    """The refusal of a placement, or LEGAL; checked in the order hand, G3, nation, G5, G6."""
    refusal = judge_welcome(state, kind, seat, nation_rule)
    if refusal != LEGAL:
        return refusal
    if not (state.allowed[kind & 1, seat >> 6] & BIT[seat & 63]):
        return G5
    if state.waiting != NOBODY_WAITS:
        joined = joining_seats(state, floor, forgiven)[seat >> 6] & BIT[seat & 63]
        return LEGAL if joined else G6
    if holds(state.lone, seat):
        lone = lone_seats_of_both(state, floor, more, forgiven)
        if not (lone[kind & 1][seat >> 6] & BIT[seat & 63]):
            return G6
    return LEGAL


@kernel
def leave_hand(state: State, kind: int) -> None:
    """Remove a guest from the hand of the player to move."""
    take_from_hand(state, state.player, kind)


@kernel
def place(state: State, floor: Floor, kind: int, seat: int) -> int:
    """Seat a guest of the player to move and score it (G7); returns its points."""
    lonely = holds(state.lone, seat)
    points = 0
    for i in range(floor.touching[seat]):
        points += table_points(state, kind, floor.tables_of[seat, i])
    sit_down(state, floor, kind, seat, points)
    state.placed += 1
    state.waiting = seat if lonely else NOBODY_WAITS
    return points


@kernel
def sit_down(state: State, floor: Floor, kind: int, seat: int, points: int) -> None:
    """Move a guest of the player to move from the hand to a seat, and score the points."""
    score(state, points)
    take_from_hand(state, state.player, kind)
    put_on_seat(state, floor, kind, seat)


@kernel
def score(state: State, points: int) -> None:
    """Give points to the player to move."""
    state.scores[state.player] += points
    state.turn_points += points


@kernel
def price(state: State, kind: int, table: int) -> int:
    """What a guest about to sit down scores at one table the seat touches (G7, K12)."""
    if state.phase == GROUPING:
        return group_points(state, kind, table)
    return table_points(state, kind, table)


@kernel
def add_sources(state: State, table: int, points: int, sources: Array) -> None:
    """Add the points of a table to their source (G7, K12, B13)."""
    if state.phase == GROUPING and table == state.group:
        sources[SAME_SEX] += points
    elif is_paid_double(state, table, points):
        sources[NATIONAL] += points
    else:
        sources[TABLES] += points


@kernel
def concern(state: State, floor: Floor, row: int, place: int, refusal: int) -> tuple[int, int]:
    """Which of a rule's causes refuses an action, and the table concerned."""
    seat = place if row < floor.kinds + floor.swaps else NONE
    if refusal == G6:
        if state.waiting != NOBODY_WAITS:
            return G6_WAITING, floor.tables_of[state.waiting, 0]
        return G6_ALONE, NONE if seat == NONE else floor.tables_of[seat, 0]
    if seat == NONE:
        return refusal, place if row == table_row(floor) else NONE
    if refusal == G3:
        return (G3_NONE if state.seats[seat] == NOBODY else G3_TAKEN), NONE
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        accepts = refusal == G5 and state.accept[table] >> (row & 1) & 1
        if state.tables[table] != NO_TABLE and not accepts:
            return refusal, table
    return refusal, NONE


@kernel
def group_points(state: State, kind: int, table: int) -> int:
    """What the next guest of a group scores at one table the seat touches (K12, B13, R9)."""
    if table != state.group:
        return table_points(state, kind, table)
    if seated_at(state, table) < FULL - 1:
        return 0
    return NATIONAL_GROUP if is_national(state, table) and is_at_home(state, kind, table) else GROUP
