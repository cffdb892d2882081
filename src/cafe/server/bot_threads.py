"""Bots at work: they think in threads of their own (the search lets the GIL go), never in the event loop.

Bots that answer at once have a thread that no search can occupy. Searches share some threads; the more of them wait,
the shorter each one thinks, so that nobody waits long for a strong bot of somebody else.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from cafe.bots.levels import STRONGEST
from cafe.bots.registry import bot
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.server.levels import SHORTEST, seconds_of

Answer = TypeVar("Answer")
SEEDS = 2**62
PATIENT = 10  # the nice value of threads that think for long


class BotThreads:
    """The bots of one process."""

    def __init__(self, threads: int) -> None:
        self._threads = threads or max(1, (os.cpu_count() or 1) - 1)
        self._quick = ThreadPoolExecutor(1, "bot")
        self._searching = ThreadPoolExecutor(self._threads, "search", initializer=stand_back)
        self._in_hand = 0  # searches under way or waiting

    async def think(self, level: str, game: Game) -> list[Action]:
        """What a bot does in a game: one action or more. The game must be the bot's own copy."""
        seconds = seconds_of(level, game.name)
        if seconds is None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._quick, _choose, level, game)
        return await self.search(seconds, lambda share: _choose(f"{STRONGEST}@{share:.2f}s", game))

    async def search(self, seconds: float, work: Callable[[float], Answer]) -> Answer:
        """Run a search that is told how long it may think: shorter than wished if others wait."""
        self._in_hand += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._searching, lambda: work(self._share(seconds)))
        finally:
            self._in_hand -= 1

    def _share(self, seconds: float) -> float:
        return max(min(seconds, SHORTEST), seconds * min(1.0, self._threads / self._in_hand))

    def close(self) -> None:
        """Send everybody home; thoughts not yet begun are dropped."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._searching.shutdown(wait=False, cancel_futures=True)


def stand_back() -> None:
    """Let this thread have the processor only when nobody else needs it, where threads have priorities (Linux)."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENT)


def _choose(level: str, game: Game) -> list[Action]:
    return bot(level, secrets.randbelow(SEEDS)).choose(game)
