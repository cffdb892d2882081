"""Long runs say what they have not run."""

from __future__ import annotations

import pytest

import wheelhouse


def test_a_python_that_is_missing_is_left_out_in_an_ordinary_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAFE_TESTS", raising=False)
    with pytest.raises(pytest.skip.Exception, match=r"no Python 9\.9 on this machine"):
        wheelhouse.python_of("9.9")


def test_a_python_that_is_missing_fails_a_complete_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAFE_TESTS", "complete")
    with pytest.raises(pytest.fail.Exception, match=r"no Python 9\.9 on this machine; `make test-all PARTLY=1`"):
        wheelhouse.python_of("9.9")
