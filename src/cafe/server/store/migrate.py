"""Bringing the store up to date: every process runs Alembic's migrations when it starts, one process at a time."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x6361666531  # arbitrary, but the same for all processes


def migrate(connection: Connection, until: str = "head") -> None:
    """Run pending migrations, up to the last or a given one, in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    with as_file(files("cafe.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, until)


def version_of(connection: Connection) -> str:
    """The version of the store's tables: the last migration that was run."""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
