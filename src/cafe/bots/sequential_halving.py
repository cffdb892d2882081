"""Sequential halving: turns are tried side by side, and the worse half is dropped again and again.

All that a race is lies in flat arrays, so that it may stop after any café and go on from there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from cafe.bots.best_turns import COLUMNS, codes_of
from cafe.bots.float_arrays import Floats
from cafe.bots.rollout import CHANCE, CHANCES, MARGIN
from cafe.rules.compiled import entry, kernel
from cafe.rules.determinize import sort_numbers
from cafe.rules.state import MAX_PLAYERS, Array

# What a race counts: the turns listed, those still alive, how often it was halved, the cafés tried.
LISTED, ALIVE, HALVED, CAFES = range(4)
COUNTERS = 4
RESULTS = CHANCES + MAX_PLAYERS  # columns


class Race(NamedTuple):
    """The turns being tried and what has come of them so far."""

    turns: Array  # as rows (best_turns), as many as are listed
    values: Floats  # the margin that the evaluation promises of each
    prior: Floats  # and the chance to win
    sums: Floats  # of all results of each
    counts: Array  # how often each was tried
    order: Array  # the turns alive by number; after them those dropped, the best first
    asked: Array  # those that are tried whatever they promise,
    kept: Array  # and never dropped, so that they are compared with the best in the same cafés: 1 for each such turn
    counters: Array


@dataclass(frozen=True)
class Tried:
    """A turn and how it fared."""

    codes: tuple[int, ...]  # its actions' numbers
    chance: float  # to win
    margin: float  # expected over the best of the others at the end
    chances: tuple[float, ...]  # to win, for every player
    simulations: int


def new_race(turns: int, asked: Array) -> Race:
    """A race for a number of turns, and those asked for."""
    most = turns + len(asked)
    return Race(
        turns=np.zeros((most, COLUMNS), np.int64),
        values=np.zeros(most),
        prior=np.zeros(most),
        sums=np.zeros((most, RESULTS)),
        counts=np.zeros(most, np.int64),
        order=np.zeros(most, np.int64),
        asked=asked,
        kept=np.zeros(most, np.int64),
        counters=np.zeros(COUNTERS, np.int64),
    )


def room_for_results(race: Race, cafes: int) -> Floats:
    """Space for what comes of the turns of a race in some cafés."""
    return np.zeros((cafes, len(race.turns), RESULTS))


@kernel
def halvings(turns: int) -> int:
    """How often a number of turns is halved until one is left; at least once."""
    count = 1
    while 1 << count < turns:
        count += 1
    return count


@entry
def cafes_due(race: Race, simulations: int) -> int:
    """How many cafés to try all remaining turns in before halving, given the total of simulations; 0 if used up."""
    listed, alive, halved = race.counters[LISTED], race.counters[ALIVE], race.counters[HALVED]
    if halved >= halvings(listed) or (alive == 1 and halved > 0):
        return 0
    return max(1, simulations // halvings(listed) // alive)


@entry
def add_results(race: Race, results: Floats) -> None:
    """Add the results of some cafés, one by one: the sum must not depend on how they were shared out."""
    for i in range(len(results)):
        for j in range(race.counters[ALIVE]):
            turn = race.order[j]
            race.counts[turn] += 1
            for k in range(race.sums.shape[1]):
                race.sums[turn, k] += results[i, j, k]
    race.counters[CAFES] += len(results)


@entry
def halve(race: Race, trust: float) -> None:
    """Drop the worse half of the turns alive; `trust` as in Style."""
    alive, order = race.counters[ALIVE], race.order
    rank(race, trust)
    stay, half = 0, (alive + 1) // 2
    for i in range(alive):
        turn = order[i]
        if i < half or race.kept[turn]:  # it moves ahead of those dropped, which stay in order
            for j in range(i, stay, -1):
                order[j] = order[j - 1]
            order[stay] = turn
            stay += 1
    sort_numbers(order, stay)
    race.counters[ALIVE] = stay
    race.counters[HALVED] += 1


@entry
def rank(race: Race, trust: float) -> None:
    """Put the turns alive in order, the best first; of equals the one listed first."""
    order = race.order
    for i in range(1, race.counters[ALIVE]):
        turn, j = order[i], i
        while j > 0 and value_of(race, order[j - 1], trust) < value_of(race, turn, trust):
            order[j] = order[j - 1]
            j -= 1
        order[j] = turn


@kernel
def value_of(race: Race, turn: int, trust: float) -> float:
    """The chance to win of a turn, the evaluation counted as some simulations."""
    return (race.sums[turn, CHANCE] + trust * race.prior[turn]) / (race.counts[turn] + trust)


def tried_in(race: Race, players: int) -> list[Tried]:
    """All turns of a race that was ranked, the best first: who was dropped later is better."""
    return [_tried(race, turn, players) for turn in race.order[: race.counters[LISTED]].tolist()]


def _tried(race: Race, turn: int, players: int) -> Tried:
    """How a turn fared; the evaluation's opinion helps to choose, it is told only of a turn that was not tried."""
    count = int(race.counts[turn])
    mean = race.sums[turn] / max(1, count)
    chance = float(mean[CHANCE] if count else race.prior[turn])
    chances = tuple(mean[CHANCES : CHANCES + players].tolist())
    return Tried(tuple(codes_of(race.turns[turn])), chance, float(mean[MARGIN]), chances, count)
