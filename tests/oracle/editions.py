"""Other editions of the board game, written down once more: which nations, which tables, which bar."""

from __future__ import annotations

from dataclasses import dataclass

from .guests import BOARD_NATIONS, JOKER
from .plan import BOARD_DRAWING, cell, neighbours, reading_order


@dataclass(frozen=True)
class BoardEdition:
    """What an edition of the board game is made of; `drawing` has the tables only, at the even columns and rows."""

    nations: list[str]
    drawing: list[str]
    bar: list[int]  # B3: the value of each place, in the order they are filled
    players: range

    @property
    def tables(self) -> dict[str, str]:
        return {
            cell(2 * x + 2, 2 * y + 2): code
            for y, row in enumerate(self.drawing)
            for x, code in enumerate(row.split())
            if code != "."
        }

    @property
    def seats(self) -> list[str]:
        """B2: a chair on each side of a table; the one between two neighbours is shared."""
        return sorted({seat for table in self.tables for seat in neighbours(table)}, key=reading_order)

    def all_guests(self) -> list[str]:
        """Four ladies and four gentlemen a nation, two jokers of each sex (G2)."""
        found = [code + s for code in self.nations for s in "fm" for _ in range(4)]
        return found + [JOKER + s for s in "fm" for _ in range(2)]


BAR = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14]
SMALL_DRAWING = [
    "IT FR FR CN",
    "IT .  .  CN",
    "GB .  .  ES",
    "GB DE DE ES",
]
BOARD_EDITIONS = {
    "printed": BoardEdition(BOARD_NATIONS, BOARD_DRAWING, BAR, range(2, 5)),
    "small": BoardEdition(
        ["CN", "DE", "ES", "FR", "GB", "IT"], SMALL_DRAWING, [1, 2, 3, -2, -4, -6, -4, -6, -8], range(2, 3)
    ),
}
