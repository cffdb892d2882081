"""Bots at work: they think in separate threads (the search releases the GIL), never in the event loop.

Bots that answer at once have a thread that no search can occupy. Searches share some threads, taking turns; the more
people wait, the shorter each search, so that nobody waits long for somebody else's strong bot.
"""

from __future__ import annotations

import os
import secrets
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from cafe.bots.levels import STRONGEST
from cafe.bots.registry import bot
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.server.fair_threads import FairThreads
from cafe.server.levels import SHORTEST, seconds_of

Answer = TypeVar("Answer")
SEEDS = 2**62
PROBE = "probe"  # a job that only shows whether bots are alive
PATIENT = 10  # the nice value of threads that think for long


class BotThreads:
    """The bots of one process."""

    def __init__(self, threads: int) -> None:
        self._quick = FairThreads(1, "bot")
        self._searching = FairThreads(threads or max(1, (os.cpu_count() or 1) - 1), "search", stand_back)

    async def think(self, level: str, game: Game, askers: Sequence[str] = ()) -> list[Action]:
        """What a bot does in a game: one action or more. The game must be the bot's own copy.

        `askers` are the addresses of the people waiting for it; if there are none, everybody else comes first.
        """
        seconds = seconds_of(level, game.name)
        if seconds is None:
            return await self._quick.run(lambda: _choose(level, game), self._quick.pick(askers))
        return await self.search(seconds, lambda share: _choose(f"{STRONGEST}@{share:.2f}s", game), askers)

    async def search(self, seconds: float, work: Callable[[float], Answer], askers: Sequence[str]) -> Answer:
        """Run a search and tell it how long it may think: less than requested if others wait."""
        asker = self._searching.pick(askers)
        return await self._searching.run(lambda: work(self._share(seconds, asker)), asker)

    def _share(self, seconds: float, asker: str | None) -> float:
        """A fair share of the time: the same for everybody, however many searches they ask for."""
        sharers = max(1, self._searching.sharers(asker))
        return max(min(seconds, SHORTEST), seconds * min(1.0, self._searching.threads / sharers))

    async def answer(self) -> None:
        """Return once the thread of the quick bots answers, which shows that it is alive."""
        await self._quick.run(_nothing, PROBE)

    def close(self) -> None:
        """Stop the threads; drop searches not yet begun."""
        self._quick.close()
        self._searching.close()


def stand_back() -> None:
    """Lower this thread's priority, where threads have one (Linux)."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENT)


def _choose(level: str, game: Game) -> list[Action]:
    return bot(level, secrets.randbelow(SEEDS)).choose(game)


def _nothing() -> None:
    return None
