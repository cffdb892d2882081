"""The report: one self-contained page with the table, the plots and notes on how to read them."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cafe import __version__
from cafe.arena.standings import Standing
from cafe.bots.registry import name_in_records
from cafe.i18n import chosen, say
from cafe.reports.tables import HEADINGS, cells, command_of, how_to_read, settled, title
from cafe.rules.errors import SetupError

if TYPE_CHECKING:
    import jinja2


def can_report() -> bool:
    """Whether the libraries that make the page are installed."""
    return find_spec("matplotlib") is not None and find_spec("jinja2") is not None


def check_report(path: Path) -> None:
    """Check before the games: SetupError if no report could be made, OSError if it could not be written."""
    if not can_report():
        raise SetupError("for a report install cafe-international[report]")
    was_there = path.exists()
    with path.open("ab"):
        pass
    if not was_there:
        path.unlink()  # leave no empty page behind if no game gets played


def write_report(path: Path, standing: Standing) -> None:
    """Write the page of a tournament."""
    path.write_text(page(standing), "utf-8")


def page(standing: Standing) -> str:
    """The page of a tournament with at least one deal."""
    from cafe.reports.charts import charts

    return (
        printer()
        .get_template("report.html.jinja")
        .render(
            say=say,
            language=chosen.get(),
            title=title(standing),
            terms=standing.contest.terms,
            headings=HEADINGS,
            how_to_read=how_to_read(standing),
            rows=[cells(row) for row in standing.rows],
            matrix=_matrix(standing),
            sentences=settled(standing),
            reasons=standing.reasons().most_common(),
            charts=charts(standing),
            names=[name_in_records(entrant, standing.contest.terms.game) for entrant in standing.entrants],
            command=command_of(standing.contest),
            version=__version__,
        )
    )


def printer() -> jinja2.Environment:
    """What makes pages from our templates."""
    import jinja2

    return jinja2.Environment(
        loader=jinja2.FunctionLoader(lambda name: (files("cafe.reports") / name).read_text("utf-8")),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )


def _matrix(standing: Standing) -> list[tuple[str, list[tuple[str, str, float] | None]]]:
    """How each entrant does against each other one: rows of entrants; text, interval and share of each cell."""
    order = [row.number for row in standing.rows]
    return [(standing.entrants[one], [_against(standing, one, other) for other in order]) for one in order]


def _against(standing: Standing, one: int, other: int) -> tuple[str, str, float] | None:
    if one == other:
        return None
    found = standing.against(one, other)
    return f"{100 * found.mean:.1f} %", f"{100 * found.low:.1f} – {100 * found.high:.1f}", found.mean
