"""What commands share: consoles, and a word while the rules are compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import IO

from rich.console import Console

COMPILING = "Compiling the rules for this machine; this happens once and takes a minute or two"


def output() -> Console:
    """Where results go."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def notices() -> Console:
    """Where everything else goes: progress, and what is wrong."""
    return Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def standard_input() -> IO[bytes] | None:
    """Standard input as bytes, None if it is closed."""
    return None if sys.stdin is None else sys.stdin.buffer


@contextmanager
def warmed_up(game: str) -> Iterator[None]:
    """Compile a game of this kind first if it never was here, and say what is being waited for."""
    from cafe.arena.precompile import warm_up
    from cafe.rules.jit import is_warm, mark_warm

    if not is_warm(game):
        console = notices()
        with console.status(f"{COMPILING} ({game}) ...") if console.is_terminal else nullcontext():
            if not console.is_terminal:
                console.print(f"{COMPILING} ({game}).")
            warm_up(game)
        mark_warm(game)
    yield
