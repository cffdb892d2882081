"""Whole turns as rows of numbers, the best kept in order."""

from __future__ import annotations

from typing import NamedTuple

from cafe.bots.float_arrays import Floats
from cafe.rules.choices import reveals
from cafe.rules.compiled import brief_entry, kernel, woven
from cafe.rules.random_stream import Stream, below
from cafe.rules.ruleset import Record
from cafe.rules.state import GROUPING, PLACING, Array, Floor, State

DEPTH = 16  # steps of a turn that are planned; Junior's start player seats eight, stops, and may swap before that
PRIME = (1 << 31) - 1

# How many beginnings are extended where not all turns can be tried:
WIDTH = 32  # by a player who searches
AT_ONCE = 6  # by one who does not search
IN_ROLLOUTS = 3  # by an imagined one: quick, so that much can be imagined

# Columns of a turn: how many steps, a fingerprint of where they lead to, and the numbers of the actions.
LENGTH, FINGERPRINT, STEPS = range(3)
COLUMNS = STEPS + DEPTH


class Ranking(NamedTuple):
    """The best turns found, the best first, and their values; it keeps as many as it has rows."""

    turns: Array
    values: Floats


@kernel
def offer_turn(
    after: State, floor: Floor, player: int, path: Array, best: Ranking, kept: int, value: float, stream: Stream
) -> int:
    """Keep a turn if it is among the best; returns how many are kept.

    Of turns that lead to the same only the best is kept. Where one turn is wanted, chance breaks ties.
    """
    turns, values = best.turns, best.values
    if len(turns) > 1:
        if kept == len(turns) and value <= values[kept - 1]:
            return kept
        return insert_turn(path, turns, values, kept, value, take_fingerprint(after, floor, player))
    if kept == 0 or value > values[0]:
        write_turn(path, turns, values, 0, value, 1)
    elif value == values[0]:
        ties = turns[0, FINGERPRINT] + 1
        turns[0, FINGERPRINT] = ties
        if below(stream, ties) == 0:
            write_turn(path, turns, values, 0, value, ties)
    return 1


@kernel
def insert_turn(path: Array, turns: Array, values: Floats, kept: int, value: float, fingerprint: int) -> int:
    """Keep a turn in its place among the best; returns how many are kept."""
    more, row = kept + 1, kept
    for same in range(kept):
        if turns[same, FINGERPRINT] == fingerprint:
            if value <= values[same]:
                return kept
            more, row = kept, same
    if row == len(turns):  # the list is full, its last is lost
        more, row = kept, kept - 1
    while row > 0 and values[row - 1] < value:
        values[row] = values[row - 1]
        turns[row] = turns[row - 1]
        row -= 1
    write_turn(path, turns, values, row, value, fingerprint)
    return more


@woven
def write_turn(path: Array, turns: Array, values: Floats, row: int, value: float, fingerprint: int) -> None:
    """Write a path as a turn."""
    values[row] = value
    turns[row] = path
    turns[row, FINGERPRINT] = fingerprint


def codes_of(turn: Array) -> list[int]:
    """The numbers of a turn's actions."""
    codes: list[int] = turn[STEPS : STEPS + int(turn[LENGTH])].tolist()
    return codes


@woven
def write_step(turn: Array, code: int) -> None:
    """A turn of one step."""
    turn[0, LENGTH] = 1
    turn[0, STEPS] = code


@kernel
def take_fingerprint(state: State, floor: Floor, player: int) -> int:
    """A number that is the same for states a turn can reach in several ways."""
    number = int(state.phase) * 31 + int(state.placed)
    for seat in range(floor.seats):
        number = (number * 27 + int(state.seats[seat]) + 1) % PRIME
    for kind in range(floor.kinds):
        number = (number * 13 + int(state.hands[player, kind])) % PRIME
    return number


@woven
def is_settled(state: State, before: State) -> bool:
    """Whether a turn ends here: the turn is over, or something hidden has come to light."""
    if state.player != before.player or reveals(before, state):
        return True
    return state.phase != PLACING and state.phase != GROUPING


@brief_entry
def settled(states: Record, before: Record) -> int:
    """1 if a turn planned from before[0] ends at states[0], else 0; asked by those who look back at a game."""
    return 1 if is_settled(states[0], before[0]) else 0
