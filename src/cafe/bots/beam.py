"""Whole turns of which not all can be tried: a few promising beginnings are carried on step by step.

In Junior a hand of six has thousands of ways to sit down, in any order (J5), in card a hand of twelve hundreds;
trying them all is too slow to be done often.
"""

from __future__ import annotations

from cafe.bots.best_turns import DEPTH, FINGERPRINT, LENGTH, STEPS, Ranking, is_settled, offer_turn, take_fingerprint
from cafe.bots.buffers import Buffers
from cafe.bots.evaluation import worth
from cafe.bots.feature_names import MY_FILL
from cafe.bots.float_arrays import Floats
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import kernel, woven
from cafe.rules.junior import FILL_POINTS
from cafe.rules.ruleset import Record
from cafe.rules.state import Array, Floor


@kernel
def beam_turns(buffers: Buffers, weights: Floats, best: Ranking, width: int) -> int:
    """Rank the best turns found from states[0]; returns how many.

    states[1:] are two banks of `width` beginnings and one to try; `scratch` has their steps, `hopes` their values.
    """
    states, floor, legal_moves, codes = buffers.states, buffers.floors[0], buffers.legal_moves, buffers.codes
    scratch, hopes, features = buffers.scratch, buffers.hopes, buffers.features
    spare = 2 * width + 1
    player = states[0].player
    scratch[0, LENGTH] = 0
    kept, bank, open_rows, first = 0, 0, 1, 0
    for depth in range(DEPTH):
        found, next_first = 0, 1 + bank * width
        for row in range(first, first + open_rows):
            dispatch.fill_legal(states[row], floor, legal_moves[0])
            count = m.expand(legal_moves[0], floor, codes[0])
            for i in range(count):
                states[spare] = states[row]
                after = states[spare]
                copy_path(scratch, row, spare, depth, codes[0, i])
                dispatch.play(after, floor, legal_moves[0], codes[0, i])
                value = worth(after, floor, player, states[0].drawn, weights, features)
                if is_settled(after, states[0]):
                    kept = offer_turn(after, floor, player, scratch[spare], best, kept, value, buffers.stream)
                else:
                    # A table that can be filled counts as if it were (J7); in card it is the best next payment.
                    hope = value + FILL_POINTS * features[MY_FILL]
                    found = push(states, floor, scratch, hopes, next_first, width, found, hope)
        if found == 0:
            break
        first, open_rows, bank = next_first, found, 1 - bank
    return kept


@woven
def copy_path(scratch: Array, row: int, spare: int, depth: int, code: int) -> None:
    """The steps of a beginning and one more."""
    for i in range(depth):
        scratch[spare, STEPS + i] = scratch[row, STEPS + i]
    scratch[spare, STEPS + depth] = code
    scratch[spare, LENGTH] = depth + 1


@kernel
def push(
    states: Record, floor: Floor, scratch: Array, hopes: Floats, first: int, width: int, found: int, hope: float
) -> int:
    """Keep the beginning that was tried if it is among the best of its bank; returns how many the bank holds."""
    spare = 2 * width + 1
    worst = first
    for row in range(first, first + found):
        if hopes[row] < hopes[worst]:
            worst = row
    if found == width and hope <= hopes[worst]:
        return found
    mark = take_fingerprint(states[spare], floor, states[0].player)
    for row in range(first, first + found):
        if scratch[row, FINGERPRINT] == mark and hopes[row] >= hope:  # the same guests and seats, in another order
            return found
    place = first + found if found < width else worst
    states[place] = states[spare]
    hopes[place] = hope
    for i in range(STEPS + scratch[spare, LENGTH]):
        scratch[place, i] = scratch[spare, i]
    scratch[place, FINGERPRINT] = mark
    return min(found + 1, width)
