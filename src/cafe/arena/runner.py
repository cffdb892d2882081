"""The runner: hands out games in batches, collects results as they arrive, and retries lost batches."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from itertools import islice

from cafe.arena.errors import ArenaError
from cafe.arena.match import Played, Task, play_batch
from cafe.arena.workers import Workers
from cafe.rules.errors import CafeError

MOST_LOSSES = 3  # a batch lost more often than this ends the tournament
BATCH_SECONDS = 0.5  # long enough to make handing out cheap, short enough to make losing one cheap
LARGEST_BATCH = 500


@dataclass(frozen=True)
class Batch:
    """Games handed out together, and how often their worker died with them."""

    tasks: list[Task]
    losses: int = 0

    def lost(self) -> Batch:
        """The batch for another try; raises ArenaError after too many."""
        if self.losses == MOST_LOSSES:
            numbers = f"{self.tasks[0].number} to {self.tasks[-1].number}"
            raise ArenaError(f"workers died {MOST_LOSSES + 1} times over the games {numbers}")
        return replace(self, losses=self.losses + 1)


class Pace:
    """The size of a batch: one game at first, then as many as fit into BATCH_SECONDS."""

    def __init__(self) -> None:
        self.size = 1

    def note(self, played: list[Played]) -> None:
        """Learn from a batch how long a game takes: the players' thinking, and a fixed time per step for the rules."""
        seconds = sum(sum(game.seconds) + STEP_SECONDS * game.steps for game in played) / len(played)
        self.size = max(1, min(LARGEST_BATCH, 2 * self.size, int(BATCH_SECONDS / seconds)))


STEP_SECONDS = 20e-6


def play_all(workers: Workers, tasks: Iterator[Task]) -> Iterator[list[Played]]:
    """Play all tasks and yield results in any order; a batch lost with its worker is retried."""
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
            except workers.lost:  # a worker died unnoticed
                if pending:  # the pending batches will fail and be retried
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
            except Exception as error:  # for example a module the workers lack, or a scheduler that is gone
                raise ArenaError(f"the workers cannot go on: {type(error).__name__} {error}".strip()) from error
            else:
                pace.note(played)
                yield played
        if losses:
            again += [batch.lost() for batch in losses]
            workers.renew()


def _taken_in(workers: Workers, pending: dict[Future[list[Played]], Batch]) -> list[tuple[Future[list[Played]], Batch]]:
    """Wait for at least one batch and remove the finished ones; all of them if one death takes all."""
    done, _ = wait(pending, return_when=FIRST_COMPLETED)
    if workers.falls_together and any(isinstance(future.exception(), workers.lost) for future in done):
        done, _ = wait(pending)
    return [(future, pending.pop(future)) for future in done]
