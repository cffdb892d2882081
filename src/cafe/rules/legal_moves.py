"""Legal moves: all legal actions of a moment as rows of bits, and the numbers of actions.

The action space of a game is a list of rows; an action is a row and a bit in it. First a row of seats for each kind of
guest (seat it there), then for each kind that may swap (put it in a joker's place), then one row each of kinds of guest
(lay down, bar, discard), of tables (open a group, lay a table) and of moves (stop, draw, ...). Numbering the bits in
this order gives each action one fixed number, documented in docs/actions.md.
"""

from __future__ import annotations

from cafe.rules.bits import BIT, lowest, popcount, without_lowest
from cafe.rules.compiled import kernel
from cafe.rules.random_stream import Stream, below
from cafe.rules.state import Array, Floor, LegalMoves

# The bits of the row of moves; each game has its own list after STOP.
STOP = 0
DRAW, DECLARE_END, DECLINE_END = 1, 2, 3  # card
PASS = 1  # board


@kernel
def guest_row(floor: Floor) -> int:
    """The row of lay_down (card), bar (board) or discard (junior)."""
    return floor.kinds + floor.swaps


@kernel
def table_row(floor: Floor) -> int:
    """The row of open_group (card, board) or lay_table (junior)."""
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
    """Start an empty list of legal moves."""
    legal.rows = 0
    legal.count = 0


@kernel
def add_row(legal: LegalMoves, row: int, count: int) -> None:
    """Keep the row just written after the last one, unless it is empty."""
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
    """A legal action, each equally likely; -1 if there is none."""
    row, bit = pick_move(legal, stream)
    return first_code(floor, row) + bit if row >= 0 else -1


@kernel
def pick_move(legal: LegalMoves, stream: Stream) -> tuple[int, int]:
    """The row and bit of a legal action, each equally likely; to play it by these spares to work them out again."""
    rest = below(stream, legal.count)
    for i in range(legal.rows):
        for word in range(legal.bits.shape[1]):
            bits = legal.bits[i, word]
            here = popcount(bits)
            if rest < here:
                while rest > 0:
                    bits &= bits - 1
                    rest -= 1
                return int(legal.row[i]), (word << 6) + lowest(bits)
            rest -= here
    return -1, -1


@kernel
def expand(legal: LegalMoves, floor: Floor, codes: Array) -> int:
    """Write the numbers of all legal actions, row by row; returns how many.

    The numbers ascend, except that the bar comes before swaps (board) and a draw before groups (card). Seeded games
    depend on this order.
    """
    count = 0
    for i in range(legal.rows):
        first = first_code(floor, legal.row[i])
        for word in range(legal.bits.shape[1]):
            bits = legal.bits[i, word]
            while bits:
                codes[count] = first + (word << 6) + lowest(bits)
                bits = without_lowest(bits)
                count += 1
    return count
