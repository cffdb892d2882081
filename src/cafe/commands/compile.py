"""`cafe compile-rules`: compile the rules of all games now, so that nobody waits later."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cafe.arena.precompile import warm_up
from cafe.commands.console import COMPILING, notices
from cafe.rules.games import GAME_NAMES
from cafe.rules.jit import is_warm, mark_warm


def run() -> int:
    """Compile what is not compiled yet, a process a game; returns the exit code."""
    cold = [game for game in GAME_NAMES if not is_warm(game)]
    if not cold:
        return 0
    console = notices()
    console.print(f"{COMPILING} ({', '.join(cold)}) ...")
    with ProcessPoolExecutor(min(len(cold), os.cpu_count() or 1), mp_context=get_context("spawn")) as pool:
        for game, _ in zip(cold, pool.map(warm_up, cold), strict=True):
            mark_warm(game)
    return 0
