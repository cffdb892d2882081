"""Puzzles as they are sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cafe.protocol.play import MOST_QUESTIONS, ActionText
from cafe.record.document import Document
from cafe.rules.games import GameName


class PuzzleBody(Struct):
    """A position, and what one scores who always takes the best guest first: the solution pays more."""

    game: GameName
    number: int
    of: int
    document: Document
    guest_first: int


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """A turn for a puzzle; `give_up` asks for the best one."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_QUESTIONS)] = []
    give_up: bool = False


class PuzzleAnswer(Struct, omit_defaults=True):
    """What a turn pays, and whether none pays more."""

    points: int
    best: bool
    best_points: int | None = None
    turn: tuple[str, ...] | None = None
