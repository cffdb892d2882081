"""The kernel is compiled once for every game, because each game's records have their own sizes."""

from __future__ import annotations

from typing import NamedTuple


class Variant(NamedTuple):
    """A game, or the board game with records large enough for any plan (state.LARGE_PLAN)."""

    name: str
    game: str
    large: bool = False


# The one that takes longest comes first, so that two processors finish at about the same time.
VARIANTS = (
    Variant("board_large", "board", large=True),
    Variant("board", "board"),
    Variant("junior", "junior"),
    Variant("card", "card"),
)
