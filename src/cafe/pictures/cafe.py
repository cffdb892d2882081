"""A view of a game as a picture: the café, the bar, the players with what may be seen of their hands."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.pictures.flags import JOKER, Symbols
from cafe.pictures.shapes import box, disc, document, words
from cafe.pictures.tables import draw_table
from cafe.pictures.theme import FONT, PLAYERS, Name, Theme
from cafe.rules.floor_plans import Cell, cell_name
from cafe.rules.ruleset import Ruleset, ruleset
from cafe.rules.view import View

SIZE = 64  # of a cell
MARGIN, EDGE = 14, 20
BAR_ROW = 10  # places in a row
PLACE = 40  # of the bar
CHIP = 36  # the width of a guest in a hand
CARD = 20  # the width of a guest face down
LINE = 42  # the height of a player's line
NAME = 150  # the width of a name
LEAST_WIDTH = 620
FACE_DOWN = 150  # the most room for those who lie face down
NEXT = 84  # the height of a table to be laid


def draw_view(view: View, theme: Name = "both") -> str:
    """A view as an SVG picture, in the colours of the reader's screen, or by day or in the evening only."""
    return _Picture(view, Theme(theme)).drawn()


class _Picture:
    def __init__(self, view: View, theme: Theme) -> None:
        self.view, self.theme = view, theme
        self.at: Ruleset = ruleset(view.game, view.same_sex_tables, view.plan, view.edition)
        rows = self.at.plan.rows
        self.floor_width, self.floor_height = len(rows[0]) // 2 * SIZE, len(rows) * SIZE
        self.symbols = Symbols()
        self.width = max(LEAST_WIDTH, self.floor_width + 2 * (MARGIN + EDGE))
        self.left, self.top = (self.width - self.floor_width) / 2, MARGIN + EDGE

    def drawn(self) -> str:
        below = self.top + self.floor_height + EDGE + MARGIN
        bar_rows = -(-len(self.at.edition.bar) // BAR_ROW)
        players = below + bar_rows * (PLACE + 6) + (MARGIN if bar_rows else 0)
        laying = NEXT if self.view.next_table else 0
        height = players + LINE * (len(self.view.players) + 1) + laying + MARGIN
        parts = [
            box(0.5, 0.5, self.width - 1, height - 1, 14, self.theme["paper"], self.theme["line"]),
            *self.floor(),
            *self.bar(below),
            *self.players(players),
            *self.next_table(height - laying - MARGIN),
        ]
        before = self.theme.style + self.symbols.drawn()
        return document(self.width, height, self.title(), before, "\n".join(parts), FONT)

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
                yield self.table(cell, self.view.tables[name], name)

    def seat(self, cell: Cell, name: str, guest: str | None) -> str:
        theme, (x, y) = self.theme, self.centre(cell)
        waits = name == self.view.waiting
        side, inner = SIZE * 0.6, SIZE * 0.42
        edge, wide = (theme["glow"], 4) if waits else (theme["chair-2"], 2)
        chair = box(x - side / 2, y - side / 2, side, side, 14, theme["chair"], edge, f' stroke-width="{wide}"')
        chair += box(x - inner / 2, y - inner / 2, inner, inner, 10, theme["chair-2"], more=' fill-opacity="0.35"')
        if guest is None:
            return chair
        glow = disc(x, y, SIZE * 0.5, theme["glow"]) if waits else ""
        return chair + glow + self.symbols.guest(guest, x, y, SIZE * 0.9)

    def table(self, cell: Cell, text: str, name: str) -> str:
        marked = name in (self.view.group, self.view.filled, self.view.third)
        return draw_table(self.centre(cell), SIZE, text, self.symbols, self.theme, marked, self.is_over(name))

    def is_over(self, name: str) -> bool:
        """Whether a table is turned over: full, and without jokers (J7)."""
        if not self.at.edition.facts.own_seats:
            return False
        plan = self.at.plan
        around = [self.view.seats.get(plan.seat_names[seat], "JK") for seat in plan.seats_of[plan.table_at[name]]]
        return not any(guest.startswith(JOKER) for guest in around)

    def next_table(self, top: float) -> Iterator[str]:
        """The table to be laid, which everybody sees (J7)."""
        view = self.view
        if view.next_table is None:
            return
        y = top + NEXT / 2
        yield draw_table((MARGIN + 42, y), NEXT - 14, view.next_table, self.symbols, self.theme, True, False)
        who = "" if view.to_move is None else f"{_short(view.players[view.to_move])} lays this table"
        yield words(MARGIN + NEXT + 10, y, who, 14, self.theme["ink"], "start")

    def bar(self, top: float) -> Iterator[str]:
        theme, taken = self.theme, self.view.bar
        across = (self.width - 2 * MARGIN) / BAR_ROW
        for i, value in enumerate(self.at.edition.bar):
            x, y = MARGIN + (i % BAR_ROW + 0.5) * across, top + (i // BAR_ROW + 0.5) * (PLACE + 6)
            if i < len(taken):
                yield self.symbols.guest(taken[i], x, y, PLACE)
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
        counts = f"{_some(view.guests_left, 'guest')} left"
        if self.at.edition.facts.has_table_stock:
            counts += f" · {_some(view.tables_left, 'table')} left"
        yield words(MARGIN + 8, top + (len(view.players) + 0.5) * LINE, counts, 13, theme["soft"], "start")

    def hand(self, player: int, y: float) -> Iterator[str]:
        guests, first = self.view.hands[player], MARGIN + NAME + 60
        down = self.view.face_down_counts[player]
        if guests is None:
            count = _some(self.view.hand_counts[player], "guest")
            yield words(first, y, count, 14, self.theme["soft"], "start")
        else:
            room = self.width - MARGIN - first - CHIP - (min(FACE_DOWN, down * CARD) + MARGIN if down else 0)
            step = min(CHIP + 2, room / max(1, len(guests) - 1))
            for i, guest in enumerate(guests):
                yield self.symbols.guest(guest, first + 12 + i * step, y, CHIP)
        yield from self.face_down(player, down, y)

    def face_down(self, player: int, count: int, y: float) -> Iterator[str]:
        """Those a player laid face down (K9), at the right: cards' backs, and who they are where the viewer knows."""
        theme, known = self.theme, self.view.face_down[player]
        step = min(CARD, (FACE_DOWN - CARD) / max(1, count - 1))
        for i in range(count):
            x = self.width - MARGIN - 12 - (count - 1 - i) * step
            yield box(x - 9, y - 13, 18, 26, 4, theme["wood"], theme["cloth"], ' stroke-width="2" class="face-down"')
            if known is not None:
                yield self.symbols.guest(known[i], x, y, CARD - 4, ' opacity="0.8"')


def _some(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _short(name: str) -> str:
    return name if len(name) <= 16 else name[:15] + "…"
