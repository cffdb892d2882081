"""Café International: the board game, the card game and Junior, to play, study and teach.

    >>> from cafe import Game
    >>> game = Game.new("card", ["Ada", "Ben"], seed=7)
    >>> game.play(game.legal_actions()[0])

Importing this package compiles nothing and imports neither NumPy nor Numba; the first game does.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cafe.rules.notebook import draw_with

if TYPE_CHECKING:
    from cafe.record.replay import game_from_document as game_from_document
    from cafe.record.write import document_of as document_of
    from cafe.rules.actions import Action as Action
    from cafe.rules.actions import SeatGroup as SeatGroup
    from cafe.rules.errors import CafeError as CafeError
    from cafe.rules.errors import IllegalAction as IllegalAction
    from cafe.rules.errors import InvalidAction as InvalidAction
    from cafe.rules.game import Game as Game
    from cafe.rules.position import Position as Position
    from cafe.rules.verdict import Result as Result
    from cafe.rules.verdict import Verdict as Verdict
    from cafe.rules.view import View as View

__version__ = "0.3.0.dev0"  # the release to come; without .dev0 once it is one

_HOMES = {
    "Action": "cafe.rules.actions",
    "CafeError": "cafe.rules.errors",
    "Game": "cafe.rules.game",
    "IllegalAction": "cafe.rules.errors",
    "InvalidAction": "cafe.rules.errors",
    "Position": "cafe.rules.position",
    "Result": "cafe.rules.verdict",
    "SeatGroup": "cafe.rules.actions",
    "Verdict": "cafe.rules.verdict",
    "View": "cafe.rules.view",
    "document_of": "cafe.record.write",
    "game_from_document": "cafe.record.replay",
}
__all__ = sorted(_HOMES)


def _picture_of(thing: Any) -> str:
    """A picture of a game; what draws is imported when somebody looks."""
    drawn: str = import_module("cafe.pictures").picture_of(thing)
    return drawn


draw_with(_picture_of)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'cafe' has no attribute '{name}'")
    return getattr(import_module(_HOMES[name]), name)
