"""The collector looks at everything when nobody plays, or when it must; memory in circles does not stay."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from apart import run_apart
from cafe.server import collecting
from cafe.server.collecting import Collecting


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    """What is set for a server is taken back."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def make_old(count: int) -> list[list[object]]:
    """Objects that stay: as many as make the collector count so many as old."""
    made: list[list[object]] = []
    while collecting.old_objects() <= count:
        made.append([])
    return made


def test_everything_is_looked_at_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = Collecting()
    kept = make_old(collecting.WORTH_IT)
    circle: list[object] = []
    circle.append(circle)
    del circle
    monkeypatch.setattr("time.process_time", lambda: 0.0)
    looking._spent = 0.0
    run_apart(looking.look())
    assert collecting.old_objects() == 0
    assert kept


def test_while_somebody_plays_it_waits_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = Collecting()
    kept = make_old(collecting.WORTH_IT)
    monkeypatch.setattr("time.process_time", lambda: looking._spent + 1000.0)
    run_apart(looking.look())
    assert collecting.old_objects() > collecting.WORTH_IT
    monkeypatch.setattr(collecting, "MOST", collecting.WORTH_IT)
    run_apart(looking.look())
    assert collecting.old_objects() == 0
    assert kept


def test_a_server_that_has_little_new_does_not_look() -> None:
    looking = Collecting()
    kept = make_old(collecting.NEW)
    run_apart(looking.look())
    assert collecting.old_objects() > 0
    assert kept
