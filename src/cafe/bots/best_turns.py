"""Plans: whole turns as rows of numbers, the best kept in order."""

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

# Columns of a plan: how many steps, a fingerprint of where they lead to, and the numbers of the actions.
LENGTH, FINGERPRINT, STEPS = range(3)
PLAN = STEPS + DEPTH


class Ranking(NamedTuple):
    """The best plans found, the best first, and their values; it keeps as many as it has rows."""

    plans: Array
    values: Floats


@kernel
def offer_plan(
    after: State, floor: Floor, player: int, path: Array, best: Ranking, kept: int, value: float, stream: Stream
) -> int:
    """Keep a plan if it is among the best; returns how many are kept.

    Of plans that lead to the same only the best is kept. Where one plan is wanted, chance breaks ties.
    """
    plans, values = best.plans, best.values
    if len(plans) > 1:
        if kept == len(plans) and value <= values[kept - 1]:
            return kept
        return insert_plan(path, plans, values, kept, value, take_fingerprint(after, floor, player))
    if kept == 0 or value > values[0]:
        write_plan(path, plans, values, 0, value, 1)
    elif value == values[0]:
        ties = plans[0, FINGERPRINT] + 1
        plans[0, FINGERPRINT] = ties
        if below(stream, ties) == 0:
            write_plan(path, plans, values, 0, value, ties)
    return 1


@kernel
def insert_plan(path: Array, plans: Array, values: Floats, kept: int, value: float, fingerprint: int) -> int:
    """Keep a plan in its place among the best; returns how many are kept."""
    more, row = kept + 1, kept
    for same in range(kept):
        if plans[same, FINGERPRINT] == fingerprint:
            if value <= values[same]:
                return kept
            more, row = kept, same
    if row == len(plans):  # the list is full, its last is lost
        more, row = kept, kept - 1
    while row > 0 and values[row - 1] < value:
        values[row] = values[row - 1]
        plans[row] = plans[row - 1]
        row -= 1
    write_plan(path, plans, values, row, value, fingerprint)
    return more


@woven
def write_plan(path: Array, plans: Array, values: Floats, row: int, value: float, fingerprint: int) -> None:
    """Write a path as a plan."""
    values[row] = value
    plans[row] = path
    plans[row, FINGERPRINT] = fingerprint


def codes_of(plan: Array) -> list[int]:
    """The numbers of a plan's actions."""
    codes: list[int] = plan[STEPS : STEPS + int(plan[LENGTH])].tolist()
    return codes


@woven
def write_step(plan: Array, code: int) -> None:
    """A plan of one step."""
    plan[0, LENGTH] = 1
    plan[0, STEPS] = code


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
    """Whether a plan ends here: the turn is over, or something hidden has come to light."""
    if state.player != before.player or reveals(before, state):
        return True
    return state.phase != PLACING and state.phase != GROUPING


@brief_entry
def settled(states: Record, before: Record) -> int:
    """1 if a turn planned from before[0] ends at states[0], else 0; asked by those who look back at a game."""
    return 1 if is_settled(states[0], before[0]) else 0
