"""Tables as the page draws them (web/src/cafe/Table.svelte), around (0, 0) in a box of 100 × 100."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.pictures.flags import Symbols, cloth
from cafe.pictures.shapes import box, disc, number, words
from cafe.pictures.theme import Theme

INK, POLE, SHADE = "#2b1d16", "#3a2a22", "rgb(40 20 5)"
CORNERS = ((-43, -43, -7), (5, -43, -7), (5, 14.5, 7.2), (-43, 14.5, 7.2))  # a flag, and its letters
SEAL = (
    '<rect x="-46" y="-46" width="92" height="92" rx="10" fill="#faf3e6" fill-opacity="0.62"/>'
    '<circle r="24" fill="#2f6b3f" stroke="#fff" stroke-width="3"/><path d="M-11 1-3 9 12-8" fill="none" '
    'stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
)


def draw_table(
    at: tuple[float, float], size: float, text: str, symbols: Symbols, theme: Theme, marked: bool, over: bool
) -> str:
    """A table of one flag, or of four; marked with a glow, or over: turned over (J7)."""
    flags = text.split(" ")
    parts = _round(flags[0], symbols, theme, marked) if len(flags) == 1 else _square(flags, symbols, theme, marked)
    x, y = map(number, at)
    return f'<g transform="translate({x} {y})scale({size / 100:.3f})">{"".join(parts)}{SEAL if over else ""}</g>'


def _edge(theme: Theme, marked: bool) -> tuple[str, str]:
    return (theme["glow"], ' stroke-width="5"') if marked else (theme["wood-2"], ' stroke-width="1.5"')


def _round(nation: str, symbols: Symbols, theme: Theme, marked: bool) -> Iterator[str]:
    yield f'<ellipse cy="6" rx="48" ry="46" fill="{SHADE}" fill-opacity="0.22"/>'
    edge, wide = _edge(theme, marked)
    yield disc(0, 0, 47.5, theme["wood"], edge, wide)
    yield disc(0, 0, 43, cloth(nation))
    yield disc(0, 0, 38.5, theme["cloth"])
    yield box(-24.5, -27, 49, 37, 3, POLE)
    yield symbols.flag(nation, -23, -25.5, 46, 34)
    yield words(0, 22, nation, 19, INK, bold=True)


def _square(flags: list[str], symbols: Symbols, theme: Theme, marked: bool) -> Iterator[str]:
    yield f'<rect x="-48" y="-43" width="96" height="94" rx="12" fill="{SHADE}" fill-opacity="0.22"/>'
    edge, wide = _edge(theme, marked)
    yield box(-49, -49, 98, 98, 13, theme["wood"], edge, wide)
    yield box(-46, -46, 92, 92, 10, theme["cloth"])
    yield f'<path d="M0-44V44M-44 0H44" stroke="{INK}" stroke-opacity="0.16" stroke-width="1.5"/>'
    for flag, (x, y, below) in zip(flags, CORNERS, strict=True):
        yield box(x - 1, y - 1, 40, 30.5, 3, POLE)
        yield symbols.flag(flag, x, y, 38, 28.5)
        yield words(x + 19, below, flag, 11.5, INK, bold=True)
