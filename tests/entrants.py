"""Players for tournaments of the tests, named as `entrants:function`; what they do is told by environment variables."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from cafe.bots.random_bot import RandomBot
from cafe.rules.actions import Action
from cafe.rules.game import Game

ONCE = "CAFE_TEST_ONCE"  # a file: who finds it missing makes it, and dies


def careful(seed: int) -> RandomBot:
    """Plays like random, under another name."""
    bot = RandomBot(seed)
    bot.name = "careful"
    return bot


class Dying(RandomBot):
    """Is killed by the system in its first game, whichever process plays it."""

    def choose(self, game: Game) -> list[Action]:
        try:
            Path(os.environ[ONCE]).open("x").close()
        except FileExistsError:
            return super().choose(game)
        os.kill(os.getpid(), signal.SIGKILL)
        return []


class Deadly(RandomBot):
    """Kills its process whenever it is asked."""

    def choose(self, game: Game) -> list[Action]:
        os.kill(os.getpid(), signal.SIGKILL)
        return []


class Slow(RandomBot):
    """Thinks for so long that nobody could wait for it."""

    def choose(self, game: Game) -> list[Action]:
        time.sleep(600)
        return super().choose(game)


class Cheating(RandomBot):
    """Does what the rules refuse."""

    def choose(self, game: Game) -> list[Action]:
        legal = set(game.legal_codes())
        return [next(action for action in game.space.actions if action.code not in legal)]


class Silent(RandomBot):
    """Never chooses anything."""

    def choose(self, game: Game) -> list[Action]:
        return []


class Faulty(RandomBot):
    """Has a bug."""

    def choose(self, game: Game) -> list[Action]:
        raise ZeroDivisionError("oh")


nothing = None
