"""The statistics of games on record told: cells of tables, sentences, and a page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

from cafe import __version__
from cafe.arena.game_statistics import Statistics, Tally
from cafe.i18n import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from cafe.reports.charts import Chart

HEADINGS = ("games", "wins", "score", "lead")


def heading(statistics: Statistics) -> str:
    """Which games these are, and how many."""
    more = f", {statistics.unfinished} more not over" if statistics.unfinished else ""
    games = "1 game" if statistics.games == 1 else f"{statistics.games} games"
    return f"{statistics.kind}: {games}{more}"


def endings(statistics: Statistics) -> str:
    """How the games ended, how long they were, and by how much they were won."""
    reasons = (
        f"{reason} {100 * times / statistics.games:.0f} % ({say(f'reason-{reason}')})"
        for reason, times in statistics.reasons.most_common()
    )
    lengths = statistics.lengths
    span = f"{min(lengths)} to {max(lengths)}, in the middle {median(lengths):.0f}"
    return f"Actions a game: {span}. Ended by {'; '.join(reasons)}. {won_by(statistics)}"


def won_by(statistics: Statistics) -> str:
    """By how many points the winners won, and how many victories were shared."""
    margins, told = statistics.margins, []
    if margins:
        most = max(margins)
        points = "1 point" if most == 1 else f"{most} points"
        span = points if min(margins) == most else f"{min(margins)} to {points}, in the middle {median(margins):.0f}"
        told.append(f"Won by {span}.")
    if statistics.shared:
        told.append(f"Shared victories: {statistics.shared}.")
    return " ".join(told)


def cells(tally: Tally, sources: Sequence[str]) -> list[str]:
    """A row of a table."""
    numbers = [tally.points / tally.games, tally.lead / tally.games]
    numbers += [tally.mean_of(source) for source in sources]
    return [str(tally.games), f"{100 * tally.share:.1f} %", *(f"{number:.1f}" for number in numbers)]


def write_page(path: Path, found: Sequence[Statistics]) -> None:
    """Write the page of all kinds of games."""
    from cafe.reports.page import printer

    parts = [
        {
            "heading": heading(statistics),
            "endings": endings(statistics),
            "groups": [
                (title, [(name, cells(tally, statistics.sources)) for name, tally in rows])
                for title, rows in statistics.groups()
            ],
            "headings": (*HEADINGS, *statistics.sources),
            "charts": charts(statistics),
        }
        for statistics in found
    ]
    page = printer().get_template("statistics.html.jinja").render(parts=parts, version=__version__)
    path.write_text(page, "utf-8")


def charts(statistics: Statistics) -> list[Chart]:
    """The plots of one kind of game."""
    from cafe.reports.charts import Chart
    from cafe.reports.svg_theme import HEIGHT, drawn, height_for

    about = str(statistics.kind)
    order = dict(statistics.groups())["order"]
    margins = [("Won by", "By how many points games were won.", partial(_histogram, statistics.margins), HEIGHT)]
    plots = (
        ("Scores", "How many players scored how much.", partial(_histogram, statistics.scores), HEIGHT),
        ("Length of games", "How many actions the games had.", partial(_histogram, statistics.lengths), HEIGHT),
        *(margins if statistics.margins else []),
        ("Wins by turn order", "The dotted line is an even share.", partial(_wins, order), height_for(len(order))),
        (
            "Where points came from",
            "Points a game, by turn order.",
            partial(_sources, order, statistics.sources),
            height_for(len(order)) + 0.7,
        ),
    )
    return [Chart(name, told, drawn(f"{name}: {about}", draw, height=height)) for name, told, draw, height in plots]


def _histogram(numbers: Sequence[int], axes: Axes) -> None:
    from cafe.reports.svg_theme import INK, colour

    axes.hist(numbers, bins=min(30, max(numbers) - min(numbers) + 1), color=colour(0))
    axes.axvline(mean(numbers), color=INK, linewidth=1, linestyle=":")


def _wins(rows: Sequence[tuple[str, Tally]], axes: Axes) -> None:
    from matplotlib.ticker import PercentFormatter

    from cafe.reports.svg_theme import INK, colour, name_rows

    axes.barh(range(len(rows)), [tally.share for _, tally in rows], color=colour(0))
    axes.axvline(1 / len(rows), color=INK, linewidth=1, linestyle=":")
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    name_rows(axes, [name for name, _ in rows])


def _sources(rows: Sequence[tuple[str, Tally]], sources: Sequence[str], axes: Axes) -> None:
    from cafe.arena.sources import SOURCES
    from cafe.reports.svg_theme import add_legend, name_rows, source_colour

    plus, minus = [0.0] * len(rows), [0.0] * len(rows)
    for source in sources:
        values = [tally.mean_of(source) for _, tally in rows]
        left = [low if value < 0 else high for value, low, high in zip(values, minus, plus, strict=True)]
        axes.barh(range(len(rows)), values, left=left, color=source_colour(SOURCES.index(source)), label=source)
        plus = [high + max(0.0, value) for high, value in zip(plus, values, strict=True)]
        minus = [low + min(0.0, value) for low, value in zip(minus, values, strict=True)]
    name_rows(axes, [name for name, _ in rows])
    add_legend(axes)
