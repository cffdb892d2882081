"""The board game's turns (B4-B13)."""

from __future__ import annotations

from cafe.rules import legal_moves as m
from cafe.rules.answers import BAR
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
from cafe.rules.guests import JOKER_F
from cafe.rules.placing import (
    NOBODY_WAITS,
    add_seats,
    add_sources,
    concern,
    judge_seat,
    leave_hand,
    place,
    price,
    score,
    seats_to_find,
)
from cafe.rules.seating import (
    FULL,
    Words,
    draw_guest,
    end,
    guests_left,
    is_national,
    player_after,
    seated_at,
    survey,
)
from cafe.rules.state import GROUPING, OVER, PLACING, Array, Floor, LegalMoves, State
from cafe.rules.swapping import add_swaps, find_jokers, judge_swap, note_joker, swap
from cafe.rules.verdict import (
    B6,
    B8,
    B9,
    B11A,
    B11B,
    B11C,
    B11D,
    B11E,
    B13,
    G6,
    IS_OVER,
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

NATION_RULE, GROUP_RULE = B6, B13
BONUS_SOURCE = BAR
PLACEMENTS = 2  # B5
BAG_LIMIT = 4  # B11d: the game ends with fewer than this in the bag
NO_JOKERS = (1 << JOKER_F) - 1


@kernel
def deal(state: State, floor: Floor, _legal: LegalMoves) -> None:
    """Deal five guests each from the start player on (B4), and start the first turn.

    The tables need no dealing: an empty state has them already.
    """
    for turn in range(state.players):
        for _ in range(floor.hand):
            draw_guest(state, (state.start + turn) % state.players)
    state.first_turn = 1
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
    state.turn_points = 0
    state.waiting = NOBODY_WAITS
    state.group = NO_GROUP


@kernel
def fill_legal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """List all legal actions."""
    m.clear(legal)
    if state.phase == PLACING:
        more, forgiven = state.placed < PLACEMENTS - 1, state.first_turn == 1
        welcome = seats_to_find(state, more, forgiven)
        add_seats(state, floor, legal, welcome, more, forgiven)
        if state.placed == 0:
            add_openings(state, floor, legal, welcome)
        elif state.waiting == NOBODY_WAITS or state.first_turn:
            m.add_move(legal, floor, m.STOP)
    elif state.phase == GROUPING:
        add_group_seats(state, floor, legal)


@woven
def add_openings(state: State, floor: Floor, legal: LegalMoves, welcome: tuple[Words, Words]) -> None:
    """What a turn may be instead of placements: the bar, a swap, a group, or else a pass (B5)."""
    if state.bar_taken < floor.bar_places:
        m.add_word(legal, m.guest_row(floor), state.held[state.player] & NO_JOKERS)
    add_swaps(state, floor, legal)
    if floor.same_sex:
        add_groups(state, floor, legal, welcome)
    if legal.count == 0:
        m.add_move(legal, floor, m.PASS)


@kernel
def judge(state: State, floor: Floor, legal: LegalMoves, code: int) -> int:
    """The refusal of an action, or LEGAL; `legal` is scratch space."""
    if state.phase == OVER:
        return IS_OVER
    row = m.row_of(floor, code)
    bit = code - m.first_code(floor, row)
    if row < floor.kinds:
        if state.phase == GROUPING:
            return judge_group_seat(state, floor, row, bit, NATION_RULE, GROUP_RULE)
        more = state.placed < PLACEMENTS - 1
        return judge_seat(state, floor, row, bit, more, state.first_turn == 1, NATION_RULE)
    if row == m.move_row(floor) and bit == m.STOP:
        return judge_stop(state)
    if state.phase == GROUPING or state.placed > 0:
        return NOT_NOW
    if row < m.guest_row(floor):
        return judge_swap(state, floor, row - floor.kinds, bit, B9)
    if row == m.guest_row(floor):
        return judge_bar(state, floor, bit)
    if row == m.table_row(floor):
        if not floor.same_sex:
            return NOT_NOW
        return LEGAL if may_open(state, floor, bit) else GROUP_RULE
    fill_legal(state, floor, legal)
    return LEGAL if legal.row[0] == row else NOT_NOW  # a pass is legal only if nothing else is (B5)


@woven
def judge_stop(state: State) -> int:
    """The refusal of stop, or LEGAL; the first turn may leave a guest alone (B7)."""
    if state.phase != PLACING or state.placed == 0:
        return NOT_NOW
    return G6 if state.waiting != NOBODY_WAITS and not state.first_turn else LEGAL


@woven
def judge_bar(state: State, floor: Floor, kind: int) -> int:
    """The refusal of sending a guest to the bar, or LEGAL (B8, R13)."""
    if state.hands[state.player, kind] == 0:
        return NOT_HELD
    return LEGAL if kind < JOKER_F and state.bar_taken < floor.bar_places else B8


@kernel
def judge_group(state: State, floor: Floor, table: int, kinds: Array, seats: Array) -> int:
    """The refusal of a whole group as documents write it, or LEGAL."""
    return judge_whole_group(state, floor, table, kinds, seats, NATION_RULE, GROUP_RULE)


@kernel
def bonus(state: State, floor: Floor, code: int) -> int:
    """The points of an action that belong to no table: the bar's (B8)."""
    return floor.bar_values[state.bar_taken] if m.row_of(floor, code) == m.guest_row(floor) else 0


@kernel
def play(state: State, floor: Floor, legal: LegalMoves, code: int) -> None:
    """Do a legal action."""
    row = m.row_of(floor, code)
    carry_out(state, floor, legal, row, code - m.first_code(floor, row))


@kernel
def carry_out(state: State, floor: Floor, _legal: LegalMoves, row: int, bit: int) -> None:
    """Do a legal action, of which row and bit are known."""
    if row == m.move_row(floor) and bit == m.PASS:
        play_pass(state)
        return
    state.passes = 0
    if row < floor.kinds:
        if state.phase == GROUPING:
            play_group_seat(state, floor, row, bit)
        else:
            play_seat(state, floor, row, bit)
    elif row < m.guest_row(floor):
        swap(state, floor, row - floor.kinds, bit)
        next_turn(state)
    elif row == m.guest_row(floor):
        play_bar(state, floor, bit)
    elif row == m.table_row(floor):
        open_group(state, bit)
    else:
        draw_back(state)


@kernel
def next_turn(state: State) -> None:
    """Pass the turn to the next player (G4)."""
    state.player = player_after(state, state.player)
    state.first_turn = 0
    begin_turn(state)


@woven
def play_pass(state: State) -> None:
    """Pass; the game is over once everybody in turn has passed (B11e)."""
    state.passes += 1
    if state.passes == state.players:
        end(state, B11E)
    else:
        next_turn(state)


@woven
def play_bar(state: State, floor: Floor, kind: int) -> None:
    """Send a guest to the first free place at the bar and score its value (B8)."""
    score(state, floor.bar_values[state.bar_taken])
    set_aside(state, kind)
    if state.bar_taken == floor.bar_places:
        end(state, B11B)
    else:
        draw_back(state)


@kernel
def set_aside(state: State, kind: int) -> None:
    """Move a guest of the player to move to the first free place at the bar."""
    leave_hand(state, kind)
    state.bar[state.bar_taken] = kind
    state.bar_taken += 1


@woven
def play_seat(state: State, floor: Floor, kind: int, seat: int) -> None:
    """Play one placement and what follows from it."""
    place(state, floor, kind, seat)
    after_placement(state, floor, kind, seat, state.placed == PLACEMENTS)


@woven
def play_group_seat(state: State, floor: Floor, kind: int, seat: int) -> None:
    """Play one placement of a group; the last one ends the turn."""
    place_in_group(state, floor, kind, seat)
    after_placement(state, floor, kind, seat, close_group(state))


@kernel
def after_placement(state: State, floor: Floor, kind: int, seat: int, last: bool) -> None:
    """Shrink the hand for national tables (B10); end the game with the last chair (B11a)."""
    note_joker(state, kind, seat)
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        if seated_at(state, table) == FULL and is_national(state, table):
            state.hand_size[state.player] = max(0, state.hand_size[state.player] - 1)
    chairs = 0
    for word in range(len(state.free)):
        chairs |= state.free[word]
    if chairs == 0:
        end(state, B11A)
    elif last or state.hand_total[state.player] == 0:
        draw_back(state)


@kernel
def draw_back(state: State) -> None:
    """Draw back to the hand size (B10); afterwards the game may be over (B11c, B11d)."""
    player = state.player
    while state.hand_total[player] < state.hand_size[player] and guests_left(state) > 0:
        draw_guest(state, player)
    if state.hand_total[player] == 0:
        end(state, B11C)
    elif guests_left(state) < BAG_LIMIT:
        end(state, B11D)
    else:
        next_turn(state)
