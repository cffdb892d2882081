"""The page's flags and cloths in pictures: flags.json has their shapes, which docs/write_flags.py takes from the page.

A picture holds the flags and guests that it shows once, as symbols, and uses them by their names.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from cafe.pictures.shapes import number

JOKER = "JK"
STAR = (
    '<path fill="{}" transform="translate({})scale({})" '
    'd="M0-12 3.5-4 12-3.5 5.5 2 7.5 11 0 6.5-7.5 11-5.5 2-12-3.5-3.5-4Z"/>'
)
JOKERS_FLAG = '<path fill="#5b3f96" d="M0 0h640v480H0z"/>' + STAR.format("#ffd75e", "320 240", 16)
LETTERS = '<text x="42" y="44" font-size="35" font-weight="800" fill="#2b1d16" text-anchor="middle">{}</text>'
SYMBOL = '<symbol id="cafe-{}" viewBox="0 0 {} {}" preserveAspectRatio="none">{}</symbol>'
FRAMES = {  # of a lady, of a gentleman, in a box of 100 × 100
    "f": '<circle cx="50" cy="50" r="47" {}/>',
    "m": '<rect x="4" y="4" width="92" height="92" rx="16" {}/>',
}
MARKS = {  # the sign of a sex, at the upper right
    "f": ("82 18", "#8f2a63", '<circle cy="-3.5" r="4.8"/><path d="M0 1.5v8M-4 6h8"/>'),
    "m": ("84 16", "#1d5380", '<circle cx="-2" cy="2" r="4.8"/><path d="M1.5-1.5 7-7M2.5-7H7v4.5"/>'),
}


@cache
def _page() -> dict[str, dict[str, str]]:
    text = (files("cafe.pictures") / "flags.json").read_text("utf-8")
    found: dict[str, dict[str, str]] = json.loads(text)
    return found


def cloth(nation: str) -> str:
    """The colour of a nation's cloth."""
    return _page()["cloths"].get(nation, "#cccccc")


class Symbols:
    """The flags and guests that one picture shows."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def flag(self, nation: str, x: float, y: float, w: float, h: float) -> str:
        """A flag in a box."""
        name = f"flag-{nation}"
        shapes = JOKERS_FLAG if nation == JOKER else _page()["flags"].get(nation, "")
        self._made.setdefault(name, SYMBOL.format(name, 640, 480, shapes))
        return _use(name, x, y, w, h)

    def guest(self, code: str, x: float, y: float, size: float, more: str = "") -> str:
        """A guest around a point: the nation's letters over its flag; a lady is round, a gentleman square."""
        name = f"guest-{code}"
        if name not in self._made:
            self._made[name] = SYMBOL.format(name, 100, 100, self._portrait(code[:-1], code[-1]))
        return _use(name, x - size / 2, y - size / 2, size, size, more)

    def _portrait(self, nation: str, sex: str) -> str:
        frame, (at, colour, sign) = FRAMES[sex], MARKS[sex]
        letters = STAR.format("#2b1d16", "42 31", 1.5) if nation == JOKER else LETTERS.format(nation)
        self._made.setdefault(f"clip-{sex}", f'<clipPath id="cafe-clip-{sex}">{frame.format("")}</clipPath>')
        return (
            f'<g clip-path="url(#cafe-clip-{sex})">'
            + frame.format(f'fill="{cloth(nation)}"')
            + self.flag(nation, 0, 54, 100, 46)
            + '<path fill="#3a2a22" d="M0 52h100v3.5H0z"/></g>'
            + frame.format('fill="none" stroke="#3a2a22" stroke-width="4"')
            + letters
            + f'<g transform="translate({at})scale(1.1)"><circle r="14.5" fill="{colour}" stroke="#fffdf7" '
            + f'stroke-width="2.5"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round">{sign}</g></g>'
        )

    def drawn(self) -> str:
        """What a picture must hold to use them."""
        return f"<defs>{''.join(self._made.values())}</defs>\n" if self._made else ""


def _use(name: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    left, top, width, height = map(number, (x, y, w, h))
    return f'<use href="#cafe-{name}" x="{left}" y="{top}" width="{width}" height="{height}"{more}/>'
