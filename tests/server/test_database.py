"""Writing to SQLite: together, each alone if it fails, and while another program writes."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from cafe.server.store.database import SqliteDatabase


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
