"""Junior's turns (J3-J13)."""

from __future__ import annotations

from cafe.rules import legal_moves as m
from cafe.rules.answers import FULL_TABLES, GUESTS, NONE, SAME_SEX, WHOLE_HAND
from cafe.rules.bits import BIT, lowest, popcount
from cafe.rules.compiled import kernel, woven
from cafe.rules.guests import JOKER_F
from cafe.rules.placing import score
from cafe.rules.seating import (
    FULL,
    NO_TABLE,
    NOBODY,
    add_kinds,
    draw_guest,
    end,
    guests_left,
    is_admitted,
    judge_welcome,
    player_after,
    put_on_seat,
    seated_at,
    survey,
    tables_left,
    take_from_hand,
)
from cafe.rules.state import (
    DISCARDING,
    LAYING,
    NOTHING,
    OVER,
    PLACING,
    SEATING,
    Array,
    Floor,
    LegalMoves,
    State,
)
from cafe.rules.swapping import add_swaps, find_jokers, judge_swap, note_joker, swap
from cafe.rules.verdict import (
    G3,
    G3_NONE,
    G3_TAKEN,
    IS_OVER,
    J5,
    J5_COMPANY,
    J5_NATION,
    J7,
    J9,
    J11A,
    J11B,
    J13,
    J13_THIRD,
    LEGAL,
    NOT_HELD,
    NOT_NOW,
)

SIDE = 4  # the tables form a square of 4x4 (J2)
NO_THIRD = -1
FILL_POINTS, SAME_SEX_POINTS = 10, 20  # J7, J13
SIX = 6  # J6
BONUS_SOURCE = WHOLE_HAND


@kernel
def deal(state: State, floor: Floor, _legal: LegalMoves) -> None:
    """Lay four tables in the middle, deal eight guests, then six each (J3), and start the first turn."""
    for i in range(len(floor.first_table)):
        state.tables[floor.first_table[i]] = state.tables_stock[state.tables_drawn]
        state.tables_drawn += 1
    for turn in range(state.players):
        for _ in range(floor.start_hand if turn == 0 else floor.hand):
            draw_guest(state, (state.start + turn) % state.players)
    survey(state, floor)
    begin_turn(state)


@kernel
def resume(state: State, floor: Floor, _legal: LegalMoves) -> None:
    """Start the first turn of a position."""
    survey(state, floor)
    find_jokers(state, floor)
    begin_turn(state)


@woven
def begin_turn(state: State) -> None:
    """Start a turn."""
    state.phase = PLACING
    state.placed = 0
    state.doing = NOTHING
    state.turn_points = 0
    state.third = NO_THIRD


@kernel
def fill_legal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """List all legal actions."""
    m.clear(legal)
    if state.phase == LAYING:
        m.add_word(legal, m.table_row(floor), cells_for_table(state))
    elif state.phase == PLACING:
        if state.doing != DISCARDING:
            add_seats(state, floor, legal)
        if state.third == NO_THIRD:
            add_swaps(state, floor, legal)
        if state.doing != SEATING:
            m.add_word(legal, m.guest_row(floor), state.held[state.player])
        if may_stop(state):
            m.add_move(legal, floor, m.STOP)


@woven
def may_stop(state: State) -> bool:
    """Whether the turn may end: it needs an action (R11), unless the hand is empty and the player just draws."""
    return state.doing != NOTHING or state.hand_total[state.player] == 0


