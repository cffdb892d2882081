"""The kernel in WebAssembly does what the native one does: entries return the same and write the same bytes.

Whole games are compared in tests/local/test_kernel_face.py.
"""

from __future__ import annotations

import base64
import gzip
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cafe import Game
from cafe.bots import rollout, search_kernel
from cafe.bots.best_turns import COLUMNS, WIDTH, Ranking
from cafe.bots.buffers import Policy
from cafe.bots.exponential import LARGEST, exponentials
from cafe.bots.make_buffers import new_buffers, take_in
from cafe.bots.reason_rows import write_reasons
from cafe.bots.reasons import room_for_reasons
from cafe.bots.sequential_halving import new_race, room_for_results
from cafe.bots.weights import read_evaluation
from cafe.rules import entries
from cafe.rules.asking import Space
from cafe.rules.edition_files import MOST_PLAYERS
from cafe.rules.ruleset import copy_record
from kernel_build.contract import NATIVE_ONLY
from kernel_build.sources import ROOT
from nodes import node
from walks import GAMES

WASM = ROOT / "web" / "kernel" / "files"
SCRIPT = Path(__file__).with_name("call_wasm.mjs")
SEARCHES = 350  # of each game and option
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
    race = new_race(8, np.zeros((0, COLUMNS), np.int64))
    policy = Policy(learnt.choices, learnt.choices, learnt.weights, learnt.spread)
    settings = search_kernel.SearchSettings(game.put_back, seed, 1, 2, 20.0, simulations, True)
    results = room_for_results(race, 1)
    return name, search_kernel.search_turns, (buffers, policy, race, settings, search_kernel.WHOLE, results)


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
    everybody = np.zeros((2, MOST_PLAYERS), np.int64)
    yield name, entries.settle, (copy_record(state), floor, everybody[0], everybody[1])
    buffers, ranking = new_buffers(game.ruleset), Ranking(np.zeros((9, COLUMNS), np.int64), np.zeros(9))
    buffers.states[:1] = state
    weights = read_evaluation(name).choices
    yield name, rollout.list_turns, (buffers, weights, ranking, WIDTH)
    if not game.is_over:
        other = new_buffers(game.ruleset)
        other.states[:1] = state
        turn = np.zeros(COLUMNS, np.int64)
        turn[0], turn[2] = 1, code
        yield name, write_reasons, (other, turn, room_for_reasons(game.ruleset))


@pytest.mark.parametrize("game", dict(GAMES))
def test_a_page_fetches_little(game: str) -> None:
    """Twice this, and a record is copied field by field again, or what is rarely called is inlined everywhere."""
    files = [WASM / f"{game}.wasm", WASM / f"{game}.json"]
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 38_000


@pytest.mark.parametrize("game", dict(GAMES))
def test_what_only_learners_ask_for_is_not_sent_to_browsers(game: str) -> None:
    entries = set(json.loads((WASM / f"{game}.json").read_text("utf-8"))["entries"])
    assert "play_on" in entries
    assert not NATIVE_ONLY & entries


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_searches_and_questions_agree(name: str, variant: bool) -> None:
    calls = [search(name, variant, seed, 60) for seed in (3, 4)]
    calls += [call for seed in (5, 6, 7) for call in questions(name, variant, seed)]
    compare(calls)


@pytest.mark.long
@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_thousands_of_searches_agree(name: str, variant: bool) -> None:
    for first in range(0, SEARCHES, 50):
        compare([search(name, variant, seed, 400) for seed in range(first, first + 50)])


def test_exponentials_agree() -> None:
    numbers = np.random.default_rng(1).uniform(-LARGEST, LARGEST, 500)
    compare([("card", exponentials, (numbers, np.zeros(500)))])


def test_a_difference_is_noticed() -> None:
    game, entry, given = search("junior", False, 3, 20)
    buffers, policy, race, settings, portion, results = given
    other = buffers, policy, race, settings._replace(seed=4), portion, results

    def elsewhere(*_: Any) -> None:
        entry(*other)

    elsewhere.__name__ = "search_turns"
    with pytest.raises(AssertionError):
        compare([(game, elsewhere, given)])
