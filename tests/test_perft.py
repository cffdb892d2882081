"""The number of legal continuations from fixed moments: compiled, interpreted, and as the oracle counts them."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cafe import document_of
from cafe.record.write import encode
from companion import Pair
from oracle import Oracle, replay
from perft import DATA, Moment, count, game_at, moments

TABLE: list[Moment] = json.loads(DATA.read_text("utf-8"))
IDS = [f"{one['game']}-{one['variant']}-{one['players']}-{one['steps']}" for one in TABLE]
SCRIPT = Path(__file__).with_name("perft.py")
SMALL = 400  # what the oracle and interpreted code can count in a moment


def test_the_table_is_whole() -> None:
    assert [{key: one[key] for key in one if key != "counts"} for one in TABLE] == list(moments())
    assert sum(len(one["counts"]) > 1 for one in TABLE) > len(TABLE) * 3 // 4


@pytest.mark.parametrize("moment", TABLE, ids=IDS)
def test_counts(moment: Moment) -> None:
    game = game_at(moment)
    before = game.state.tobytes()
    assert [count(game, depth) for depth in range(1, len(moment["counts"]) + 1)] == moment["counts"]
    assert game.state.tobytes() == before


# -- the oracle ---------------------------------------------------------------------------------------------


def oracle_count(oracle: Oracle, depth: int) -> int:
    actions = oracle.legal()
    if depth == 1:
        return len(actions)
    return sum(oracle_count(played(oracle, action), depth - 1) for action in actions)


def played(oracle: Oracle, action: dict[str, Any]) -> Oracle:
    after = copy.deepcopy(oracle)
    after.play(action)
    return after


def small_depth(moment: Moment) -> int:
    """The greatest depth that is counted by looking at few moments."""
    looks = [1, *moment["counts"][:-1]]
    return max(depth for depth, number in enumerate(looks, 1) if number <= SMALL // 4)


# A group is one action to the oracle and several steps to the engine; in junior the variant has no groups.
PLAIN = [one for one in TABLE if (one["game"] == "junior" or not one["variant"]) and one["players"] in (2, 4)]
GROUPED = [one for one in TABLE if one["game"] != "junior" and one["variant"] and one["players"] == 2]


@pytest.mark.parametrize("moment", PLAIN)
def test_the_oracle_counts_the_same(moment: Moment) -> None:
    oracle = replay(json.loads(encode(document_of(game_at(moment)))))
    depth = small_depth(moment)
    assert oracle_count(oracle, depth) == moment["counts"][depth - 1]


@pytest.mark.parametrize("moment", GROUPED)
def test_the_oracle_finds_the_same_with_groups(moment: Moment) -> None:
    document = json.loads(encode(document_of(game_at(moment))))
    actions = document.pop("actions", [])
    pair = Pair({key: value for key, value in document.items() if key != "result"})
    for action in actions:
        pair.play(action)
    pair.compare()
    for action in pair.oracle.legal()[:25]:
        branch = copy.copy(pair)
        branch.game, branch.oracle = pair.game.copy(), copy.deepcopy(pair.oracle)
        branch.play(action)
        branch.compare()


# -- interpreted --------------------------------------------------------------------------------------------


def test_interpreted_code_counts_the_same() -> None:
    chosen = [one for one in TABLE if one["players"] == 2 and one["steps"] == 25]
    asked = [(one, min(2, small_depth(one))) for one in chosen]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--count"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "CAFE_KERNEL": "python"},
    )
    assert json.loads(done.stdout) == [one["counts"][depth - 1] for one, depth in asked]
