"""PostgreSQL locks shared by the processes of a café; with SQLite there is only one process."""

from __future__ import annotations

from sqlalchemy import Connection, text

MIGRATING = 0x6361666531  # arbitrary, but the same for all processes
FORGETTING = 0x6361666532


def try_lock(connection: Connection, lock: int) -> bool:
    """Take a lock until the end of the transaction; False if another process has it."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(text(f"SELECT pg_try_advisory_xact_lock({lock})")).scalar_one())


def wait_for_lock(connection: Connection, lock: int) -> None:
    """Take a lock until the end of the transaction, waiting while another process has it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({lock})"))
