"""No secret in any output: marked ones go through every route, fault and command, at the most talkative level."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import os
import resource
import sqlite3
import subprocess
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from apart import run_apart
from cafe.server.logs import DiscreetFormatter, tell_of_loop
from cafe.server.store.faults import StoreError
from cafe.server.store.profiles import ProfileRecord, add_profile
from cafe.server.tokens import token_hash
from running import PROGRAM, call, run
from server.postgres import running
from server.serving import answers, free_port, settings_for, stop, wait_for

NAME, OTHER, PROFILE, PASSWORD = "Zquxname", "Zquxother", "Zquxprofile", "Zquxpassword"
ADDRESS = "203.0.113.77"
FROM = {"X-Forwarded-For": ADDRESS}
CARE = [  # what names people or addresses by its purpose is not among them
    ("admin", *words)
    for words in (
        ("close", "zzzzzzzzzzzz"),
        ("rename", "aaaaaaaaaaaa", NAME),
        ("rename-place", "zzzzzzzzzzzz", "1", NAME),
        ("ban", "aaaaaaaaaaaa"),
        ("delete-profile", "aaaaaaaaaaaa"),
        ("settle", "--all"),
        ("bans",),
        ("log",),
        ("delete", "zzzzzzzzzzzz"),
    )
]
BROKEN = ("matches", "places", "profiles", "actions", "drafts")


class Running(NamedTuple):
    """A server of its own process."""

    address: str
    process: int


@contextmanager
def server(folder: Path, out: Path, **given: Any) -> Iterator[Running]:
    """`cafe serve` that tells all it can: through another process, so that it can even when it may write no file."""
    settings, port = settings_for(folder, log_level="debug", **given), free_port()
    environment = {**os.environ, **settings.environment, "CAFE_PORT": str(port)}
    with out.open("ab") as file, subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=file) as writer:
        process = subprocess.Popen([*PROGRAM, "serve"], env=environment, stdout=writer.stdin, stderr=writer.stdin)
        try:
            wait_for(lambda: answers(port) or process.poll() is not None, seconds=180)
            yield Running(f"http://127.0.0.1:{port}", process.pid)
        finally:
            stop(process)


class Visitor:
    """Somebody with secrets, who also does what one should not."""

    def __init__(self, address: str) -> None:
        self.address, self.tokens = address, list[str]()
        self.http = httpx.Client(base_url=address, headers=FROM)

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        if answer.is_success and answer.content.startswith(b'{"') and "token" in answer.json():
            self.tokens.append(answer.json()["token"])
        return answer

    def socket(self, match: str, *messages: str | bytes) -> None:
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        with connect(url, additional_headers=FROM) as socket:
            try:
                for message in messages:
                    socket.send(message)
                while True:
                    socket.recv(1)
            except (ConnectionClosed, TimeoutError):
                return

    def everything(self) -> str:
        """All kinds of requests, good and bad; the match that was begun."""
        profile = self.ask("POST", "/api/profiles", {"name": PROFILE}).json()["token"]
        host = {"game": "card", "name": NAME, "others": ["free"], "profile": profile, "order": "given"}
        made = self.ask("POST", "/api/matches", host).json()
        match, token = made["match"]["id"], made["token"]
        other = self.ask("POST", f"/api/matches/{match}/join", {"name": OTHER}).json()["token"]
        self.ask("POST", f"/api/matches/{match}/start", token=token)
        self.ask("PUT", f"/api/matches/{match}/draft", {"number": 0, "actions": ["draw"]}, token)
        self.ask("POST", f"/api/matches/{match}/play", {"number": 0, "actions": ["draw"]}, token)
        self.ask("POST", f"/api/matches/{match}/play", {"number": 0, "actions": [NAME]}, other)
        self.ask("GET", f"/api/matches/{match}?{NAME}={token}", token=token + "x")
        self.ask("GET", f"/api/profiles/{profile}")
        self.ask("GET", f"/m/{NAME}/{token}")
        self.ask("POST", "/api/tools/referee", {"game": NAME, "players": [token]})
        hello = json.dumps({"type": "hello", "token": token})
        self.socket(match, hello, '{"type": "hint", "id": 1}', f'{{"type": "{NAME}"}}', b"\xff" + token.encode())
        self.socket(match, json.dumps({"type": "hello", "token": token + "x"}))
        self.socket(match, hello, f"[{token}" * 1000)
        return str(match)

    def with_a_broken_store(self, match: str, *, status: int) -> None:
        """The same where the store refuses; nothing is kept."""
        token = self.tokens[1]
        lost = [self.ask("POST", "/api/profiles", {"name": PROFILE})]
        wish = {"game": "card", "name": NAME, "others": ["greedy"], "start": True}
        lost.append(self.ask("POST", "/api/matches", wish))
        lost.append(self.ask("PATCH", "/api/profile", {"name": NAME}, self.tokens[0]))
        lost.append(self.ask("POST", f"/api/matches/{match}/leave", token=token))
        assert [answer.status_code for answer in lost] == [status] * 4
        hello = json.dumps({"type": "hello", "token": token})
        self.socket(match, hello, '{"type": "play", "id": 1, "number": 1, "actions": ["draw"]}')


def break_store(database: sqlite3.Connection) -> None:
    """From now on nothing can be written."""
    for table in BROKEN:
        for when in ("INSERT", "UPDATE"):
            broken = f"BEFORE {when} ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END"
            database.execute(f"CREATE TRIGGER broken_{table}_{when} {broken}")


def damaged_copy(database: sqlite3.Connection, match: str) -> None:
    """A match with something due whose deal is cut off."""
    columns = [row[1] for row in database.execute("PRAGMA table_info(matches)")]
    changed = {"id": "'zzzzzzzzzzzz'", "due_at": "1", "deal": "substr(deal, 1, 60)"}
    values = ", ".join(changed.get(column, f'"{column}"') for column in columns)
    database.execute(f"INSERT INTO matches SELECT {values} FROM matches WHERE id = ?", (match,))  # noqa: S608


def test_no_secret_comes_out_of_a_server_or_its_commands(tmp_path: Path) -> None:
    out, store = tmp_path / "out.txt", tmp_path / "store.sqlite3"
    with server(tmp_path, out) as running_here:
        visitor = Visitor(running_here.address)
        match = visitor.everything()
        with sqlite3.connect(store) as database:
            (deal,) = database.execute("SELECT deal FROM matches WHERE id = ?", (match,)).fetchone()
            damaged_copy(database, match)
        wait_for(lambda: "zzzzzzzzzzzz" in out.read_text())
        resource.prlimit(running_here.process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))  # a disk that fails
        visitor.with_a_broken_store(match, status=503)
        resource.prlimit(running_here.process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_for(lambda: visitor.ask("GET", "/api/ready").is_success, seconds=30)
        with sqlite3.connect(store) as database:
            break_store(database)
        visitor.with_a_broken_store(match, status=500)
    told = out.read_text() + "".join(_commands(tmp_path, f"sqlite:///{store}"))
    assert "cannot be read" in told
    assert "disk I/O error" in told
    assert "broken" in told
    assert found_in(told, visitor.tokens, json.loads(deal)["guests"]) == []


def _commands(folder: Path, database: str) -> Iterator[str]:
    """Every command that opens a store, where it works and where it does not."""
    file, twice = folder / "backup.gz", folder / "twice.gz"
    gone = f"postgresql+asyncpg://cafe:{PASSWORD}@127.0.0.1:1/cafe"
    yield from _output("backup", str(file), "--database", database)
    twice.write_bytes(file.read_bytes() + _rows_of(file))
    for words in (
        ("restore", str(twice), "--database", f"sqlite:///{folder / 'new.sqlite3'}"),
        ("export", "--database", database),
        ("backup", str(folder / "b.gz"), "--database", gone),
        ("restore", str(file), "--database", gone),
        ("serve", "--log-level", "trace"),
        ("doctor", "--port", "0", "--database", database),
        ("doctor", "--port", "0", "--database", gone),
        *((*words, "--database", where) for words in CARE for where in (database, gone)),
    ):
        yield from _output(*words)
    told = run("serve", "--log-level", "debug", "--port", "0", "--database", gone)
    assert told.code != 0
    yield told.out + told.err


def _rows_of(file: Path) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(file.read_bytes()).splitlines(keepends=True)[1:]))


def _output(*words: str) -> Iterator[str]:
    told = call(*words)
    yield told.out
    yield told.err


def found_in(told: str, tokens: list[str], guests: list[str]) -> list[str]:
    """The secrets that stand in a text; of a deal three guests in their order."""
    secrets = [NAME, OTHER, PROFILE, PASSWORD, ADDRESS, *tokens, *map(token_hash, tokens)]
    plain = told.replace('"', "").replace("'", "").replace("\\", "")
    dealt = [", ".join(guests[at : at + 3]) for at in range(len(guests) - 2)]
    return [secret for secret in secrets if secret in told] + [some for some in dealt if some in plain]


@pytest.mark.long
def test_no_secret_comes_out_when_the_database_restarts(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    with running(tmp_path) as postgres, server(tmp_path, out, database=postgres.url) as running_here:
        visitor = Visitor(running_here.address)
        match = visitor.everything()
        postgres.restart()
        hello = json.dumps({"type": "hello", "token": visitor.tokens[1]})
        for _ in range(3):
            visitor.ask("POST", "/api/matches", {"game": "card", "name": NAME, "others": ["greedy"], "start": True})
            visitor.socket(match, hello)
        wait_for(lambda: visitor.ask("GET", "/api/ready").is_success, seconds=30)
    told = out.read_text()
    assert told
    assert found_in(told, visitor.tokens, []) == []


def test_postgresql_quotes_rows_and_we_do_not(tmp_path: Path) -> None:
    """Its errors have details such as `Failing row contains (...)`."""

    def refuse(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE profiles (id text, name text CHECK (false), token_hash text)"))
        connection.execute(text("ALTER TABLE profiles ADD created_at float, ADD used_at float"))

    profile = ProfileRecord("aaaaaaaaaaaa", NAME, token_hash(PASSWORD), 1.0)
    with running(tmp_path) as postgres:
        postgres.work(refuse)
        with pytest.raises(StoreError) as caught:
            postgres.work(lambda connection: add_profile(connection, profile))
    told = "".join(traceback.format_exception(caught.value))
    record = logging.LogRecord("cafe", logging.ERROR, "", 0, "failed", (), (StoreError, caught.value, None))
    assert "CheckViolation" in told or "23514" in told
    assert found_in(told + DiscreetFormatter().format(record), [PASSWORD], []) == []


def test_the_messages_of_exceptions_are_not_written() -> None:
    error, cause = RuntimeError(OTHER), ValueError(NAME)
    error.__cause__ = ExceptionGroup(NAME, [cause])
    record = logging.LogRecord("cafe", logging.ERROR, "", 0, "failed", (), (RuntimeError, error, None))
    told = DiscreetFormatter().format(record)
    assert "ValueError" in told
    assert "RuntimeError" in told
    assert found_in(told, [], []) == []


def test_what_the_event_loop_reports_has_no_arguments(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(tell_of_loop)
        loop.call_soon(_fail, NAME)
        loop.call_soon(partial(_fail, NAME))
        await asyncio.sleep(0)

    caplog.set_level(logging.ERROR, "cafe.server")  # whatever an earlier test has set
    run_apart(run())
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetFormatter())
    for record in caplog.records:
        record.exc_text = None  # pytest's own handler has put it into words already
    told = "".join(handler.format(record) for record in caplog.records)
    assert told.count("Exception in callback") == 2
    assert "RuntimeError" in told
    assert NAME not in told


def _fail(name: str) -> None:
    raise RuntimeError(name)
