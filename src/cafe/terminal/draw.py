"""Drawing a game as text: the plan with tables and guests, the bar, scores and hands."""

from __future__ import annotations

from rich.text import Text

from cafe.i18n import say
from cafe.rules.floor_plans import SIDES, cell_name
from cafe.rules.ruleset import Ruleset
from cafe.rules.view import View

WIDTH = 4  # characters per cell
CORNERS = ((-1, -1), (-1, 1), (1, 1), (1, -1))  # NW NE SE SW, the order of a Junior table's flags
FREE = "·"


def draw(view: View, ruleset: Ruleset) -> Text:
    """The whole view: café, bar, stocks, scores and hands."""
    parts = [draw_plan(view, ruleset), Text("")]
    if ruleset.edition.facts.has_bar:
        parts += [draw_bar(view, ruleset), Text("")]
    parts += [draw_stocks(view, ruleset), Text(""), *draw_players(view, ruleset)]
    return Text("\n").join(parts)


def draw_plan(view: View, ruleset: Ruleset) -> Text:
    """The floor plan: `[RU]` a table, `RUf` a guest, a dot a free seat."""
    cells = _cells(view, ruleset)
    rows, columns = len(ruleset.plan.rows), len(ruleset.plan.rows[0]) // 2
    lines = [Text("   " + "".join(cell_name((0, x))[0].center(WIDTH) for x in range(columns)), style="dim")]
    for y in range(rows):
        line = Text(f"{y + 1:>2} ", style="dim")
        for x in range(columns):
            text, style = cells.get((y, x), ("", ""))
            line.append(text.center(WIDTH), style=style or None)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _cells(view: View, ruleset: Ruleset) -> dict[tuple[int, int], tuple[str, str]]:
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for (y, x), name in zip(ruleset.plan.tables, ruleset.plan.table_names, strict=True):
        if name not in view.tables:
            continue
        flags = view.tables[name].split(" ")
        if len(flags) > 1:
            corners = zip(CORNERS, flags, strict=True)
            cells |= {(y + dy, x + dx): (flag.lower(), "cyan") for (dy, dx), flag in corners}
        cells[(y, x)] = (f"[{flags[0]}]" if len(flags) == 1 else "[]", "bold cyan")
        cells |= {(y + dy, x + dx): cells.get((y + dy, x + dx), (FREE, "dim")) for dy, dx in SIDES}
    for seat, name in zip(ruleset.plan.seats, ruleset.plan.seat_names, strict=True):
        if name in view.seats:
            guest = view.seats[name]
            cells[seat] = (guest, "bold magenta" if guest.startswith("JK") else "bold")
    return cells


def draw_bar(view: View, ruleset: Ruleset) -> Text:
    """The bar's places in order: the guest there, or what the place pays."""
    values = ruleset.edition.bar
    places = [guest.rjust(WIDTH) for guest in view.bar]
    places += [f"{value:+d}".rjust(WIDTH) for value in values[len(view.bar) :]]
    label = say("draw-bar") + "  "
    rows = ["".join(places[i : i + 5]) for i in range(0, len(places), 5)]
    return Text("\n".join((label if i == 0 else " " * len(label)) + row for i, row in enumerate(rows)))


def draw_stocks(view: View, ruleset: Ruleset) -> Text:
    """What is left in the stocks, and what is waited for."""
    words = [say("draw-guests-left", count=view.guests_left)]
    if ruleset.edition.facts.has_table_stock:
        words.append(say("draw-tables-left", count=view.tables_left))
    if view.waiting:
        words.append(say("draw-waiting", seat=view.waiting))
    if view.group:
        words.append(say("draw-group", table=view.group))
    if view.next_table:
        words.append(say("draw-next-table", table=view.next_table))
    if view.same_sex_tables:
        words.append(say("draw-variant", game=view.game))
    return Text(" · ".join(words))


def draw_players(view: View, ruleset: Ruleset) -> list[Text]:
    """A line a player: name, score, hand as far as it may be seen."""
    lines = []
    width = max(len(name) for name in view.players)
    for player, name in enumerate(view.players):
        mark = "▸" if player == view.to_move else " "
        line = Text(f"{mark} {name.ljust(width)} {view.scores[player]:>4}  ")
        hand = view.hands[player]
        line.append(" ".join(hand) if hand is not None else say("draw-hand", count=view.hand_counts[player]))
        if view.hand_sizes is not None and view.hand_sizes[player] != ruleset.edition.hand:
            line.append(f"  ({say('draw-hand-size', size=view.hand_sizes[player])})")
        if view.face_down_counts[player]:
            line.append(f"  ({say('draw-face-down', count=view.face_down_counts[player])})")
        lines.append(line)
    return lines
