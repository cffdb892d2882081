"""The plots of a report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator, PercentFormatter

from cafe.arena.sources import SOURCES
from cafe.arena.standings import Row, Standing
from cafe.arena.statistics import Interval, by_deal, margin, share
from cafe.i18n import say
from cafe.reports.svg_theme import (
    HEIGHT,
    INK,
    PAPER,
    QUIET,
    add_legend,
    colour,
    drawn,
    height_for,
    name_rows,
    source_colour,
)


@dataclass(frozen=True)
class Chart:
    """A plot with its heading and a sentence on how to read it."""

    heading: str
    caption: str
    svg: str


def charts(standing: Standing) -> list[Chart]:
    """All plots of a report."""
    rows = len(standing.rows)
    mark = "even" if standing.contest.terms.share is None else "asked"
    plots: tuple[tuple[str, Callable[[Standing, Axes], None], float], ...] = (
        ("shares", _shares, height_for(rows)),
        ("ratings", _ratings, height_for(rows)),
        ("margins", _margins, height_for(rows)),
        ("scores", _scores, HEIGHT),
        ("sources", _sources, height_for(rows) + 0.7),
        ("lengths", _lengths, HEIGHT),
        ("course", _course, HEIGHT),
    )
    made = []
    for key, draw, height in plots:
        heading = say(f"arena-chart-{key}")
        svg = drawn(heading, partial(draw, standing), height=height)
        made.append(Chart(heading, say(f"arena-chart-{key}-caption", mark=mark), svg))
    return made


def _intervals(axes: Axes, rows: list[Row], intervals: list[Interval]) -> None:
    for place, (row, found) in enumerate(zip(rows, intervals, strict=True)):
        axes.plot([found.low, found.high], [place, place], color=colour(row.number), linewidth=2.5)
        axes.plot(found.mean, place, "o", color=colour(row.number), markersize=8)
    name_rows(axes, [row.entrant for row in rows])


def _shares(standing: Standing, axes: Axes) -> None:
    rows = standing.rows
    axes.axvline(standing.mark, color=INK, linewidth=1, linestyle=":")
    _intervals(axes, rows, [row.share for row in rows])
    axes.xaxis.set_major_formatter(PercentFormatter(1))


def _ratings(standing: Standing, axes: Axes) -> None:
    rows = sorted(standing.rows, key=lambda row: -row.rating.mu)
    found = [(row.rating.mu, 2 * row.rating.sigma) for row in rows]
    _intervals(axes, rows, [Interval(mu, mu - spread, mu + spread) for mu, spread in found])


def _margins(standing: Standing, axes: Axes) -> None:
    rows = standing.rows
    axes.axvline(0, color=INK, linewidth=1, linestyle=":")
    for place, row in enumerate(rows):
        values = [margin(game, row.number) for game in standing.games_of(row.number)]
        low, lower, upper, high = np.percentile(values, [5, 25, 75, 95])
        axes.plot([low, high], [place, place], color=colour(row.number), linewidth=1.5)
        axes.barh(place, upper - lower, 0.5, lower, color=colour(row.number), alpha=0.35)
        axes.plot(row.margin.mean, place, "o", color=colour(row.number), markersize=8)
    name_rows(axes, [row.entrant for row in rows])


def _scores(standing: Standing, axes: Axes) -> None:
    found = {row.number: standing.scores_of(row.number) for row in standing.rows}
    bins = np.histogram_bin_edges(np.concatenate(list(found.values())), bins=_bins(len(standing.games)))
    for row in standing.rows:
        shade = colour(row.number)
        weights = np.full(len(found[row.number]), 1 / len(found[row.number]))
        style = {"bins": bins, "weights": weights, "color": shade}
        axes.hist(found[row.number], histtype="stepfilled", alpha=0.15, **style)  # type: ignore[arg-type]
        axes.hist(found[row.number], histtype="step", linewidth=1.8, label=row.entrant, **style)  # type: ignore[arg-type]
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(visible=False, axis="x")
    axes.set_xlabel(say("arena-axis-score"))
    add_legend(axes)


def _sources(standing: Standing, axes: Axes) -> None:
    rows = standing.rows
    used = [source for source in SOURCES if any(row.sources.get(source) for row in rows)]
    for place, row in enumerate(rows):
        ends = {True: 0.0, False: 0.0}  # where the bar ends: points gained, points lost
        for source in used:
            points, shade = row.sources.get(source, 0.0), source_colour(SOURCES.index(source))
            label = say(f"arena-source-{source.replace(' ', '-')}") if place == 0 else None
            axes.barh(place, points, 0.6, ends[points >= 0], color=shade, edgecolor=PAPER, label=label)
            ends[points >= 0] += points
        axes.plot([row.score, row.score], [place - 0.36, place + 0.36], color=INK, linewidth=2)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_xlabel(say("arena-axis-points"))
    name_rows(axes, [row.entrant for row in rows])
    add_legend(axes)


def _lengths(standing: Standing, axes: Axes) -> None:
    axes.hist([game.steps for game in standing.games], bins=_bins(len(standing.games)), color=QUIET, edgecolor=PAPER)
    axes.grid(visible=False, axis="x")
    axes.set_xlabel(say("arena-axis-steps"))
    axes.set_ylabel(say("arena-axis-games"))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))


def _course(standing: Standing, axes: Axes) -> None:
    axes.axhline(standing.mark, color=INK, linewidth=1, linestyle=":")
    for row in standing.rows:
        games = standing.games_of(row.number)
        deals = by_deal(games, [share(game, row.number) for game in games])
        course = np.cumsum(deals) / np.arange(1, len(deals) + 1)
        axes.plot(np.arange(1, len(deals) + 1), course, color=colour(row.number), linewidth=1.8, label=row.entrant)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(say("arena-axis-deals"))
    add_legend(axes)


def _bins(games: int) -> int:
    """Enough bars to show a shape, but not so many that noise shapes it."""
    return int(np.clip(np.sqrt(games), 8, 40))
