"""`cafe doctor` tells in plain words what keeps a café from running, with an exit code."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from running import Told, call
from server.serving import serving, settings_for


def lines(told: Told) -> dict[str, tuple[str, str]]:
    """What is told, by what it is about."""
    parts = [line.split(maxsplit=2) for line in told.lines]
    return {what: (state, words) for state, what, words in parts}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"))) as address:
        yield address


def test_everything_is_well_here(tmp_path: Path, address: str) -> None:
    where = ("--port", address.rpartition(":")[2], "--address", address)
    told = call("doctor", "--database", f"sqlite:///{tmp_path / 's.sqlite3'}", *where)
    found = lines(told)
    assert told.code == 0
    assert {what for what, (state, _) in found.items() if state == "bad"} == set()
    assert "made at the first start" in found["database"][1]
    assert found["proxy"][0] == "look"
    assert "requests and sockets come through; the proxy does not say who asks" in found["proxy"][1]


def test_what_is_bad_is_told_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path}/nowhere/s.sqlite3"
        told = call("doctor", "--port", port, "--database", database, "--trusted-proxies", "*")
    found = lines(told)
    assert told.code == 1
    assert [found[what][0] for what in ("disk", "port", "proxy", "kernel")] == ["bad", "bad", "bad", "ok"]
    assert "make it" in found["disk"][1]
    assert "another --port" in found["port"][1]


def test_a_name_that_is_not_the_cafes_is_told(address: str) -> None:
    found = lines(call("doctor", "--port", "0", "--address", "http://cafe.example"))
    assert found["proxy"] == ("bad", "the café does not go by cafe.example: --allowed-hosts cafe.example")


class TakesItForDown(BaseHTTPRequestHandler):
    """A proxy whose health check has failed."""

    def do_GET(self) -> None:
        self.send_response(503)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_proxy_that_takes_the_cafe_for_down_is_told_with_what_to_do(address: str) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), TakesItForDown) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        there = f"http://localhost:{proxy.server_port}"
        here = urlsplit(address)
        found = lines(call("doctor", "--host", "127.0.0.1", "--port", str(here.port), "--address", there))
        assert found["proxy"][0] == "bad"
        assert "Host: localhost" in found["proxy"][1]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        assert "none answers" in lines(call("doctor", "--port", port, "--address", there))["proxy"][1]
        proxy.shutdown()


class Forwards(BaseHTTPRequestHandler):
    """A proxy that says who asks."""

    cafe = ""

    def do_GET(self) -> None:
        there = urlsplit(self.cafe)
        asking = HTTPConnection(there.hostname or "", there.port)
        asking.request("GET", self.path, headers={**self.headers, "X-Forwarded-For": "203.0.113.7"})
        answer = asking.getresponse()
        self.send_response(answer.status)
        body = b"" if answer.status == 101 else answer.read()
        for name, value in answer.getheaders():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        asking.close()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.parametrize(
    ("trusted", "state", "words"),
    [("127.0.0.1", "look", "who asks; no HTTPS"), ("192.0.2.1", "bad", "--trusted-proxies")],
)
def test_a_proxy_that_is_not_believed_is_told(tmp_path: Path, trusted: str, state: str, words: str) -> None:
    """All visitors would count as one."""
    with (
        serving(settings_for(tmp_path, trusted_proxies=trusted)) as address,
        ThreadingHTTPServer(("127.0.0.1", 0), type("Here", (Forwards,), {"cafe": address})) as proxy,
    ):
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        there = f"http://localhost:{proxy.server_port}"
        found = lines(call("doctor", "--port", address.rpartition(":")[2], "--address", there))
        assert found["proxy"][0] == state
        assert words in found["proxy"][1]
        stranger = {"X-Cafe-Doctor": "guess", "X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"{there}/api/health", headers=stranger).json() == {"ok": True}  # nothing for others
        proxy.shutdown()


def test_a_store_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "s.sqlite3").write_text("nothing like it " * 100)
    told = call("doctor", "--port", "0", "--database", f"sqlite:///{tmp_path / 's.sqlite3'}")
    assert (told.code, lines(told)["database"][0]) == (1, "bad")
