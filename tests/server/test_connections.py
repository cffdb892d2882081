"""Connections that break their bounds are cut off: frames, bytes, slowness, numbers. Everybody else plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cafe.client import Cafe
from cafe.commands import serve
from cafe.server.network import descriptors, guard
from cafe.server.network.addresses import client_of
from cafe.server.network.allowance import Allowance
from cafe.server.settings import Settings
from server.attacks import (
    CONTINUED,
    HELLO,
    PING,
    TEXT,
    connected,
    frame,
    handshake,
    is_cut_within,
    opened,
    request,
)
from server.playing import friends
from server.serving import serving, settings_for

BOUNDS = {
    "socket_frames": 20,
    "socket_bytes": 4096,
    "header_seconds": 1.0,
    "body_seconds": 1.0,
    "take_seconds": 1.0,
    "hello_seconds": 1.0,
    "connections_limit": 20,
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"), **BOUNDS)) as address:
        yield address


@pytest.fixture(scope="module")
def match(address: str) -> str:
    with Cafe(address) as cafe:
        return friends(cafe)[0].match


@pytest.fixture(autouse=True)
def all_is_well(address: str) -> Iterator[None]:
    """After every attack the café is open, and the strangers are gone."""
    yield
    answer = httpx.get(f"{address}/api/health")
    assert answer.json() == {"ok": True}


def cut_off(address: str, why: str) -> float:
    """How many connections were cut off so far, for a reason."""
    lines = httpx.get(f"{address}/metrics").text.splitlines()
    return sum(
        float(line.split()[-1]) for line in lines if line.startswith("cafe_connections_cut_total") and why in line
    )


@pytest.mark.parametrize(
    ("flood", "reads"),
    [
        pytest.param(frame(PING) * 1000, True, id="empty pings"),
        pytest.param(frame(PING, b"x" * 125) * 100, False, id="pings whose answers are not read"),
        pytest.param(frame(CONTINUED, last=False) * 1000, True, id="empty fragments"),
        pytest.param(frame(0xA) * 1000, True, id="pongs nobody asked for"),
        pytest.param(frame(TEXT, b'{"type": "ping"}') * 100, True, id="messages"),
    ],
)
@pytest.mark.parametrize("greets", [True, False])
def test_a_flood_of_frames_is_cut_off(address: str, match: str, flood: bytes, reads: bool, greets: bool) -> None:
    before = cut_off(address, "too many")
    with opened(address, match) as stranger:
        stranger.sendall(HELLO if greets else b"")
        if flood.startswith(frame(CONTINUED, last=False)):
            stranger.sendall(frame(TEXT, last=False))
        assert is_cut_within(stranger, 5, flood=flood, reads=reads)
    assert cut_off(address, "too many") == before + 1


@pytest.mark.parametrize(
    "nonsense",
    [
        pytest.param(frame(TEXT, b"\xff\xfe"), id="no text"),
        pytest.param(frame(TEXT, b"a", last=False) + frame(CONTINUED, b"\xc3"), id="half a letter"),
        pytest.param(frame(0x3), id="no such frame"),
        pytest.param(frame(PING, b"x" * 126), id="a long ping"),
        pytest.param(frame(CONTINUED), id="a continuation of nothing"),
        pytest.param(b"\x81\x02{}", id="not masked"),
        pytest.param(b"\xf1\x80\0\0\0\0", id="bits that are not in use"),
        pytest.param(b"\x81\xff" + b"\xff" * 12, id="longer than anything"),
        pytest.param(frame(0x8, b"\x03"), id="half a closing code"),
        pytest.param(frame(0x8, b"\x03\xe8\xff"), id="a closing reason that is no text"),
    ],
)
def test_frames_that_are_none_close_the_socket_and_fill_no_log(
    address: str, match: str, nonsense: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(address, match) as stranger:
        stranger.sendall(HELLO + nonsense)
        assert is_cut_within(stranger, 4)
    assert caplog.records == []


def test_many_bytes_are_cut_off_although_the_frames_are_few(address: str, match: str) -> None:
    with opened(address, match) as stranger:
        stranger.sendall(HELLO)
        assert is_cut_within(stranger, 5, flood=frame(TEXT, b" " * 16_000))


def test_what_is_not_taken_does_not_pile_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    bounds = {"socket_waiting": 20_000, "take_seconds": 1.0}
    with serving(settings_for(tmp_path_factory.mktemp("store"), **bounds)) as address, Cafe(address) as cafe:
        with connected(address) as stranger:
            stranger.sendall(handshake(friends(cafe)[0].match))
            assert stranger.recv(4096).startswith(b"HTTP/1.1 101")
            flood = frame(PING, b"x" * 125) * 100
            assert is_cut_within(stranger, 10, flood=flood, reads=False)
        assert cut_off(address, "slow to take") == 1


def test_an_open_socket_that_says_nothing_is_cut_off(address: str, match: str) -> None:
    before = cut_off(address, "the first message")
    with opened(address, match) as stranger:
        assert is_cut_within(stranger, 5, flood=b"")
    assert cut_off(address, "the first message") == before + 1
    with opened(address, match) as guest:
        guest.sendall(HELLO)
        assert not is_cut_within(guest, 2)


def test_parts_of_a_first_message_win_no_time(address: str, match: str) -> None:
    with opened(address, match) as stranger:
        stranger.sendall(frame(TEXT, b"{", last=False))
        for _ in range(4):
            time.sleep(0.3)
            stranger.sendall(frame(PING))
        assert is_cut_within(stranger, 2)


SLOW = [
    pytest.param(b"", b"", id="nothing at all"),
    pytest.param(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: 1\r\n", id="a header line now and then"),
    pytest.param(request("/"), b"\r\n", id="empty lines after a request"),
    pytest.param(request("/api/matches", "Content-Length: 100", method="POST"), b" ", id="a body byte by byte"),
    pytest.param(request("/api/matches", "Content-Length: 100", method="POST"), b"", id="a body that does not come"),
]


@pytest.mark.parametrize(("first", "then"), SLOW)
def test_slow_requests_are_cut_off(address: str, first: bytes, then: bytes) -> None:
    with connected(address) as stranger:
        stranger.sendall(first)
        ends = time.monotonic() + 6
        while not is_cut_within(stranger, 0.2):
            assert time.monotonic() < ends
            try:
                stranger.sendall(then)
            except OSError:
                break


def test_an_upgrade_waits_for_the_answers_to_earlier_requests(address: str, match: str) -> None:
    before = cut_off(address, "an upgrade")
    with connected(address) as stranger:
        stranger.sendall(request("/api/version") + handshake(match) + HELLO)
        assert is_cut_within(stranger, 5)
    assert cut_off(address, "an upgrade") == before + 1
    with connected(address) as guest:
        guest.sendall(request("/api/version"))
        assert guest.recv(4096).startswith(b"HTTP/1.1 200")
        guest.sendall(handshake(match))
        assert guest.recv(4096).startswith(b"HTTP/1.1 101")


LONG = [
    pytest.param(b"GET /" + b"a" * 100_000, id="an endless address"),
    pytest.param(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000, id="endless headers"),
    pytest.param(request("/") * 10_000, id="requests ahead"),
    pytest.param(
        request("/api/matches", "Content-Length: 9999999", method="POST") + b" " * 2_000_000, id="a long body"
    ),
    pytest.param(
        request("/api/matches", "Transfer-Encoding: chunked", method="POST") + b"1\r\n \r\n" * 300_000,
        id="a body in crumbs",
    ),
]


@pytest.mark.parametrize("sent", LONG)
def test_requests_that_do_not_end_are_cut_off(address: str, sent: bytes) -> None:
    with connected(address) as stranger:
        try:
            stranger.sendall(sent)
        except OSError:
            return
        assert is_cut_within(stranger, 4)


def test_an_answer_that_is_not_taken_is_not_kept_for_ever(address: str, caplog: pytest.LogCaptureFixture) -> None:
    before = cut_off(address, "slow to")
    with connected(address) as stranger:
        ends = time.monotonic() + 60
        while cut_off(address, "slow to") == before:
            assert time.monotonic() < ends
            with suppress(OSError):
                stranger.sendall(request("/api/openapi.json"))
    assert caplog.records == []


def test_what_waits_for_one_address_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """16 connections that took nothing kept 750 MB, as long as an answer may be taken."""
    monkeypatch.setattr(guard, "MOST_WAITING", 1000)
    with serving(settings_for(tmp_path, take_seconds=0.0)) as address, connected(address) as stranger:
        ends = time.monotonic() + 60
        while not cut_off(address, "too much waits"):
            assert time.monotonic() < ends
            with suppress(OSError):
                stranger.sendall(request("/api/openapi.json"))


class Waiting:
    """A connection with bytes that its client does not take."""

    client_counted: str | None = None
    is_cut = False

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def overdue(self, moment: float) -> str | None: ...

    def cut(self, why: str) -> None:
        self.is_cut = True


def test_what_waits_counts_by_address_and_for_a_proxy_by_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LOOK_EVERY", 0.01)

    async def look() -> list[int]:
        guarded = guard.ConnectionGuard(Settings())
        half = guard.MOST_WAITING // 2
        of_hosts = {host: [Waiting(half) for _ in range(3)] for host in ("192.0.2.1", "192.0.2.2", "127.0.0.1")}
        for host, connections in of_hosts.items():
            for one in connections:
                guarded.enter(one, host)
        too_heavy = Waiting(guard.MOST_WAITING + 1)
        guarded.enter(too_heavy, "127.0.0.1")
        await asyncio.sleep(0.05)
        assert too_heavy.is_cut
        return [sum(one.is_cut for one in connections) for connections in of_hosts.values()]

    assert asyncio.run(look()) == [1, 1, 0]


def test_one_address_has_so_many_connections_and_others_have_theirs(address: str) -> None:
    strangers = [connected(address) for _ in range(30)]
    time.sleep(0.2)
    shut = [one for one in strangers if is_cut_within(one, 0.02)]
    assert len(shut) >= 10
    with connected(address, "127.0.0.3") as guest:
        guest.sendall(request("/api/health"))
        assert guest.recv(4096).startswith(b"HTTP/1.1 200")
    for one in strangers:
        one.close()


def test_everybody_together_has_so_many_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    bounds = {"connections": 10, "header_seconds": 1.0}
    with serving(settings_for(tmp_path_factory.mktemp("store"), **bounds)) as address:
        strangers = [connected(address, f"127.0.0.{2 + number % 4}") for number in range(30)]
        time.sleep(0.2)
        assert sum(is_cut_within(one, 0.02) for one in strangers) >= 20
        time.sleep(2)  # the half-open ones are gone
        assert httpx.get(f"{address}/api/health").status_code == 200
        for one in strangers:
            one.close()


def test_as_many_descriptors_as_needed_or_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    limits = [(256, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.append(pair))
    assert descriptors.connections_possible(1000) == 256 - descriptors.KEPT_BACK
    assert descriptors.raise_descriptor_limit(1000) is None
    assert limits[-1] == (1000 + descriptors.KEPT_BACK, 4096)
    assert descriptors.connections_possible(1000) == 1000
    assert descriptors.raise_descriptor_limit(20_000) == 4096
    assert descriptors.connections_possible(20_000) == 4096 - descriptors.KEPT_BACK


def test_too_few_descriptors_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "raise_descriptor_limit", lambda _: 1024)
    serve.allow_connections(Settings())
    told = " ".join(capsys.readouterr().err.split())
    assert "allows 1024 open files: 924 connections at once" in told
    assert "raise the limit to 21100 (ulimit -n" in told
    monkeypatch.setattr(serve, "raise_descriptor_limit", lambda _: None)
    serve.allow_connections(Settings())
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_counts_by_household(host: str, client: str) -> None:
    assert client_of(host) == client


def test_limits_count_ipv6_by_household(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(settings_for(tmp_path_factory.mktemp("store"), request_limit=4)) as address:

        def ask(host: str) -> int:
            return httpx.get(f"{address}/api/house", headers={"X-Forwarded-For": host}).status_code

        assert [ask(f"2001:db8::{number:x}") for number in range(1, 7)] == [200] * 4 + [429] * 2
        assert ask("2001:db8:0:1::1") == 200


def test_an_allowance_fills_up_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    monkeypatch.setattr("cafe.server.network.allowance.monotonic", lambda: moment[0])
    allowance = Allowance(2)
    assert all(allowance.take(1) for _ in range(20))
    assert not allowance.take(1)
    moment[0] = 1.5
    assert [allowance.take(1) for _ in range(3)] == [True, True, False]
    assert all(Allowance(0).take(1e9) for _ in range(3))
