"""The card game's turns (K4-K12)."""

from __future__ import annotations

from cafe.rules import legal_moves as m
from cafe.rules.answers import NONE
from cafe.rules.compiled import kernel, woven
from cafe.rules.group import (
    NO_GROUP,
    add_group_seats,
    add_groups,
    close_group,
    judge_group_seat,
    judge_whole_group,
    may_open,
    open_group,
    place_in_group,
)
from cafe.rules.placing import (
    NOBODY_WAITS,
    add_seats,
    add_sources,
    concern,
    judge_seat,
    leave_hand,
    place,
    price,
    seats_to_find,
)
from cafe.rules.seating import (
    FULL,
    NO_TABLE,
    NOBODY,
    Words,
    draw_guest,
    end,
    guests_left,
    player_after,
    seated_at,
    survey,
    tables_left,
)
from cafe.rules.state import END_OFFERED, GROUPING, OVER, PLACING, Array, Floor, LegalMoves, State
from cafe.rules.verdict import (
    G6,
    IS_OVER,
    K5,
    K8,
    K9,
    K10A,
    K10B,
    K10C,
    K12,
    LEGAL,
    NOT_HELD,
    NOT_NOW,
)

__all__ = [
    "add_sources",
    "bonus",
    "carry_out",
    "concern",
    "deal",
    "fill_legal",
    "judge",
    "judge_group",
    "leave_hand",
    "play",
    "price",
    "resume",
    "set_aside",
]

NATION_RULE, GROUP_RULE = K5, K12
BONUS_SOURCE = NONE
PLACEMENTS = 3  # K4
HAND_LIMIT = 12  # K8


@kernel
def deal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Lay five tables, deal seven guests each from the start player on (K3), and start the first turn."""
    for table in range(floor.tables):
        state.tables[table] = state.tables_stock[state.tables_drawn]
        state.tables_drawn += 1
    for turn in range(state.players):
        for _ in range(floor.hand):
            draw_guest(state, (state.start + turn) % state.players)
    resume(state, floor, legal)


@kernel
def resume(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Start the first turn of a position."""
    survey(state, floor)
    begin_turn(state, floor, legal)


