"""Compiled and interpreted rules play the same games; compiled code stays inside its arrays."""

from __future__ import annotations

from pathlib import Path

import pytest

from hashes import hashes
from running import answer_of

SCRIPT = Path(__file__).with_name("hashes.py")
SEEDS = [3, 4]
LONG_SEEDS = list(range(10, 30))


def elsewhere(seeds: list[int], **environment: str) -> dict[str, str]:
    """The hashes as another process finds them; overflow in interpreted numbers is an error."""
    found: dict[str, str] = answer_of(SCRIPT, *map(str, seeds), options=("-W", "error::RuntimeWarning"), **environment)
    return found


def test_interpreted_games_are_the_same() -> None:
    assert elsewhere(SEEDS, NUMBA_DISABLE_JIT="1") == hashes(SEEDS)


@pytest.mark.long
def test_many_interpreted_games_are_the_same() -> None:
    assert elsewhere(LONG_SEEDS, NUMBA_DISABLE_JIT="1") == hashes(LONG_SEEDS)


@pytest.mark.long
def test_compiled_code_stays_inside_its_arrays() -> None:
    assert elsewhere(LONG_SEEDS, NUMBA_BOUNDSCHECK="1") == hashes(LONG_SEEDS)
