"""The legal: all legal actions of a moment as rows of bits, and the numbers of actions.

The action space of a game is a list of rows; an action is a row and a bit in it. First a row of seats for each kind of
guest (seat it there), then for each kind that may swap (put it in a joker's place), then one row each of kinds of guest
(lay down, bar, discard), of tables (open a group, lay a table) and of moves (stop, draw, ...). Numbers count through
the rows in this order, so that each action has one fixed number, documented in docs/actions.md.
"""

from __future__ import annotations

from cafe.rules.bits import BIT, lowest, popcount
from cafe.rules.jit import kernel
from cafe.rules.random_stream import Stream, below
from cafe.rules.state import Array, Floor, LegalMoves

# The bits of the row of moves. A game has the first few of its own list.
STOP = 0
DRAW, DECLARE_END, DECLINE_END = 1, 2, 3  # card
PASS = 1  # board


@kernel
def guest_row(floor: Floor) -> int:
    """The row of lay down (card), bar (board) or discard (junior)."""
    return floor.kinds + floor.swaps


@kernel
def table_row(floor: Floor) -> int:
    """The row of open a group (card, board) or lay a table (junior)."""
    return floor.kinds + floor.swaps + 1


@kernel
def move_row(floor: Floor) -> int:
    """The row of stop, draw and the like."""
    return floor.kinds + floor.swaps + 2


@kernel
def first_code(floor: Floor, row: int) -> int:
    """The number of a row's first action."""
    seat_rows, seats = int(floor.kinds) + int(floor.swaps), int(floor.seats)
    if row <= seat_rows:
        return int(row) * seats
    if row == seat_rows + 1:
        return seat_rows * seats + int(floor.kinds)
    return seat_rows * seats + int(floor.kinds) + int(floor.tables)


@kernel
def row_of(floor: Floor, code: int) -> int:
    """The row of an action's number."""
    seat_rows, seats = int(floor.kinds) + int(floor.swaps), int(floor.seats)
    rest = code - seat_rows * seats
    if rest < 0:
        return code // seats
    if rest < floor.kinds:
        return seat_rows
    if rest < floor.kinds + floor.tables:
        return seat_rows + 1
    return seat_rows + 2


@kernel
def clear(legal: LegalMoves) -> None:
    """An empty legal."""
    legal.rows = 0
    legal.count = 0


@kernel
def add_row(legal: LegalMoves, row: int, count: int) -> None:
    """Keep the row of bits just written after the last one, if it holds anything."""
    if count:
        legal.row[legal.rows] = row
        legal.rows += 1
        legal.count += count


@kernel
def add_word(legal: LegalMoves, row: int, bits: int) -> None:
    """Add a row that fits into one word."""
    if bits:
        legal.bits[legal.rows, 0] = bits
        for word in range(1, legal.bits.shape[1]):
            legal.bits[legal.rows, word] = 0
        add_row(legal, row, popcount(bits))


@kernel
def add_move(legal: LegalMoves, floor: Floor, move: int) -> None:
    """Add a single move: stop, draw, ..."""
    add_word(legal, move_row(floor), BIT[move])


@kernel
def pick(legal: LegalMoves, floor: Floor, stream: Stream) -> int:
    """One of the legal actions, each as likely as any other."""
    rest = below(stream, legal.count)
    for i in range(legal.rows):
        for word in range(legal.bits.shape[1]):
            bits = legal.bits[i, word]
            here = popcount(bits)
            if rest < here:
                while rest > 0:
                    bits &= bits - 1
                    rest -= 1
                return first_code(floor, legal.row[i]) + (word << 6) + lowest(bits)
            rest -= here
    return -1


@kernel
def expand(legal: LegalMoves, floor: Floor, codes: Array) -> int:
    """Write the numbers of all legal actions in the order of the legal; returns how many.

    That is the order of numbers, except that the bar comes before swaps (board) and a draw before groups (card). Games
    played by seed depend on it.
    """
    count = 0
    for i in range(legal.rows):
        first = first_code(floor, legal.row[i])
        for word in range(legal.bits.shape[1]):
            bits = legal.bits[i, word]
            while bits:
                bit = lowest(bits)
                bits ^= BIT[bit]
                codes[count] = first + (word << 6) + bit
                count += 1
    return count
