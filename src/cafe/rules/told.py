"""What the kernel tells, as values with names: choices, and the effects of an action."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Then = Literal["ends", "reveals"]


class Scored(Struct, omit_defaults=True, frozen=True):
    """An action and its points: by table, and what is paid besides."""

    action: str
    do: str
    total: int
    guest: str | None = None
    at: str | None = None
    points: dict[str, int] = {}
    bonus: int = 0


class Choice(Scored, omit_defaults=True, frozen=True):
    """An action that is legal, and what it brings."""

    alone: bool = False
    then: Then | None = None


class Cleared(Struct, tag_field="effect", tag="cleared", frozen=True):
    """A full table leaves with its guests (K6)."""

    cell: str
    table: str
    guests: dict[str, str]


class TableCame(Struct, tag_field="effect", tag="table", frozen=True):
    """A new table is laid (K6, J7)."""

    cell: str
    table: str


class Turned(Struct, tag_field="effect", tag="turned", frozen=True):
    """A full table without jokers is turned over (J7)."""

    cell: str


class Drew(Struct, tag_field="effect", tag="drew", omit_defaults=True, frozen=True):
    """Guests are drawn; which ones is told only to those who may see them."""

    player: int
    count: int
    guests: list[str] | None = None


class HandSize(Struct, tag_field="effect", tag="hand_size", frozen=True):
    """A hand has become smaller for good (B10)."""

    player: int
    size: int


class TurnPasses(Struct, tag_field="effect", tag="turn", frozen=True):
    """It is somebody else's turn."""

    player: int


class Over(Struct, tag_field="effect", tag="over", frozen=True):
    """The game is over."""

    reason: str


Effect = Cleared | TableCame | Turned | Drew | HandSize | TurnPasses | Over


class Told(Scored, omit_defaults=True, frozen=True, kw_only=True):
    """An action that was played and its outcome, as one viewer may see it."""

    player: int
    sources: dict[str, int] = {}
    effects: list[Effect] = []
