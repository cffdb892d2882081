"""The page's colours, by day and in the evening (web/src/lib/style.css), for pictures.

A picture for a notebook names its colours and takes those of the reader's screen; one for a program that draws pixels
has one set of them written in.
"""

from __future__ import annotations

from typing import Literal

Name = Literal["light", "dark", "both"]

LIGHT = {
    "paper": "#fbf5ea",
    "card": "#fffdf8",
    "ink": "#2c1d15",
    "soft": "#6b5547",
    "line": "#e2d3bf",
    "accent": "#8c2f2b",
    "good": "#2f6b3f",
    "good-soft": "#dcefd9",
    "bad": "#a3262a",
    "accent-soft": "#f6dfd3",
    "floor": "#ecd9bb",
    "floor-2": "#e6d0ae",
    "wood": "#a8703f",
    "wood-2": "#84532b",
    "cloth": "#fffaf0",
    "chair": "#b07a48",
    "chair-2": "#8d5c33",
    "glow": "#ffb52e",
}
DARK = {
    "paper": "#1b1412",
    "card": "#271d19",
    "ink": "#f5e9da",
    "soft": "#c4ab96",
    "line": "#46352c",
    "accent": "#e9a07a",
    "good": "#93d19c",
    "good-soft": "#213a28",
    "bad": "#ff9d93",
    "accent-soft": "#47291f",
    "floor": "#3d2c22",
    "floor-2": "#37281f",
    "wood": "#7c5230",
    "wood-2": "#543620",
    "cloth": "#efe3cf",
    "chair": "#a87c52",
    "chair-2": "#d0a578",
    "glow": "#ffb52e",
}
PLAYERS = ("#8c2f2b", "#1d5380", "#2f6b3f", "#7a5a12", "#5b3f96")  # web/src/lib/colours.ts
FONT = "ui-rounded, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', 'DejaVu Sans', system-ui, sans-serif"


class Theme:
    """The colours of one picture."""

    def __init__(self, name: Name) -> None:
        self._colours = None if name == "both" else LIGHT if name == "light" else DARK
        self.style = _style() if name == "both" else ""

    def __getitem__(self, name: str) -> str:
        """What an SVG attribute says for a colour."""
        return f"var(--cafe-{name})" if self._colours is None else self._colours[name]


def _style() -> str:
    evening = f"@media (prefers-color-scheme: dark) {{ .cafe-picture {{ {_named(DARK)} }} }}"
    return f"<style>.cafe-picture {{ {_named(LIGHT)} }} {evening}</style>\n"


def _named(colours: dict[str, str]) -> str:
    return " ".join(f"--cafe-{name}: {colour};" for name, colour in colours.items())
