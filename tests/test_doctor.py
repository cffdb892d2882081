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

from cafe.commands.backup import at_store
from running import Told, call
from server.postgres import postgresql
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


class IsWell(TakesItForDown):
    """A café that answers, as far as can be seen from beside it."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()


class AtSix(ThreadingHTTPServer):
    """A server of IPv6."""

    address_family = socket.AF_INET6


def test_a_cafe_that_listens_by_ipv6_is_looked_at(tmp_path: Path) -> None:
    with AtSix(("::1", 0), IsWell) as cafe:
        port = str(cafe.server_port)
        where = ("--database", f"sqlite:///{tmp_path / 's.sqlite3'}", "--port", port)
        threading.Thread(target=cafe.serve_forever, daemon=True).start()
        assert lines(call("doctor", "--host", "::1", *where))["port"] == ("ok", f"a café answers at [::1]:{port}")
        cafe.shutdown()
    told = call("doctor", "--host", "::", *where)
    assert lines(told)["port"] == ("ok", f"[::]:{port} is free")


@pytest.mark.parametrize("address", ["http://[x", "http://x:99999", "cafe.example", "ftp://cafe.example", "http://"])
def test_an_address_that_is_none_is_one_sentence(address: str) -> None:
    told = call("doctor", "--address", address)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"cafe: --address {address}: not the address of a café, such as https://cafe.example.org\n"


@pytest.mark.parametrize("words", [("--address", "http://a..b", "--allowed-hosts", "*"), ("--host", "a..b")])
def test_a_name_that_can_be_no_hosts_is_told(tmp_path: Path, words: tuple[str, ...]) -> None:
    told = call("doctor", "--database", f"sqlite:///{tmp_path / 's.sqlite3'}", "--port", "0", *words)
    assert told.code == 1
    assert lines(told)["port" if "--host" in words else "clock"][0] == "bad"


class TellsNoTime(TakesItForDown):
    """A proxy whose clock is broken."""

    def date_time_string(self, timestamp: float | None = None) -> str:
        return "half past nine"


def test_a_time_that_is_none_is_told() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), TellsNoTime) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        found = lines(call("doctor", "--port", "0", "--address", f"http://127.0.0.1:{proxy.server_port}"))
        proxy.shutdown()
    assert found["clock"] == ("look", "the café's proxy tells a time that is none: half past nine")


@pytest.mark.long
def test_more_connections_than_postgresql_takes_are_told(tmp_path: Path) -> None:
    """It takes 100 and keeps three for its keeper; a process opens its pool and one connection that listens."""
    with postgresql(tmp_path) as url:
        at_store(url, lambda _: None, new=True)
        few = lines(call("doctor", "--port", "0", "--database", url, "--workers", "10"))
        many = lines(call("doctor", "--port", "0", "--database", url, "--workers", "11"))
    assert few["database"][0] == "ok"
    assert many["database"][0] == "bad"
    assert "11 processes open up to 99: max_connections = 109" in many["database"][1]
