"""The state of a game: one flat record, copied as memory.

`State` says what each field holds; the NumPy record of each game is made from it, with the sizes of that game. Seats
and tables are numbers in reading order of the plan, players numbers in turn order, guests kinds (see guests.py). -1
means none. Sets of seats are words of 64 bits (see bits.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from cafe.rules.games import GAMES
from cafe.rules.guests import JOKER_F, KINDS

Int = Annotated[int, "i1"]
Wide = Annotated[int, "i2"]
Array = NDArray[np.int64]

# Phases of a turn: what the state waits for.
PLACING, END_OFFERED, LAYING, GROUPING, OVER = range(5)

# What the turn has been so far (J4).
NOTHING, SEATING, DISCARDING = range(3)

# Accept bits of a table: a lady, a gentleman, and whether nobody sits there.
EMPTY_TABLE = 4

SIZES = {name: facts.sizes for name, facts in GAMES.items()}
# A board plan from a file may be larger than the printed one; its records are too, and are compiled apart.
LARGE_PLAN = {"seats": 128, "tables": 128}
MOST_ACTIONS = 2 * KINDS * LARGE_PLAN["seats"] + KINDS + LARGE_PLAN["tables"] + 4  # of any action space
MAX_PLAYERS = 5
NATIONS = 12
BAR_PLACES = 20


class State:
    """Every field of the record, in order; those marked with games exist in these only."""

    # Whose turn it is, and what it waits for.
    players: Int  # how many
    start: Int  # the start player
    player: Int  # whose turn it is
    phase: Int  # what the turn waits for: PLACING, ... OVER
    reason: Int  # why the game is over, an index into verdict.REASONS
    placed: Int  # placements of this turn
    doing: Annotated[int, "i1", "junior"]  # NOTHING, SEATING or DISCARDING (J4)
    first_turn: Annotated[int, "i1", "board"]  # B7
    passes: Annotated[int, "i1", "board"]  # in a row (B11e)
    waiting: Annotated[int, "i2", "card", "board"]  # the seat of a guest who must be joined at once (G6)
    group: Annotated[int, "i2", "card", "board"]  # the table of the group being seated (K12, B13)
    group_sex: Annotated[int, "i1", "card", "board"]  # of the group being seated
    third: Wide  # junior: the table where a third of one sex just sat (J13)
    cleared: Annotated[int, "i1", "card"]  # the tables filled by the group so far, as bits (K6)
    filled: Annotated[int, "i2", "junior"]  # the table that was filled and gets a neighbour (J7)
    turn_points: Wide  # scored in this turn
    scores: Annotated[Array, "i4", "players"]  # penalties not yet subtracted
    # Guests in hands, stock and elsewhere.
    held: Annotated[Array, "i4", "players"]  # the kinds in each hand, as bits
    hand_total: Annotated[Array, "i1", "players"]  # guests in each hand
    hand_size: Annotated[Array, "i1", "players"]  # how many guests a hand is filled up to (B10)
    hands: Annotated[Array, "i1", "players", "kinds"]  # how many of each kind
    laid_down: Annotated[Array, "i1", "card", "players", "kinds"]  # face down, by kind (K9)
    laid_total: Annotated[Array, "i1", "players"]  # guests laid face down (K9)
    jokers_taken: Annotated[Array, "i1", "junior", "players", "two"]  # off chairs (J9), so all know who holds them
    gone: Annotated[Array, "i1", "card", "junior", "kinds"]  # left the game in the open (K6, J8)
    bar: Annotated[Array, "i1", "board", "bar"]  # the guest on each place (B8)
    bar_taken: Annotated[int, "i1", "board"]  # how many places are taken
    stock: Annotated[Array, "i1", "guests"]  # in drawing order
    drawn: Wide  # how many of the stock are drawn
    stock_size: Wide  # drawn ones included
    tables_stock: Annotated[Array, "i4", "tables_stock"]  # in drawing order, packed like tables
    tables_drawn: Wide  # how many of them are drawn
    tables_size: Wide  # drawn ones included
    # The café.
    tables: Annotated[Array, "i4", "tables"]  # four flags packed (guests.pack_flags)
    seats: Annotated[Array, "i1", "seats"]  # the guest on each
    sexes: Annotated[Array, "i1", "tables", "two"]  # how many of each sex at a table
    foreign: Annotated[Array, "i1", "tables"]  # guests not of the table's nation (G7)
    # What follows from it, kept up to date so that legal seats are an AND away.
    accept: Annotated[Array, "i1", "tables"]  # bits: one more lady, one more gentleman, EMPTY_TABLE
    empty: Annotated[Array, "i8", "table_words"]  # tables where nobody sits
    one_sex: Annotated[Array, "i8", "two", "table_words"]  # tables that a group of a sex might fill (K12, B13)
    free: Annotated[Array, "i8", "words"]  # seats nobody sits on
    allowed: Annotated[Array, "i8", "two", "words"]  # free seats where one more of a sex is in company (G5, J5)
    lone: Annotated[Array, "i8", "words"]  # free seats at empty tables only (G6)
    admits: Annotated[Array, "i8", "nations", "words"]  # seats where a nation may sit (K5, B6, J5)
    jokers: Annotated[Array, "i8", "board", "junior", "two", "words"]  # seats where a joker of a sex sits


class Floor:
    """The floor plan and the options of one game as the kernel reads them; never written during play."""

    seats: Wide  # how many the plan has
    tables: Wide  # how many cells for tables
    kinds: Wide  # how many kinds of guest
    swaps: Wide  # rows of swaps: as many as kinds, none in card
    supply: Annotated[Array, "i1", "kinds"]  # how many of each kind the edition has (G2)
    any_order: Int  # junior: the order of placements does not matter (J5), and seats come with their tables (J7)
    same_sex: Int  # the option same_sex_tables
    group_limit: Int  # the most guests a group may add (K12, B13)
    hand: Int  # guests in a hand
    start_hand: Int  # junior: guests dealt to the start player (J3)
    closed_hands: Int  # whether hands are hidden from the others (B4: not in board)
    lays_down: Int  # whether guests are laid face down (K9: in card)
    draws_tables: Int  # whether tables are drawn from a stock (K6, J7: not in board)
    put_back: Int  # tables put back unseen before the first are laid (J3)
    penalty_guest: Wide  # for a guest in the hand at the end (K11, B12, J12)
    penalty_joker: Wide  # and for a joker
    penalty_breaks_ties: Int  # whether the fewest minus points win a tie (K11)
    first_table: Annotated[Array, "i2", "four"]  # junior: where the first tables are laid (J3)
    bar_places: Int  # how many (B3); the record has room for BAR_PLACES
    bar_values: Annotated[Array, "i2", "bar"]  # what each place pays (B3)
    companions: Annotated[Array, "i1", "six", "six"]  # [own sex, other sex] at a table after seating: allowed?
    flags: Annotated[Array, "i4", "tables"]  # board: the tables of the plan
    touching: Annotated[Array, "i1", "seats"]  # how many tables a seat touches
    tables_of: Annotated[Array, "i2", "seats", "four"]  # the tables a seat touches, in reading order
    seats_of: Annotated[Array, "i2", "tables", "four"]  # north, east, south, west
    at_table: Annotated[Array, "i8", "tables", "words"]  # the seats of a table
    around: Annotated[Array, "i8", "seats", "words"]  # the seats of the tables a seat touches


class LegalMoves:
    """The legal actions of a moment as rows of bits; row and bit make the action's number (see actions.py)."""

    rows: Wide
    count: Annotated[int, "i4"]
    row: Annotated[Array, "i2", "rows"]
    bits: Annotated[Array, "i8", "rows", "words"]


