"""Fast execution of the few fixed statements that run with every action.

SQLAlchemy compiles a statement once, but then takes many times as long as SQLite itself to pass parameters and wrap the
result. On SQLite the compiled text goes straight to the driver; other databases go through SQLAlchemy as usual.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.types import JSON


class Quick:
    """A statement that changes rows, with named parameters."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        compiled: Any = statement.compile(dialect=dialect(paramstyle="qmark"))
        self._text = str(compiled)
        self._order: list[str] = compiled.positiontup
        self._json = frozenset(name for name in self._order if isinstance(compiled.binds[name].type, JSON))

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run it once; returns how many rows it changed."""
        if connection.dialect.name != "sqlite":
            return int(connection.execute(self._statement, dict(values)).rowcount)
        raw: Any = connection.connection.dbapi_connection
        return int(raw.execute(self._text, self._parameters(values)).rowcount)

    def run_many(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run it for each of some values."""
        if connection.dialect.name != "sqlite":
            connection.execute(self._statement, [dict(values) for values in rows])
            return
        raw: Any = connection.connection.dbapi_connection
        raw.executemany(self._text, [self._parameters(values) for values in rows])

    def _parameters(self, values: Mapping[str, Any]) -> list[Any]:
        return [_as_text(values[name]) if name in self._json else values[name] for name in self._order]


def _as_text(value: object) -> str | None:
    return None if value is None else json.dumps(value)
