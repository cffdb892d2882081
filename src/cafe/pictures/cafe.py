"""A view of a game as a picture: the café, the bar, the players with what may be seen of their hands."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.pictures.shapes import box, disc, document, words
from cafe.pictures.theme import FONT, PLAYERS, Name, Theme
from cafe.rules.floor_plans import Cell, cell_name
from cafe.rules.guests import SEXES
from cafe.rules.ruleset import Ruleset, ruleset
from cafe.rules.view import View

SIZE = 56  # of a cell
MARGIN, EDGE = 14, 20
BAR_ROW = 10  # places in a row
PLACE = 40  # of the bar
CHIP = 40  # the width of a guest in a hand
LINE = 34  # the height of a player's line
NAME = 150  # the width of a name
LEAST_WIDTH = 620
GUESTS = {"f": ("#8e3b66", "#ffffff"), "m": ("#1f5a78", "#ffffff")}  # dark enough for white letters, day and night
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # NW NE SE SW, the order of a Junior table's flags


def draw_view(view: View, theme: Name = "both") -> str:
    """A view as an SVG picture, in the colours of the reader's screen, or by day or in the evening only."""
    return _Picture(view, Theme(theme)).drawn()


class _Picture:
    def __init__(self, view: View, theme: Theme) -> None:
        self.view, self.theme = view, theme
        self.at: Ruleset = ruleset(view.game, view.same_sex_tables, view.plan, view.edition)
        rows = self.at.plan.rows
        self.floor_width, self.floor_height = len(rows[0]) // 2 * SIZE, len(rows) * SIZE
        self.width = max(LEAST_WIDTH, self.floor_width + 2 * (MARGIN + EDGE))
        self.left, self.top = (self.width - self.floor_width) / 2, MARGIN + EDGE

    def drawn(self) -> str:
        below = self.top + self.floor_height + EDGE + MARGIN
        bar_rows = -(-len(self.at.edition.bar) // BAR_ROW)
        players = below + bar_rows * (PLACE + 6) + (MARGIN if bar_rows else 0)
        height = players + LINE * (len(self.view.players) + 1) + MARGIN
        parts = [
            box(0.5, 0.5, self.width - 1, height - 1, 14, self.theme["paper"], self.theme["line"]),
            *self.floor(),
            *self.bar(below),
            *self.players(players),
        ]
        return document(self.width, height, self.title(), self.theme.style, "\n".join(parts), FONT)

    def title(self) -> str:
        view = self.view
        stand = "over" if view.to_move is None else f"{view.players[view.to_move]} to move"
        return f"Café International, {view.game}: {stand}"

    def centre(self, cell: Cell) -> tuple[float, float]:
        return self.left + (cell[1] + 0.5) * SIZE, self.top + (cell[0] + 0.5) * SIZE

    def floor(self) -> Iterator[str]:
        theme, plan = self.theme, self.at.plan
        yield box(self.left, self.top, self.floor_width, self.floor_height, 10, theme["floor"], theme["line"])
        for column in range(self.floor_width // SIZE):
            x = self.left + (column + 0.5) * SIZE
            yield words(x, self.top - EDGE / 2, cell_name((0, column))[0], 12, theme["soft"])
        for row in range(self.floor_height // SIZE):
            y = self.top + (row + 0.5) * SIZE
            yield words(self.left - EDGE / 2, y, str(row + 1), 12, theme["soft"])
        for number, (cell, name) in enumerate(zip(plan.seats, plan.seat_names, strict=True)):
            if any(plan.table_names[table] in self.view.tables for table in plan.tables_of[number]):
                yield self.seat(cell, name, self.view.seats.get(name))
        for cell, name in zip(plan.tables, plan.table_names, strict=True):
            if name in self.view.tables:
                yield from self.table(cell, self.view.tables[name].split(" "), name)

    def seat(self, cell: Cell, name: str, guest: str | None) -> str:
        x, y = self.centre(cell)
        edge = self.theme["glow" if name == self.view.waiting else "chair-2"]
        side = SIZE * 0.62
        chair = box(x - side / 2, y - side / 2, side, side, 10, self.theme["chair"], edge, ' stroke-width="2"')
        return chair if guest is None else chair + self.guest(x, y, SIZE * 0.4, guest)

    def guest(self, x: float, y: float, radius: float, code: str) -> str:
        nation, sex = code[:-1], code[-1]
        fill, ink = GUESTS[sex]
        shape = (
            disc(x, y, radius, fill, self.theme["cloth"])
            if sex == SEXES[0]
            else box(x - radius, y - radius, 2 * radius, 2 * radius, radius * 0.45, fill, self.theme["cloth"])
        )
        return shape + words(x, y, nation, radius * 0.85, ink, bold=True)

    def table(self, cell: Cell, flags: list[str], name: str) -> Iterator[str]:
        theme = self.theme
        x, y = self.centre(cell)
        edge = theme["glow" if name in (self.view.group, self.view.filled, self.view.third) else "wood-2"]
        if len(flags) == 1:
            yield disc(x, y, SIZE * 0.44, theme["wood"], edge, ' stroke-width="2"')
            yield words(x, y, flags[0], SIZE * 0.34, theme["cloth"], bold=True)
            return
        side = SIZE * 0.94
        yield box(x - side / 2, y - side / 2, side, side, 9, theme["wood"], edge, ' stroke-width="2"')
        for flag, (dx, dy) in zip(flags, CORNERS, strict=True):
            yield words(x + dx * SIZE * 0.23, y + dy * SIZE * 0.24, flag, SIZE * 0.22, theme["cloth"], bold=True)

    def bar(self, top: float) -> Iterator[str]:
        theme, taken = self.theme, self.view.bar
        across = (self.width - 2 * MARGIN) / BAR_ROW
        for i, value in enumerate(self.at.edition.bar):
            x, y = MARGIN + (i % BAR_ROW + 0.5) * across, top + (i // BAR_ROW + 0.5) * (PLACE + 6)
            if i < len(taken):
                yield self.guest(x, y, PLACE * 0.42, taken[i])
                continue
            fill, ink = (theme["good-soft"], theme["good"]) if value > 0 else (theme["accent-soft"], theme["bad"])
            yield disc(x, y, PLACE * 0.42, fill, theme["line"])
            yield words(x, y, f"{value:+d}".replace("-", "\N{MINUS SIGN}"), 14, ink, bold=True)

    def players(self, top: float) -> Iterator[str]:
        theme, view = self.theme, self.view
        for player, name in enumerate(view.players):
            y = top + (player + 0.5) * LINE
            if player == view.to_move:
                yield box(MARGIN, y - LINE / 2 + 2, self.width - 2 * MARGIN, LINE - 4, 9, theme["card"], theme["glow"])
            yield disc(MARGIN + 16, y, 8, PLAYERS[player])
            yield words(MARGIN + 32, y, _short(name), 15, theme["ink"], "start", bold=player == view.to_move)
            yield words(MARGIN + NAME + 30, y, str(view.scores[player]), 16, theme["ink"], "end", bold=True)
            yield from self.hand(player, y)
        counts = f"{view.guests_left} guests left"
        if self.at.edition.facts.has_table_stock:
            counts += f" · {view.tables_left} tables left"
        yield words(MARGIN + 8, top + (len(view.players) + 0.5) * LINE, counts, 13, theme["soft"], "start")

    def hand(self, player: int, y: float) -> Iterator[str]:
        guests, first = self.view.hands[player], MARGIN + NAME + 60
        if guests is None:
            yield words(first, y, f"{self.view.hand_counts[player]} guests", 14, self.theme["soft"], "start")
            return
        room = self.width - MARGIN - first - CHIP
        step = min(CHIP, room / max(1, len(guests) - 1))
        for i, guest in enumerate(guests):
            yield self.guest(first + 12 + i * step, y, 13, guest)


def _short(name: str) -> str:
    return name if len(name) <= 16 else name[:15] + "…"
