"""How games show themselves in a notebook: drawn by cafe.pictures, which the rules know by name only."""

from __future__ import annotations

from importlib import import_module


class Pictured:
    """Something that cafe.pictures can draw."""

    def _repr_svg_(self) -> str:
        drawn: str = import_module("cafe.pictures").picture_of(self)
        return drawn
