"""`cafe stats`: sums up many documents, as tables and as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich import box
from rich.table import Table

from cafe.arena.game_statistics import Statistics, count
from cafe.commands.console import notices, output, standard_input
from cafe.i18n import say
from cafe.record.errors import FormatError, UnreadableError, one_line
from cafe.record.read import read_file
from cafe.record.replay import replay_document
from cafe.reports.statistics import cells, endings, heading, headings, named
from cafe.rules.errors import CafeError
from cafe.rules.game import Game

ALL_RIGHT, SOMETHING_WRONG, UNREADABLE = 0, 1, 2


class Reader:
    """Reads games from files; reports and leaves out what cannot be read or breaks a rule."""

    def __init__(self) -> None:
        self.worst = ALL_RIGHT

    def games(self, files: Sequence[str]) -> Iterator[Game]:
        """Every correct game in every file."""
        for name in files:
            try:
                for entry in read_file(name, standard_input()):
                    if entry.document is None:
                        self._complain(UNREADABLE, f"{entry.where}: {entry.error}")
                        continue
                    try:
                        replay = replay_document(entry.document)
                    except (CafeError, FormatError) as error:
                        self._complain(UNREADABLE, f"{entry.where}: {error}")
                        continue
                    if replay.refusal is None:
                        yield replay.game
                    else:
                        told = say("stats-refused", where=str(entry.where), rule=replay.refusal.rule)
                        self._complain(SOMETHING_WRONG, told)
            except UnreadableError as error:
                self._complain(UNREADABLE, str(error))

    def _complain(self, code: int, fault: str) -> None:
        self.worst = max(self.worst, code)
        notices().print(f"cafe stats: {one_line(fault)}")


def run(files: Sequence[str], page: Path | None) -> int:
    """Print the tables of all games and write the page if asked; returns the exit code."""
    if page is not None:
        from cafe.reports.page import check_report

        check_report(page)
    reader = Reader()
    found = count(reader.games(files))
    for statistics in found:
        tell(statistics)
    if not any(statistics.games for statistics in found):
        notices().print(f"cafe stats: {say('stats-none')}")
        return max(reader.worst, SOMETHING_WRONG)
    if page is not None:
        from cafe.reports.statistics import write_page

        write_page(page, [statistics for statistics in found if statistics.games])
        notices().print(say("arena-report", file=str(page)))
    return reader.worst


def tell(statistics: Statistics) -> None:
    """The tables of one kind of game."""
    console = output()
    console.print(heading(statistics))
    if not statistics.games:
        return
    console.print(endings(statistics))
    for group, rows in statistics.groups():
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(say(f"stats-by-{group}"), overflow="fold", min_width=12)
        for name in headings(statistics.sources):
            table.add_column(name, justify="right", overflow="fold")
        for key, tally in rows:
            table.add_row(named(group, key), *cells(tally, statistics.sources))
        console.print(table)
