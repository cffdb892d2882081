"""The group of one sex (K12, B13, R9, R14): one table filled with four of one sex in a single turn.

The kernel seats a group step by step: open it at a table, then seat one guest after another; the last one closes it. A
step is legal only if the hand can finish the group, so nobody gets stuck half-way.
"""

from __future__ import annotations

from cafe.rules.bits import BIT, lowest, popcount, without_lowest
from cafe.rules.compiled import kernel, woven
from cafe.rules.guests import JOKER_NATION, OF_SEX
from cafe.rules.legal_moves import add_row, table_row
from cafe.rules.placing import group_points, sit_down
from cafe.rules.seating import (
    FULL,
    NO_TABLE,
    NOBODY,
    Words,
    holds,
    is_admitted,
    judge_welcome,
    seated_at,
)
from cafe.rules.state import GROUPING, NATIONS, OVER, PLACING, Array, Floor, LegalMoves, State
from cafe.rules.verdict import G3, G5, G6, IS_OVER, LEGAL, NOT_HELD, NOT_NOW

NO_GROUP = -1
ANY_SEX = -1
SIDE_BITS = 12  # nations of a seat, as bits
NONE = -1
ALL_NATIONS = (1 << NATIONS) - 1


@kernel
def add_groups(state: State, floor: Floor, legal: LegalMoves, welcome: tuple[Words, Words]) -> None:
    """Add every table where the player to move can seat a whole group; `welcome`: placing.welcome_seats."""
    row = legal.bits[legal.rows]
    for word in range(len(row)):
        row[word] = 0
    last, player = len(state.free) - 1, state.player
    for sex in range(2):
        # Most tables have a free seat that nobody in the hand may take, or lack too many: that is cheap to see.
        most = state.hand_total[player] - popcount(state.held[player] & OF_SEX[1 - sex])  # there may be fewer
        low, high = state.free[0] & ~welcome[sex][0], state.free[last] & ~welcome[sex][1]
        for word in range(state.one_sex.shape[1]):
            tables = state.one_sex[sex, word]
            while tables:
                table = 64 * word + lowest(tables)
                tables = without_lowest(tables)
                refused = floor.at_table[table, 0] & low | floor.at_table[table, last] & high
                if refused or FULL - seated_at(state, table) > most:
                    continue
                if may_seat_group(state, floor, table, sex):
                    row[word] |= BIT[table & 63]
    count = 0
    for word in range(len(row)):
        count += popcount(row[word])
    add_row(legal, table_row(floor), count)


@woven
def may_open(state: State, floor: Floor, table: int) -> bool:
    """Whether the player to move can seat a whole group at a table."""
    for sex in range(2):
        if holds(state.one_sex[sex], table) and may_seat_group(state, floor, table, sex):
            return True
    return False


@kernel
def may_seat_group(state: State, floor: Floor, table: int, sex: int) -> bool:
    """Whether the hand to move can fill with one sex a table that might be so by itself (seating.judge_one_sex)."""
    if guests_of(state, sex, ALL_NATIONS, NONE) < FULL - seated_at(state, table):
        return False
    return neighbours_agree(state, floor, table, sex) and can_finish(state, floor, table, sex, NONE, NONE)


@kernel
def neighbours_agree(state: State, floor: Floor, table: int, sex: int) -> bool:
    """Whether G5 holds at the other tables once one sex has taken all free seats of a table."""
    for side in range(FULL):
        seat = floor.seats_of[table, side]
        if state.seats[seat] != NOBODY:
            continue
        for i in range(floor.touching[seat]):
            other = floor.tables_of[seat, i]
            if other != table and state.tables[other] != NO_TABLE:
                joining = free_between(state, floor, table, other)
                if not is_company(state, floor, other, joining * (1 - sex), joining * sex):
                    return False
    return True


@kernel
def is_company(state: State, floor: Floor, table: int, ladies: int, gentlemen: int) -> bool:
    """Whether a table's guests are company (G5) once these have joined them; somebody alone is, until G6 is asked."""
    ladies += state.sexes[table, 0]
    gentlemen += state.sexes[table, 1]
    return bool(floor.companions[ladies, gentlemen] or floor.companions[gentlemen, ladies])


