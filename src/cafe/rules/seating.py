"""Seating: what the three games share (G1, G3, G5, G7), on bits.

The record always holds, as sets of bits: for each nation the seats that admit it, for each sex the free seats where its
company would be right, and the free seats where a guest would be alone. A guest's legal seats are an AND of these.
"""

from __future__ import annotations

from cafe.rules.bits import BIT, lowest, popcount, without_lowest
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F, JOKER_M
from cafe.rules.state import EMPTY_TABLE, NATIONS, OVER, Array, Floor, LegalMoves, State
from cafe.rules.verdict import G3, LEGAL, NOT_HELD

NO_TABLE = -1
NOBODY = -1
FULL = 4

Words = tuple[int, int]  # a set of seats; a record with one word repeats it as the second


@kernel
def holds(words: Array, number: int) -> bool:
    """Whether a set of seats, or of tables, contains one."""
    return (words[number >> 6] & BIT[number & 63]) != 0


@kernel
def seated_at(state: State, table: int) -> int:
    """How many guests sit at a table."""
    return state.sexes[table, 0] + state.sexes[table, 1]


@kernel
def is_national(state: State, table: int) -> bool:
    """Whether every guest at a table is of the table's own nation (G7, R1), as jokers always are (R5)."""
    return state.foreign[table] == 0


@kernel
def is_at_home(state: State, kind: int, table: int) -> bool:
    """Whether a guest is of a table's own nation, as a joker always is (R5)."""
    return kind >= JOKER_F or (kind >> 1) == (state.tables[table] & 15)


@kernel
def company_points(guests: int, national: bool) -> int:
    """What a table pays the guest who sat down last, by how many sit there now: two or more (G7)."""
    return 2 * guests if national else guests


@kernel
def table_points(state: State, kind: int, table: int) -> int:
    """What a guest about to sit down scores at one table the seat touches (G7)."""
    guests = seated_at(state, table) + 1
    if guests < 2:
        return 0
    return company_points(guests, is_national(state, table) and is_at_home(state, kind, table))


@kernel
def is_paid_double(state: State, table: int, points: int) -> bool:
    """Whether the points of a guest about to sit down at a table are those of a national one (G7)."""
    return points == company_points(seated_at(state, table) + 1, True)


@kernel
def take_from_hand(state: State, player: int, kind: int) -> None:
    """Remove one guest of a kind from a hand."""
    state.hands[player, kind] -= 1
    state.hand_total[player] -= 1
    if state.hands[player, kind] == 0:
        state.held[player] &= ~(1 << int(kind))  # NumPy's int8 would overflow when interpreted


@kernel
def put_in_hand(state: State, player: int, kind: int) -> None:
    """Add one guest of a kind to a hand."""
    state.hands[player, kind] += 1
    state.hand_total[player] += 1
    state.held[player] |= 1 << int(kind)


@kernel
def draw_guest(state: State, player: int) -> int:
    """Move the top guest of the stock, which must not be empty, to a hand."""
    kind = state.stock[state.drawn]
    state.drawn += 1
    put_in_hand(state, player, kind)
    return kind


@kernel
def guests_left(state: State) -> int:
    """How many guests are left in the stock."""
    return state.stock_size - state.drawn


@kernel
def tables_left(state: State) -> int:
    """How many tables are left in the stock."""
    return state.tables_size - state.tables_drawn


@kernel
def penalty(state: State, floor: Floor, player: int) -> int:
    """A player's minus points for guests in hand or laid face down (K11, B12, J12)."""
    jokers = int(state.hands[player, JOKER_F]) + int(state.hands[player, JOKER_M])
    guests = int(state.hand_total[player]) - jokers + int(state.laid_total[player])
    return floor.penalty_guest * guests + floor.penalty_joker * jokers


@kernel
def player_after(state: State, player: int) -> int:
    """Who follows a player (G4); a division would take longer."""
    following = player + 1
    return following if following < state.players else 0


@kernel
def end(state: State, reason: int) -> None:
    """End the game; `reason` is an index into REASONS."""
    state.phase = OVER
    state.reason = reason


@kernel
def judge_welcome(state: State, kind: int, seat: int, nation_rule: int) -> int:
    """The checks every placement starts with: is the guest in hand, the seat free (G3), the nation right?"""
    if not state.held[state.player] >> kind & 1:
        return NOT_HELD
    if not holds(state.free, seat):
        return G3
    return LEGAL if is_admitted(state, kind, seat) else nation_rule


@kernel
def put_on_seat(state: State, floor: Floor, kind: int, seat: int) -> None:
    """Seat a guest on a free seat (G3) and update everything that depends on it."""
    state.seats[seat] = kind
    word, bit = seat >> 6, BIT[seat & 63]
    state.free[word] &= ~bit
    state.lone[word] &= ~bit
    state.allowed[0, word] &= ~bit
    state.allowed[1, word] &= ~bit
    count_guest(state, floor, kind, seat)
    for i in range(floor.touching[seat]):
        judge_company(state, floor, floor.tables_of[seat, i])
    for word in range(len(state.free)):
        near = floor.around[seat, word] & state.free[word]
        while near:
            mark_seat(state, floor, (word << 6) + lowest(near))
            near = without_lowest(near)


@kernel
def count_guest(state: State, floor: Floor, kind: int, seat: int) -> None:
    """Count a guest at every table its seat touches."""
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        if state.tables[table] != NO_TABLE:
            state.sexes[table, kind & 1] += 1
            if not is_at_home(state, kind, table):
                state.foreign[table] += 1


