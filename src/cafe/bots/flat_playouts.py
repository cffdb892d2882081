"""Games played out from a café that a player imagines, and who has won them: for simple players to compare with."""

from __future__ import annotations

from cafe.bots.best_turns import AT_ONCE, LENGTH, STEPS
from cafe.bots.buffers import Buffers
from cafe.bots.float_arrays import Floats
from cafe.bots.turn_search import next_steps
from cafe.bots.win_chance import lead
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import entry, kernel
from cafe.rules.determinize import imagine
from cafe.rules.random_stream import Stream
from cafe.rules.ruleset import Record
from cafe.rules.state import OVER, Array, Floor, State
from cafe.rules.winning import sharers

MARGIN = 1e-4  # of a win for each point ahead: breaks ties only


@kernel
def worth_of_end(state: State, floor: Floor, player: int) -> float:
    """What the end of a game is worth to a player: a win 1, shared its part, and a trifle for each point ahead."""
    share = sharers(state, floor, player)
    return (1.0 / share if share else 0.0) + MARGIN * lead(state, floor, player, True)


@entry
def try_actions(
    buffers: Buffers,
    weights: Floats,
    put_back: int,
    actions: Array,
    first: int,
    count: int,
    totals: Floats,
    visits: Array,
) -> None:
    """Simulations number `first` and on, `count` of them, going round the actions: what each came to is added up.

    They begin in cafes[0], where all that the player to move cannot see has been forgotten; everybody plays on as the
    weights say.
    """
    states, cafes = buffers.states, buffers.cafes
    state, floor, legal, turn = states[0], buffers.floors[0], buffers.legal_moves[0], buffers.turn
    viewer = int(cafes[0].player)
    for number in range(first, first + count):
        states[0] = cafes[0]
        imagine(state, floor, viewer, put_back, buffers.pool, buffers.stream)
        tried = number % len(actions)
        dispatch.play(state, floor, legal, actions[tried])
        while state.phase != OVER:
            next_steps(buffers, weights, AT_ONCE)
            for i in range(turn[0, LENGTH]):
                dispatch.play(state, floor, legal, turn[0, STEPS + i])
        totals[tried] += worth_of_end(state, floor, viewer)
        visits[tried] += 1


@entry
def play_at_random(states: Record, floors: Record, legal_moves: Record, stream: Stream, shares: Array) -> None:
    """Play the game in states[0] to its end by uniformly random legal actions; `shares` gets the sharers of each."""
    state, floor = states[0], floors[0]
    while state.phase != OVER:
        dispatch.fill_legal(state, floor, legal_moves[0])
        row, bit = m.pick_move(legal_moves[0], stream)
        dispatch.carry_out(state, floor, legal_moves[0], row, bit)
    for player in range(state.players):
        shares[player] = sharers(state, floor, player)
