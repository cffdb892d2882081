"""Writing to SQLite: together, each alone if it fails, and while another program writes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from cafe.server.store.database import PAGES_AT_ONCE, SqliteDatabase
from cafe.server.store.faults import StoreError, StoreGone


def add(connection: Connection, number: int) -> int:
    connection.execute(text("INSERT INTO t VALUES (:number)"), {"number": number})
    if number % 3 == 0:
        raise ValueError(number)
    return number


def numbers(connection: Connection) -> list[int]:
    return list(connection.execute(text("SELECT n FROM t ORDER BY n")).scalars())


async def opened(folder: Path) -> SqliteDatabase:
    database = SqliteDatabase(f"sqlite:///{folder / 'store.sqlite3'}")
    await database.write(lambda connection: connection.execute(text("CREATE TABLE t (n INTEGER)")))
    return database


def test_what_fails_is_undone_alone(tmp_path: Path) -> None:
    async def all_at_once() -> None:
        database = await opened(tmp_path)
        asked = [database.write(lambda connection, n=n: add(connection, n)) for n in range(10)]  # type: ignore[misc]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        good = [n for n in range(10) if n % 3]
        assert [answer for answer in answers if isinstance(answer, int)] == good
        assert sum(isinstance(answer, ValueError) for answer in answers) == 4
        assert await database.read(numbers) == good
        await database.close()

    asyncio.run(all_at_once())


def test_the_loop_goes_on_while_another_program_writes(tmp_path: Path) -> None:
    async def beside_another() -> None:
        database = await opened(tmp_path)
        other = sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(database.write(lambda connection: add(connection, 1)))
        for _ in range(20):  # would not come to an end if the loop waited for the lock
            await asyncio.sleep(0.005)
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        assert await asyncio.wait_for(writing, 10) == 1
        assert await database.read(numbers) == [1]
        await database.close()

    asyncio.run(beside_another())


def test_a_failure_of_the_store_is_heard_by_all_and_overcome(tmp_path: Path) -> None:
    async def once() -> None:
        database = await opened(tmp_path)
        assert database._connection is not None
        raw = database._connection.connection.dbapi_connection
        assert raw is not None
        raw.close()
        with pytest.raises(Exception, match="closed"):
            await database.write(lambda connection: add(connection, 1))
        assert await database.write(lambda connection: add(connection, 2)) == 2
        assert await database.read(numbers) == [2]
        await database.close()

    asyncio.run(once())


@pytest.mark.parametrize(
    ("pragma", "cured"), [("max_page_count=2", "max_page_count=9999"), ("query_only=1", "query_only=0")]
)
def test_a_disk_that_is_full_or_may_not_be_written_is_told_as_a_store_that_may_come_back(
    tmp_path: Path, pragma: str, cured: str
) -> None:
    """A server answers 503 to that, not 500."""

    async def write_on() -> None:
        database = await opened(tmp_path)
        raw: Any = database._connected().connection.dbapi_connection
        raw.execute(f"PRAGMA {pragma}")
        with pytest.raises(StoreGone):
            await database.write(_fill)
        with suppress(sqlite3.ProgrammingError):  # a new connection has it from the start
            raw.execute(f"PRAGMA {cured}")
        assert await database.write(lambda connection: add(connection, 1)) == 1
        with pytest.raises(StoreError) as refused:
            await database.write(lambda connection: connection.execute(text("INSERT INTO nothing VALUES (1)")))
        assert not isinstance(refused.value, StoreGone)
        await database.close()

    asyncio.run(write_on())


def _fill(connection: Connection) -> None:
    for number in range(2000):
        connection.execute(text("INSERT INTO t VALUES (:number)"), {"number": number})


def test_room_is_given_back_by_steps_and_nobody_waits_for_all_of_them(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"

    async def beside_others() -> tuple[int, int]:
        database = await opened(tmp_path)
        await database.write(lambda connection: connection.execute(text("CREATE TABLE large (data BLOB)")))
        for _ in range(20):
            await database.write(_add_large)
        await database.write(lambda connection: connection.execute(text("DELETE FROM large")))
        vacuum = asyncio.ensure_future(database.vacuum())
        written = 0
        while not vacuum.done():
            await database.write(lambda connection: add(connection, 1))
            written += 1
        await vacuum
        await database.close()
        return written, file.stat().st_size

    written, size = asyncio.run(beside_others())
    assert written > 20 * 1_000_000 / 4096 / PAGES_AT_ONCE / 2
    assert size < 2_000_000


def _add_large(connection: Connection) -> None:
    connection.execute(text("INSERT INTO large VALUES (zeroblob(1000000))"))


def test_a_small_file_of_before_is_rewritten_once_and_gives_back_by_steps_from_then_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "store.sqlite3") as old:
        old.execute("CREATE TABLE large (data BLOB)")
        old.executemany("INSERT INTO large VALUES (zeroblob(?))", [(100_000,)] * 20)
        old.commit()
        old.execute("DELETE FROM large")
    old.close()

    async def vacuum() -> int:
        database = await opened(tmp_path)
        await database.vacuum()
        mode = await database.read(lambda connection: connection.execute(text("PRAGMA auto_vacuum")).scalar_one())
        await database.close()
        return int(mode)

    assert asyncio.run(vacuum()) == 2
    assert (tmp_path / "store.sqlite3").stat().st_size < 100_000
