"""Threads that serve all askers in turn: however much one asks for, the others do not wait longer.

Askers are client addresses. Work that nobody waits for (bots of a match whose players have left) is done last.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Job:
    """Something to do, for somebody or for nobody."""

    work: Callable[[], Any]
    asker: str | None
    answer: asyncio.Future[Any]


class FairThreads:
    """Some threads, and what waits for them."""

    def __init__(self, threads: int, name: str, prepare: Callable[[], None] | None = None) -> None:
        self.threads = threads
        self._executor = ThreadPoolExecutor(threads, name, initializer=prepare)
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # the asker whose turn it is comes first
        self._last: deque[Job] = deque()
        self._in_hand: Counter[str | None] = Counter()  # under way or waiting
        self._free = threads

    def in_hand(self, asker: str | None) -> int:
        """How many jobs of an asker, or of nobody, are under way or waiting."""
        return self._in_hand[asker]

    @property
    def askers(self) -> int:
        """How many askers have a job under way or waiting."""
        return len(self._in_hand) - (None in self._in_hand)

    def pick(self, askers: Sequence[str]) -> str | None:
        """Which of several askers of the same job it counts for: the one with the fewest jobs."""
        return min(askers, key=self.in_hand) if askers else None

    async def run(self, work: Callable[[], Answer], asker: str | None) -> Answer:
        """Do work in a thread when it is the asker's turn; not at all if the caller has given up by then."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = Job(work, asker, answer)
        self._in_hand[asker] += 1
        if asker is None:
            self._last.append(job)
        else:
            self._waiting.setdefault(asker, deque()).append(job)
        self._begin()
        return await answer

    def close(self) -> None:
        """Stop the threads; jobs not yet begun are dropped."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        while self._free and (job := self._next()) is not None:
            if job.answer.done():  # the one who asked has gone
                self._forget(job)
                continue
            self._free -= 1
            loop.run_in_executor(self._executor, job.work).add_done_callback(partial(self._finish, job))

    def _next(self) -> Job | None:
        if not self._waiting:
            return self._last.popleft() if self._last else None
        asker, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[asker] = jobs  # behind the others
        return job

    def _finish(self, job: Job, done: asyncio.Future[Any]) -> None:
        self._free += 1
        self._forget(job)
        if done.cancelled():
            job.answer.cancel()
        elif not job.answer.done():
            _pass_on(job.answer, done)
        else:
            done.exception()  # nobody is left to be told
        self._begin()

    def _forget(self, job: Job) -> None:
        self._in_hand[job.asker] -= 1
        if not self._in_hand[job.asker]:
            del self._in_hand[job.asker]


def _pass_on(answer: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    error = done.exception()
    if error is None:
        answer.set_result(done.result())
    else:
        answer.set_exception(error)
