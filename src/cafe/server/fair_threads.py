"""Threads that serve all askers in turn: however much one of them asks for, the others do not wait longer.

Askers are client addresses: sites take turns, and within a site its households do. Work that nobody waits for (bots
of a match whose players have left) comes last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from cafe.server.network.addresses import site_of
from cafe.server.network.tally import Tally

Answer = TypeVar("Answer")
Queue = TypeVar("Queue")
Queues = OrderedDict[str, Queue]


@dataclass(frozen=True)
class Job:
    """Something to do, for somebody or for nobody."""

    work: Callable[[], Any]
    asker: str | None
    answer: asyncio.Future[Any]


class FairThreads:
    """Some threads, and the jobs that wait for them."""

    def __init__(self, threads: int, name: str, prepare: Callable[[], None] | None = None) -> None:
        self.threads = threads
        self._executor = ThreadPoolExecutor(threads, name, initializer=prepare)
        self._waiting: Queues[Queues[deque[Job]]] = OrderedDict()  # by site and household, the next in turn first
        self._last: deque[Job] = deque()
        self.in_hand = Tally()  # jobs that somebody waits for, under way or queued
        self._of_nobody = 0
        self._free = threads

    def pick(self, askers: Sequence[str]) -> str | None:
        """The asker that a job of several counts for: the one with the fewest jobs at their site."""
        return min(askers, key=lambda one: (self.in_hand.of_site(one), self.in_hand.of(one))) if askers else None

    def sharers(self, asker: str | None) -> int:
        """How many jobs share the threads, from the point of view of one of an asker's jobs.

        All sites get equal shares, so do the households of a site and the jobs of a household. Each job that is for
        nobody counts like a site.
        """
        if asker is None:
            return self._of_nobody + self.in_hand.sites
        return self.in_hand.of(asker) * self.in_hand.households_beside(asker) * self.in_hand.sites

    async def run(self, work: Callable[[], Answer], asker: str | None) -> Answer:
        """Do work in a thread when it is the asker's turn; not at all if the caller has given up by then."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = Job(work, asker, answer)
        if asker is None:
            self._of_nobody += 1
            self._last.append(job)
        else:
            self.in_hand.add(asker)
            households = self._waiting.setdefault(site_of(asker), OrderedDict())
            households.setdefault(asker, deque()).append(job)
        self._begin()
        return await answer

    def close(self) -> None:
        """Stop the threads; jobs not yet begun are dropped."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        while self._free and (job := self._next()) is not None:
            if job.answer.done():  # the asker has gone
                self._forget(job)
                continue
            self._free -= 1
            loop.run_in_executor(self._executor, job.work).add_done_callback(partial(self._finish, job))

    def _next(self) -> Job | None:
        if not self._waiting:
            return self._last.popleft() if self._last else None
        site, households = self._waiting.popitem(last=False)
        asker, jobs = households.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            households[asker] = jobs  # behind the others of the site
        if households:
            self._waiting[site] = households  # behind the other sites
        return job

    def _finish(self, job: Job, done: asyncio.Future[Any]) -> None:
        self._free += 1
        self._forget(job)
        if done.cancelled():
            job.answer.cancel()
        elif not job.answer.done():
            _pass_on(job.answer, done)
        else:
            done.exception()  # mark it as retrieved: nobody is left to be told
        self._begin()

    def _forget(self, job: Job) -> None:
        if job.asker is None:
            self._of_nobody -= 1
        else:
            self.in_hand.remove(job.asker)


def _pass_on(answer: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    error = done.exception()
    if error is None:
        answer.set_result(done.result())
    else:
        answer.set_exception(error)
