"""The script that looks whether told chances come true: it finds what was wrong, and writes what can be read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import calibration
from cafe.bots.calibration import calibrated_evaluation, calibration_of
from calibration import Looks, find, line, look, told


def boasting(games: int = 20_000) -> Looks:
    """Looks of somebody whose odds are three times what they should be, and whose lead is ten points too great."""
    dice = np.random.default_rng(1)
    odds, left = dice.normal(size=games), dice.random(games)
    true = 1 / (1 + np.exp(-odds))
    said = 1 / (1 + np.exp(-odds - np.log(3)))
    won = (dice.random(games) < true).astype(np.float64)
    return Looks(np.arange(games, dtype=np.float64), said, 10.0 * np.ones(games), left, won, np.zeros(games))


def test_who_boasts_is_put_right() -> None:
    looks = boasting()
    honest = find(looks)
    assert honest.chance == pytest.approx((1.0, -np.log(3), 0.0), abs=0.1)
    chances, margins = told(looks, honest)
    assert chances.mean() == pytest.approx(looks.won.mean(), abs=0.01)
    assert abs(margins.mean()) < 3
    said, right = (float(word) for word in line("", looks).split()[1:3])
    assert said > right + 0.15


def test_what_is_written_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, copy = calibration.CALIBRATION.read_text("utf-8"), tmp_path / "calibration.toml"
    monkeypatch.setattr(calibration, "CALIBRATION", copy)
    calibration.write({}, calibrated_evaluation("card").weights)
    assert copy.read_text("utf-8") == before
    calibration.write({("card", 2): calibration_of("board", 2)}, calibrated_evaluation("card").weights)
    changed = zip(copy.read_text("utf-8").splitlines(), before.splitlines(), strict=True)
    assert sum(now != then for now, then in changed) == 1


def test_looks_are_taken_in_games_of_equals() -> None:
    looks = look("junior", 2, 3)
    assert set(looks.game) == {0.0, 1.0, 2.0}
    assert ((looks.chance >= 0) & (looks.chance <= 1)).all()
    assert ((looks.ahead > 0) == (looks.won == 1)).all()
