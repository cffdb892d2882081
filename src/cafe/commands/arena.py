"""`cafe arena`: a tournament of computer players, with a progress bar, a table and a report."""

from __future__ import annotations

import logging
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cafe.arena.contest import Contest
from cafe.arena.errors import ArenaError
from cafe.arena.results_file import ResultsFile
from cafe.arena.standings import Standing
from cafe.arena.tournament import Tournament
from cafe.arena.workers import ended_like_interrupted, open_workers
from cafe.commands.console import notices, output
from cafe.commands.simulate import INTERRUPTED, progress_bar
from cafe.i18n import say
from cafe.reports.tables import HEADINGS, cells, how_to_read, kind_in_words, settled, title

USUAL_REPORT = Path("arena.html")
CUT_SHORT = 1  # the exit code of a tournament that could not go on


@dataclass(frozen=True)
class Wishes:
    """How to play a tournament, besides its contest."""

    jobs: int
    dask: str | None = None
    results: Path | None = None
    report: Path | None = None


def usual_report() -> Path | None:
    """Where the report goes by default; nowhere if this installation cannot make one."""
    from cafe.reports.page import can_report

    return USUAL_REPORT if can_report() else None


def run(contest: Contest, wishes: Wishes) -> int:
    """Play a tournament and print the standings, also when it is interrupted or cannot go on."""
    if wishes.report is not None:
        from cafe.reports.page import check_report

        check_report(wishes.report)
    with ExitStack() as stack:
        results_file = None if wishes.results is None else stack.enter_context(ResultsFile(wishes.results, contest))
        event = Tournament(contest, results_file)
        code = play(event, wishes)
    standing = event.standing()
    print_standing(output(), standing)
    if wishes.report is not None and standing.rows:
        from cafe.reports.page import write_report

        write_report(wishes.report, standing)
        notices().print(say("arena-report", file=str(wishes.report)))
    return code


def play(event: Tournament, wishes: Wishes) -> int:
    """Play a tournament under a progress bar; returns the exit code."""
    began, before = time.perf_counter(), len(event.played)
    if wishes.dask is not None:
        logging.disable()  # anything important from a cluster comes as an error
    try:
        with (
            ended_like_interrupted(),
            open_workers(wishes.jobs, wishes.dask) as players,
            progress_bar(notices()) as bar,
        ):
            event.play(players, Bar(bar, event).show)
    except KeyboardInterrupt:
        told = say("arena-interrupted", games=len(event.played), total=event.contest.total)
        notices().print(f"cafe arena: {told}")
        return INTERRUPTED
    except ArenaError as error:
        notices().print(f"cafe arena: {error}")
        return CUT_SHORT
    games, seconds = len(event.played) - before, time.perf_counter() - began
    notices().print(say("arena-done", games=games, seconds=round(seconds, 1), earlier=before))
    return 0


class Bar:
    """The progress bar of a tournament."""

    def __init__(self, bar: Progress, event: Tournament) -> None:
        terms = event.contest.terms
        words = kind_in_words(terms.game, terms.edition, terms.players)
        self._bar = bar
        self._task = bar.add_task(words, total=event.contest.total, completed=len(event.played))

    def show(self, event: Tournament) -> None:
        """Show the progress."""
        self._bar.update(self._task, completed=len(event.played))


def print_standing(console: Console, standing: Standing) -> None:
    """The table, then what is settled."""
    if not standing.rows:
        console.print(say("arena-nothing"))
        return
    seed = say("arena-seed", seed=str(standing.contest.terms.seed))
    table = Table(title=f"{title(standing)}, {seed}", title_justify="left", box=box.SIMPLE_HEAD)
    table.collapse_padding, table.pad_edge = True, False  # so that all fits into 80 columns
    table.add_column(say("arena-head-entrant"), overflow="fold", min_width=12)
    for heading in HEADINGS:
        table.add_column(say(f"arena-head-{heading}"), justify="right", no_wrap=True)
    for entrant, row in map(cells, standing.rows):
        table.add_row(entrant, *("\n".join(cell) for cell in row))
    console.print(table)
    console.print(how_to_read(standing))
    for sentence in settled(standing):
        console.print(sentence)
