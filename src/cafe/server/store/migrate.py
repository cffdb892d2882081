"""Bringing the store up to date: every process runs Alembic's migrations when it starts, one process at a time."""

from __future__ import annotations

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

from cafe.rules.errors import CafeError
from cafe.server.store.locks import MIGRATING, wait_for_lock

MIGRATIONS = files("cafe.server.store") / "migrations"


class OtherVersion(CafeError):
    """A store with tables of another version."""


def migrate(connection: Connection, until: str = "head") -> None:
    """Run pending migrations, up to the last or a given one, in the connection's transaction."""
    wait_for_lock(connection, MIGRATING)
    if until != "head" or not _is_up_to_date(connection):
        _upgrade(connection, until)


def check_version(connection: Connection) -> None:
    """Raise OtherVersion if the tables are not this program's: a command must not change them beside a server."""
    there = version_of(connection) if inspect(connection).has_table("alembic_version") else "none"
    if there != newest_version():
        raise OtherVersion(
            f"the store has tables of version {there}, this program of {newest_version()}: "
            "use the program of the server that has it, or start the server of this program first"
        )


def _is_up_to_date(connection: Connection) -> bool:
    """Whether nothing is pending, as at most starts; loading Alembic to find out would be slow."""
    return inspect(connection).has_table("alembic_version") and version_of(connection) == newest_version()


def _upgrade(connection: Connection, until: str) -> None:
    from alembic import command
    from alembic.config import Config

    with as_file(MIGRATIONS) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, until)


def version_of(connection: Connection) -> str:
    """The version of the store's tables: the last migration that was run."""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def newest_version() -> str:
    """The version that the last migration leads to: files are named m0001_first.py and so on."""
    return max(file.name[1:5] for file in (MIGRATIONS / "versions").iterdir() if file.name.startswith("m0"))