@woven
def begin_turn(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Start a turn; a player who can do nothing at all ends the game (K8)."""
    state.phase = PLACING
    state.placed = 0
    state.turn_points = 0
    state.waiting = NOBODY_WAITS
    state.group = NO_GROUP
    state.cleared = 0
    if guests_left(state) == 0 and state.hand_total[state.player] < HAND_LIMIT:
        fill_legal(state, floor, legal)
        if legal.count == 0:
            end(state, K10B)


@kernel
def fill_legal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """List all legal actions."""
    m.clear(legal)
    if state.phase == PLACING:
        more = state.placed < PLACEMENTS - 1
        welcome = seats_to_find(state, more, False)
        add_seats(state, floor, legal, welcome, more, False)
        if state.placed == 0:
            add_openings(state, floor, legal, welcome)
        elif state.waiting == NOBODY_WAITS:
            m.add_move(legal, floor, m.STOP)
    elif state.phase == GROUPING:
        add_group_seats(state, floor, legal)
    elif state.phase == END_OFFERED:
        m.add_word(legal, m.move_row(floor), 1 << m.DECLARE_END | 1 << m.DECLINE_END)


@woven
def add_openings(state: State, floor: Floor, legal: LegalMoves, welcome: tuple[Words, Words]) -> None:
    """Add what a turn may be instead of placements: draw, lay one down, a group (K8, K9, K12)."""
    if state.hand_total[state.player] >= HAND_LIMIT:
        m.add_word(legal, m.guest_row(floor), state.held[state.player])
    elif guests_left(state) > 0:
        m.add_move(legal, floor, m.DRAW)
    if floor.same_sex:
        add_groups(state, floor, legal, welcome)


@kernel
def judge(state: State, floor: Floor, _legal: LegalMoves, code: int) -> int:
    """The refusal of an action, or LEGAL."""
    if state.phase == OVER:
        return IS_OVER
    row = m.row_of(floor, code)
    bit = code - m.first_code(floor, row)
    if row == m.move_row(floor):
        return judge_move(state, bit)
    if state.phase == END_OFFERED:
        return NOT_NOW
    if row < floor.kinds:
        if state.phase == GROUPING:
            return judge_group_seat(state, floor, row, bit, NATION_RULE, GROUP_RULE)
        return judge_seat(state, floor, row, bit, state.placed < PLACEMENTS - 1, False, NATION_RULE)
    if state.phase == GROUPING or state.placed > 0:
        return NOT_NOW
    if row == m.table_row(floor):
        if not floor.same_sex:
            return NOT_NOW
        return LEGAL if may_open(state, floor, bit) else GROUP_RULE
    if state.hands[state.player, bit] == 0:
        return NOT_HELD
    return LEGAL if state.hand_total[state.player] >= HAND_LIMIT else K9


@kernel
def judge_move(state: State, move: int) -> int:
    """The refusal of draw, stop, declare_end or decline_end, or LEGAL."""
    if move == m.DECLARE_END or move == m.DECLINE_END:
        return LEGAL if state.phase == END_OFFERED else NOT_NOW
    if state.phase != PLACING:
        return NOT_NOW
    if move == m.STOP:
        if state.waiting != NOBODY_WAITS:
            return G6
        return LEGAL if state.placed > 0 else NOT_NOW
    if state.placed > 0:
        return NOT_NOW
    able = state.hand_total[state.player] < HAND_LIMIT and guests_left(state) > 0
    return LEGAL if able else K8


@kernel
def judge_group(state: State, floor: Floor, table: int, kinds: Array, seats: Array) -> int:
    """The refusal of a whole group as documents write it, or LEGAL."""
    return judge_whole_group(state, floor, table, kinds, seats, NATION_RULE, GROUP_RULE)


@kernel
def bonus(_state: State, _floor: Floor, _code: int) -> int:
    """The points of an action that belong to no table: none in this game."""
    return 0


@kernel
def play(state: State, floor: Floor, legal: LegalMoves, code: int) -> None:
    """Do a legal action; `legal` is scratch space."""
    row = m.row_of(floor, code)
    carry_out(state, floor, legal, row, code - m.first_code(floor, row))


@kernel
def carry_out(state: State, floor: Floor, legal: LegalMoves, row: int, bit: int) -> None:
    """Do a legal action, of which row and bit are known."""
    if row < floor.kinds:
        if state.phase == GROUPING:
            play_group_seat(state, floor, legal, row, bit)
        else:
            play_seat(state, floor, legal, row, bit)
    elif row == m.table_row(floor):
        open_group(state, bit)
    elif row == m.guest_row(floor):
        set_aside(state, bit)
        next_turn(state, floor, legal)
    elif bit == m.DRAW:
        draw_guest(state, state.player)
        if guests_left(state) == 0:
            end(state, K10B)
        else:
            next_turn(state, floor, legal)
    elif bit == m.DECLARE_END:
        end(state, K10C)
    else:
        next_turn(state, floor, legal)


@kernel
def set_aside(state: State, kind: int) -> None:
    """Lay a guest of the player to move face down (K9)."""
    leave_hand(state, kind)
    state.laid_down[state.player, kind] += 1
    state.laid_total[state.player] += 1


@kernel
def next_turn(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Pass the turn to the next player (G4)."""
    state.player = player_after(state, state.player)
    begin_turn(state, floor, legal)


@woven
def play_seat(state: State, floor: Floor, legal: LegalMoves, kind: int, seat: int) -> None:
    """Play one placement and what follows from it (K6, K7, K10)."""
    place(state, floor, kind, seat)
    note_full_tables(state, floor, seat)
    if clear_tables(state, floor):
        go_on(state, floor, legal, state.placed == PLACEMENTS)


@woven
def play_group_seat(state: State, floor: Floor, legal: LegalMoves, kind: int, seat: int) -> None:
    """Play one placement of a group; K6 applies once, after the last."""
    place_in_group(state, floor, kind, seat)
    note_full_tables(state, floor, seat)
    if close_group(state) and clear_tables(state, floor):
        go_on(state, floor, legal, True)


@woven
def go_on(state: State, floor: Floor, legal: LegalMoves, last: bool) -> None:
    """Go on after a placement: an empty hand may end the game (K10c), the last placement ends the turn."""
    if state.hand_total[state.player] == 0:
        state.phase = END_OFFERED
    elif last:
        next_turn(state, floor, legal)


@kernel
def note_full_tables(state: State, floor: Floor, seat: int) -> None:
    """Record the tables that the guest on a seat has filled."""
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        if seated_at(state, table) == FULL:
            state.cleared |= 1 << table


@kernel
def clear_tables(state: State, floor: Floor) -> bool:
    """Clear full tables with their guests and lay new ones (K6); False if the stock cannot replace them (K10a)."""
    if state.cleared == 0:
        return True
    emptied = 0
    for table in range(floor.tables):
        if state.cleared >> table & 1:
            emptied += 1
            send_home(state, floor, table)
    enough = tables_left(state) >= emptied
    for table in range(floor.tables):
        if enough and state.cleared >> table & 1:
            state.tables[table] = state.tables_stock[state.tables_drawn]
            state.tables_drawn += 1
    state.cleared = 0
    survey(state, floor)
    if not enough:
        end(state, K10A)
    return enough


@kernel
def send_home(state: State, floor: Floor, table: int) -> None:
    """Remove a table and its guests from the game."""
    state.tables[table] = NO_TABLE
    for side in range(FULL):
        seat = floor.seats_of[table, side]
        kind = state.seats[seat]
        if kind != NOBODY:
            state.gone[kind] += 1
            state.seats[seat] = NOBODY