@woven
def add_seats(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Add every legal placement; after a third of one sex, only the fourth at that table (J13)."""
    ladies, gentlemen = state.allowed[0, 0], state.allowed[1, 0]
    if state.third != NO_THIRD:
        ladies &= floor.at_table[state.third, 0]
        gentlemen &= floor.at_table[state.third, 0]
    seats = ((ladies, ladies), (gentlemen, gentlemen))
    add_kinds(state, legal, state.held[state.player], 0, seats)


@kernel
def judge(state: State, floor: Floor, _legal: LegalMoves, code: int) -> int:
    """The refusal of an action, or LEGAL."""
    if state.phase == OVER:
        return IS_OVER
    row = m.row_of(floor, code)
    bit = code - m.first_code(floor, row)
    if row == m.table_row(floor):
        if state.phase != LAYING:
            return NOT_NOW
        return LEGAL if cells_for_table(state) >> bit & 1 else J7
    if state.phase == LAYING:
        return NOT_NOW
    if row == m.move_row(floor):
        return LEGAL if may_stop(state) else NOT_NOW
    if row == m.guest_row(floor):
        if state.doing == SEATING:
            return NOT_NOW
        return LEGAL if state.hands[state.player, bit] > 0 else NOT_HELD
    if row < floor.kinds:
        return NOT_NOW if state.doing == DISCARDING else judge_seat(state, floor, row, bit)
    if state.third != NO_THIRD:
        return NOT_NOW
    return judge_swap(state, floor, row - floor.kinds, bit, J9)


@woven
def judge_seat(state: State, floor: Floor, kind: int, seat: int) -> int:
    """The refusal of a placement, or LEGAL; checked in the order hand, G3, J5, J13."""
    refusal = judge_welcome(state, kind, seat, J5)
    if refusal != LEGAL:
        return refusal
    table = floor.tables_of[seat, 0]
    if not (state.allowed[kind & 1, seat >> 6] & BIT[seat & 63]):
        # The variant, not J5, keeps a table with three of one sex for a fourth.
        own, other = state.sexes[table, kind & 1], state.sexes[table, 1 - (kind & 1)]
        return J13 if floor.same_sex and own == 0 and other == FULL - 1 else J5
    if state.third != NO_THIRD and state.third != table:
        return J13
    return LEGAL


@kernel
def play(state: State, floor: Floor, legal: LegalMoves, code: int) -> None:
    """Do a legal action."""
    row = m.row_of(floor, code)
    carry_out(state, floor, legal, row, code - m.first_code(floor, row))


@kernel
def carry_out(state: State, floor: Floor, _legal: LegalMoves, row: int, bit: int) -> None:
    """Do a legal action, of which row and bit are known."""
    if row < floor.kinds:
        play_seat(state, floor, row, bit)
    elif row < m.guest_row(floor):
        guest = row - floor.kinds
        swap(state, floor, guest, bit)
        state.jokers_taken[state.player, guest & 1] += 1
    elif row == m.guest_row(floor):
        set_aside(state, bit)
        state.doing = DISCARDING
    elif row == m.table_row(floor):
        lay_table(state, floor, bit)
        draw_up(state, floor)
    else:
        score(state, doubling(state))
        draw_up(state, floor)


@kernel
def set_aside(state: State, kind: int) -> None:
    """Move a guest of the player to move to the discard pile (J8)."""
    leave_hand(state, kind)
    state.gone[kind] += 1


@kernel
def leave_hand(state: State, kind: int) -> None:
    """Remove a guest from the hand of the player to move; nobody can tell a joker seen taken (J9) from the others."""
    player, sex = state.player, kind & 1
    take_from_hand(state, player, kind)
    if kind >= JOKER_F and state.jokers_taken[player, sex] > 0:
        state.jokers_taken[player, sex] -= 1


@woven
def play_seat(state: State, floor: Floor, kind: int, seat: int) -> None:
    """Play one placement: a point, and for a full table its bonus and the end of the turn (J6, J7, J13)."""
    table = floor.tables_of[seat, 0]
    score(state, price(state, kind, table))
    leave_hand(state, kind)
    put_on_seat(state, floor, kind, seat)
    note_joker(state, kind, seat)
    state.doing = SEATING
    state.placed += 1
    if seated_at(state, table) == FULL:
        after_full_table(state, floor, table)
    elif state.sexes[table, kind & 1] == FULL - 1:
        state.third = table


@kernel
def price(state: State, kind: int, table: int) -> int:
    """What a guest about to sit down at a table pays (J6, J7, J13)."""
    if seated_at(state, table) < FULL - 1:
        return 1
    same_sex = state.sexes[table, 1 - (kind & 1)] == 0
    return 1 + (SAME_SEX_POINTS if same_sex else FILL_POINTS)


@kernel
def add_sources(_state: State, _table: int, points: int, sources: Array) -> None:
    """Add the points of a table to their sources: one for the guest, the rest for the table (J6, J7, J13)."""
    sources[GUESTS] += 1
    if points > 1:
        sources[SAME_SEX if points - 1 == SAME_SEX_POINTS else FULL_TABLES] += points - 1


@kernel
def concern(state: State, floor: Floor, row: int, place: int, refusal: int) -> tuple[int, int]:
    """Which of a rule's causes refuses an action, and the table concerned."""
    if row >= floor.kinds + floor.swaps:
        return refusal, place if row == m.table_row(floor) else NONE
    if refusal == G3:
        return (G3_NONE if state.seats[place] == NOBODY else G3_TAKEN), NONE
    table = floor.tables_of[place, 0]
    if refusal == J5:
        return (J5_COMPANY if is_admitted(state, row, place) else J5_NATION), table
    if refusal == J13 and state.third != NO_THIRD:
        return J13_THIRD, state.third
    return refusal, table if state.tables[table] != NO_TABLE else NONE


@kernel
def judge_group(_state: State, _floor: Floor, _table: int, _kinds: Array, _seats: Array) -> int:
    """Refuse every group: guests of one sex are seated one by one here (J13)."""
    return NOT_NOW


@kernel
def bonus(state: State, floor: Floor, code: int) -> int:
    """The points of an action that belong to no table: a stop may double the turn's (J6)."""
    return doubling(state) if m.row_of(floor, code) == m.move_row(floor) else 0


@woven
def doubling(state: State) -> int:
    """What a stop adds: the turn's points once more if the whole hand, six or more, was seated (J6, R8, R16)."""
    if state.doing == SEATING and state.hand_total[state.player] == 0 and state.placed >= SIX:
        return state.placed
    return 0


@kernel
def after_full_table(state: State, floor: Floor, table: int) -> None:
    """End seating after a full table: a new table comes (J7), or the café is full (J11a)."""
    state.filled = table
    cells = cells_for_table(state)
    if cells == 0:
        if state.free[0] == 0:
            end(state, J11A)
        else:
            draw_up(state, floor)
    elif popcount(cells) == 1:
        lay_table(state, floor, lowest(cells))
        draw_up(state, floor)
    else:
        state.phase = LAYING


@kernel
def cells_for_table(state: State) -> int:
    """The cells for the next table, as bits: free neighbours of the full one, else any free cell (J7, R12)."""
    if tables_left(state) == 0:
        return 0
    anywhere = 0
    beside = 0
    for cell in range(SIDE * SIDE):
        if state.tables[cell] == NO_TABLE:
            anywhere |= 1 << cell
            down = abs(cell // SIDE - state.filled // SIDE)
            across = abs(cell % SIDE - state.filled % SIDE)
            if down + across == 1:
                beside |= 1 << cell
    return beside or anywhere


@kernel
def lay_table(state: State, floor: Floor, cell: int) -> None:
    """Lay the next table of the stock."""
    state.tables[cell] = state.tables_stock[state.tables_drawn]
    state.tables_drawn += 1
    survey(state, floor)


@kernel
def draw_up(state: State, floor: Floor) -> None:
    """End the turn by drawing up to six (J10); an empty stock ends the game (J11b)."""
    player = state.player
    while state.hand_total[player] < floor.hand:
        if guests_left(state) == 0:
            end(state, J11B)
            return
        draw_guest(state, player)
    state.player = player_after(state, player)
    begin_turn(state)
