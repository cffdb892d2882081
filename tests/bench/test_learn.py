"""The scripts that learn what the facts of a café are worth: they find what is there, and write what can be read."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cafe.bots.feature_names import FEATURES
from cafe.rules.compiled import JIT, shape

if shape() != JIT:
    pytest.skip("these scripts add to the kernel; tests/test_shapes.py runs this", allow_module_level=True)

import learn
import learn_choices
from learn_choices import CAFES, Moments


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the file of weights, to be written instead of it."""
    copy = tmp_path / "weights.toml"
    copy.write_text(learn.WEIGHTS.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(learn, "WEIGHTS", copy)
    return copy


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


@pytest.mark.long  # the games to learn from have to be compiled
def test_what_was_not_learnt_stays(weights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read(weights)
    monkeypatch.setattr(sys, "argv", ["learn.py", "--games", "40", "--rounds", "2", "--game", "card"])
    learn.main()
    after = read(weights)
    assert (after["board"], after["junior"]) == (before["board"], before["junior"])
    assert after["card"] != before["card"]
    assert after["card"]["choices"] == before["card"]["choices"]


@pytest.mark.long  # the games to learn from have to be compiled
def test_games_are_played_in_lots(monkeypatch: pytest.MonkeyPatch, weights: Path) -> None:
    monkeypatch.setattr(learn, "LOT", 16)
    monkeypatch.setattr(sys, "argv", ["learn.py", "--games", "40", "--rounds", "1", "--game", "board", "junior"])
    played: list[int] = []
    lesson = learn.School.lesson

    def count(school: learn.School, weights: Any, games: int, **told: Any) -> Any:
        played.append(games)
        return lesson(school, weights, games, **told)

    monkeypatch.setattr(learn.School, "lesson", count)
    learn.main()
    assert played == [16, 16, 8] * 2


@pytest.mark.long  # the games to learn from have to be compiled
def test_choices_are_learnt_for_card_alone(weights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read(weights)
    monkeypatch.setattr(learn_choices, "GAMES_COMPARED", 20)
    monkeypatch.setattr(sys, "argv", ["learn_choices.py", "--moments", "4", "--games", "20"])
    learn_choices.main()
    after = read(weights)
    assert (after["board"], after["junior"]) == (before["board"], before["junior"])
    assert after["card"]["choices"] != before["card"]["choices"]
    assert after["card"]["spread"] != before["card"]["spread"]


def test_the_turns_of_a_moment_tell_what_a_fact_is_worth_and_nothing_of_the_moment() -> None:
    """What all turns of a moment have in common must not matter, however much it is."""
    dice = np.random.default_rng(1)
    truth = dice.normal(size=2 * FEATURES)
    moments = Moments()
    for _ in range(400):
        turns = dice.normal(size=(16, 2 * FEATURES)) * CAFES
        moments.add(turns, turns @ truth + dice.normal(scale=1000.0))
    found = moments.choices(np.zeros((2, FEATURES)))
    assert found.ravel() == pytest.approx(truth, abs=0.01)


@pytest.mark.parametrize("script", [learn, learn_choices])
def test_no_games_are_nothing_to_learn_from(
    script: Any, weights: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = weights.read_text("utf-8")
    monkeypatch.setattr(sys, "argv", ["learn", "--games", "0"])
    with pytest.raises(SystemExit) as raised:
        script.main()
    assert raised.value.code == 2
    assert "at least" in capsys.readouterr().err
    assert weights.read_text("utf-8") == before
