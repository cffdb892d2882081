"""The statistics of games on record told: cells of tables, sentences, and a page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

from cafe import __version__
from cafe.arena.game_statistics import Conditions, Statistics, Tally
from cafe.i18n import chosen, say
from cafe.reports.tables import kind_in_words
from cafe.rules.games import PRINTED

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from cafe.reports.charts import Chart

COUNTED = ("games", "wins", "score", "lead")


def headings(sources: Sequence[str]) -> list[str]:
    """Over the columns of a table, in the order of `cells`."""
    return [say(f"stats-head-{name}") for name in COUNTED] + [_source(name) for name in sources]


def named(group: str, key: str | int) -> str:
    """Whom a row is about: a player by name, a seat or a place in the turn order by its number."""
    if group == "player":
        return str(key)
    if group == "seat":
        return say("stats-seat", number=key)
    return say("stats-start") if key == 1 else say("stats-turn", number=key)


def _source(name: str) -> str:
    return say(f"arena-source-{name.replace(' ', '-')}")


def heading(statistics: Statistics) -> str:
    """Which games these are, and how many."""
    conditions = condition_words(statistics.conditions)
    return say("stats-heading", kind=conditions, games=statistics.games, unfinished=statistics.unfinished)


def condition_words(conditions: Conditions) -> str:
    """The game, by how many it is played, and in what it is not the usual one."""
    told = [kind_in_words(conditions.game, PRINTED, conditions.players)]
    told += [say("draw-variant", game=conditions.game)] if conditions.same_sex_tables else []
    told += [say("stats-edition", edition=conditions.edition)] if conditions.edition != PRINTED else []
    told += [say("stats-plan", number=conditions.plan)] if conditions.plan else []
    return ", ".join(told)


def endings(statistics: Statistics) -> str:
    """How the games ended, how long they were, and by how much they were won."""
    told = [
        say("stats-ending", rule=rule, share=f"{100 * times / statistics.games:.0f}", reason=say(f"reason-{rule}"))
        for rule, times in statistics.reasons.most_common()
    ]
    lengths = statistics.lengths
    span = say("stats-lengths", low=min(lengths), high=max(lengths), middle=f"{median(lengths):.0f}")
    return f"{span} {say('stats-endings', endings='; '.join(told))} {won_by(statistics)}"


def won_by(statistics: Statistics) -> str:
    """By how many points the winners won, and how many victories were shared."""
    margins, told = statistics.margins, []
    if margins:
        least, most = min(margins), max(margins)
        if least == most:
            told.append(say("stats-won-by", points=most))
        else:
            told.append(say("stats-won-by-span", least=least, most=most, middle=f"{median(margins):.0f}"))
    if statistics.shared:
        told.append(say("stats-shared", count=statistics.shared))
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
                (
                    say(f"stats-by-{group}"),
                    [(named(group, key), cells(tally, statistics.sources)) for key, tally in rows],
                )
                for group, rows in statistics.groups()
            ],
            "headings": headings(statistics.sources),
            "charts": charts(statistics),
        }
        for statistics in found
    ]
    page = (
        printer()
        .get_template("statistics.html.jinja")
        .render(say=say, language=chosen.get(), parts=parts, version=__version__)
    )
    path.write_text(page, "utf-8")


def charts(statistics: Statistics) -> list[Chart]:
    """The plots of one kind of game."""
    from cafe.reports.charts import Chart
    from cafe.reports.svg_theme import HEIGHT, drawn, height_for

    about = condition_words(statistics.conditions)
    order = [(named("order", place), tally) for place, tally in sorted(statistics.by_order.items())]
    plots = (
        ("scores", partial(_histogram, statistics.scores), HEIGHT),
        ("lengths", partial(_histogram, statistics.lengths), HEIGHT),
        *([("margins", partial(_histogram, statistics.margins), HEIGHT)] if statistics.margins else []),
        ("wins", partial(_wins, order), height_for(len(order))),
        ("sources", partial(_sources, order, statistics.sources), height_for(len(order)) + 0.7),
    )
    made = []
    for key, draw, height in plots:
        name = say(f"stats-chart-{key}")
        made.append(Chart(name, say(f"stats-chart-{key}-caption"), drawn(f"{name}: {about}", draw, height=height)))
    return made


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
        axes.barh(
            range(len(rows)), values, left=left, color=source_colour(SOURCES.index(source)), label=_source(source)
        )
        plus = [high + max(0.0, value) for high, value in zip(plus, values, strict=True)]
        minus = [low + min(0.0, value) for low, value in zip(minus, values, strict=True)]
    name_rows(axes, [name for name, _ in rows])
    add_legend(axes)
