"""`cafe simulate`: many games of simple players, with a table of the results."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cafe.arena.simulate import Summary, Task, simulate
from cafe.commands.console import notices, output
from cafe.i18n import say
from cafe.reports.tables import game_in_words

INTERRUPTED = 130  # the exit code of a program that Ctrl-C has ended


def run(task: Task, jobs: int, out: Path | None) -> int:
    """Play a task's games, write them to a file if asked, and print the results."""
    try:
        with ExitStack() as stack:
            file = None if out is None else stack.enter_context(out.open("wb"))
            bar = stack.enter_context(progress_bar(notices()))
            began = time.perf_counter()
            summary = Summary()
            interrupted = not play(task, jobs, file, bar, summary)
            seconds = time.perf_counter() - began
    except OSError as error:
        notices().print(f"cafe simulate: {out}: {(error.strerror or str(error)).lower()}")
        return 2
    if summary.games:
        print_summary(output(), task, summary, seconds)
    if interrupted:
        notices().print(f"cafe simulate: interrupted after {summary.games} of {task.count} games")
    return INTERRUPTED if interrupted else 0


def play(task: Task, jobs: int, file: IO[bytes] | None, bar: Progress, summary: Summary) -> bool:
    """Play a task's games, writing and counting as they come; False if Ctrl-C ended it before the last."""
    played = bar.add_task(f"{game_in_words(task.game, task.edition)}, {task.players} players", total=task.count)
    try:
        for batch in simulate(task, jobs):
            summary.add(batch)
            if file is not None:
                file.writelines(line + b"\n" for line in batch.lines)
            bar.advance(played, len(batch.results))
    except KeyboardInterrupt:
        return False
    return True


def progress_bar(console: Console) -> Progress:
    """A bar on standard error, gone when the work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def print_summary(console: Console, task: Task, summary: Summary, seconds: float) -> None:
    """Mean scores by player, then length, endings and speed."""
    table = Table(
        "player", "bot", title=f"{game_in_words(task.game, task.edition)}, {summary.games} games, seed {task.seed}"
    )
    for heading in ("mean score", "mean minus points", "wins"):
        table.add_column(heading, justify="right")
    for player, bot in enumerate(task.bots):
        table.add_row(
            str(player),
            bot,
            f"{summary.totals[player] / summary.games:.2f}",
            f"{summary.penalties[player] / summary.games:.2f}",
            f"{100 * summary.wins[player] / summary.games:.1f} %",
        )
    console.print(table)
    console.print(f"actions a game: {summary.steps / summary.games:.1f}")
    for reason, count in sorted(summary.reasons.items()):
        share = 100 * count / summary.games
        console.print(f"ended by {reason} ({say(f'reason-{reason}')}): {count} ({share:.1f} %)")
    console.print(f"games a second: {summary.games / seconds:,.0f}")
