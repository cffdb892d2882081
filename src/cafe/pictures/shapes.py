"""The few shapes of which pictures are made, as SVG."""

from __future__ import annotations

from html import escape

INK = "#3b2f25"


def number(value: float) -> str:
    """A length, to a tenth."""
    return f"{value:.1f}".removesuffix(".0")


def box(x: float, y: float, w: float, h: float, r: float, fill: str, stroke: str = "none", more: str = "") -> str:
    """A rectangle with round corners."""
    left, top, width, height, radius = map(number, (x, y, w, h, r))
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" '
        f'stroke="{stroke}"{more}/>'
    )


def disc(x: float, y: float, r: float, fill: str, stroke: str = "none", more: str = "") -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}" stroke="{stroke}"{more}/>'


def words(
    x: float, y: float, text: str, size: float, fill: str = INK, anchor: str = "middle", bold: bool = False
) -> str:
    """A line of text, its middle at a height."""
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text x="{number(x)}" y="{number(y + size * 0.36)}" font-size="{number(size)}" fill="{fill}" '
        f'text-anchor="{anchor}"{weight}>{escape(text)}</text>'
    )


def document(width: float, height: float, title: str, style: str, body: str, font: str) -> str:
    """A whole picture; `style` is what comes before its shapes."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" '
        f'class="cafe-picture" font-family="{font}">\n<title>{escape(title)}</title>\n{style}{body}\n</svg>\n'
    )
