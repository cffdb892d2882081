"""Many games in one call: simple players against each other inside the kernel."""

from __future__ import annotations

from cafe.bots.best_turns import AT_ONCE, LENGTH, STEPS, write_step
from cafe.bots.buffers import Buffers
from cafe.bots.float_arrays import Floats
from cafe.bots.turn_search import next_steps
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import entry
from cafe.rules.entries import shuffle_stocks
from cafe.rules.ruleset import Record
from cafe.rules.state import OVER, Array

RANDOM, GREEDY = range(2)
PLAYERS = ("random", "greedy")  # their names, by number


@entry
def random_games(buffers: Buffers, start: Record, seed: int, first: int, count: int, tally: Array) -> int:
    """Play whole games by uniformly random legal actions; returns the steps, `tally` counts endings by reason."""
    states, stream = buffers.states, buffers.stream
    state, floor, legal = states[0], buffers.floors[0], buffers.legal_moves[0]
    steps = 0
    for number in range(first, first + count):
        states[0] = start[0]
        shuffle_stocks(state, stream, seed, number, True)
        dispatch.deal(state, floor, legal)
        while state.phase != OVER:
            dispatch.fill_legal(state, floor, legal)
            row, bit = m.pick_move(legal, stream)
            dispatch.carry_out(state, floor, legal, row, bit)
            steps += 1
        tally[state.reason] += 1
    return steps


@entry
def play_game(buffers: Buffers, weights: Floats, players: Array, record: Array) -> int:
    """Play the game in states[0] to its end; `players` says who plays how, `record` receives every action.

    It stops early where `record` is full.
    """
    state, floor, legal, turn = buffers.states[0], buffers.floors[0], buffers.legal_moves[0], buffers.turn
    steps = 0
    while state.phase != OVER:
        if players[state.player] == GREEDY:
            next_steps(buffers, weights, AT_ONCE)
        else:
            dispatch.fill_legal(state, floor, legal)
            write_step(turn, m.pick(legal, floor, buffers.stream))
        for i in range(turn[0, LENGTH]):
            if steps == len(record):
                return steps
            dispatch.play(state, floor, legal, turn[0, STEPS + i])
            record[steps] = turn[0, STEPS + i]
            steps += 1
    return steps
