"""Bots at work: they think in threads of their own (the search lets the GIL go), never in the event loop."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from cafe.bots.players import bot
from cafe.bots.playout import PLAYERS
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.server.faults import Fault

SEEDS = 2**62


class Crew:
    """The bots of one process."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")

    async def think(self, level: str, game: Game) -> list[Action]:
        """What a bot does in a game: one action or more. The game must be the bot's own copy."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _choose, level, game)

    def close(self) -> None:
        """Send everybody home; thoughts not yet begun are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(level: str, game: Game) -> list[Action]:
    return bot(level, secrets.randbelow(SEEDS)).choose(game)


def levels() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(PLAYERS)


def check_level(level: str) -> str:
    """The level, if there is a bot of that name; a Fault if not."""
    if level not in PLAYERS:
        raise Fault("invalid", f"there is no bot '{level}': choose {', '.join(PLAYERS)}", place="level")
    return level
