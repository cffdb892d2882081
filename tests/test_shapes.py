"""The shapes of the kernel play the same games and think the same, to the bit; compiled, they stay in their arrays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cafe.rules.compiled import JIT, NATIVE, PYTHON, shape
from hashes import answers
from running import answer_of, run

TESTS = Path(__file__).parent
SCRIPT = TESTS / "hashes.py"
SEEDS = [3, 4, 5]  # twelve games each
DOZENS = list(range(10, 22))
LONG_SEEDS = list(range(10, 30))
HUNDREDS = list(range(10, 110))
MANY_SEEDS = list(range(10, 360))


def elsewhere(*words: str, **environment: str) -> dict[str, str]:
    """The hashes as another process finds them; overflow in interpreted numbers is an error."""
    found: dict[str, str] = answer_of(SCRIPT, *words, options=("-W", "error::RuntimeWarning"), **environment)
    return found


def agree(kernel: str, seeds: list[int], *words: str, **environment: str) -> int:
    """Another shape finds what the native one does; how many games and moments that were."""
    asked = [*words, *map(str, seeds)]
    found = answers(asked)
    assert elsewhere(*asked, CAFE_KERNEL=kernel, **environment) == found
    return len(found)


def test_these_tests_run_on_the_native_kernel() -> None:
    assert shape() == NATIVE


def test_interpreted_games_are_the_same() -> None:
    assert agree(PYTHON, SEEDS) == 36


def test_interpreted_searches_are_the_same() -> None:
    """Mostly of card: interpreted, looking through all turns of the other games takes its time."""
    assert agree(PYTHON, DOZENS, "--thoughts", "card") == 24
    assert agree(PYTHON, [5], "--thoughts", "--printed", "board", "junior") == 2


@pytest.mark.long
def test_more_interpreted_searches_are_the_same() -> None:
    assert agree(PYTHON, [5, 6, 7, 8], "--thoughts") == 24


def test_games_and_searches_compiled_at_run_time_are_the_same() -> None:
    """Of Junior only, and not optimised: so they take the least time to compile."""
    assert agree(JIT, DOZENS, "--both", "junior", NUMBA_OPT="0") == 72


@pytest.mark.long
def test_everything_compiled_at_run_time_is_the_same() -> None:
    assert agree(JIT, MANY_SEEDS, "--both") == 6300


@pytest.mark.long
def test_many_interpreted_games_are_the_same() -> None:
    assert agree(PYTHON, HUNDREDS) == 1200


@pytest.mark.long
def test_compiled_code_stays_inside_its_arrays() -> None:
    assert agree(JIT, LONG_SEEDS, NUMBA_BOUNDSCHECK="1") == 240


@pytest.mark.parametrize(
    ("test", "kernel"),
    [
        ("server/test_hidden.py::test_only_the_kernels_own_cut_decides", PYTHON),
        ("bench/test_learn.py", JIT),
    ],
)
def test_what_only_another_shape_can_do(test: str, kernel: str, tmp_path: Path) -> None:
    own = f"--basetemp={tmp_path / 'own'}"  # pytest would shut the others' folders against PostgreSQL's user
    command = [sys.executable, "-m", "pytest", "-m", "not long", "-p", "no:xdist", "-q", own, str(TESTS / test)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "CAFE_KERNEL": kernel}
    )
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout


def test_an_unknown_shape_is_refused() -> None:
    told = run("simulate", "--games", "1", CAFE_KERNEL="fast")
    assert (told.code, told.err) == (2, "cafe: CAFE_KERNEL is one of native, jit, python, not 'fast'\n")
