"""The shapes of the kernel play the same games and think the same, to the bit; compiled, they stay in their arrays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cafe.rules.compiled import JIT, NATIVE, PYTHON, shape
from hashes import hashes, thoughts
from running import answer_of, run

TESTS = Path(__file__).parent
SCRIPT = TESTS / "hashes.py"
SEEDS = [3, 4]
LONG_SEEDS = list(range(10, 30))
MANY_SEEDS = list(range(10, 260))  # twelve games each


def elsewhere(seeds: list[int], *words: str, **environment: str) -> dict[str, str]:
    """The hashes as another process finds them; overflow in interpreted numbers is an error."""
    options = ("-W", "error::RuntimeWarning")
    found: dict[str, str] = answer_of(SCRIPT, *words, *map(str, seeds), options=options, **environment)
    return found


def test_these_tests_run_on_the_native_kernel() -> None:
    assert shape() == NATIVE


def test_interpreted_games_are_the_same() -> None:
    assert elsewhere(SEEDS, CAFE_KERNEL=PYTHON) == hashes(SEEDS)


def test_interpreted_searches_are_the_same() -> None:
    """Of card only: interpreted, looking through all turns takes its time."""
    assert elsewhere([5], "--thoughts", "card", CAFE_KERNEL=PYTHON) == thoughts([5], ("card",))


@pytest.mark.long
def test_more_interpreted_searches_are_the_same() -> None:
    assert elsewhere([5, 6], "--thoughts", CAFE_KERNEL=PYTHON) == thoughts([5, 6])


def test_games_compiled_at_run_time_are_the_same() -> None:
    """Of Junior only: it takes the least time to compile."""
    assert elsewhere(SEEDS, "junior", CAFE_KERNEL=JIT) == hashes(SEEDS, ("junior",))


@pytest.mark.long
def test_everything_compiled_at_run_time_is_the_same() -> None:
    assert elsewhere(MANY_SEEDS, CAFE_KERNEL=JIT) == hashes(MANY_SEEDS)
    assert elsewhere(LONG_SEEDS, "--thoughts", CAFE_KERNEL=JIT) == thoughts(LONG_SEEDS)


@pytest.mark.long
def test_many_interpreted_games_are_the_same() -> None:
    assert elsewhere(LONG_SEEDS, CAFE_KERNEL=PYTHON) == hashes(LONG_SEEDS)


@pytest.mark.long
def test_compiled_code_stays_inside_its_arrays() -> None:
    assert elsewhere(LONG_SEEDS, CAFE_KERNEL=JIT, NUMBA_BOUNDSCHECK="1") == hashes(LONG_SEEDS)


@pytest.mark.parametrize(
    ("test", "kernel"),
    [
        ("server/test_hidden.py::test_only_the_kernels_own_cut_decides", PYTHON),
        ("bench/test_learn.py", JIT),
    ],
)
def test_what_only_another_shape_can_do(test: str, kernel: str) -> None:
    command = [sys.executable, "-m", "pytest", "-m", "not long", "-p", "no:xdist", "-q", str(TESTS / test)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "CAFE_KERNEL": kernel}
    )
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout


def test_an_unknown_shape_is_refused() -> None:
    told = run("simulate", "--games", "1", CAFE_KERNEL="fast")
    assert (told.code, told.err) == (2, "cafe: CAFE_KERNEL is one of native, jit, python, not 'fast'\n")
