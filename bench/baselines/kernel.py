"""The compiled part of the baselines: deal anew what a player cannot see, and play games out from there.

All of it is in this one file. Numba's cache notices a change of the file a function is in, and our cache folder is
named by a hash of the rules and bots (cafe.rules.jit): so nothing stale is ever run, as long as no compiled function
here calls one of another file of bench/.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from cafe.bots.playout import greedy_steps
from cafe.bots.turns import BEST
from cafe.rules import menu as m
from cafe.rules import verbs
from cafe.rules.chance import Stream, shuffle
from cafe.rules.guests import KINDS
from cafe.rules.house import Record
from cafe.rules.jit import entry, kernel
from cafe.rules.seating import penalty
from cafe.rules.state import LAYING, OVER, Array, Floor, State

POOL = 128  # room for all guests, or all tables, of any game
MARGIN = 1e-4  # of a win for each point ahead: breaks ties only
FINER = 1024  # more than any minus points: a tie's second criterion counts less than a point


# -- what only the card game has: guests laid face down (K9), and a tie that goes to the fewest minus points (K11) -----


def laid_by(state: State, player: int, kind: int) -> int:
    """How many of a kind a player has laid face down."""
    return int(state.laid_down[player, kind]) if _is_card(state.dtype.names) else 0  # type: ignore[attr-defined]


def lay(state: State, player: int, kind: int, count: int) -> None:
    """Set how many of a kind a player has laid face down."""
    if _is_card(state.dtype.names):  # type: ignore[attr-defined]
        state.laid_down[player, kind] = count


def in_a_tie(state: State, minus: int) -> int:
    """What minus points count between players of equal scores."""
    return minus if _is_card(state.dtype.names) else 0  # type: ignore[attr-defined]


def _is_card(fields: Any) -> bool:
    return "laid_down" in fields


@overload(laid_by, strict=False)
def _laid_by(state: Any, player: Any, kind: Any) -> Any:  # noqa: ARG001
    if _is_card(state.fields):
        return lambda state, player, kind: int(state.laid_down[player, kind])
    return lambda state, player, kind: 0  # noqa: ARG005


@overload(lay, strict=False)
def _lay(state: Any, player: Any, kind: Any, count: Any) -> Any:  # noqa: ARG001
    if not _is_card(state.fields):
        return lambda state, player, kind, count: None  # noqa: ARG005

    def write(state: Any, player: int, kind: int, count: int) -> None:
        state.laid_down[player, kind] = count

    return write


@overload(in_a_tie, strict=False)
def _in_a_tie(state: Any, minus: Any) -> Any:  # noqa: ARG001
    if _is_card(state.fields):
        return lambda state, minus: minus  # noqa: ARG005
    return lambda state, minus: 0  # noqa: ARG005


# -- what a player cannot see -----------------------------------------------------------------------------------------


@kernel
def gather_guests(state: State, viewer: int, hidden_hands: bool, guests: Array) -> int:
    """List the guests a player cannot see, in an order that tells nothing; returns how many."""
    unseen = np.zeros(KINDS, np.int64)
    for i in range(state.drawn, state.stock_size):
        unseen[state.stock[i]] += 1
    for player in range(state.players):
        if hidden_hands and player != viewer:
            for kind in range(KINDS):
                unseen[kind] += state.hands[player, kind] + laid_by(state, player, kind)
    count = 0
    for kind in range(KINDS):
        for _ in range(unseen[kind]):
            guests[count] = kind
            count += 1
    return count


@kernel
def first_hidden_table(state: State) -> int:
    """Where the hidden part of the table stock begins; a table drawn to be laid has been looked at (J7)."""
    return state.tables_drawn + 1 if state.phase == LAYING else int(state.tables_drawn)


@kernel
def gather_tables(state: State, put_back: int, tables: Array) -> int:
    """List the tables of the stock and those put back unseen (J3), in an order that tells nothing; returns how many."""
    count = 0
    for i in range(state.tables_size):
        if i < put_back or i >= first_hidden_table(state):
            tables[count] = state.tables_stock[i]
            count += 1
    tables[:count].sort()
    return count


@kernel
def deal_guests(state: State, viewer: int, hidden_hands: bool, guests: Array, count: int, stream: Stream) -> None:
    """Hand out unseen guests at random: as many to each hand, face down and to the stock as there are."""
    shuffle(stream, guests, count)
    dealt = 0
    for player in range(state.players):
        if hidden_hands and player != viewer:
            for kind in range(KINDS):
                state.hands[player, kind] = 0
                lay(state, player, kind, 0)
            state.held[player] = 0
            for _ in range(state.hand_total[player]):
                state.hands[player, guests[dealt]] += 1
                state.held[player] |= 1 << guests[dealt]
                dealt += 1
            for _ in range(state.laid_total[player]):
                lay(state, player, guests[dealt], laid_by(state, player, guests[dealt]) + 1)
                dealt += 1
    for i in range(state.drawn, state.stock_size):
        state.stock[i] = guests[dealt]
        dealt += 1


@kernel
def deal_tables(state: State, put_back: int, tables: Array, count: int, stream: Stream) -> None:
    """Put the hidden tables into random order."""
    shuffle(stream, tables, count)
    dealt = 0
    for i in range(state.tables_size):
        if i < put_back or i >= first_hidden_table(state):
            state.tables_stock[i] = tables[dealt]
            dealt += 1


@entry
def deal_anew(
    states: Record, viewer: int, hidden_hands: bool, put_back: int, guests: Array, tables: Array, stream: Stream
) -> None:
    """Deal all that a player cannot see anew, any way as likely as any other."""
    state = states[0]
    deal_guests(state, viewer, hidden_hands, guests, gather_guests(state, viewer, hidden_hands, guests), stream)
    deal_tables(state, put_back, tables, gather_tables(state, put_back, tables), stream)


# -- games played out -------------------------------------------------------------------------------------------------


@kernel
def standing(state: State, floor: Floor, player: int) -> int:
    """A number that is highest for whoever has won (K11, B12, J12)."""
    minus = int(penalty(state, floor, player))  # interpreted, a byte
    return (int(state.scores[player]) - minus) * FINER - in_a_tie(state, minus)


@kernel
def sharers(state: State, floor: Floor, player: int) -> int:
    """How many share the victory with a player, the player counted; 0 if somebody else has won."""
    mine, count = standing(state, floor, player), 0
    for other in range(state.players):
        theirs = standing(state, floor, other)
        if theirs > mine:
            return 0
        count += theirs == mine
    return count


@kernel
def worth(state: State, floor: Floor, player: int) -> float:
    """What the end of a game is worth to a player: a win 1, shared its part, and a trifle for each point ahead."""
    share = sharers(state, floor, player)
    best = -(1 << 30)
    for other in range(state.players):
        if other != player:
            best = max(best, int(state.scores[other]) - int(penalty(state, floor, other)))
    ahead = int(state.scores[player]) - int(penalty(state, floor, player)) - best
    return (1.0 / share if share else 0.0) + MARGIN * ahead


@kernel
def play_greedily(states: Record, floor: Floor, menus: Record, codes: Array, notebook: Array, stream: Stream) -> None:
    """Everybody plays the whole turn with the most points, to the end."""
    state = states[0]
    while state.phase != OVER:
        length = greedy_steps(states, floor, menus, codes, notebook, stream)
        for i in range(length):
            verbs.play(state, floor, menus[0], notebook[BEST, i])


@entry
def try_actions(
    states: Record,
    roots: Record,
    floors: Record,
    menus: Record,
    codes: Array,
    notebook: Array,
    stream: Stream,
    hidden_hands: bool,
    put_back: int,
    actions: Array,
    first: int,
    count: int,
    totals: NDArray[np.float64],
    visits: Array,
) -> None:
    """Simulations number `first` and on, `count` of them, going round the actions: what each came to is added up."""
    state, floor = states[0], floors[0]
    viewer = int(roots[0].player)
    guests, tables = np.zeros(POOL, np.int64), np.zeros(POOL, np.int64)
    guest_count = gather_guests(roots[0], viewer, hidden_hands, guests)
    table_count = gather_tables(roots[0], put_back, tables)
    for number in range(first, first + count):
        states[0] = roots[0]
        deal_guests(state, viewer, hidden_hands, guests, guest_count, stream)
        deal_tables(state, put_back, tables, table_count, stream)
        tried = number % len(actions)
        verbs.play(state, floor, menus[0], actions[tried])
        play_greedily(states, floor, menus, codes, notebook, stream)
        totals[tried] += worth(state, floor, viewer)
        visits[tried] += 1


@entry
def play_at_random(states: Record, floors: Record, menus: Record, stream: Stream, shares: Array) -> None:
    """Play the game in states[0] to its end by uniformly random legal actions; `shares` gets the sharers of each."""
    state, floor = states[0], floors[0]
    while state.phase != OVER:
        verbs.fill_menu(state, floor, menus[0])
        verbs.play(state, floor, menus[0], m.pick(menus[0], floor, stream))
    for player in range(state.players):
        shares[player] = sharers(state, floor, player)
