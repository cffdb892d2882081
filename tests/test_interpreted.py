"""Compiled and interpreted rules play the same games; compiled code stays inside its arrays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hashes import hashes

SCRIPT = Path(__file__).with_name("hashes.py")
SEEDS = [3, 4]
LONG_SEEDS = list(range(10, 30))


def elsewhere(seeds: list[int], **environment: str) -> dict[str, str]:
    """The hashes as another process finds them; overflow in interpreted numbers is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", str(SCRIPT), *map(str, seeds)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_interpreted_games_are_the_same() -> None:
    assert elsewhere(SEEDS, NUMBA_DISABLE_JIT="1") == hashes(SEEDS)


@pytest.mark.long
def test_many_interpreted_games_are_the_same() -> None:
    assert elsewhere(LONG_SEEDS, NUMBA_DISABLE_JIT="1") == hashes(LONG_SEEDS)


@pytest.mark.long
def test_compiled_code_stays_inside_its_arrays() -> None:
    assert elsewhere(LONG_SEEDS, NUMBA_BOUNDSCHECK="1") == hashes(LONG_SEEDS)
