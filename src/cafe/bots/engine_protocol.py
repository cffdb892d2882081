"""The engine protocol: lines over standard input and output between a café and a player in any language.

docs/engine.md specifies it. A line is a word and, after a space, what it is about; positions are JSON on one line.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cafe.rules.errors import CafeError
from cafe.rules.game import Game
from cafe.rules.view import View

VERSION = 1
HELLO, NAME, READY, NEW_GAME, VIEW, CHOICES, GO, PLAY, QUIT, ERROR = (
    *("cafe-engine", "name", "ready", "newgame", "view", "choices", "go", "play", "quit", "error"),
)
SEPARATOR = ";"
LONGEST_LINE = 1_000_000


class EngineFault(CafeError):
    """An engine that died, was silent for too long, or said what the protocol does not know."""


def line(word: str, about: object = None) -> str:
    """A line of the protocol; texts as they are, anything else as JSON."""
    if about is None:
        return word
    return f"{word} {about if isinstance(about, str) else msgspec.json.encode(about).decode()}"


def split(text: str) -> tuple[str, str]:
    """The word of a line, and the rest."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


def moment(game: Game) -> list[str]:
    """What an engine is told before it is asked: all that its player sees and may do, and nothing else."""
    return [line(VIEW, game.view(game.to_move)), line(CHOICES, game.choices())]


def read_view(text: str) -> Game:
    """The game that a view tells of; EngineFault if it is not a view."""
    try:
        seen: View = msgspec.json.decode(text, type=View)
        return Game.from_view(seen)
    except (msgspec.MsgspecError, CafeError, ValueError, KeyError, IndexError, TypeError) as error:
        raise EngineFault(f"that is no view of a game: {_first_line(error)}") from error


def read_actions(game: Game, text: str) -> list[Any]:
    """The actions of a `play` line, which must be legal one after the other; EngineFault if they are not."""
    words = [part.strip() for part in text.split(SEPARATOR)]
    trial, found = game.copy(), []
    for number, word in enumerate(words):
        if number and trial.to_move != game.to_move:
            raise EngineFault(f"{word[:80]!r} comes after the end of the turn")
        try:
            action = trial.space.find(int(word) if word.isdecimal() and len(word) < 9 else word)
            trial.play(action)
        except CafeError as error:
            raise EngineFault(f"{word[:80]!r} cannot be played: {_first_line(error)}") from error
        found.append(action)
    return found


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0][:200]
