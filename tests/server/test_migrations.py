"""The store's tables: as the program knows them, and those of an earlier version brought up to date."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert

from cafe.server.store.backup import FORMAT, BackupError, read_backup
from cafe.server.store.matches import load_match
from cafe.server.store.migrate import MIGRATIONS, migrate, newest_version, version_of
from cafe.server.store.schema import metadata

FIRST = "0001"
MATCH = {
    "id": "aaaaaaaaaaaa",
    "revision": 0,
    "number": 0,
    "status": "open",
    "game": "card",
    "same_sex_tables": False,
    "public": False,
    "order": "lot",
    "seconds": 0,
    "host": 0,
    "rules": "0.1.0",
    "created_at": 1.0,
    "touched_at": 1.0,
    "best_of": 1,
    "series_game": 1,
    "wins": [],
}
BOT = {
    "match": "aaaaaaaaaaaa",
    "place": 0,
    "kind": "bot",
    "name": "Waiter",
    "level": "level3",
    "standing_in": False,
    "ready": True,
    "votes": [],
}


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def test_migrations_make_the_tables_of_the_program(connection: Connection) -> None:
    migrate(connection)
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_store_that_is_up_to_date_is_known_by_its_version(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(connection)
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert newest_version() == version_of(connection) == head
    monkeypatch.setattr("cafe.server.store.migrate._upgrade", lambda *_: pytest.fail("nothing to do"))
    migrate(connection)


def test_a_store_of_the_first_version_is_brought_up_to_date(connection: Connection) -> None:
    migrate(connection, FIRST)
    connection.execute(insert(metadata.tables["matches"]).values(**MATCH))  # none of the columns added since
    named = {column.name: column for column in metadata.tables["places"].columns}
    connection.execute(insert(metadata.tables["places"]).values({named[name]: value for name, value in BOT.items()}))
    migrate(connection)
    found = load_match(connection, "aaaaaaaaaaaa")
    assert found is not None
    assert found.rules == "0.1.0"  # as programs before 0.2.0 wrote it
    assert [(place.level, place.plays_as) for place in found.places] == [("level3", None)]


def test_a_backup_of_the_first_version_is_restored_and_one_of_a_later_refused(
    connection: Connection, tmp_path: Path
) -> None:
    migrate(connection)
    rows = [{"table": "matches", "row": MATCH}, {"table": "places", "row": BOT}]
    for version in ("9999", FIRST):
        lines = [{"format": FORMAT, "tables": version}, *rows]
        file = tmp_path / f"{version}.gz"
        file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    with pytest.raises(BackupError, match=f"version 9999, this program {version_of(connection)}"):
        read_backup(connection, tmp_path / "9999.gz")
    assert read_backup(connection, tmp_path / f"{FIRST}.gz") == 2
    found = load_match(connection, "aaaaaaaaaaaa")
    assert found is not None
    assert found.places[0].name == "Waiter"
