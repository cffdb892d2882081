"""The kernel in WebAssembly does what the native one does: every entry returns the same and writes the same bytes."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cafe import Game
from cafe.bots import playout, rollout, search_kernel
from cafe.bots.best_turns import PLAN, WIDTH, Ranking
from cafe.bots.buffers import Policy
from cafe.bots.exponential import LARGEST, exponentials
from cafe.bots.make_buffers import new_buffers, take_in
from cafe.bots.reason_names import COLUMNS
from cafe.bots.reason_rows import write_reasons
from cafe.bots.rollout import CHANCES
from cafe.bots.sequential_halving import new_race
from cafe.bots.weights import read_evaluation
from cafe.rules import entries
from cafe.rules.asking import Space
from cafe.rules.editions import edition
from cafe.rules.ruleset import copy_record, unshuffled
from cafe.rules.verdict import REASONS
from kernel_build.sources import ROOT, kernel_fingerprint
from nodes import node
from walks import GAMES

WASM = ROOT / "build" / "wasm"
SCRIPT = Path(__file__).with_name("call_wasm.mjs")
Call = tuple[str, Any, tuple[Any, ...]]  # a game, an entry, its arguments


def flat(arguments: tuple[Any, ...]) -> Iterator[Any]:
    for one in arguments:
        yield from flat(one) if isinstance(one, tuple) else (one,)


def as_json(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return {"bytes": base64.b64encode(argument.tobytes()).decode(), "shape": list(argument.shape)}
    return {"float": argument} if isinstance(argument, float) else str(int(argument))


def compare(calls: list[Call]) -> None:
    """Make calls in Node, then here, and compare what comes of them."""
    asked = [
        {"game": game, "entry": entry.__name__.strip("_"), "arguments": [as_json(one) for one in flat(given)]}
        for game, entry, given in calls
    ]
    command = [node(), str(SCRIPT), str(WASM)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    for (game, entry, given), answer in zip(calls, json.loads(done.stdout), strict=True):
        returned = entry(*given)
        written = [as_json(one)["bytes"] for one in flat(given) if isinstance(one, np.ndarray)]
        assert int(answer["returned"]) == (returned or 0), (game, entry)
        assert answer["written"] == written, (game, entry)


def random_games(name: str, variant: bool, players: int, count: int) -> Call:
    game = Game.new(name, players, seed=1, options={"same_sex_tables": variant})
    buffers, start = new_buffers(game.ruleset), unshuffled(game.ruleset, players, None)
    return name, playout.random_games, (buffers, start, players, 0, count, np.zeros(len(REASONS), np.int64))


def moment(name: str, variant: bool, seed: int) -> Game:
    game = Game.new(name, 2, seed=seed, options={"same_sex_tables": variant})
    for _ in range(30):
        if not game.is_over:
            game.play(game.legal_codes()[seed % len(game.legal_codes())])
    return game


def search(name: str, variant: bool, seed: int, simulations: int) -> Call:
    game = moment(name, variant, seed)
    buffers, learnt = new_buffers(game.ruleset), read_evaluation(name)
    take_in(buffers, game)
    race = new_race(8, 2, np.zeros((0, PLAN), np.int64))
    policy = Policy(learnt.choices, learnt.choices, learnt.weights, learnt.spread)
    plan = search_kernel.Plan(game.put_back, seed, 1, 2, 20.0, simulations, True)
    results = np.zeros((1, len(race.turns), CHANCES + 2))
    return name, search_kernel.search_turns, (buffers, policy, race, plan, search_kernel.WHOLE, results)


def questions(name: str, variant: bool, seed: int) -> Iterator[Call]:
    """Everything that is asked about one moment."""
    game = moment(name, variant, seed)
    state, floor, space = game.state, game.ruleset.floor, Space(game.ruleset)
    space.trials[:] = state
    code = game.legal_codes()[0] if not game.is_over else 0

    def at() -> tuple[Any, ...]:
        return copy_record(state), floor, game.ruleset.empty_legal_moves()

    yield name, entries.list_choices, (*at(), space.codes.copy(), copy_record(space.trials), space.choices.copy())
    yield name, entries.explain, (*at(), space.verdicts.copy(), len(space.codes) // 2)
    yield name, entries.weigh, (*at(), copy_record(space.trials), space.choices.copy(), code)
    yield (
        name,
        entries.play_and_tell,
        (*at(), space.codes.copy(), copy_record(space.trials), space.outcomes.copy(), code),
    )
    yield name, entries.see, (copy_record(state), floor, 1, copy_record(space.trials))
    yield name, entries.settle, (copy_record(state), floor, np.zeros(2, np.int64), np.zeros(2, np.int64))
    buffers, ranking = new_buffers(game.ruleset), Ranking(np.zeros((9, PLAN), np.int64), np.zeros(9))
    buffers.states[:1] = state
    weights = read_evaluation(name).choices
    yield name, rollout.list_turns, (buffers, weights, ranking, WIDTH)
    if not game.is_over:
        other = new_buffers(game.ruleset)
        other.states[:1] = state
        turn = np.zeros(PLAN, np.int64)
        turn[0], turn[2] = 1, code
        yield name, write_reasons, (other, turn, np.zeros((64, COLUMNS), np.int64))


def test_the_modules_are_made_of_these_sources() -> None:
    data = json.loads((WASM / "kernel.json").read_text("utf-8"))
    assert data["fingerprint"] == kernel_fingerprint(), "run `make wasm`"
    state = data["games"]["card"]["records"]["State"]
    assert state["size"] == Game.new("card", 2).state.dtype.itemsize


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_games_and_searches_agree(name: str, variant: bool) -> None:
    calls = [random_games(name, variant, players, 40) for players in edition(name).players]
    calls += [search(name, variant, seed, 60) for seed in (3, 4)]
    calls += [call for seed in (5, 6, 7) for call in questions(name, variant, seed)]
    compare(calls)


@pytest.mark.long
@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_thousands_of_games_and_searches_agree(name: str, variant: bool) -> None:
    compare([random_games(name, variant, players, 4000) for players in edition(name).players])
    compare([search(name, variant, seed, 400) for seed in range(60)])


def test_exponentials_agree() -> None:
    numbers = np.random.default_rng(1).uniform(-LARGEST, LARGEST, 500)
    compare([("card", exponentials, (numbers, np.zeros(500)))])


def test_a_difference_is_noticed() -> None:
    game, entry, given = random_games("junior", False, 2, 1)
    wrong = (game, lambda *_: entry(*given[:-3], 1, *given[-2:]), given)
    wrong[1].__name__ = "random_games"
    with pytest.raises(AssertionError):
        compare([wrong])
