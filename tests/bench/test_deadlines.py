"""The lines that say whether our players answer in time; nothing is timed here."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from deadlines import Times, decisions, level_line, timed_line


def times(*seconds: float) -> Times:
    return Times("search@0.1s", "card", np.array(seconds), np.zeros(len(seconds)))


def test_one_in_a_hundred_may_be_late() -> None:
    assert timed_line(times(*[0.09] * 99, 0.5), 0.1).endswith("in time")
    assert timed_line(times(*[0.09] * 98, 0.5, 0.5), 0.1).endswith("LATE")
    assert "+9.9     +9.9     +9.9" in timed_line(times(*[0.1099] * 100), 0.1)
    assert timed_line(times(*[0.1101] * 100), 0.1).endswith("LATE")


def test_who_was_kept_waiting_is_counted_apart() -> None:
    found = Times("search@0.1s", "card", np.array([0.05, 0.5, 0.5, 0.05]), np.array([0.0, 0.3, 0.001, 0.02]))
    assert found.undisturbed().seconds.tolist() == [0.05, 0.5]
    assert "2     50.0 %  LATE" in timed_line(found, 0.1)
    assert timed_line(Times("x", "card", np.ones(9), np.ones(9)), 0.1).endswith("0          –  LATE")


def test_no_level_may_take_a_second() -> None:
    assert level_line(times(*[0.01] * 99, 0.999)).split()[-3:] == ["999.0", "in", "time"]
    assert level_line(times(*[0.01] * 999, 1.0)).endswith("LATE")


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_every_decision_is_timed(game: str) -> None:
    found = list(islice(decisions("greedy", 1, game, 1), 120))
    assert all(-0.01 < waited < took for took, waited in found)
