"""Swapping a joker for a guest of its sex who could sit there (B9, J9, R10)."""

from __future__ import annotations

from cafe.rules.bits import BIT
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F
from cafe.rules.seating import NOBODY, add_kinds, is_admitted, is_at_home, is_seat, put_in_hand, take_from_hand
from cafe.rules.state import Floor, LegalMoves, State
from cafe.rules.verdict import G3, LEGAL, NOT_HELD


@kernel
def add_swaps(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Add every legal swap."""
    last = len(state.free) - 1
    ladies = (state.jokers[0, 0], state.jokers[0, last])
    gentlemen = (state.jokers[1, 0], state.jokers[1, last])
    if ladies[0] | ladies[1] | gentlemen[0] | gentlemen[1]:
        guests = state.held[state.player] & ((1 << JOKER_F) - 1)
        add_kinds(state, legal, guests, floor.kinds, (ladies, gentlemen))


@kernel
def judge_swap(state: State, floor: Floor, kind: int, seat: int, own_rule: int) -> int:
    """The refusal of a swap, or LEGAL; checked in the order hand, G3 (no such seat), the game's own rule."""
    if not state.held[state.player] >> kind & 1:
        return NOT_HELD
    if not is_seat(state, floor, seat):
        return G3
    joker = (state.jokers[kind & 1, seat >> 6] & BIT[seat & 63]) != 0
    if kind >= JOKER_F or not joker or not is_admitted(state, kind, seat):
        return own_rule
    return LEGAL


@kernel
def swap(state: State, floor: Floor, kind: int, seat: int) -> None:
    """Put a guest of the hand in a joker's place; the joker goes to the hand. No points (R6)."""
    joker = state.seats[seat]
    take_from_hand(state, state.player, kind)
    put_in_hand(state, state.player, joker)
    state.seats[seat] = kind
    state.jokers[kind & 1, seat >> 6] &= ~BIT[seat & 63]
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        if not is_at_home(state, kind, table):
            state.foreign[table] += 1


@kernel
def note_joker(state: State, kind: int, seat: int) -> None:
    """Record that a joker sits here."""
    if kind >= JOKER_F:
        state.jokers[kind & 1, seat >> 6] |= BIT[seat & 63]


@kernel
def find_jokers(state: State, floor: Floor) -> None:
    """Recompute where jokers sit."""
    for word in range(len(state.free)):
        state.jokers[0, word] = 0
        state.jokers[1, word] = 0
    for seat in range(floor.seats):
        if state.seats[seat] != NOBODY:
            note_joker(state, state.seats[seat], seat)
