"""Many games in one call: simple players against each other inside the kernel."""

from __future__ import annotations

from cafe.bots.best_turns import LENGTH, STEPS, write_step
from cafe.bots.float_arrays import Floats
from cafe.bots.turn_search import AT_ONCE, next_steps
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.entries import shuffle_stocks
from cafe.rules.jit import entry
from cafe.rules.random_stream import Stream
from cafe.rules.ruleset import Record
from cafe.rules.state import OVER, Array

RANDOM, GREEDY = range(2)
PLAYERS = ("random", "greedy")  # their names, by number


@entry
def random_games(
    states: Record,
    start: Record,
    floors: Record,
    legal_moves: Record,
    stream: Stream,
    seed: int,
    first: int,
    count: int,
    tally: Array,
) -> int:
    """Play whole games by uniformly random legal actions; returns the steps, `tally` counts endings by reason."""
    state, floor, legal = states[0], floors[0], legal_moves[0]
    steps = 0
    for number in range(first, first + count):
        states[0] = start[0]
        shuffle_stocks(state, stream, seed, number, True)
        dispatch.deal(state, floor, legal)
        while state.phase != OVER:
            dispatch.fill_legal(state, floor, legal)
            dispatch.play(state, floor, legal, m.pick(legal, floor, stream))
            steps += 1
        tally[state.reason] += 1
    return steps


@entry
def play_game(
    states: Record,
    floors: Record,
    legal_moves: Record,
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
            next_steps(states, floor, legal_moves, codes, notebook, hopes, stream, weights, facts, plan, value, AT_ONCE)
        else:
            dispatch.fill_legal(state, floor, legal_moves[0])
            write_step(plan, m.pick(legal_moves[0], floor, stream))
        for i in range(plan[0, LENGTH]):
            dispatch.play(state, floor, legal_moves[0], plan[0, STEPS + i])
            record[steps] = plan[0, STEPS + i]
            steps += 1
    return steps