Shape = type[Any]  # one of these, or of observation.py


@cache
def record_type(shape: Shape, game: str, *, large: bool = False) -> np.dtype[Any]:
    """The NumPy type of a record of one game; `large` for a board plan bigger than the printed one."""
    others = frozenset(SIZES) - {game}
    return np.dtype(list(fields_of(shape, sizes_of(game, large=large), game, others)), align=True)


def sizes_of(game: str, *, large: bool) -> dict[str, int]:
    """What the names of sizes stand for in the records of one game."""
    sizes = dict(SIZES[game]) | (LARGE_PLAN if large else {})
    facts, kinds = GAMES[game], KINDS if GAMES[game].has_jokers else JOKER_F
    seat_rows = 2 * kinds if facts.has_jokers else kinds  # of guests who sit down, and of those who swap
    return sizes | {
        "actions": seat_rows * sizes["seats"] + kinds + sizes["tables"] + len(facts.moves),
        "players": MAX_PLAYERS,
        "kinds": KINDS,
        "nations": NATIONS,
        "phases": OVER + 1,
        "bar": BAR_PLACES,
        "rows": 2 * KINDS + 3,
        "table_words": 2 if large else 1,
        "two": 2,
        "three": 3,
        "four": 4,
        "six": 6,
    }


def fields_of(
    shape: type, sizes: Mapping[str, int], game: str = "", others: frozenset[str] = frozenset()
) -> Iterator[Any]:
    """The fields of a record for NumPy: name, type and sizes; a field marked with other games only is left out."""
    for name, hint in get_type_hints(shape, include_extras=True).items():
        code, *marks = get_args(hint)[1:]
        if game in marks or not others.intersection(marks):
            yield name, code, tuple(sizes[mark] for mark in marks if mark in sizes)


def field_names(record: Any) -> tuple[str, ...]:
    """The fields of a record, or of the type of one, which is all that is known of it when it is compiled.

    Functions ask this where a game differs from the others by what its record holds.
    """
    names: tuple[str, ...] = record.dtype.names
    return names


def game_of(fields: Iterable[str]) -> str:
    """The game whose state has these fields: no two games' states have the same."""
    return _games_by_fields()[frozenset(fields)]


@cache
def _games_by_fields() -> dict[frozenset[str], str]:
    return {frozenset(record_type(State, game).names or ()): game for game in GAMES}
