"""Workers, who play the games: this process, a pool of processes, or a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from typing import Any, Protocol, Self

from cafe.arena.errors import ArenaError
from cafe.rules.errors import SetupError

AHEAD = 2  # batches queued per worker, so that none waits
CONNECTING = 10  # seconds to wait for a cluster to answer
ENDINGS = (signal.SIGINT, signal.SIGTERM)  # Ctrl-C, and `kill`


class Workers(Protocol):
    """An executor that can lose a worker and go on."""

    width: int  # how many batches to hand out at a time
    lost: tuple[type[Exception], ...]  # what a batch raises if its worker died
    falls_together: bool  # whether one death loses all batches handed out

    def submit(self, work: Callable[[Any], Any], batch: Any) -> Future[Any]:
        """Hand out a batch."""
        ...

    def renew(self) -> None:
        """Recover after a worker died."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


class Alone:
    """This process plays all games itself, one batch after another."""

    width = 1
    lost: tuple[type[Exception], ...] = ()
    falls_together = False

    def submit(self, work: Callable[[Any], Any], batch: Any) -> Future[Any]:
        """Play a batch now."""
        done: Future[Any] = Future()
        try:
            done.set_result(work(batch))
        except Exception as error:  # raised again where the result is read
            done.set_exception(error)
        return done

    def renew(self) -> None:
        """Do nothing: there is no worker to lose."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing to close."""


class Pool:
    """Processes on this machine. A process that dies breaks the whole pool; `renew` makes a new one."""

    lost: tuple[type[Exception], ...] = (BrokenProcessPool,)
    falls_together = True

    def __init__(self, jobs: int) -> None:
        self.width = AHEAD * jobs
        self._jobs = jobs
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        # Spawn, do not fork: a fork would copy threads half-way.
        return ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn"), initializer=_begin_work)

    def submit(self, work: Callable[[Any], Any], batch: Any) -> Future[Any]:
        """Hand out a batch; the pool starts its processes here."""
        with interrupts_held_back():
            return self._pool.submit(work, batch)

    def renew(self) -> None:
        """Replace the broken pool."""
        self._send_home()
        self._pool = self._new()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._send_home()

    def _send_home(self) -> None:
        """End the processes now: a game may take minutes, and nobody needs its result any more."""
        # Python 3.14 has terminate_workers for this; earlier versions keep the processes private.
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Cluster:
    """The workers of the Dask cluster at a scheduler's address."""

    falls_together = False

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError as error:
            raise SetupError("for a Dask cluster install cafe-international[dask]") from error
        self.lost: tuple[type[Exception], ...] = (distributed.KilledWorker,)
        make: Any = distributed.Client  # it has no types
        try:
            self._client = make(address, timeout=CONNECTING, set_as_default=False)
        except (OSError, ValueError, ImportError) as error:
            raise SetupError(f"no Dask scheduler answers at {address}") from error
        workers = sum(self._client.nthreads().values())
        if not workers:
            self._client.close()
            raise SetupError(f"the Dask cluster at {address} has no workers")
        self.width = AHEAD * workers
        self._executor: Executor = self._client.get_executor(pure=False)

    def submit(self, work: Callable[[Any], Any], batch: Any) -> Future[Any]:
        """Hand out a batch."""
        if self._client.status != "running":
            raise ArenaError("the Dask cluster has gone away")
        return self._executor.submit(work, batch)

    def renew(self) -> None:
        """The cluster looks after its workers itself."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._executor.shutdown(wait=False)  # cancels what is still running
        self._client.close()


def open_workers(jobs: int, dask: str | None = None) -> AbstractContextManager[Workers]:
    """Workers for this many processes, or those of the cluster at an address."""
    if dask is not None:
        return Cluster(dask)
    return Alone() if jobs == 1 else Pool(jobs)


def _begin_work() -> None:
    """Ignore Ctrl-C: the parent handles it and ends its workers. If the parent is killed, end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def ended_like_interrupted() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C: report the results so far and end the workers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Hide Ctrl-C from processes started inside, even while they start; this process sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    # Blocking it is not enough: another thread, such as the progress bar's, receives it, and Python handles it in ours.
    acting = {one: signal.signal(one, lambda number, _: pressed.append(number)) for one in ENDINGS}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for one, action in acting.items():
            signal.signal(one, action)
    if pressed:
        signal.raise_signal(pressed[0])