@kernel
def free_between(state: State, floor: Floor, table: int, other: int) -> int:
    """How many free seats two tables share."""
    count = 0
    for word in range(len(state.free)):
        count += popcount(state.free[word] & floor.at_table[table, word] & floor.at_table[other, word])
    return count


@kernel
def can_finish(state: State, floor: Floor, table: int, sex: int, kind: int, seat: int) -> bool:
    """Whether the hand can fill a table with one sex after a kind has taken a seat (NONE: nobody has).

    By Hall's theorem it can if, for every set of free seats, enough guests are admitted to at least one of them.
    """
    missing = FULL - seated_at(state, table) - (seat != NONE)
    if guests_of(state, sex, ALL_NATIONS, kind) < missing:
        return False
    free, admitting = 0, 0
    for side in range(FULL):
        here = floor.seats_of[table, side]
        if state.seats[here] == NOBODY and here != seat:
            free |= 1 << side
            admitting |= nations_at(state, floor, here) << (SIDE_BITS * side)
    for seats in range(1, 1 << FULL):
        if seats & ~free == 0:
            nations = 0
            for side in range(FULL):
                nations |= (admitting >> (SIDE_BITS * side)) & -(seats >> side & 1)
            if guests_of(state, sex, nations & ALL_NATIONS, kind) < popcount(seats):
                return False
    return True


@kernel
def nations_at(state: State, floor: Floor, seat: int) -> int:
    """The nations a seat admits, as bits; none for a table that is missing."""
    nations = 0
    for i in range(floor.touching[seat]):
        # A missing table gives 15, nobody's nation. Interpreted, a shifted field would stay as small as it is.
        nations |= 1 << (int(state.tables[floor.tables_of[seat, i]]) & 15)
    return nations & ALL_NATIONS


@kernel
def guests_of(state: State, sex: int, nations: int, but: int) -> int:
    """How many guests of a sex, of these nations or jokers, the hand holds without one of `kind`."""
    count = 0
    welcome = nations | 1 << JOKER_NATION
    held = state.held[state.player] & OF_SEX[sex]
    while held:
        kind = lowest(held)
        held &= held - 1
        if welcome >> (kind >> 1) & 1:
            count += state.hands[state.player, kind] - (kind == but)
    return count


@kernel
def open_group(state: State, table: int) -> None:
    """Begin a group at a table; those who sit there set its sex, else its first guest."""
    state.phase = GROUPING
    state.group = table
    state.group_sex = ANY_SEX
    for sex in range(2):
        if state.sexes[table, sex] > 0:
            state.group_sex = sex


@kernel
def may_join(state: State, floor: Floor, kind: int, seat: int) -> bool:
    """Whether a guest of the hand may take a seat as the group's next member."""
    table = state.group
    sex = kind & 1
    if state.group_sex == ANY_SEX:
        if not neighbours_agree(state, floor, table, sex):
            return False
    elif state.group_sex != sex:
        return False
    return can_finish(state, floor, table, sex, kind, seat)


