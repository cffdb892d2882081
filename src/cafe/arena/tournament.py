"""A tournament: has workers play the games of a contest, keeps the results, and stops when the question is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cafe.arena.contest import Contest
from cafe.arena.decision import Decision
from cafe.arena.match import Played, Task
from cafe.arena.results_file import ResultsFile
from cafe.arena.runner import play_all
from cafe.arena.standings import Standing
from cafe.arena.workers import Workers, open_workers

OnProgress = Callable[["Tournament"], None]


class Tournament:
    """The games of a contest played so far, those from a results file included, and those still to play."""

    def __init__(self, contest: Contest, results_file: ResultsFile | None = None) -> None:
        self.contest = contest
        self.played: dict[int, Played] = {}
        self.decision = Decision(contest)
        self._ledger = results_file
        self._next_deal = 0  # the first one the decision has not seen
        if results_file is not None:
            self._take_in(game for game in results_file.earlier if game.game < contest.total)

    @property
    def is_settled(self) -> bool:
        """Whether the tournament ends early because the question is settled."""
        return self.contest.until_decided and self.decision.is_made

    def play(self, workers: Workers, on_progress: OnProgress | None = None) -> None:
        """Play the remaining games; if anything ends this early, the results so far are kept."""
        if self.is_settled:
            return
        for played in play_all(workers, self._tasks()):
            if self._ledger is not None:
                self._ledger.add(played)
            self._take_in(played)
            if on_progress is not None:
                on_progress(self)
            if self.is_settled:
                return

    def standing(self) -> Standing:
        """The standings over all complete deals; when playing until decided, over those the decision has seen."""
        deals = range(self._next_deal) if self.contest.until_decided else range(self.contest.deals)
        whole = [deal for deal in deals if self._is_whole(deal)]
        games = [self.played[number] for deal in whole for number in self.contest.schedule.numbers(deal)]
        return Standing(self.contest, games, self.decision.verdicts())

    def _tasks(self) -> Iterator[Task]:
        for number in range(self.contest.total):
            if number not in self.played:
                deal = self.contest.schedule.deal(number)
                yield Task(self.contest.terms, number, deal, self.contest.schedule.seating(number))

    def _take_in(self, played: Iterable[Played]) -> None:
        """Keep games; pass every deal to the decision in order, and none after the one that settled it."""
        self.played.update((game.game, game) for game in played)
        while not self.is_settled and self._next_deal < self.contest.deals and self._is_whole(self._next_deal):
            self.decision.hear([self.played[number] for number in self.contest.schedule.numbers(self._next_deal)])
            self._next_deal += 1

    def _is_whole(self, deal: int) -> bool:
        return all(number in self.played for number in self.contest.schedule.numbers(deal))


def tournament(
    contest: Contest, *, jobs: int = 1, dask: str | None = None, on_progress: OnProgress | None = None
) -> Standing:
    """Play a whole tournament and return its standings."""
    event = Tournament(contest)
    with open_workers(jobs, dask) as players:
        event.play(players, on_progress)
    return event.standing()
