"""The measurement of many games at once runs, in all its lines, and counts what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LINE = r"(.+?)  +(\w+) +([\d,]+) +([\d,]+) +([\d.]+)×"


def measured(*words: str) -> list[tuple[str, str, int]]:
    command = [sys.executable, str(ROOT / "bench/vector.py"), "--seconds", "0.01", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [(who, game, int(clock.replace(",", ""))) for who, game, clock, *_ in re.findall(LINE, done.stdout)]


def test_ours_are_measured() -> None:
    found = measured("--only", "ours")
    games = ["card", "board", "junior"]
    ours = "cafe, vector environment"
    assert [(who, game) for who, game, _ in found] == [
        (who, game) for who in (ours, f"{ours}, 2 threads") for game in games
    ]
    assert all(clock > 10_000 for *_, clock in found)


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_every_move_in_gymnasiums_wrapper_counts_once(game: str) -> None:
    """Ours, the bot's replies, and its openings of games that begin again: about two for each step."""
    import vector

    step = vector.wrapped(game)
    moves = sum(step() for _ in range(300))
    assert 300 * vector.FEW * 1.8 < moves < 300 * vector.FEW * 2.1


@pytest.mark.skipif(find_spec("pgx") is None, reason="needs the peers' environment")
def test_all_are_measured() -> None:
    assert {who for who, *_ in measured()} >= {"Gymnasium's SyncVectorEnv", "OpenSpiel", "pgx"}
