"""The whole store in one file: gzipped JSON lines, a heading and then one line per row, for any database."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, Table, insert, select, text

from cafe.rules.errors import CafeError
from cafe.server.store.files import PRIVATE
from cafe.server.store.migrate import version_of
from cafe.server.store.schema import metadata

FORMAT = "cafe-backup/1"
ROWS_AT_ONCE = 1000


class BackupError(CafeError):
    """A backup cannot be read, or the store cannot take it."""


class Heading(msgspec.Struct):
    """The first line: what the file is, and the version of the store's tables."""

    format: str
    tables: str


class Line(msgspec.Struct):
    """One row of a table."""

    table: str
    row: dict[str, Any]


def write_backup(connection: Connection, file: Path) -> int:
    """Write a consistent snapshot of all rows into a new file; returns how many."""
    if file.exists():
        raise BackupError(f"{file} is there already")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)  # left by a backup that was killed
        with open(part, "xb", opener=_privately) as plain:
            count = write_rows(connection, plain)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return count


def write_rows(connection: Connection, plain: BinaryIO) -> int:
    """Write a consistent snapshot of all rows; returns how many. Reading refuses a truncated one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    count = 0
    with gzip.open(plain, "wb") as out:
        for line in _lines(connection):
            out.write(msgspec.json.encode(line) + b"\n")
            count += 1
    return count - 1


def _privately(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def _lines(connection: Connection) -> Iterator[Heading | Line]:
    yield Heading(FORMAT, version_of(connection))
    for table in metadata.sorted_tables:
        names = [f"{column.name}" for column in table.columns]  # plain strings, not SQLAlchemy's
        for row in connection.execute(select(table)):
            yield Line(f"{table.name}", dict(zip(names, row, strict=True)))


def read_backup(connection: Connection, file: Path) -> int:
    """Fill an empty store; returns the number of rows. BackupError if it is not empty, or the file is no backup."""
    with file.open("rb") as plain:
        return read_rows(connection, plain, str(file))


def read_rows(connection: Connection, plain: BinaryIO, told: str) -> int:
    """Fill an empty store from a stream; errors call it `told`."""
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BackupError("the store is not empty; restore into a new one")
    count = 0
    try:
        with gzip.open(plain, "rb") as lines:
            _check_heading(connection, lines)
            for table, rows in _batches(lines):
                connection.execute(insert(table), rows)
                count += len(rows)
    except (msgspec.MsgspecError, gzip.BadGzipFile, EOFError, KeyError) as error:
        raise BackupError(f"{told}: no backup, or not a whole one ({error})") from None
    return count


def _check_heading(connection: Connection, lines: gzip.GzipFile) -> None:
    heading = msgspec.json.decode(lines.readline(), type=Heading)
    if heading.format != FORMAT:
        raise BackupError(f"the file is {heading.format}, not {FORMAT}")
    if heading.tables > version_of(connection):  # columns missing from an earlier version may be null
        raise BackupError(f"the backup has tables of version {heading.tables}, this program {version_of(connection)}")


def _batches(lines: gzip.GzipFile) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows grouped into batches, each of one table; a backup uses the database's column names."""
    decoder = msgspec.json.Decoder(Line)
    name = ""
    keys: dict[str, str] = {}
    rows: list[dict[str, Any]] = []
    for text_line in lines:
        line = decoder.decode(text_line)
        if rows and (line.table != name or len(rows) == ROWS_AT_ONCE):
            yield metadata.tables[name], rows
            rows = []
        if line.table != name:
            name, keys = line.table, {column.name: column.key for column in metadata.tables[line.table].columns}
        rows.append({keys.get(column, column): value for column, value in line.row.items()})
    if rows:
        yield metadata.tables[name], rows
