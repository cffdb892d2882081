"""Puzzles as they are sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cafe.protocol.play import MOST_QUESTIONS, ActionText
from cafe.record.document import Document
from cafe.rules.games import GameName

Strength = Literal["easy", "hard", "expert"]


class PuzzleBody(Struct):
    """A position, and the most that players without a plan make (`naive`); the solution pays more."""

    game: GameName
    strength: Strength
    number: int
    of: int
    document: Document
    naive: int


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
