"""The runner: hands out games in batches, takes in results as they come, and hands out again what was lost."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from itertools import islice

from cafe.arena.errors import ArenaError
from cafe.arena.match import Played, Task, play_batch
from cafe.arena.workers import Workers
from cafe.rules.errors import CafeError

MOST_LOSSES = 3  # a batch that is lost more often than that ends the tournament
BATCH_SECONDS = 0.5  # long enough that handing out costs nothing, short enough that losing one does not hurt
LARGEST_BATCH = 500


@dataclass(frozen=True)
class Batch:
    """Some games handed out together, and how often they were lost with their worker."""

    tasks: list[Task]
    losses: int = 0

    def lost(self) -> Batch:
        """To be handed out once more; ArenaError if that has happened too often."""
        if self.losses == MOST_LOSSES:
            numbers = f"{self.tasks[0].number} to {self.tasks[-1].number}"
            raise ArenaError(f"workers died {MOST_LOSSES + 1} times over the games {numbers}")
        return replace(self, losses=self.losses + 1)


class Pace:
    """How many games make a batch: one at first, then as many as fit into its time."""

    def __init__(self) -> None:
        self.size = 1

    def note(self, played: list[Played]) -> None:
        """Learn from a batch how long a game takes; the rules' own share is about as long as a step takes."""
        seconds = sum(sum(game.seconds) + STEP_SECONDS * game.steps for game in played) / len(played)
        self.size = max(1, min(LARGEST_BATCH, 2 * self.size, int(BATCH_SECONDS / seconds)))


STEP_SECONDS = 20e-6


def play_all(workers: Workers, tasks: Iterator[Task]) -> Iterator[list[Played]]:
    """Play all tasks, in whatever order they get done; a batch lost with its worker is handed out again."""
    pending: dict[Future[list[Played]], Batch] = {}
    again: list[Batch] = []
    pace = Pace()
    while True:
        while len(pending) < workers.width:
            batch = again.pop() if again else Batch(list(islice(tasks, pace.size)))
            if not batch.tasks:
                break
            try:
                pending[workers.submit(play_batch, batch.tasks)] = batch
            except workers.lost:  # a worker died while nobody looked
                if pending:  # the batches handed out will tell
                    again.append(batch)
                    break
                again.append(batch.lost())
                workers.renew()
        if not pending and not again:
            return
        losses = []
        for future, batch in _taken_in(workers, pending):
            try:
                played = future.result()
            except workers.lost:
                losses.append(batch)
            except CafeError:
                raise
            except Exception as error:  # a module the workers lack, a scheduler that is gone
                raise ArenaError(f"the workers cannot go on: {type(error).__name__} {error}".strip()) from error
            else:
                pace.note(played)
                yield played
        if losses:
            again += [batch.lost() for batch in losses]
            workers.renew()


def _taken_in(workers: Workers, pending: dict[Future[list[Played]], Batch]) -> list[tuple[Future[list[Played]], Batch]]:
    """Wait for a batch or more to be done and take them off the list; all of them where one death takes all."""
    done, _ = wait(pending, return_when=FIRST_COMPLETED)
    if workers.falls_together and any(isinstance(future.exception(), workers.lost) for future in done):
        done, _ = wait(pending)
    return [(future, pending.pop(future)) for future in done]
