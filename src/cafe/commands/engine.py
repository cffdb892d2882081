"""`cafe engine`: one of our players speaks the engine protocol on standard input and output (docs/engine.md)."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator

from cafe.bots import engine_protocol as protocol
from cafe.bots.engine_protocol import EngineFault
from cafe.bots.levels import LEVEL_THINKING, levels
from cafe.bots.registry import Bot, bot
from cafe.rules.errors import CafeError
from cafe.rules.game import MAX_SEED, Game

LONGEST_SEED = len(str(MAX_SEED))  # digits; Python refuses to parse numbers of several thousand digits
SHARE, ASIDE = 0.8, 0.05  # a search takes this share of its time, less these seconds; the rest is for everything else
SHORTEST = 0.001  # seconds of a search


def run(name: str) -> int:
    """Answer until `quit` or the end of the input; anything not understood gets a one-sentence error."""
    engine = Engine(name)
    for text in sys.stdin:
        word, about = protocol.split(text)
        if word == protocol.QUIT:
            break
        if word:
            for answer in engine.answers(word, about):
                sys.stdout.write(answer + "\n")
            sys.stdout.flush()
    return 0


class Engine:
    """One of our players as an engine."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._game: Game | None = None
        self._sit_down(0)

    def answers(self, word: str, about: str) -> Iterator[str]:
        """The lines that answer a line."""
        try:
            yield from self._answers(word, about)
        except CafeError as error:
            yield protocol.line(protocol.ERROR, str(error).replace("\n", " "))

    def _answers(self, word: str, about: str) -> Iterator[str]:
        if word == protocol.HELLO:
            if about != str(protocol.VERSION):
                raise EngineFault(f"this engine speaks version {protocol.VERSION} of the protocol")
            yield protocol.line(protocol.NAME, self._bot.name)
            yield protocol.READY
        elif word == protocol.NEW_GAME:
            if not about.isdecimal() or len(about) > LONGEST_SEED or int(about) >= MAX_SEED:
                raise EngineFault("newgame takes a seed: a whole number from 0 to 2**62 - 1")
            self._sit_down(int(about))
            self._game = None
        elif word == protocol.VIEW:
            self._game = None
            self._game = protocol.read_view(about)
        elif word == protocol.GO:
            yield self._chosen(seconds_in(about))
        elif word != protocol.CHOICES:  # `choices` is the one command it does not need
            raise EngineFault(f"there is no '{word[:40]}' in the protocol")

    def _sit_down(self, seed: int) -> None:
        """Make a new player of the same name."""
        self._seed, self._bot = seed, bot(self._name, seed)
        self._hurried: dict[str, Bot] = {}  # the same player with less time, by its name

    def _player(self, game: Game, seconds: float | None) -> Bot:
        """Our player, or one that thinks for less time if it would exceed these seconds."""
        usual, most = time_of(self._name, game.name), search_time(seconds)
        if usual is None or usual <= most:
            return self._bot
        hurried = f"{self._name.partition('@')[0]}@{most:.3f}s"
        if hurried not in self._hurried:
            self._hurried = {hurried: bot(hurried, self._seed)}
        return self._hurried[hurried]

    def _chosen(self, seconds: float | None) -> str:
        game = self._game
        if game is None:
            raise EngineFault("there is no view to think about")
        if game.is_over:
            raise EngineFault("the game is over")
        actions = self._player(game, seconds).choose(game)
        return protocol.line(protocol.PLAY, f"{protocol.SEPARATOR} ".join(map(str, actions)))


def seconds_in(about: str) -> float | None:
    """The time that `go` gives; None if it names none."""
    if not about:
        return None
    try:
        seconds = float(about)
    except ValueError:
        seconds = 0
    if not 0 < seconds < math.inf:
        raise EngineFault("go takes a number of seconds above 0, or nothing")
    return seconds


def search_time(seconds: float | None) -> float:
    """How much of the given time a search may take."""
    return math.inf if seconds is None else max(SHORTEST, SHARE * seconds - ASIDE)


def time_of(name: str, game: str) -> float | None:
    """How many seconds one of our players searches; None if it does not use a clock."""
    if found := LEVEL_THINKING.fullmatch(name):
        return float(found["number"]) if found["unit"] else None
    effort = levels()[name].ways[game].effort if name in levels() else None
    return effort.seconds if effort else None
