"""Rollouts: what becomes of a turn, tried in imagined cafés with every player playing well enough.

Every turn is tried in the same cafés with the same luck, so that what differs is the turn (common random numbers).
"""

from __future__ import annotations

from typing import NamedTuple

from cafe.bots.best_turns import IN_ROLLOUTS, LENGTH, STEPS, WIDTH, Ranking
from cafe.bots.buffers import Buffers, Policy
from cafe.bots.float_arrays import Floats
from cafe.bots.turn_search import next_steps, plan_turns
from cafe.bots.win_chance import chance, lead, margin
from cafe.rules import dispatch
from cafe.rules.compiled import entry, kernel, woven
from cafe.rules.determinize import imagine
from cafe.rules.random_stream import seed_stream
from cafe.rules.ruleset import Record
from cafe.rules.state import OVER, Array, Floor, State

# Columns of what is known of a try: the chance to win, the margin over the best of the others, every player's chance.
CHANCE, MARGIN, CHANCES = range(3)


class Trials(NamedTuple):
    """In which cafés turns are tried: imagined by `seed`, number `first` and on, each played on for some rounds."""

    put_back: int  # as in determinize.imagine
    rounds: int
    seed: int
    first: int


@entry
def list_turns(buffers: Buffers, weights: Floats, best: Ranking, width: int) -> int:
    """Rank the most promising turns from states[0]; returns how many. If there is one row only, what a player does next
    without further thought. `width` as in plan_turns.
    """
    width = min(width, WIDTH)  # the buffers have no room for more
    if len(best.turns) == 1:
        next_steps(buffers, weights, width)
        best.turns[0], best.values[0] = buffers.turn[0], buffers.value[0]
        return 1
    return plan_turns(buffers, weights, best, width)


@kernel
def try_turns(buffers: Buffers, policy: Policy, turns: Array, alive: Array, trials: Trials, results: Floats) -> None:
    """Try the turns numbered in `alive` in imagined cafés, as many as there are results: results[café, turn].

    cafes[0] is the state with all that is hidden forgotten, cafes[1] is space for one imagined.
    """
    states, cafes, stream = buffers.states, buffers.cafes, buffers.stream
    floor, state, cafe = buffers.floors[0], states[0], cafes[1]
    me = cafes[0].player
    for i in range(len(results)):
        cafes[1] = cafes[0]
        seed_stream(stream, trials.seed, trials.first + i)
        imagine(cafe, floor, me, trials.put_back, buffers.pool, stream)
        luck = stream[0]
        for j in range(len(alive)):
            stream[0] = luck
            states[0] = cafes[1]
            play_turn(state, floor, buffers.legal_moves, turns, alive[j])
            drawn = roll_out(buffers, policy, me, trials.rounds, cafe.drawn)
            ahead = margin(state, floor, me, drawn, policy.judging, buffers.features)
            results[i, j, MARGIN] = ahead
            results[i, j, CHANCE] = chance(state, floor, me, ahead, policy.spread)
            share_chances(state, floor, me, results[i, j], policy.spread)


@kernel
def share_chances(state: State, floor: Floor, me: int, result: Floats, spread: Floats) -> None:
    """The chance of every player: what one has not, the others share by their leads."""
    total = 0.0
    for player in range(state.players):
        ahead = float(lead(state, floor, player, state.phase == OVER))
        result[CHANCES + player] = chance(state, floor, player, ahead, spread) if player != me else 0.0
        total += result[CHANCES + player]
    for player in range(state.players):
        result[CHANCES + player] *= (1.0 - result[CHANCE]) / total if total > 0.0 else 0.0
    result[CHANCES + me] = result[CHANCE]


@woven
def roll_out(buffers: Buffers, policy: Policy, me: int, rounds: int, drawn: int) -> int:
    """Play on from states[0] until this player's turn has ended and a number more of theirs; or to the end.

    Returns how many guests had been drawn when the last turn of theirs began; at first it was `drawn`.
    """
    state = buffers.states[0]
    was, left = me, rounds
    while state.phase != OVER:
        if state.player != was:
            if was == me:
                if left == 0:
                    break
                left -= 1
            was = state.player
            if was == me:
                drawn = state.drawn
        next_steps(buffers, policy.choices if was == me else policy.others, IN_ROLLOUTS)
        play_turn(state, buffers.floors[0], buffers.legal_moves, buffers.turn, 0)
    return drawn


@woven
def play_turn(state: State, floor: Floor, legal_moves: Record, turns: Array, row: int) -> None:
    """Play the steps of a turn."""
    for step in range(turns[row, LENGTH]):
        dispatch.play(state, floor, legal_moves[0], turns[row, STEPS + step])
