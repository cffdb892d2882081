"""Placing a guest in the card and board games: nation, companions, nobody alone, points (K5, B6, G5, G6, G7)."""

from __future__ import annotations

from cafe.rules.answers import NATIONAL, NONE, SAME_SEX, TABLES
from cafe.rules.bits import BIT, lowest, popcount, without_lowest
from cafe.rules.compiled import kernel
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
NO_SEATS: tuple[Words, Words] = (0, 0), (0, 0)
GROUP, NATIONAL_GROUP = 20, 40  # K12, B13


@kernel
def welcome_seats(state: State) -> tuple[Words, Words]:
    """The seats where somebody of the hand to move is admitted by nation: a lady, a gentleman."""
    last = len(state.free) - 1
    ladies_low, ladies_high, gentlemen_low, gentlemen_high = 0, 0, 0, 0
    held = state.held[state.player]
    while held:
        kind = lowest(held)
        held &= held - 1
        low, high = admitted(state, kind, 0), admitted(state, kind, last)
        lady = (kind & 1) - 1  # all bits, or none: no branch, the processor could not predict it
        ladies_low |= low & lady
        ladies_high |= high & lady
        gentlemen_low |= low & ~lady
        gentlemen_high |= high & ~lady
    return (ladies_low, ladies_high), (gentlemen_low, gentlemen_high)


@kernel
def seats_to_find(state: State, more: bool, forgiven: bool) -> tuple[Words, Words]:
    """What add_seats and add_groups must know of the hand's welcome_seats; none if no placement can follow."""
    if state.waiting == NOBODY_WAITS and (more or forgiven):
        return welcome_seats(state)
    return NO_SEATS


@kernel
def joined_at(here: Words, joining: Words, last: int) -> Words:
    """The seats of a table where a guest could be joined by one on another of its seats, if it is one of `joining`."""
    low, high = here[0] & joining[0], here[1] & joining[1]
    ways = popcount(low) + (popcount(high) if last else 0)
    # None of the table's seats, or all, or (one way) all but the companion's only one; a branch could not be predicted.
    some, several = -int(ways > 0), -int(ways > 1)
    return here[0] & some & (~low | several), here[1] & some & (~high | several)


@kernel
def pair_seats(
    state: State, floor: Floor, alone: tuple[Words, Words], joining: tuple[Words, Words]
) -> tuple[Words, Words]:
    """The seats of `alone` whose guest could be joined by one on a seat of `joining` (G6, R7), by sex.

    The companion is of the other sex (G5) and takes another seat of the same table.
    """
    last = len(state.free) - 1
    ladies_low, ladies_high, gentlemen_low, gentlemen_high = 0, 0, 0, 0
    for word in range(len(state.empty)):
        tables = state.empty[word]
        while tables:
            table = (word << 6) + lowest(tables)
            tables = without_lowest(tables)
            here = (floor.at_table[table, 0], floor.at_table[table, last])
            ladies, gentlemen = joined_at(here, joining[1], last), joined_at(here, joining[0], last)
            ladies_low |= ladies[0]
            ladies_high |= ladies[1]
            gentlemen_low |= gentlemen[0]
            gentlemen_high |= gentlemen[1]
    return (
        (ladies_low & alone[0][0], ladies_high & alone[0][1]),
        (gentlemen_low & alone[1][0], gentlemen_high & alone[1][1]),
    )


@kernel
def lone_seats(
    state: State, floor: Floor, welcome: tuple[Words, Words], more: bool, forgiven: bool
) -> tuple[Words, Words]:
    """The seats that ladies and gentlemen of the hand may take alone: those where they can be joined this turn (G6).

    Under B7 it is any; it is none if no placement can follow. `welcome` are the seats_to_find.
    """
    if not (more or forgiven):
        return NO_SEATS
    last = len(state.free) - 1
    low, high = state.lone[0], state.lone[last]
    ladies, gentlemen = (welcome[0][0] & low, welcome[0][1] & high), (welcome[1][0] & low, welcome[1][1] & high)
    if forgiven:
        return ladies, gentlemen
    joining = (
        (welcome[0][0] & state.allowed[0, 0], welcome[0][1] & state.allowed[0, last]),
        (welcome[1][0] & state.allowed[1, 0], welcome[1][1] & state.allowed[1, last]),
    )
    lonely = (ladies[0] | ladies[1]) and (joining[1][0] | joining[1][1])
    if not lonely and not ((gentlemen[0] | gentlemen[1]) and (joining[0][0] | joining[0][1])):
        return NO_SEATS
    return pair_seats(state, floor, (ladies, gentlemen), joining)


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
def add_seats(
    state: State, floor: Floor, legal: LegalMoves, welcome: tuple[Words, Words], more: bool, forgiven: bool
) -> None:
    """Add every legal placement; `more`: another may follow this turn; `forgiven`: B7; `welcome`: seats_to_find."""
    last = len(state.free) - 1
    if state.waiting != NOBODY_WAITS:
        joined = joining_seats(state, floor, forgiven)
        ladies, gentlemen = joined, joined
    else:
        lone = lone_seats(state, floor, welcome, more, forgiven)
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
        lone = lone_seats(state, floor, seats_to_find(state, more, forgiven), more, forgiven)
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