@kernel
def add_group_seats(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Add every legal next placement of the open group."""
    held = state.held[state.player]
    while held:
        kind = lowest(held)
        held &= held - 1
        count = 0
        for word in range(legal.bits.shape[1]):
            legal.bits[legal.rows, word] = 0
        for side in range(FULL):
            seat = floor.seats_of[state.group, side]
            if state.seats[seat] == NOBODY and is_admitted(state, kind, seat):
                if may_join(state, floor, kind, seat):
                    legal.bits[legal.rows, seat >> 6] |= BIT[seat & 63]
                    count += 1
        add_row(legal, kind, count)


@kernel
def judge_group_seat(state: State, floor: Floor, kind: int, seat: int, nation_rule: int, own_rule: int) -> int:
    """The refusal of the next placement of the open group, or LEGAL."""
    refusal = judge_welcome(state, kind, seat, nation_rule)
    if refusal != LEGAL:
        return refusal
    at_table = (floor.at_table[state.group, seat >> 6] & BIT[seat & 63]) != 0
    if not at_table or not may_join(state, floor, kind, seat):
        return own_rule
    return LEGAL


@kernel
def place_in_group(state: State, floor: Floor, kind: int, seat: int) -> int:
    """Seat the group's next guest and score it: G7 at the other tables, 20 or 40 for the finished one."""
    points = 0
    for i in range(floor.touching[seat]):
        points += group_points(state, kind, floor.tables_of[seat, i])
    sit_down(state, floor, kind, seat, points)
    state.group_sex = kind & 1
    return points


@kernel
def close_group(state: State) -> bool:
    """End the group if its table is full; returns whether it is."""
    if seated_at(state, state.group) < FULL:
        return False
    state.phase = PLACING
    state.group = NO_GROUP
    return True


@kernel
def judge_whole_group(
    state: State, floor: Floor, table: int, kinds: Array, seats: Array, nation_rule: int, own_rule: int
) -> int:
    """The refusal of a whole group as documents write it, or LEGAL; in the order hand, G3, nation, G5, G6, own rule."""
    if state.phase == OVER:
        return IS_OVER
    if not floor.same_sex or state.phase != PLACING or state.placed > 0:
        return NOT_NOW
    for i in range(len(kinds)):
        if state.hands[state.player, kinds[i]] < count_of(kinds, kinds[i]):
            return NOT_HELD
    for i in range(len(seats)):
        if seats[i] < 0 or not holds(state.free, seats[i]) or count_of(seats, seats[i]) > 1:
            return G3
    for i in range(len(seats)):
        if not is_admitted(state, kinds[i], seats[i]):
            return nation_rule
    for i in range(len(seats)):
        for j in range(floor.touching[seats[i]]):
            other = floor.tables_of[seats[i], j]
            if other != table and not company_after(state, floor, other, kinds, seats):
                return G5
    for i in range(len(seats)):
        if is_deserted(state, floor, table, seats, seats[i]):
            return G6
    return LEGAL if is_group(state, floor, table, kinds, seats) else own_rule


@kernel
def count_of(numbers: Array, wanted: int) -> int:
    """How often a number occurs in an array."""
    count = 0
    for i in range(len(numbers)):
        if numbers[i] == wanted:
            count += 1
    return count


@kernel
def company_after(state: State, floor: Floor, table: int, kinds: Array, seats: Array) -> bool:
    """Whether G5 holds at a table once all these guests have sat down."""
    if state.tables[table] == NO_TABLE:
        return True
    ladies, gentlemen = 0, 0
    for i in range(len(seats)):
        if floor.at_table[table, seats[i] >> 6] & BIT[seats[i] & 63]:
            ladies += 1 - (kinds[i] & 1)
            gentlemen += kinds[i] & 1
    return is_company(state, floor, table, ladies, gentlemen)


@kernel
def is_deserted(state: State, floor: Floor, table: int, seats: Array, seat: int) -> bool:
    """Whether a guest away from the group's table would be alone at every table once all have sat down (G6).

    A group named at a cell without a table lifts G6 for nobody.
    """
    for i in range(floor.touching[seat]):
        other = floor.tables_of[seat, i]
        guests = seated_at(state, other)
        for j in range(len(seats)):
            guests += (floor.at_table[other, seats[j] >> 6] & BIT[seats[j] & 63]) != 0
        if state.tables[other] != NO_TABLE and (other == table or guests > 1):
            return False
    return True


@kernel
def is_group(state: State, floor: Floor, table: int, kinds: Array, seats: Array) -> bool:
    """Whether these guests fill a table with one sex (K12, B13); the tables around it were asked before."""
    if table < 0 or len(kinds) == 0 or len(kinds) != FULL - seated_at(state, table):
        return False
    for i in range(len(seats)):
        if not (floor.at_table[table, seats[i] >> 6] & BIT[seats[i] & 63]):
            return False
        if (kinds[i] ^ kinds[0]) & 1:
            return False
    return holds(state.one_sex[kinds[0] & 1], table)
