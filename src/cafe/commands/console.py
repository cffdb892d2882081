"""What commands share: consoles, and standard input."""

from __future__ import annotations

import sys
from typing import IO

from rich.console import Console


def output() -> Console:
    """Where results go."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def notices() -> Console:
    """Where everything else goes: progress and errors."""
    return Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def standard_input() -> IO[bytes] | None:
    """Standard input as bytes, None if it is closed."""
    return None if sys.stdin is None else sys.stdin.buffer
