"""How strong our players are: every claim as a question, played until it is settled.

    make bench-strength
    .venv-bench/bin/python bench/strength.py --only card level --games 400 --jobs 2 --results strength

Every deal is played from every seat; a question ends with the deal that settles it (docs/arena.md), or unsettled after
`--games`. The interval allows for that: what is asked lies outside it as soon as the question is settled. Run in the
peers' environment, where OpenSpiel's player is too.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from cafe.arena.contest import Contest, Terms
from cafe.arena.results_file import ResultsFile
from cafe.arena.standings import Standing
from cafe.arena.tournament import Tournament
from cafe.arena.workers import open_workers
from cafe.bots.levels import levels
from cafe.commands.arena import Bar
from cafe.commands.console import notices
from cafe.commands.simulate import INTERRUPTED, progress_bar
from cafe.rules.errors import CafeError
from cafe.rules.games import GAME_NAMES

GREEDY = {"card": 0.85, "board": 0.80, "junior": 0.80}
CLEARLY = 0.60
LEVEL5 = "level5@0.5s"  # of itself it takes 2 s, and a question would take days
ANSWERS = {None: "not settled", 0: "reached", 1: "not reached"}
HEAD = f"{'':69}{'games':>6}{'won':>9}  {'95% interval':16}{'asked':>7}"


@dataclass(frozen=True)
class Question:
    """Whether one player wins a share of its games; alone at the table, all others are played by the other one."""

    game: str
    players: int
    one: str
    other: str
    share: float

    def __str__(self) -> str:
        others = self.other if self.players == 2 else f"{self.players - 1} of {self.other}"
        return f"{self.game}, {self.players} players: {self.one} against {others}"

    @property
    def file(self) -> str:
        """Where its results are kept."""
        return f"{self.game}-{self.players}-{self.one}-{self.other}.jsonl".replace(":", ".")


def questions(level5: str) -> Iterator[Question]:
    """All that is claimed, the quickest to settle first."""
    ladder = list(pairwise([*list(levels())[:-1], level5]))
    for game in GAME_NAMES:
        yield Question(game, 2, "search@0.1s", "greedy", GREEDY[game])
    for players, share in ((2, CLEARLY), (4, 1 / 4)):
        for lower, upper in ladder:
            for game in GAME_NAMES:
                yield Question(game, players, upper, lower, share)
    for one, other in (("search@0.1s", "baselines.flat:quick"), ("search@1000", "baselines.openspiel:thousand")):
        for game in GAME_NAMES:
            yield Question(game, 2, one, other, CLEARLY)


@dataclass(frozen=True)
class Wishes:
    """How the questions are to be settled."""

    games: int
    jobs: int
    seed: int
    results: Path | None


def settle(question: Question, wishes: Wishes) -> tuple[Standing, bool]:
    """Play until a question is settled; how it stands then, and whether it was interrupted."""
    terms = Terms(question.game, question.players, (question.one, question.other), wishes.seed, share=question.share)
    contest = Contest(terms, wishes.games, until_decided=True)
    with ExitStack() as stack:
        file = None if wishes.results is None else wishes.results / question.file
        ledger = None if file is None else stack.enter_context(ResultsFile(file, contest))
        event = Tournament(contest, ledger)
        try:
            with open_workers(wishes.jobs) as players, progress_bar(notices()) as bar:
                event.play(players, Bar(bar, event).show)
        except KeyboardInterrupt:
            return event.standing(), True
    return event.standing(), False


def line(question: Question, standing: Standing) -> str:
    """What came out, in one line."""
    asked = f"{100 * question.share:.0f} %"
    row = next((row for row in standing.rows if row.number == 0), None)
    if row is None:
        return f"{question!s:69}{0:>6}{'':9}  {'':16}{asked:>7}  {ANSWERS[None]}"
    won, low, high = (100 * share for share in (row.share.mean, row.share.low, row.share.high))
    answer = ANSWERS[standing.verdicts[0].stronger]
    return f"{question!s:69}{row.games:>6}{won:>7.1f} %  {f'[{low:.1f}, {high:.1f}]':16}{asked:>7}  {answer}"


def run(chosen: list[Question], wishes: Wishes) -> int:
    """Settle questions one after the other; 0 if all that is asked was reached."""
    print(HEAD)
    reached = True
    for question in chosen:
        standing, interrupted = settle(question, wishes)
        print(line(question, standing), flush=True)
        reached &= standing.verdicts[0].stronger == 0
        if interrupted:
            return INTERRUPTED
    return 0 if reached else 1


def main() -> int:
    """Read the options, choose the questions."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="questions in which all these words occur"
    )
    parser.add_argument("--games", type=int, default=2000, help="at most, for each question")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", type=int, default=1, help="the same seed deals the same games")
    parser.add_argument("--results", type=Path, help="a folder: append all games there, and go on where they end")
    parser.add_argument("--level5", default=LEVEL5, help="what plays as level 5")
    options = parser.parse_args()
    chosen = [each for each in questions(options.level5) if all(word in str(each) for word in options.only)]
    if not chosen:
        parser.error(f"no question has the words {' '.join(options.only)}")
    try:
        if options.results is not None:
            options.results.mkdir(parents=True, exist_ok=True)
        return run(chosen, Wishes(options.games, options.jobs, options.seed, options.results))
    except KeyboardInterrupt:  # while compiling; one during the games is told with what there is
        return INTERRUPTED
    except (CafeError, OSError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
