"""Running work on the database: one writer thread that commits in groups for SQLite, a pool for PostgreSQL.

All work is written as plain functions of a SQLAlchemy connection; here they are run and committed. The future that
`write` returns is done only when the work is on disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
Job = tuple[Work[Any], asyncio.Future[Any]]
READERS = 2
MOST_AT_ONCE = 256  # pieces of work in one commit


class Database(Protocol):
    """Where the store's functions are run."""

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that only reads."""
        ...

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work in a transaction of its own; the answer comes when it is on disk."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let the database go."""
        ...


def open_database(url: str, pool: int) -> Database:
    """The database at an address: `sqlite:///FILE` or `postgresql+asyncpg://...`."""
    return SqliteDatabase(url) if url.startswith("sqlite") else PostgresDatabase(url, pool)


def sqlite_engine(url: str) -> Engine:
    """An engine that loses nothing when the power fails; writers take turns from the start, so none deadlock."""
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


class SqliteDatabase:
    """One file, one process: writes are committed together as they come, each rolled back alone if it fails."""

    def __init__(self, url: str) -> None:
        self._engine = sqlite_engine(url)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that only reads, beside whatever is written."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    def _read_now(self, work: Work[Answer]) -> Answer:
        with self._engine.connect().execution_options(reads=True) as connection:
            return work(connection)

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work in the next group."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return await done

    def _write_on(self) -> None:
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                    another = self._jobs.get()
                    if another is None:
                        self._jobs.put(None)
                        break
                    jobs.append(another)
                _commit_together(connection, jobs)

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()


def _commit_together(connection: Connection, jobs: list[Job]) -> None:
    """One transaction for all; the answers are given after the commit, or its failure to all."""
    answers: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for work, done in jobs:
                answers.append((done, *_run_alone(connection, work)))
    except Exception as error:  # the disk is full, or the file is gone: everybody must hear of it
        answers = [(done, None, error) for _, done in jobs]
    loops = {done.get_loop() for _, done in jobs}  # one, but for programs with several
    for loop in loops:
        mine = [answer for answer in answers if answer[0].get_loop() is loop]
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_give, mine)


def _give(answers: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for done, answer, failure in answers:
        if done.done():
            continue
        if failure is None:
            done.set_result(answer)
        else:
            done.set_exception(failure)


def _run_alone(connection: Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
    """Run one piece of work; what it did is undone if it fails, without touching the others' work.

    Savepoints straight to the driver: SQLAlchemy's nested transactions take ten times as long.
    """
    raw: Any = connection.connection.dbapi_connection
    raw.execute("SAVEPOINT work")
    try:
        answer = work(connection)
    except Exception as error:  # it is handed to whoever asked
        raw.execute("ROLLBACK TO work")
        return None, error
    raw.execute("RELEASE work")
    return answer, None


class PostgresDatabase:
    """Any number of processes on one PostgreSQL."""

    def __init__(self, url: str, pool: int) -> None:
        self._engine: AsyncEngine = create_async_engine(url, pool_size=pool, max_overflow=0, pool_pre_ping=True)

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
