"""Running work on the database: commits in groups for SQLite, a pool for PostgreSQL (postgresql.py).

All work is plain functions of a SQLAlchemy connection, which change nothing else and may be run again; this module
runs and commits them. The future that `write` returns is done only when the work is on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, RootTransaction, create_engine, event
from sqlalchemy.exc import OperationalError

from cafe.server.store.faults import discreet, told_discreetly
from cafe.server.store.files import make_private
from cafe.server.store.work import Answer, Work

log = logging.getLogger("cafe.server")
Job = tuple[Work[Any], asyncio.Future[Any]]
READERS = 2
PATIENCE, BEFORE_NEXT_TRY = 30.0, 0.01  # seconds to wait, and between tries, while another program writes
BUSY, LOG_PATIENCE = 30_000, 500  # milliseconds to wait for a lock; for readers, to empty the log
WORTH_IT = 4  # gives space back if more than one in this many pages is free
PAGES_AT_ONCE = 100  # given back in one transaction; other writes come between two
BY_STEPS = 2  # SQLite's number for a file that gives space back in steps
SMALL = 5_000  # pages; a smaller file from before 0.3 is rewritten in a moment, so that it can give space back
MOST_AT_ONCE = 100  # pieces of work in one commit, to limit how long they block the loop


class Database(Protocol):
    """Runs the store's functions."""

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that only reads."""
        ...

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work in a transaction of its own; the answer comes when it is on disk."""
        ...

    async def vacuum(self) -> None:
        """Give back the space that deleted rows leave."""
        ...

    async def clear_log(self) -> None:
        """Clear what was deleted or overwritten from the log; later, if somebody is reading right now."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        ...


def open_database(url: str, pool: int) -> Database:
    """The database at an address: `sqlite:///FILE` or `postgresql+asyncpg://...`."""
    if url.startswith("sqlite"):
        make_private(url)
        return SqliteDatabase(url)
    from cafe.server.store.postgresql import PostgresDatabase  # with SQLite its driver is never loaded

    return PostgresDatabase(url, pool)


def sqlite_engine(url: str) -> Engine:
    """An engine that survives a power failure; writers lock from the start, so none deadlock."""
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, json_deserializer=_read_json)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin below, not in the driver
        for pragma in (
            "auto_vacuum=INCREMENTAL",  # only works on a new file, before anything is written
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY}",
            "secure_delete=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def _read_json(text: str) -> Any:
    """A JSON column; text that is not JSON stays text, so that one damaged row does not spoil a list."""
    try:
        return json.loads(text)
    except ValueError:
        return text


class SqliteDatabase:
    """One file, one process: writes that arrive together share a commit; one that fails is rolled back alone.

    Statements run in the event loop, a few microseconds each; a thread waits for the disk. If that thread also ran the
    statements, it would wait for the GIL at each of them, and make the loop wait.
    """

    def __init__(self, url: str) -> None:
        self._engine = sqlite_engine(url)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._disk = ThreadPoolExecutor(1, "store-writer")
        self._connection: Connection | None = None
        self._jobs: deque[Job] = deque()
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that only reads, in parallel with writes."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    def _read_now(self, work: Work[Answer]) -> Answer:
        with discreet(), self._engine.connect().execution_options(reads=True) as connection:
            return work(connection)

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work in the next group."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Answer] = loop.create_future()
        self._jobs.append((work, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_on())
        return await done

    async def _write_on(self) -> None:
        """Write group after group until none is left."""
        try:
            while self._jobs:
                await self._write_group()
        finally:
            self._writing = None

    async def _write_group(self) -> None:
        """Run one transaction for all waiting work; answer after the commit, or pass its failure to all."""
        loop = asyncio.get_running_loop()
        jobs: list[Job] = []
        answers: list[tuple[Any, Exception | None]] = []
        try:
            transaction = await self._begin()
            jobs = self._take_jobs()
            answers = _run_together(transaction.connection, [work for work, _ in jobs])
            await loop.run_in_executor(self._disk, transaction.commit)
        except Exception as error:  # the disk is full, or the file is gone: every caller must know
            jobs = jobs or self._take_jobs()
            told = told_discreetly(error)
            log.warning("%s", told)
            answers = [(None, told) for _ in jobs]
            self._forget_connection()
        for (_, done), (answer, failure) in zip(jobs, answers, strict=True):
            if not done.done():
                _give(done, answer, failure)

    def _take_jobs(self) -> list[Job]:
        return [self._jobs.popleft() for _ in range(min(len(self._jobs), MOST_AT_ONCE))]

    async def _begin(self) -> RootTransaction:
        """Begin a transaction; if another program is writing, retry without blocking the loop."""
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                return self._connected().begin()
            except OperationalError as error:
                if not _is_busy(error) or time.monotonic() > ends:
                    raise
            await asyncio.sleep(BEFORE_NEXT_TRY)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            raw: Any = self._connection.connection.dbapi_connection
            raw.execute("PRAGMA busy_timeout=0")
        return self._connection

    def _forget_connection(self) -> None:
        """Drop the connection, whose state is unknown after a failure."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    async def vacuum(self) -> None:
        """Give back the space of deleted rows in steps, if there is much; deleted data is overwritten in any case."""
        run = asyncio.get_running_loop().run_in_executor
        if await run(self._readers, self._with_file, _prepare_room):
            while await self.write(_give_back_room):
                await asyncio.sleep(0)
        await self.clear_log()

    async def clear_log(self) -> None:
        """Merge the log into the file and empty it, because it also holds earlier states of pages."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._with_file, _shorten_log)

    def _with_file(self, work: Callable[[Any], Answer]) -> Answer:
        connection = self._engine.raw_connection()
        try:
            return work(connection.dbapi_connection)
        except sqlite3.Error as error:
            raise told_discreetly(error) from None
        finally:
            connection.close()

    async def close(self) -> None:
        """Write what is waiting, then close."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        self._disk.shutdown()
        self._readers.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _number(raw: Any, pragma: str) -> int:
    return int(raw.execute(f"PRAGMA {pragma}").fetchone()[0])


