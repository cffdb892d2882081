"""`cafe engine`: one of our players speaks the engine protocol on standard input and output (docs/engine.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from cafe.bots import engine_protocol as protocol
from cafe.bots.engine_protocol import EngineFault
from cafe.bots.registry import bot
from cafe.rules.errors import CafeError
from cafe.rules.game import MAX_SEED, Game

LONGEST_SEED = len(str(MAX_SEED))  # digits; Python reads no number of more than some thousands


def run(name: str) -> int:
    """Answer until `quit` or the end of the input; what cannot be understood is answered with one sentence."""
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
        self._bot = bot(name, 0)
        self._game: Game | None = None

    def answers(self, word: str, about: str) -> Iterator[str]:
        """The lines to say to a line."""
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
            self._bot, self._game = bot(self._name, int(about)), None
        elif word == protocol.VIEW:
            self._game = None
            self._game = protocol.read_view(about)
        elif word == protocol.GO:
            yield self._chosen()
        elif word != protocol.CHOICES:  # which it does not need
            raise EngineFault(f"there is no '{word[:40]}' in the protocol")

    def _chosen(self) -> str:
        game = self._game
        if game is None:
            raise EngineFault("there is no view to think about")
        if game.is_over:
            raise EngineFault("the game is over")
        actions = self._bot.choose(game)
        return protocol.line(protocol.PLAY, f"{protocol.SEPARATOR} ".join(map(str, actions)))
