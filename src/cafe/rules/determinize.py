"""What a player cannot see: forgotten, then imagined afresh.

Hidden are the other hands where hands are closed, but for the jokers that everybody saw taken (J9); guests others laid
face down (K9); the order of both stocks; the tables Junior puts back unseen (J3). Thinking on a record begins by
forgetting all of it, so that nothing chosen can depend on it.
"""

from __future__ import annotations

from typing import Any

from cafe.rules.compiled import kernel, overload
from cafe.rules.guests import JOKER_F, KINDS
from cafe.rules.random_stream import Stream, shuffle
from cafe.rules.seating import put_in_hand
from cafe.rules.state import Array, Floor, State, field_names
from cafe.rules.visible import first_unseen, is_hand_hidden, is_laid_hidden

COUNTS = 128  # where in the pool guests are counted by kind
POOL = COUNTS + KINDS  # room for all hidden guests, or all hidden tables, and the counts


@kernel
def forget(state: State, floor: Floor, player: int, put_back: int, pool: Array) -> None:
    """Put everything a player cannot see into one fixed order.

    `put_back` is the number of tables at the bottom of their stock that never come into play (J3).
    """
    redistribute(state, floor, player, pool, gather_guests(state, floor, player, pool))
    count = gather_tables(state, put_back, pool)
    sort_numbers(pool, count)
    lay_tables_back(state, put_back, pool)


@kernel
def sort_numbers(numbers: Array, count: int) -> None:
    """Put the first numbers into their natural order."""
    for i in range(1, count):
        number, j = numbers[i], i
        while j > 0 and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number


@kernel
def imagine(state: State, floor: Floor, player: int, put_back: int, pool: Array, stream: Stream) -> None:
    """Deal everything a player cannot see at random; what was forgotten must have been put in order before."""
    count = gather_guests(state, floor, player, pool)
    shuffle(stream, pool, count)
    redistribute(state, floor, player, pool, count)
    shuffle(stream, pool, gather_tables(state, put_back, pool))
    lay_tables_back(state, put_back, pool)


@kernel
def gather_guests(state: State, floor: Floor, player: int, pool: Array) -> int:
    """Every guest hidden from a player into the pool, in the order of their kinds; returns how many."""
    for kind in range(KINDS):
        pool[COUNTS + kind] = 0
        for other in range(state.players):
            if is_hand_hidden(floor, player, other):
                pool[COUNTS + kind] += state.hands[other, kind] - seen_taken(state, other, kind)
            if is_laid_hidden(floor, player, other):
                pool[COUNTS + kind] += face_down(state, other, kind)
    for i in range(state.drawn, state.stock_size):
        pool[COUNTS + int(state.stock[i])] += 1  # interpreted, a byte
    count = 0
    for kind in range(KINDS):
        for _ in range(pool[COUNTS + kind]):
            pool[count] = kind
            count += 1
    return count


@kernel
def redistribute(state: State, floor: Floor, player: int, pool: Array, count: int) -> None:
    """Deal the pool to the hidden hands, to where guests lie face down, and to the stock, each as many as before."""
    dealt = 0
    for other in range(state.players):
        if is_hand_hidden(floor, player, other):
            total = state.hand_total[other]
            clear_hand(state, other)
            for joker in range(JOKER_F, KINDS):
                for _ in range(seen_taken(state, other, joker)):
                    put_in_hand(state, other, joker)
                    total -= 1
            for i in range(total):
                put_in_hand(state, other, pool[dealt + i])
            dealt += total
        if is_laid_hidden(floor, player, other):
            laid = state.laid_total[other]
            clear_face_down(state, other)
            for i in range(laid):
                lay_face_down(state, other, pool[dealt + i])
            dealt += laid
    for i in range(dealt, count):
        state.stock[state.drawn + i - dealt] = pool[i]


@kernel
def clear_hand(state: State, player: int) -> None:
    """A player holds nothing any more."""
    state.held[player] = 0
    state.hand_total[player] = 0
    for kind in range(KINDS):
        state.hands[player, kind] = 0


@kernel
def gather_tables(state: State, put_back: int, pool: Array) -> int:
    """Every table of the stock that nobody has seen into the pool; returns how many."""
    count = 0
    for i in range(put_back):
        pool[count] = state.tables_stock[i]
        count += 1
    for i in range(first_unseen(state), state.tables_size):
        pool[count] = state.tables_stock[i]
        count += 1
    return count


@kernel
def lay_tables_back(state: State, put_back: int, pool: Array) -> None:
    """The pool of tables back into the stock."""
    for i in range(put_back):
        state.tables_stock[i] = pool[i]
    first = first_unseen(state)
    for i in range(first, state.tables_size):
        state.tables_stock[i] = pool[put_back + i - first]


# Only in Junior a joker taken off a chair (J9) goes into a hidden hand; only its record remembers it.


def seen_taken(state: State, player: int, kind: int) -> int:
    """How many guests of a kind a player surely holds, because all saw them taken."""
    if kind < JOKER_F or "jokers_taken" not in field_names(state):
        return 0
    return int(state.jokers_taken[player, kind - JOKER_F])


# Only the card game has guests laid face down (K9), so only its record has the field.


def face_down(state: State, player: int, kind: int) -> int:
    """How many guests of a kind a player has laid face down."""
    return int(state.laid_down[player, kind]) if "laid_down" in field_names(state) else 0


def clear_face_down(state: State, player: int) -> None:
    """Nothing lies face down before a player."""
    if "laid_down" in field_names(state):
        state.laid_down[player] = 0
    state.laid_total[player] = 0


def lay_face_down(state: State, player: int, kind: int) -> None:
    """One more guest lies face down before a player."""
    state.laid_down[player, kind] += 1
    state.laid_total[player] += 1


@overload(seen_taken)
def _seen_taken(state: Any, player: Any, kind: Any) -> Any:
    def taken(state: Any, player: Any, kind: Any) -> int:
        return int(state.jokers_taken[player, kind - JOKER_F]) if kind >= JOKER_F else 0

    return taken if "jokers_taken" in field_names(state) else lambda state, player, kind: 0


@overload(face_down)
def _face_down(state: Any, player: Any, kind: Any) -> Any:
    if "laid_down" in field_names(state):
        return lambda state, player, kind: state.laid_down[player, kind]
    return lambda state, player, kind: 0


@overload(clear_face_down)
def _clear_face_down(state: Any, player: Any) -> Any:
    def clear(state: Any, player: Any) -> None:
        state.laid_total[player] = 0
        for kind in range(KINDS):
            state.laid_down[player, kind] = 0

    def nothing(state: Any, player: Any) -> None:
        state.laid_total[player] = 0

    return clear if "laid_down" in field_names(state) else nothing


@overload(lay_face_down)
def _lay_face_down(state: Any, player: Any, kind: Any) -> Any:
    def lay(state: Any, player: Any, kind: Any) -> None:
        state.laid_down[player, kind] += 1
        state.laid_total[player] += 1

    return lay if "laid_down" in field_names(state) else lambda state, player, kind: None
