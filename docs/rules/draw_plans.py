#!/usr/bin/env python3
"""Draw the floor plans of the three games as SVG pictures for the rules pages.

The pictures come from the same data the game plays on (src/cafe/rules/data), so they cannot drift apart:

    python docs/rules/draw_plans.py            write card-plan.svg, board-plan.svg, junior-plan.svg
    python docs/rules/draw_plans.py --check    write nothing; exit 1 if a picture is out of date
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from html import escape
from pathlib import Path

from cafe.pictures.shapes import INK, box, disc, number, words

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "src" / "cafe" / "rules" / "data" / "editions"

BAR_ROW = 5  # places in a row of the bar, B3
EXAMPLE_TABLE = 3  # which of Junior's tables shows its flags in the picture

PAPER, FRAME, TILE, FAINT = "#fbf7ef", "#ddd0b8", "#f8f3e8", "#8a7a68"
WOOD, WOOD_EDGE, WOOD_INK = "#9c6b43", "#7a5030", "#fffaf0"
LATER, LATER_EDGE, LATER_INK = "#ead9c3", "#c4a988", "#7a5f45"
CHAIR, CHAIR_EDGE, CHAIR_BACK = "#cfdde4", "#8ba5b3", "#6f8fa0"
SHARED, SHARED_EDGE = "#f2c879", "#c8923a"
BAR_FILL, BAR_EDGE = "#efe3d0", "#c4a988"
PLUS, PLUS_INK, MINUS, MINUS_INK = "#d5e6cf", "#2f5c2c", "#f3d6cf", "#8a2f22"
FONT = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

MARGIN, EDGE, HEAD, LEGEND_LINE, FOOT = 22, 26, 62, 33, 14
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west

Cell = tuple[int, int]  # column, row, from 0


def cell_of(name: str) -> Cell:
    return ord(name[0]) - 65, int(name[1:]) - 1


@dataclass(frozen=True)
class Plan:
    """A floor plan: what each cell holds, and which tables a chair touches (G1)."""

    width: int
    height: int
    tables: dict[Cell, str]
    seats: frozenset[Cell]

    def touched(self, seat: Cell) -> list[Cell]:
        column, row = seat
        return [cell for dx, dy in SIDES if (cell := (column + dx, row + dy)) in self.tables]

    def shared(self) -> list[Cell]:
        return [seat for seat in self.seats if len(self.touched(seat)) > 1]

    def clearing(self) -> tuple[int, int, int, int]:
        """The largest empty rectangle around the middle: column, row, width, height."""
        best = (0, 0, 0, 0)
        for left in range(self.width // 2 + 1):
            for top in range(self.height // 2 + 1):
                w, h = self.width - 2 * left, self.height - 2 * top
                cells = {(left + i, top + j) for i in range(w) for j in range(h)}
                if w * h > best[2] * best[3] and not cells & (self.seats | self.tables.keys()):
                    best = (left, top, w, h)
        return best


def read_plan(path: Path) -> Plan:
    """Read a drawing: one line per row, two characters per cell; `#` starts a comment line."""
    rows = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]
    cells = [[row[i : i + 2].strip() for i in range(0, len(row), 2)] for row in rows]
    width = max(map(len, cells))
    tables, seats = {}, set()
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell == "s":
                seats.add((x, y))
            elif cell == "T" or (len(cell) == 2 and cell.isalpha() and cell.isupper()):
                tables[x, y] = "" if cell == "T" else cell
            elif cell not in ("", "."):
                raise SystemExit(f"{path}: row {y + 1}, cell {x + 1}: {cell!r} is no table, seat or gap")
    return Plan(width, len(rows), tables, frozenset(seats))


def chair(x: float, y: float, size: float, towards: Cell) -> str:
    """A chair with its back away from its table."""
    dx, dy = towards
    pad, back = size * 0.58, size * 0.1
    cx, cy = x + dx * size * 0.05, y + dy * size * 0.05
    bx, by = x - dx * size * 0.32, y - dy * size * 0.32
    w, h = (back, pad * 0.94) if dx else (pad * 0.94, back)
    return box(cx - pad / 2, cy - pad / 2, pad, pad, pad * 0.26, CHAIR, CHAIR_EDGE) + box(
        bx - w / 2, by - h / 2, w, h, back / 2, CHAIR_BACK
    )


def stool(x: float, y: float, size: float) -> str:
    """A shared chair: a stool, open on every side."""
    return disc(x, y, size * 0.33, SHARED, SHARED_EDGE, ' stroke-width="1.5"')


def round_table(x: float, y: float, size: float, text: str) -> str:
    top = disc(x, y, size * 0.45, WOOD, WOOD_EDGE, ' stroke-width="1.5"')
    rim = disc(x, y, size * 0.37, "none", WOOD_INK, ' stroke-opacity="0.28"')
    return top + rim + words(x, y, text, size * 0.33, WOOD_INK, bold=True)


def square_table(x: float, y: float, size: float, first: bool) -> str:
    side = size * 0.9
    fill, edge = (WOOD, WOOD_EDGE) if first else (LATER, LATER_EDGE)
    dashes = "" if first else ' stroke-dasharray="4 3"'
    return box(x - side / 2, y - side / 2, side, side, size * 0.16, fill, edge, f' stroke-width="1.5"{dashes}')


def flags(x: float, y: float, size: float, codes: list[str]) -> Iterator[str]:
    """The four corner flags of the example table, and on each chair the two nations it admits."""
    for flag, (dx, dy) in zip(codes, ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True):
        yield words(x + dx * size * 0.215, y + dy * size * 0.25, flag, size * 0.2, WOOD_INK, bold=True)
    for i, (dx, dy) in enumerate(SIDES):
        cx, cy = x + dx * size * 0.95, y + dy * size * 0.95
        for line, flag in ((-1, codes[i]), (1, codes[(i + 1) % 4])):
            yield words(cx, cy + line * size * 0.11, flag, size * 0.19, INK, bold=True)


def bar(x: float, y: float, w: float, h: float, values: list[int]) -> Iterator[str]:
    yield box(x, y, w, h, 14, BAR_FILL, BAR_EDGE, ' stroke-width="1.5"')
    yield words(x + w / 2, y + 20, "BAR", 14, WOOD_EDGE, bold=True)
    step_x, step_y = (w - 20) / BAR_ROW, (h - 46) / -(-len(values) // BAR_ROW)
    r = min(step_x, step_y) * 0.43
    for i, value in enumerate(values):
        px, py = x + 10 + (i % BAR_ROW + 0.5) * step_x, y + 36 + (i // BAR_ROW + 0.5) * step_y
        fill, ink = (PLUS, PLUS_INK) if value > 0 else (MINUS, MINUS_INK)
        yield disc(px, py, r, fill, ink, ' stroke-opacity="0.35"')
        yield words(px, py, f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}", r * 0.74, ink, bold=True)


Glyph = Callable[[float, float], str]


def picture(
    plan: Plan,
    size: int,
    title: str,
    note: str,
    legend: list[tuple[Glyph, str]],
    inside: Callable[[float, float], Iterator[str]],
    bare: Set[Cell] = frozenset(),
    faded: Set[Cell] = frozenset(),
) -> str:
    """The card all plans are drawn on: title, coordinates along the edges, floor, furniture, legend.

    `bare` cells get no floor tile; the chairs of `faded` tables are drawn pale.
    """
    grid_w, grid_h = plan.width * size, plan.height * size
    width = grid_w + 2 * (MARGIN + EDGE)
    left, top = MARGIN + EDGE, MARGIN + HEAD + EDGE
    bottom = top + grid_h + EDGE
    height = bottom + 18 + LEGEND_LINE * len(legend) + FOOT
    parts = [
        box(1, 1, width - 2, height - 2, 22, PAPER, FRAME, ' stroke-width="2"'),
        words(width / 2, MARGIN + 12, title, 21, bold=True),
        words(width / 2, MARGIN + 38, note, 14, FAINT),
        box(left, top, grid_w, grid_h, 12, "#fffdf8", FRAME),
    ]
    across = [(left + (x + 0.5) * size, chr(65 + x)) for x in range(plan.width)]
    down = [(top + (y + 0.5) * size, str(y + 1)) for y in range(plan.height)]
    edges_y, edges_x = (top - EDGE / 2, top + grid_h + EDGE / 2), (left - EDGE / 2, left + grid_w + EDGE / 2)
    parts += (words(x, y, letter, 13, FAINT) for x, letter in across for y in edges_y)
    parts += (words(x, y, digit, 13, FAINT) for y, digit in down for x in edges_x)
    parts += (
        box(left + x * size + 2, top + y * size + 2, size - 4, size - 4, 7, TILE)
        for y in range(plan.height)
        for x in range(plan.width)
        if (x + y) % 2 and (x, y) not in bare
    )
    for seat in sorted(plan.seats, key=lambda c: (c[1], c[0])):
        x, y = left + (seat[0] + 0.5) * size, top + (seat[1] + 0.5) * size
        touched = plan.touched(seat)
        towards = (touched[0][0] - seat[0], touched[0][1] - seat[1])
        drawn = stool(x, y, size) if len(touched) > 1 else chair(x, y, size, towards)
        parts.append(f'<g opacity="0.45">{drawn}</g>' if faded.issuperset(touched) else drawn)
    parts += inside(left, top)
    for i, (glyph, text) in enumerate(legend):
        y = bottom + 18 + (i + 0.5) * LEGEND_LINE
        parts += (glyph(MARGIN + 22, y), words(MARGIN + 46, y, text, 14, anchor="start"))
    body = "\n".join(parts)
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" '
        f'font-family="{FONT}">\n<title>{escape(title)}</title>\n<desc>{escape(note)}</desc>\n{body}\n</svg>\n'
    )


def centres(plan: Plan, size: int, left: float, top: float) -> Iterator[tuple[Cell, float, float]]:
    for cell in sorted(plan.tables, key=lambda c: (c[1], c[0])):
        yield cell, left + (cell[0] + 0.5) * size, top + (cell[1] + 0.5) * size


def one_chair(x: float, y: float) -> str:
    return chair(x, y + 2, 36, (0, 1))


def shared_chair(x: float, y: float) -> str:
    return stool(x, y, 34)


def draw_card(plan: Plan, facts: dict) -> str:
    size = 72
    order = [cell_of(name) for name in facts["laid_first"]]

    def inside(left: float, top: float) -> Iterator[str]:
        for cell, x, y in centres(plan, size, left, top):
            yield round_table(x, y, size, str(order.index(cell) + 1))

    legend = [
        (lambda x, y: round_table(x, y, 30, ""), "table; the number is the order of laying (K3)"),
        (one_chair, "chair at one table"),
        (shared_chair, "shared chair: it touches three tables"),
    ]
    note = f"{len(plan.tables)} tables · {len(plan.seats)} chairs, {len(plan.shared())} of them shared"
    return picture(plan, size, "The café of the card game", note, legend, inside)


def draw_board(plan: Plan, facts: dict) -> str:
    size = 50
    x0, y0, w, h = plan.clearing()
    bare = {(x0 + i, y0 + j) for i in range(w) for j in range(h)}

    def inside(left: float, top: float) -> Iterator[str]:
        for cell, x, y in centres(plan, size, left, top):
            yield round_table(x, y, size, plan.tables[cell])
        yield from bar(left + x0 * size + 7, top + y0 * size + 7, w * size - 14, h * size - 14, facts["bar"])

    legend = [
        (lambda x, y: round_table(x, y, 30, ""), "table, with the code of its nation"),
        (one_chair, "chair at one table"),
        (shared_chair, "shared chair: it touches two tables"),
        (
            lambda x, y: disc(x, y, 11, PLUS, PLUS_INK, ' stroke-opacity="0.35"'),
            "place at the bar: filled left to right, row after row (B3)",
        ),
    ]
    note = f"{len(plan.tables)} tables · {len(plan.seats)} chairs, {len(plan.shared())} of them shared · bar"
    return picture(plan, size, "The café of the board game", note, legend, inside, bare)


def draw_junior(plan: Plan, facts: dict) -> str:
    size = 54
    first = {cell_of(name) for name in facts["laid_first"]}
    name, codes = facts["laid_first"][0], facts["tables"][EXAMPLE_TABLE].split()

    def inside(left: float, top: float) -> Iterator[str]:
        for cell, x, y in centres(plan, size, left, top):
            yield square_table(x, y, size, cell in first)
            if cell == cell_of(name):
                yield from flags(x, y, size, codes)

    legend = [
        (lambda x, y: square_table(x, y, 28, True), "table laid at the start, in the middle (J3)"),
        (lambda x, y: square_table(x, y, 28, False), "room for a table laid later (J7)"),
        (one_chair, "chair: each belongs to one table; none is shared"),
        (
            lambda x, y: words(x, y, name, 15, WOOD_EDGE, bold=True),
            f"example table {' '.join(codes)}: each chair admits the two flags at its ends (J2)",
        ),
    ]
    note = f"room for {len(plan.tables)} tables · {len(plan.seats)} chairs"
    return picture(plan, size, "The café of Junior", note, legend, inside, faded=plan.tables.keys() - first)


DRAW = {"card": draw_card, "board": draw_board, "junior": draw_junior}


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw the floor plans of the three games as SVG pictures.")
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the editions")
    parser.add_argument("--out", type=Path, default=HERE, help="folder to write to")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a picture is out of date")
    args = parser.parse_args()
    stale = 0
    for game, draw in DRAW.items():
        path = args.out / f"{game}-plan.svg"
        facts = tomllib.loads((args.data / game / "printed.toml").read_text(encoding="utf-8"))
        svg = draw(read_plan(args.data / game / "printed.plan"), facts)
        if not args.check:
            path.write_text(svg, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != svg:
            print(f"{path} is out of date: run {Path(__file__).name}", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
