"""The whole search inside the kernel: list the promising turns, try them in imagined cafés, halve, and so on.

There is one way in for all of it, because whatever contains the rollouts takes long to compile.
"""

from __future__ import annotations

from typing import NamedTuple

from cafe.bots.best_turns import LENGTH, STEPS, WIDTH, Ranking
from cafe.bots.buffers import Buffers, Policy
from cafe.bots.float_arrays import Floats
from cafe.bots.rollout import CHANCE, MARGIN, Trials, try_turns
from cafe.bots.sequential_halving import ALIVE, CAFES, LISTED, Race, add_results, cafes_due, halve, rank
from cafe.bots.turn_search import plan_turns
from cafe.bots.win_chance import chance, lead
from cafe.rules.compiled import entry, kernel, woven
from cafe.rules.random_stream import seed_stream
from cafe.rules.state import END_OFFERED

FEW = 4  # turns: they are played on for `last_rounds`


class SearchSettings(NamedTuple):
    """What to search for and how, as Style and Effort say; 0 simulations if a clock says when to stop."""

    put_back: int  # as in determinize.imagine
    seed: int
    rounds: int
    last_rounds: int
    trust: float
    simulations: int
    even_one: bool  # whether to try a turn even if it is the only one


class Portion(NamedTuple):
    """The part of a search to do now: `cafes` from number `first` on; or one of the two below."""

    first: int
    cafes: int


OPENING = Portion(0, 0)  # list the turns, no more
WHOLE = Portion(0, -1)  # everything, for the number of simulations given


@entry
def search_turns(
    buffers: Buffers, policy: Policy, race: Race, settings: SearchSettings, portion: Portion, results: Floats
) -> None:
    """Do a part of a search for the player to move in cafes[0], where everything hidden has been forgotten.

    `results` has room for each café of the portion, for one café if it is none. Such a portion leaves the race
    as it is, so that threads may work side by side; `add_results` counts what they found.
    """
    if portion.cafes > 0:
        try_alive(buffers, policy, race, settings, portion.first, results)
        return
    open_race(buffers, policy, race, settings, results)
    if portion.cafes < 0 and (race.counters[LISTED] > 1 or settings.even_one):
        run_race(buffers, policy, race, settings, results)
    rank(race, settings.trust)


@woven
def run_race(buffers: Buffers, policy: Policy, race: Race, settings: SearchSettings, results: Floats) -> None:
    """Try the turns alive in one café after the other, and halve, for the number of simulations given."""
    cafes = cafes_due(race, settings.simulations)
    while cafes > 0:
        for _ in range(cafes):
            try_alive(buffers, policy, race, settings, race.counters[CAFES], results)
            add_results(race, results)
        halve(race, settings.trust)
        cafes = cafes_due(race, settings.simulations)


@kernel
def try_alive(
    buffers: Buffers, policy: Policy, race: Race, settings: SearchSettings, first: int, results: Floats
) -> None:
    """Try all turns alive in some cafés."""
    alive = race.counters[ALIVE]
    rounds = settings.rounds if alive > FEW else settings.last_rounds
    try_turns(
        buffers,
        policy,
        race.turns,
        race.order[:alive],
        Trials(settings.put_back, rounds, settings.seed, first),
        results,
    )


@woven
def open_race(buffers: Buffers, policy: Policy, race: Race, settings: SearchSettings, results: Floats) -> None:
    """List the most promising turns and those asked for, and what the evaluation says of each."""
    state, floor, room = buffers.cafes[0], buffers.floors[0], len(race.turns) - len(race.asked)
    me = state.player
    them = (me + 1) % state.players
    buffers.states[0] = buffers.cafes[0]
    seed_stream(buffers.stream, settings.seed, 0)
    count = plan_turns(buffers, policy.choices, Ranking(race.turns[:room], race.values[:room]), WIDTH)
    # Turns are listed by the lead over the next player; what counts is the lead over the best.
    over_the_best = lead(state, floor, me, False) - int(state.scores[me] - state.scores[them])
    for turn in range(count):
        race.values[turn] += over_the_best
    race.counters[LISTED] = count
    for row in range(len(race.asked)):
        add_asked(buffers, policy, race, settings, row, results)
    take_all_in(race)
    if state.phase == END_OFFERED:  # who may end the game knows the result (K10c)
        trials = Trials(settings.put_back, 0, 0, 0)
        try_turns(buffers, policy, race.turns, race.order[: race.counters[LISTED]], trials, results)
        for turn in range(race.counters[LISTED]):
            race.prior[turn] = results[0, turn, CHANCE]
    else:
        for turn in range(race.counters[LISTED]):
            race.prior[turn] = chance(state, floor, me, race.values[turn], policy.spread)


@kernel
def take_all_in(race: Race) -> None:
    """All turns listed take part."""
    race.counters[ALIVE] = race.counters[LISTED]
    for turn in range(race.counters[LISTED]):
        race.order[turn] = turn


@woven
def add_asked(
    buffers: Buffers, policy: Policy, race: Race, settings: SearchSettings, row: int, results: Floats
) -> None:
    """Mark a turn that was asked for; if it is not listed, list it, judged as if it had been."""
    listed = race.counters[LISTED]
    for turn in range(listed):
        if is_same(race, turn, row):
            race.kept[turn] = 1
            return
    if listed == len(race.turns):  # a race has room for those asked for besides the others
        return
    race.turns[listed] = race.asked[row]
    race.kept[listed] = 1
    race.order[0] = listed
    alike = Policy(policy.choices, policy.others, policy.choices, policy.spread)
    trials = Trials(settings.put_back, 0, settings.seed, 0)
    try_turns(buffers, alike, race.turns, race.order[:1], trials, results)
    race.values[listed] = results[0, 0, MARGIN]
    race.counters[LISTED] += 1


@kernel
def is_same(race: Race, turn: int, row: int) -> bool:
    """Whether a turn listed is one that was asked for, step by step."""
    if race.turns[turn, LENGTH] != race.asked[row, LENGTH]:
        return False
    for step in range(race.asked[row, LENGTH]):
        if race.turns[turn, STEPS + step] != race.asked[row, STEPS + step]:
            return False
    return True