def _prepare_room(raw: Any) -> bool:
    """Whether much space can be given back in steps; rewrites a small file from before 0.3, which cannot."""
    if _number(raw, "freelist_count") * WORTH_IT <= _number(raw, "page_count"):
        return False
    if _number(raw, "auto_vacuum") == BY_STEPS:
        return True
    if _number(raw, "page_count") <= SMALL:
        raw.execute(f"PRAGMA auto_vacuum={BY_STEPS}")
        raw.execute("VACUUM")
    return False  # a large one keeps its space for new rows


def _give_back_room(connection: Connection) -> bool:
    """Give some pages back; True if there are more."""
    raw: Any = connection.connection.dbapi_connection
    raw.execute(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})").fetchall()
    return _number(raw, "freelist_count") > 0


def _shorten_log(raw: Any) -> None:
    """Empty the log. Writers wait meanwhile, so give up soon if another program (a backup) is reading."""
    raw.execute(f"PRAGMA busy_timeout={LOG_PATIENCE}")
    try:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        raw.execute(f"PRAGMA busy_timeout={BUSY}")


def _is_busy(error: OperationalError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def _give(done: asyncio.Future[Any], answer: Any, failure: Exception | None) -> None:
    if failure is None:
        done.set_result(answer)
    else:
        done.set_exception(failure)


def _run_together(connection: Connection, group: list[Work[Any]]) -> list[tuple[Any, Exception | None]]:
    """Run a group of work with one savepoint; if a piece fails, run all again with a savepoint each.

    The savepoints go straight to the driver: SQLAlchemy's nested transactions take ten times as long.
    """
    raw: Any = connection.connection.dbapi_connection
    raw.execute("SAVEPOINT everything")
    try:
        with discreet():
            answers: list[tuple[Any, Exception | None]] = [(work(connection), None) for work in group]
    except Exception:  # the second run tells its caller
        if not raw.in_transaction:  # a full or failing disk has ended it, so there is no second run
            raise
        raw.execute("ROLLBACK TO everything")
        answers = [_run_alone(connection, work) for work in group]
    raw.execute("RELEASE everything")
    return answers


def _run_alone(connection: Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
    """Run one piece of work; if it fails, undo its changes and nobody else's."""
    raw: Any = connection.connection.dbapi_connection
    raw.execute("SAVEPOINT work")
    try:
        with discreet():
            answer = work(connection)
    except Exception as error:  # passed on to the caller
        if not raw.in_transaction:
            raise
        raw.execute("ROLLBACK TO work")
        return None, error
    raw.execute("RELEASE work")
    return answer, None
