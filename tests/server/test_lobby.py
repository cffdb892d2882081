"""The lobby: nobody can fill it alone, and matches that are over cost it nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event, insert

from cafe.server.store import lobby, matches, schema
from cafe.server.store.database import sqlite_engine
from cafe.server.store.migrate import migrate
from server.serving import serving, settings_for

MATCH = {
    "revision": 0,
    "number": 0,
    "game": "card",
    "same_sex_tables": False,
    "public": True,
    "order": "lot",
    "seconds": 0,
    "host": 0,
    "rules": "1",
    "best_of": 1,
    "series_game": 1,
    "wins": [],
}
FREE = {"taken_by": "free", "name": "", "standing_in": False, "ready": True, "votes": []}


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        yield connection
    engine.dispose()


def add(connection: Connection, name: str, at: float, status: str = "open", source: str | None = None) -> None:
    row = {**MATCH, "id": name, "status": status, "created_at": at, "touched_at": at, "source": source}
    connection.execute(insert(schema.matches).values(**row))
    connection.execute(insert(schema.places).values(match=name, place=0, **FREE))


@pytest.mark.parametrize(("status", "look"), [("open", lobby.to_join), ("playing", lobby.to_watch)])
def test_one_match_of_each_source_comes_first(
    connection: Connection, status: str, look: Callable[[Connection, int], list[Any]]
) -> None:
    for number in range(50):
        add(connection, f"flood{number:02}", 100.0 + number, status, "attacker")
    add(connection, "honest1", 10.0, status, "honest")
    add(connection, "honest2", 20.0, status, "honest")
    add(connection, "unknown1", 1.0, status)
    add(connection, "unknown2", 2.0, status)
    listed = [record.id for record in look(connection, 8)]
    assert listed[:4] == ["flood49", "honest2", "unknown2", "unknown1"]
    assert listed[4:] == ["flood48", "honest1", "flood47", "flood46"]


@pytest.mark.parametrize(("status", "look"), [("open", lobby.to_join), ("playing", lobby.to_watch)])
def test_thousands_of_one_source_hide_nobody(
    connection: Connection, status: str, look: Callable[[Connection, int], list[Any]]
) -> None:
    rows = [
        {**MATCH, "id": f"m{number}", "status": status, "created_at": 100.0, "touched_at": 1.0, "source": "attacker"}
        for number in range(3000)
    ]
    connection.execute(insert(schema.matches), rows)
    connection.execute(insert(schema.places), [{"match": row["id"], "place": 0, **FREE} for row in rows])
    add(connection, "honest", 10.0, status, "honest")
    assert "honest" in [record.id for record in look(connection, 100)]


QUESTIONS: dict[str, Callable[[Connection], object]] = {
    "to join": lambda connection: lobby.to_join(connection, 100),
    "to watch": lambda connection: lobby.to_watch(connection, 100),
    "of one source": lambda connection: lobby.public_of(connection, "x"),
    "due": lambda connection: matches.due_matches(connection, 1.0, 100),
    "idle": lambda connection: matches.idle_matches(connection, 1.0, 1.0, 1.0),
    "over": lambda connection: matches.matches_over(connection, "a", 100),
    "standings": lambda connection: matches.standings(connection, ["a"]),
    "presence": lambda connection: matches.presence(connection, ["a"]),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_asked_again_and_again_reads_no_whole_table(connection: Connection, name: str) -> None:
    """300,000 closed matches beside: SQLite's plan must find what it wants by an index."""
    asked: list[tuple[str, Any]] = []

    @event.listens_for(connection, "before_cursor_execute")
    def _note(_conn: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        asked.append((statement, parameters))

    add(connection, "aaaaaaaaaaaa", 1.0)
    asked.clear()
    QUESTIONS[name](connection)
    assert asked
    for statement, parameters in asked:
        raw: Any = connection.connection.dbapi_connection
        steps = [str(row[-1]) for row in raw.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
        assert not [step for step in steps if step in ("SCAN matches", "SCAN places")], steps


def test_closed_matches_are_not_looked_at(connection: Connection) -> None:
    """The same in numbers: what the lobby reads does not grow with what is closed."""
    add(connection, "aaaaaaaaaaaa", 1.0)
    steps = [_steps(connection)]
    rows = [
        {**MATCH, "id": f"m{number}", "status": "closed", "created_at": 1.0, "touched_at": 1.0}
        for number in range(3000)
    ]
    connection.execute(insert(schema.matches), rows)
    connection.execute(insert(schema.places), [{"match": row["id"], "place": 0, **FREE} for row in rows])
    steps.append(_steps(connection))
    assert steps[1] <= steps[0] + 50


def _steps(connection: Connection) -> int:
    """How many steps SQLite's machine takes for a look at the lobby."""
    raw: Any = connection.connection.dbapi_connection
    count = [0]

    def tick() -> int:
        count[0] += 1
        return 0

    raw.set_progress_handler(tick, 10)
    lobby.to_join(connection, 100)
    raw.set_progress_handler(None, 0)
    return count[0]


def test_an_address_has_so_many_public_matches(tmp_path: Path) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["free"], "public": True}
    with serving(settings_for(tmp_path, public_limit=2)) as address, httpx.Client(base_url=address) as http:

        def create(who: str, **wishes: Any) -> int:
            return http.post("/api/matches", json=wish | wishes, headers={"X-Forwarded-For": who}).status_code

        assert [create("2001:db8::1"), create("2001:db8::2"), create("2001:db8::3")] == [201, 201, 429]
        started = {"start": True, "others": ["level1"]}
        assert create("2001:db8::1", **started) == 429
        assert create("2001:db8::1", public=False) == 201
        assert create("2001:db8:0:1::1") == 429  # of the same /48
        assert create("2001:db8:1::1") == 201
        listed = http.get("/api/lobby").json()["matches"]
        assert len(listed) == 3


def test_an_address_has_so_many_public_matches_being_played(tmp_path: Path) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["level1"], "public": True, "start": True}
    with serving(settings_for(tmp_path, public_limit=1)) as address, httpx.Client(base_url=address) as http:
        answers = [http.post("/api/matches", json=wish).status_code for _ in range(7)]
        assert answers == [201] * 5 + [429] * 2


@pytest.mark.long
def test_three_hundred_thousand_closed_matches_cost_the_lobby_nothing(connection: Connection) -> None:
    """In steps of SQLite's machine, whatever else the computer does; and thousands that are played, a few a source."""
    for status, count in (("playing", 5000), ("open", 5000)):
        _fill(connection, status, count)
    before = _steps(connection)
    _fill(connection, "closed", 300_000)
    assert _steps(connection) <= before + 1000


def _fill(connection: Connection, status: str, count: int) -> None:
    rows = [
        {
            **MATCH,
            "id": f"{status}{number}",
            "status": status,
            "created_at": float(number),
            "touched_at": 1.0,
            "source": f"{number % (count // 3)}",
        }
        for number in range(count)
    ]
    connection.execute(insert(schema.matches), rows)
    connection.execute(insert(schema.places), [{"match": row["id"], "place": 0, **FREE} for row in rows])
