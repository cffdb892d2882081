"""Rollouts: what becomes of a turn, tried in imagined cafés with every player playing well enough.

Every turn is tried in the same cafés with the same luck, so that what differs is the turn (common random numbers).
"""

from __future__ import annotations

from cafe.bots.best_turns import LENGTH, STEPS
from cafe.bots.float_arrays import Floats
from cafe.bots.turn_search import IN_ROLLOUTS, next_steps, plan_turns
from cafe.bots.win_chance import chance, lead, margin
from cafe.rules import dispatch
from cafe.rules.determinize import imagine
from cafe.rules.jit import entry, kernel, woven
from cafe.rules.random_stream import Stream, seed_stream
from cafe.rules.ruleset import Record
from cafe.rules.state import OVER, Array, Floor, State

# Columns of what is known of a try: the chance to win, the margin over the best of the others, every player's chance.
CHANCE, MARGIN, CHANCES = range(3)


@entry
def list_turns(
    states: Record,
    floors: Record,
    legal_moves: Record,
    codes: Array,
    notebook: Array,
    hopes: Floats,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    plans: Array,
    values: Floats,
    width: int,
) -> int:
    """The most promising turns from states[0] into `plans`; returns how many. If there is one row only, what a player
    does next without further thought. `width` as in plan_turns.
    """
    if len(plans) == 1:
        next_steps(states, floors[0], legal_moves, codes, notebook, hopes, stream, weights, facts, plans, values, width)
        return 1
    return plan_turns(
        states, floors[0], legal_moves, codes, notebook, hopes, stream, weights, facts, plans, values, width
    )


@entry
def try_turns(
    states: Record,
    floors: Record,
    legal_moves: Record,
    codes: Array,
    notebook: Array,
    hopes: Floats,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    cafes: Record,
    pool: Array,
    turns: Array,
    alive: Array,
    put_back: int,
    others: Floats,
    judging: Floats,
    rounds: int,
    spread: Floats,
    seed: int,
    first: int,
    results: Floats,
) -> None:
    """Try the turns numbered in `alive` in imagined cafés `first`, `first` + 1, ...: results[café, turn].

    By `weights` this player chooses, by `others` the others: the same, or none, for points alone. By `judging` the
    café is judged that they come to.
    cafes[0] is the state with all that is hidden forgotten, cafes[1] is space for one imagined; the last row of `turns`
    and the last place of `facts` are space too.
    """
    floor, state, cafe = floors[0], states[0], cafes[1]
    me = cafes[0].player
    plan, value = turns[len(turns) - 1 :], facts[len(facts) - 1 :]
    for i in range(len(results)):
        cafes[1] = cafes[0]
        seed_stream(stream, seed, first + i)
        imagine(cafe, floor, me, put_back, pool, stream)
        luck = stream[0]
        for j in range(len(alive)):
            stream[0] = luck
            states[0] = cafes[1]
            play_plan(state, floor, legal_moves, turns, alive[j])
            drawn = roll_out(
                states,
                floor,
                legal_moves,
                codes,
                notebook,
                hopes,
                stream,
                weights,
                facts,
                plan,
                value,
                others,
                me,
                rounds,
                cafe.drawn,
            )
            ahead = margin(state, floor, me, drawn, judging, facts)
            results[i, j, MARGIN] = ahead
            results[i, j, CHANCE] = chance(state, floor, me, ahead, spread)
            share_chances(state, floor, me, results[i, j], spread)


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


@entry
def guess_chances(states: Record, floors: Record, values: Floats, spread: Floats, chances: Floats) -> None:
    """The chances to win that margins promise in states[0]."""
    for i in range(len(values)):
        chances[i] = chance(states[0], floors[0], states[0].player, values[i], spread)


@woven
def roll_out(
    states: Record,
    floor: Floor,
    legal_moves: Record,
    codes: Array,
    notebook: Array,
    hopes: Floats,
    stream: Stream,
    weights: Floats,
    facts: Floats,
    plan: Array,
    value: Floats,
    others: Floats,
    me: int,
    rounds: int,
    drawn: int,
) -> int:
    """Play on from states[0] until this player's turn has come to an end and so many more of theirs; or to the end.

    Returns how many guests had been drawn when the last turn of theirs began; at first it was `drawn`.
    """
    state = states[0]
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
        known = weights if was == me else others
        next_steps(states, floor, legal_moves, codes, notebook, hopes, stream, known, facts, plan, value, IN_ROLLOUTS)
        play_plan(state, floor, legal_moves, plan, 0)
    return drawn


@woven
def play_plan(state: State, floor: Floor, legal_moves: Record, plans: Array, row: int) -> None:
    """Play the steps of a plan."""
    for step in range(plans[row, LENGTH]):
        dispatch.play(state, floor, legal_moves[0], plans[row, STEPS + step])
