"""Positions made by hand may have what no dealt game has, such as places where no table lies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from made_up import choices

SCRIPT = Path(__file__).with_name("made_up.py")


def test_players_stay_inside_their_arrays() -> None:
    """Interpreted, an index too high is an error; compiled, it would spoil somebody else's memory."""
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", str(SCRIPT)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "CAFE_KERNEL": "python"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == choices()
