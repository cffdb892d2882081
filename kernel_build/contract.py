"""The kernel's contract as types: every entry, and an example of each argument for one game.

An example has the types of what the entry is called with, and its arrays are as short as they may be: an array that is
shorter in any dimension is refused where it comes in. The values do not matter.
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
    reasons,
    rollout,
    search_kernel,
    sequential_halving,
    weak_bots,
    weak_turns,
)
from cafe.bots.best_turns import COLUMNS, Ranking, settled
from cafe.bots.buffers import Buffers, Policy
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.rules import batch, entries, observation, random_stream
from cafe.rules import ruleset as rulesets
from cafe.rules.answers import Choice, Outcome, Verdict, answer_type
from cafe.rules.determinize import POOL
from cafe.rules.make_batch import new_batch
from cafe.rules.ruleset import Ruleset, records
from cafe.rules.state import MAX_PLAYERS, Floor, State
from cafe.rules.verdict import REASONS
from kernel_build.variants import Variant

Call = tuple[Callable[..., object], tuple[Any, ...]]
NUMBERS = np.zeros(1, np.int64)
NONE = np.zeros(0, np.int64)
# What only programs in Python ask for: whole games at random and by points, and what learners need. No page fetches it.
NATIVE_ONLY = frozenset(
    {
        "random_games",
        "play_game",
        "play_at_random",
        "try_actions",
        "observe",
        "pick_actions",
        "reset_games",
        "step_games",
    }
)


def contract(variant: Variant) -> list[Call]:
    """Every entry of a variant, with arguments."""
    ruleset = dataclasses.replace(
        rulesets.ruleset(variant.game),
        floor=records(Floor, variant.game, 1, large=variant.large),
        large=variant.large,
    )
    return [*_rules(ruleset), *_planning(new_buffers(ruleset), ruleset), *_learning(ruleset)]


def _rules(ruleset: Ruleset) -> Iterator[Call]:
    states, floors, stream = records(State, ruleset.game, 1, large=ruleset.large), ruleset.floor, NUMBERS
    choices, verdicts, outcomes = (np.zeros(1, answer_type(shape)) for shape in (Choice, Verdict, Outcome))
    moment = states, floors, ruleset.empty_legal_moves()
    codes, everybody, pool = ruleset.room_for_codes(), np.zeros(MAX_PLAYERS, np.int64), np.zeros(POOL, np.int64)
    all_choices = np.zeros(len(codes), choices.dtype)
    yield random_stream._seed, (stream, 0, 0)
    yield rulesets.survey_empty, (states, floors)
    yield entries.shuffle_and_deal, (*moment, stream, 0, 0, True)
    yield entries.deal, moment
    yield entries.resume, moment
    yield entries.legal_codes, (*moment, codes)
    yield entries.play_on, (*moment, codes, 0)
    yield entries.list_choices, (*moment, codes, states, all_choices)
    yield entries.weigh, (*moment, states, choices, 0)
    yield entries.play_and_tell, (*moment, codes, states, outcomes, 0)
    yield entries.explain, (*moment, verdicts, 0)
    yield entries.explain_group, (*moment, states, verdicts, 0, NONE, NONE)
    yield entries.see, (states, floors, 0, states)
    yield entries.see_outcome, (outcomes, floors, 0, outcomes)
    yield entries.settle, (states, floors, everybody, everybody)
    yield entries.forget_hidden, (states, floors, 0, 0, pool)
    yield entries.imagine_hidden, (states, floors, 0, 0, pool, stream)


def _planning(buffers: Buffers, ruleset: Ruleset) -> Iterator[Call]:
    weights, spread, none = POINTS_ALONE, np.zeros(2), np.zeros(0)
    ranking = Ranking(buffers.turn, buffers.value)
    race = sequential_halving.new_race(1, np.zeros((0, COLUMNS), np.int64))
    results = sequential_halving.room_for_results(race, 0)
    tally, everybody = np.zeros(len(REASONS), np.int64), np.zeros(MAX_PLAYERS, np.int64)
    policy, settings = (
        Policy(weights, weights, weights, spread),
        search_kernel.SearchSettings(0, 0, 0, 0, 0.0, 0, False),
    )
    yield playout.random_games, (buffers, buffers.states[:1], 0, 0, 0, tally)
    yield playout.play_game, (buffers, weights, everybody, NONE)
    yield flat_playouts.try_actions, (buffers, weights, 0, NUMBERS, 0, 0, np.zeros(1), NUMBERS)
    yield (
        flat_playouts.play_at_random,
        (buffers.states[:1], buffers.floors, buffers.legal_moves, NUMBERS, everybody),
    )
    yield rollout.list_turns, (buffers, weights, ranking, 0)
    yield (
        search_kernel.search_turns,
        (buffers, policy, race, settings, search_kernel.WHOLE, sequential_halving.room_for_results(race, 1)),
    )
    yield sequential_halving.cafes_due, (race, 0)
    yield sequential_halving.add_results, (race, results)
    yield sequential_halving.halve, (race, 0.0)
    yield sequential_halving.rank, (race, 0.0)
    yield exponential.exponentials, (none, none)
    mistakes, mind = weak_turns.Mistakes(0, 0.0, 0.0, 0.0), weak_bots.empty_mind(ruleset)
    yield weak_turns.weak_turn, (buffers, ranking, 0, mistakes, mind)
    yield settled, (buffers.states[:1], buffers.states[:1])
    yield reason_rows.write_reasons, (buffers, buffers.turn[0], reasons.room_for_reasons(ruleset))


def _learning(ruleset: Ruleset) -> Iterator[Call]:
    many = new_batch(ruleset, records(State, ruleset.game, 1, large=ruleset.large), 1)
    moment = many.states, many.floors, many.legal_moves
    yield observation.observe, (*moment, 0, many.shown, many.observations, many.masks)
    yield batch.reset_games, (many,)
    yield batch.step_games, (many, NUMBERS, False)
    yield batch.pick_actions, (many, NUMBERS, NUMBERS)