@kernel
def judge_company(state: State, floor: Floor, table: int) -> None:
    """Update whom a table accepts (G5, J5)."""
    ladies = state.sexes[table, 0]
    gentlemen = state.sexes[table, 1]
    empty = int(ladies + gentlemen == 0 and state.tables[table] != NO_TABLE)
    bit = BIT[table & 63]
    state.empty[table >> 6] = state.empty[table >> 6] & ~bit | bit & -empty
    if floor.same_sex and floor.group_limit:
        judge_one_sex(state, floor, table, bit)
    # The table is six by six, so that a full table needs no check of its own: it accepts nobody.
    lady, gentleman = floor.companions[ladies + 1, gentlemen], floor.companions[gentlemen + 1, ladies]
    state.accept[table] = lady | gentleman << 1 | empty * EMPTY_TABLE


@kernel
def judge_one_sex(state: State, floor: Floor, table: int, bit: int) -> None:
    """Update whether a group of one sex might fill a table (K12, B13): it lacks few enough, none of the other sex."""
    lacking = FULL - state.sexes[table, 0] - state.sexes[table, 1]
    is_open = lacking > 0 and lacking <= floor.group_limit and state.tables[table] != NO_TABLE
    word = table >> 6
    for sex in range(2):
        might = int(is_open and state.sexes[table, 1 - sex] == 0)
        state.one_sex[sex, word] = state.one_sex[sex, word] & ~bit | bit & -might


@kernel
def mark_seat(state: State, floor: Floor, seat: int) -> None:
    """Update whom a free seat allows: those whom all its tables accept."""
    word = seat >> 6
    bit = BIT[seat & 63]
    accepted = 7
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        if state.tables[table] != NO_TABLE:
            accepted &= state.accept[table]
    # Set or clear the bit without a branch, which the processor could not predict.
    state.allowed[0, word] = state.allowed[0, word] & ~bit | bit & -(accepted & 1)
    state.allowed[1, word] = state.allowed[1, word] & ~bit | bit & -(accepted >> 1 & 1)
    state.lone[word] = state.lone[word] & ~bit | bit & -(accepted >> 2)


@kernel
def flags_of_side(flags: int, side: int) -> tuple[int, int]:
    """The flags at the two ends of a side of a table (J2)."""
    return flags >> (4 * side) & 15, flags >> (4 * ((side + 1) & 3)) & 15


@kernel
def admit_nations(state: State, floor: Floor, table: int) -> None:
    """Let each seat of a table admit the flags at the two ends of its side (K5, B6, J2)."""
    flags = state.tables[table]
    for side in range(FULL):
        seat = floor.seats_of[table, side]
        left, right = flags_of_side(flags, side)
        state.admits[left, seat >> 6] |= BIT[seat & 63]
        state.admits[right, seat >> 6] |= BIT[seat & 63]


@kernel
def is_seat(state: State, floor: Floor, seat: int) -> bool:
    """Whether a seat of the plan is in play: in junior it comes with its table (J2, J7), elsewhere it always is."""
    return not floor.any_order or state.tables[floor.tables_of[seat, 0]] != NO_TABLE


@kernel
def survey(state: State, floor: Floor) -> None:
    """Recompute everything that follows from tables and seats."""
    for word in range(len(state.free)):
        state.free[word] = 0
        state.lone[word] = 0
        state.allowed[0, word] = 0
        state.allowed[1, word] = 0
        for nation in range(NATIONS):
            state.admits[nation, word] = 0
    for table in range(floor.tables):
        state.sexes[table, 0] = 0
        state.sexes[table, 1] = 0
        state.foreign[table] = 0
        if state.tables[table] != NO_TABLE:
            admit_nations(state, floor, table)
    for seat in range(floor.seats):
        if state.seats[seat] != NOBODY:
            count_guest(state, floor, state.seats[seat], seat)
        elif is_seat(state, floor, seat):
            state.free[seat >> 6] |= BIT[seat & 63]
    for table in range(floor.tables):
        judge_company(state, floor, table)
    for seat in range(floor.seats):
        if holds(state.free, seat):
            mark_seat(state, floor, seat)


@kernel
def admitted(state: State, kind: int, word: int) -> int:
    """One word of the seats that admit a guest by its nation; a joker may sit anywhere."""
    # No branch: the processor could not predict who is a joker.
    return state.admits[min(kind >> 1, NATIONS - 1), word] | -int(kind >= JOKER_F)


@kernel
def is_admitted(state: State, kind: int, seat: int) -> bool:
    """Whether a seat admits a guest by its nation."""
    return (admitted(state, kind, seat >> 6) & BIT[seat & 63]) != 0


@kernel
def add_kinds(state: State, legal: LegalMoves, kinds: int, first_row: int, seats: tuple[Words, Words]) -> None:
    """Add a row of legal moves for each kind: those of its sex's seats that admit it by nation."""
    last = len(state.free) - 1
    rows, count = legal.rows, legal.count
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        bits = admitted(state, kind, 0) & seats[kind & 1][0]
        legal.bits[rows, 0] = bits
        found = popcount(bits)
        if last:
            bits = admitted(state, kind, last) & seats[kind & 1][1]
            legal.bits[rows, last] = bits
            found += popcount(bits)
        legal.row[rows] = first_row + kind
        rows += found > 0  # no branch: the processor could not predict whether a row is empty
        count += found
    legal.rows = rows
    legal.count = count
