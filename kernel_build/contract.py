"""The kernel's contract as types: every entry, and an example of each argument for one game.

An example has the types of what the entry is called with; its values do not matter.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from cafe.bots import (
    exponential,
    flat_playouts,
    playout,
    reason_rows,
    rollout,
    search_kernel,
    sequential_halving,
    weak_turns,
)
from cafe.bots.best_turns import PLAN, Ranking
from cafe.bots.buffers import Buffers, Policy
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.rules import entries, random_stream
from cafe.rules import ruleset as rulesets
from cafe.rules.answers import Choice, Outcome, Verdict, answer_type
from cafe.rules.ruleset import Ruleset, records
from cafe.rules.state import Floor, State
from kernel_build.variants import Variant

Call = tuple[Callable[..., object], tuple[Any, ...]]
NUMBERS = np.zeros(1, np.int64)


def contract(variant: Variant) -> list[Call]:
    """Every entry of a variant, with arguments."""
    ruleset = dataclasses.replace(
        rulesets.ruleset(variant.game),
        floor=records(Floor, variant.game, 1, large=variant.large),
        large=variant.large,
    )
    return [*_rules(ruleset), *_planning(new_buffers(ruleset), ruleset)]


def _rules(ruleset: Ruleset) -> Iterator[Call]:
    states, floors, stream = records(State, ruleset.game, 1, large=ruleset.large), ruleset.floor, NUMBERS
    choices, verdicts, outcomes = (np.zeros(1, answer_type(shape)) for shape in (Choice, Verdict, Outcome))
    moment = states, floors, ruleset.empty_legal_moves()
    yield random_stream._seed, (stream, 0, 0)
    yield rulesets.survey_empty, (states, floors)
    yield entries.shuffle_and_deal, (*moment, stream, 0, 0, True)
    yield entries.deal, moment
    yield entries.resume, moment
    yield entries.legal_codes, (*moment, NUMBERS)
    yield entries.play_on, (*moment, NUMBERS, 0)
    yield entries.list_choices, (*moment, NUMBERS, states, choices)
    yield entries.weigh, (*moment, states, choices, 0)
    yield entries.play_and_tell, (*moment, NUMBERS, states, outcomes, 0)
    yield entries.explain, (*moment, verdicts, 0)
    yield entries.explain_group, (*moment, states, verdicts, 0, NUMBERS, NUMBERS)
    yield entries.see, (states, floors, 0, states)
    yield entries.see_outcome, (outcomes, floors, 0, outcomes)
    yield entries.settle, (states, floors, NUMBERS, NUMBERS)
    yield entries.forget_hidden, (states, floors, 0, 0, NUMBERS)
    yield entries.imagine_hidden, (states, floors, 0, 0, NUMBERS, stream)


def _planning(buffers: Buffers, ruleset: Ruleset) -> Iterator[Call]:
    weights, spread, results = POINTS_ALONE, np.zeros(2), np.zeros((1, 1, 1))
    ranking = Ranking(buffers.plan, buffers.value)
    race = sequential_halving.new_race(1, ruleset.edition.players[0], np.zeros((0, PLAN), np.int64))
    policy, plan = Policy(weights, weights, weights, spread), search_kernel.Plan(0, 0, 0, 0, 0.0, 0, False)
    yield playout.random_games, (buffers, buffers.states, 0, 0, 0, NUMBERS)
    yield playout.play_game, (buffers, weights, NUMBERS, NUMBERS)
    yield flat_playouts.try_actions, (buffers, weights, 0, NUMBERS, 0, 0, spread, NUMBERS)
    yield (
        flat_playouts.play_at_random,
        (buffers.states, buffers.floors, buffers.legal_moves, NUMBERS, NUMBERS),
    )
    yield rollout.list_turns, (buffers, weights, ranking, 0)
    yield search_kernel.search_turns, (buffers, policy, race, plan, search_kernel.WHOLE, results)
    yield sequential_halving.cafes_due, (race, 0)
    yield sequential_halving.add_results, (race, results)
    yield sequential_halving.halve, (race, 0.0)
    yield sequential_halving.rank, (race, 0.0)
    yield exponential.exponentials, (spread, spread)
    mistakes, mind = weak_turns.Mistakes(0, 0.0, 0.0, 0.0), weak_turns.Mind(NUMBERS, NUMBERS)
    yield weak_turns.weak_turn, (buffers, ranking, 0, mistakes, mind)
    yield reason_rows.write_reasons, (buffers, NUMBERS, np.zeros((1, 1), np.int64))
