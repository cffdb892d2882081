"""`cafe arena`: a tournament of computer players, with a progress bar, a table and a report."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cafe.arena.crew import crew
from cafe.arena.errors import ArenaError
from cafe.arena.ledger import Ledger
from cafe.arena.plan import Plan
from cafe.arena.standing import Row, Standing
from cafe.arena.statistics import Interval
from cafe.arena.tournament import Tournament
from cafe.commands.kitchen import notices, output
from cafe.commands.simulate import INTERRUPTED, progress_bar
from cafe.words import say

CUT_SHORT = 1  # the exit code of a tournament that could not go on


@dataclass(frozen=True)
class Wishes:
    """How a tournament is to be played, beside its plan."""

    jobs: int
    dask: str | None = None
    results: Path | None = None


def run(plan: Plan, wishes: Wishes) -> int:
    """Play a tournament and print how it stands, also when it is interrupted or cannot go on."""
    with ExitStack() as stack:
        ledger = None if wishes.results is None else stack.enter_context(Ledger(wishes.results, plan))
        event = Tournament(plan, ledger)
        code = play(event, wishes)
    print_standing(output(), event.standing())
    return code


def play(event: Tournament, wishes: Wishes) -> int:
    """Play a tournament under a progress bar; returns the exit code."""
    began, before = time.perf_counter(), len(event.played)
    try:
        with crew(wishes.jobs, wishes.dask) as players, progress_bar(notices()) as bar:
            event.play(players, Bar(bar, event).show)
    except KeyboardInterrupt:
        notices().print(say("arena-interrupted", games=len(event.played), total=event.plan.total))
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
        terms = event.plan.terms
        words = f"{terms.game}, {terms.players} players"
        self._bar = bar
        self._task = bar.add_task(words, total=event.plan.total, completed=len(event.played))

    def show(self, event: Tournament) -> None:
        """Show how far it is."""
        self._bar.update(self._task, completed=len(event.played))


def print_standing(console: Console, standing: Standing) -> None:
    """The table, then what is settled."""
    plan = standing.plan
    if not standing.rows:
        console.print(say("arena-nothing"))
        return
    terms = plan.terms
    title = say("arena-title", game=terms.game, players=terms.players, games=len(standing.games), deals=standing.deals)
    table = Table(title=f"{title}, seed {terms.seed}", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("entrant", overflow="fold", min_width=8)
    for heading in ("wins", "share of wins", "margin", "score", "rating", "a choice"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in standing.rows:
        table.add_row(*cells(row))
    console.print(table)
    console.print(say("arena-intervals-sequence" if plan.until_decided else "arena-intervals"))
    for sentence in settled(standing):
        console.print(sentence)


def cells(row: Row) -> list[str]:
    """A row of the table."""
    return [
        row.entrant,
        f"{row.wins:.1f}".removesuffix(".0") + f"\nof {row.games}",
        percent(row.share),
        f"{row.margin.mean:+.1f}\n[{row.margin.low:+.1f}, {row.margin.high:+.1f}]",
        f"{row.score:.1f}",
        f"{row.rating.mu:.1f}\n± {2 * row.rating.sigma:.1f}",
        duration(row.seconds),
    ]


def percent(interval: Interval) -> str:
    """A share and below it its interval, in percent."""
    return f"{100 * interval.mean:.1f} %\n[{100 * interval.low:.1f}, {100 * interval.high:.1f}]"


def duration(seconds: float) -> str:
    """A time in a unit that suits it."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.2f} {unit}"
    return f"{seconds * 1e6:.0f} µs"


def settled(standing: Standing) -> list[str]:
    """What is known of every pair, in words."""
    names = standing.entrants
    sentences = []
    for verdict in standing.verdicts:
        one, other = verdict.pair
        if verdict.stronger is None:
            sentences.append(say("arena-open", one=names[one], other=names[other]))
        else:
            weaker = other if verdict.stronger == one else one
            sentences.append(say("arena-settled", stronger=names[verdict.stronger], weaker=names[weaker]))
    return sentences
