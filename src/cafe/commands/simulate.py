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
from cafe.reports.tables import game_in_words, kind_in_words

INTERRUPTED = 130  # the usual exit code after Ctrl-C


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
        notices().print(f"cafe simulate: {say('arena-interrupted', games=summary.games, total=task.count)}")
    return INTERRUPTED if interrupted else 0


def play(task: Task, jobs: int, file: IO[bytes] | None, bar: Progress, summary: Summary) -> bool:
    """Play a task's games, writing and counting as they come; False if Ctrl-C ended it early."""
    played = bar.add_task(kind_in_words(task.game, task.edition, task.players), total=task.count)
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
    game = game_in_words(task.game, task.edition)
    table = Table(title=say("simulate-title", game=game, games=summary.games, seed=str(task.seed)))
    for heading in ("player", "bot"):
        table.add_column(say(f"simulate-head-{heading}"))
    for heading in ("score", "minus", "wins"):
        table.add_column(say(f"simulate-head-{heading}"), justify="right")
    for player, bot in enumerate(task.bots):
        table.add_row(
            str(player),
            bot,
            f"{summary.totals[player] / summary.games:.2f}",
            f"{summary.penalties[player] / summary.games:.2f}",
            f"{100 * summary.wins[player] / summary.games:.1f} %",
        )
    console.print(table)
    console.print(say("simulate-steps", steps=f"{summary.steps / summary.games:.1f}"))
    for rule, count in sorted(summary.reasons.items()):
        share = f"{100 * count / summary.games:.1f}"
        told = say("simulate-ended", rule=rule, reason=say(f"reason-{rule}"), count=str(count), share=share)
        console.print(told)
    console.print(say("simulate-speed", games=round(summary.games / seconds)))
