"""Many games in one call: simple players against each other inside the kernel."""

from __future__ import annotations

from cafe.bots.numbers import Floats
from cafe.bots.plans import LENGTH, STEPS, write_step
from cafe.bots.turns import AT_ONCE, next_steps
from cafe.rules import menu as m
from cafe.rules import verbs
from cafe.rules.chance import Stream
from cafe.rules.desk import shuffle_stocks
from cafe.rules.house import Record
from cafe.rules.jit import entry
from cafe.rules.state import OVER, Array

RANDOM, GREEDY = range(2)
PLAYERS = ("random", "greedy")  # their names, by number


@entry
def random_games(
    states: Record,
    start: Record,
    floors: Record,
    menus: Record,
    stream: Stream,
    seed: int,
    first: int,
    count: int,
    tally: Array,
) -> int:
    """Play whole games by uniformly random legal actions; returns the steps, `tally` counts endings by reason."""
    state, floor, menu = states[0], floors[0], menus[0]
    steps = 0
    for number in range(first, first + count):
        states[0] = start[0]
        shuffle_stocks(state, stream, seed, number, True)
        verbs.deal(state, floor, menu)
        while state.phase != OVER:
            verbs.fill_menu(state, floor, menu)
            verbs.play(state, floor, menu, m.pick(menu, floor, stream))
            steps += 1
        tally[state.reason] += 1
    return steps


@entry
def play_game(
    states: Record,
    floors: Record,
    menus: Record,
    codes: Array,
    notebook: Array,
    hopes: Floats,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    plan: Array,
    value: Floats,
    players: Array,
    record: Array,
) -> int:
    """Play the game in states[0] to its end; `players` says who plays how, `record` receives every action."""
    state, floor = states[0], floors[0]
    steps = 0
    while state.phase != OVER:
        if players[state.player] == GREEDY:
            next_steps(states, floor, menus, codes, notebook, hopes, stream, weights, facts, plan, value, AT_ONCE)
        else:
            verbs.fill_menu(state, floor, menus[0])
            write_step(plan, m.pick(menus[0], floor, stream))
        for i in range(plan[0, LENGTH]):
            verbs.play(state, floor, menus[0], plan[0, STEPS + i])
            record[steps] = plan[0, STEPS + i]
            steps += 1
    return steps
