"""Headers, origins, limits, and other things that keep a server safe."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cafe.client import Cafe
from server.attacks import connected, handshake
from server.playing import friends
from server.serving import serving, settings_for

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(
        settings_for(folder, allowed_origins="https://friend.example", allowed_hosts="cafe.example")
    ) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/api/house", "/api/nothing", "/m/abc", "/metrics", "/api/openapi.json"])
def test_every_answer_has_the_security_headers(address: str, path: str) -> None:
    headers = httpx.get(address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # for the kernel in the page, nothing more
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_pages_of_other_sites_may_not_change_anything(address: str) -> None:
    body = {"game": "card", "name": "Ada", "others": ["free"]}
    host = address.removeprefix("http://")
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        (f"http://{host}.evil.example", 403),
        (f"http://{host}", 201),
        ("https://friend.example", 201),
    ):
        answer = httpx.post(f"{address}/api/matches", json=body, headers={"Origin": origin})
        assert answer.status_code == status, origin
    assert httpx.post(f"{address}/api/matches", json=body).status_code == 201


def test_a_page_of_a_friendly_site_may_ask_in_a_browser(address: str) -> None:
    """A browser asks first, and shows the page no answer that does not name its origin."""
    asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization, content-type"}
    url = f"{address}/api/matches"
    friend = httpx.options(url, headers={"Origin": "https://friend.example", **asks})
    assert friend.headers["access-control-allow-origin"] == "https://friend.example"
    assert "POST" in friend.headers["access-control-allow-methods"]
    answer = httpx.get(f"{address}/api/house", headers={"Origin": "https://friend.example"})
    assert answer.headers["access-control-allow-origin"] == "https://friend.example"
    stranger = httpx.get(f"{address}/api/house", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in stranger.headers


def closing_code(url: str, *messages: str | bytes, origin: str | None = None) -> int:
    with connect(url, origin=None if origin is None else Origin(origin)) as socket:
        try:
            for message in messages:
                socket.send(message)
            while True:
                socket.recv(20)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_sockets_are_closed_with_the_reason(cafe: Cafe, address: str) -> None:
    seats = friends(cafe)
    ws = address.replace("http", "ws", 1)
    url = f"{ws}/api/matches/{seats[0].match}/socket"
    hello = '{"type": "hello"}'
    assert closing_code(url, hello, origin="https://evil.example") == 4403
    assert closing_code(f"{ws}/api/matches/aaaaaaaaaaaa/socket", hello) == 4404
    assert closing_code(url, '{"type": "hello", "token": "forged"}') == 4401
    assert closing_code(url, '{"type": "play"}') == 4400
    assert closing_code(url, b"\xff\xfe") == 4400
    assert closing_code(url, hello, "x" * 20_000) == 1009
    assert closing_code(url, hello, *["nonsense"] * 40) == 4400


def test_tokens_are_stored_as_hashes_only(cafe: Cafe, folder: Path) -> None:
    seats = friends(cafe, profile=cafe.profile("Ada").token)
    stored = "\n".join(sqlite3.connect(folder / "store.sqlite3").iterdump())
    for seat in seats:
        assert seat.match in stored
        assert seat.token not in stored


def test_limits_count_for_each_kind_of_request(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, create_limit=3, act_limit=5, sockets_limit=2, think_limit=1)
    with serving(settings) as address, Cafe(address) as cafe:
        seat = cafe.create("card", "Ada", ["greedy"], start=True)
        codes = [_create(address).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        assert int(_create(address).headers["retry-after"]) >= 1
        looks = [httpx.get(f"{address}/api/matches/{seat.match}").status_code for _ in range(8)]
        assert looks.count(200) == 5
        assert looks[-1] == 429
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{seat.match}/socket"
        with connect(url), connect(url):
            assert closing_code(url) == 4429


def test_the_server_answers_to_its_own_names_only(address: str) -> None:
    """A name of another site that points here (DNS rebinding) opens nothing, not even a socket."""
    port = address.rpartition(":")[2]
    for host, status in (
        (f"127.0.0.1:{port}", 200),
        (f"localhost:{port}", 200),
        ("[::1]", 200),
        ("192.0.2.1", 200),
        ("cafe.example", 200),
        ("CAFE.example.:443", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("cafe.example.evil.example", 421),
        ("", 421),
    ):
        answer = httpx.get(f"{address}/api/house", headers={"Host": host})
        assert answer.status_code == status, host
        assert "content-security-policy" in answer.headers
    assert answer.json()["error"]["code"] == "host"
    for hosts in ("Host: evil.example", "Host: 127.0.0.1\r\nHost: 127.0.0.1"):
        with connected(address) as stranger:
            stranger.sendall(handshake("aaaaaaaaaaaa").replace(b"Host: 127.0.0.1", hosts.encode()))
            assert stranger.recv(4096).startswith(b"HTTP/1.1 421")


HOSTS = [
    ("cafe.example", 200),
    ("cafe.example:65535", 200),
    ("[::1]", 200),
    ("[2001:db8::1]:8000", 200),
    ("1.2.3.4:99999", 421),
    ("1.2.3.4:", 421),
    ("1.2.3.4:-1", 421),
    ("1.2.3.4:\xb2", 421),
    ("cafe.example:99999", 421),
    ("[::1]:abc", 421),
    ("[::1]]:x", 421),
    ("[::1].evil.example", 421),
    ("[::1", 421),
    ("[1.2.3.4]", 421),
    ("[evil.example]", 421),
    ("cafe.example/x", 421),
    ("x@cafe.example", 421),
]


@pytest.mark.parametrize("allowed", ["cafe.example", "*"])
def test_a_host_is_a_name_with_or_without_a_port(tmp_path: Path, allowed: str) -> None:
    """The page's origin is made of it."""
    with serving(settings_for(tmp_path, allowed_hosts=allowed)) as address:
        answers = [httpx.get(address, headers={b"Host": host.encode("latin-1")}) for host, _ in HOSTS]
    got = [(host, answer.status_code) for (host, _), answer in zip(HOSTS, answers, strict=True)]
    assert got == HOSTS


def test_what_is_personal_is_not_kept_by_caches(cafe: Cafe, address: str) -> None:
    profile = cafe.profile("Ada")
    seat = friends(cafe, profile=profile.token)[0]
    mine = {"Authorization": f"Bearer {seat.token}"}
    answers = [
        httpx.get(f"{address}/api/matches/{seat.match}", headers=mine),
        httpx.get(f"{address}/api/matches/{seat.match}/document", headers=mine),
        httpx.get(f"{address}/api/profile", headers={"Authorization": f"Bearer {profile.token}"}),
        httpx.get(f"{address}/api/profile", headers={"Authorization": "Bearer forged"}),
        httpx.post(f"{address}/api/profiles", json={"name": "Ben"}),
        _create(address),
    ]
    assert [answer.headers["cache-control"] for answer in answers] == ["no-store"] * len(answers)


ROUTES = (
    "/",
    "/api/house",
    "/api/health",
    "/api/ready",
    "/api/version",
    "/metrics",
    "/api/openapi.json",
    "/api/nothing",
)


@pytest.mark.parametrize("path", ROUTES)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS", "TRACE"])
def test_every_route_has_a_limit(limited: str, path: str, method: str) -> None:
    """What has no route too, and what it may not be asked; each asker is counted apart."""
    asker = {"X-Forwarded-For": f"2001:db8:{ROUTES.index(path)}:{len(method)}{ord(method[0]):x}::1"}
    with httpx.Client(headers=asker) as http:
        answers = [http.request(method, limited + path).status_code for _ in range(5)]
    assert answers[3:] == [429, 429]
    assert 429 not in answers[:3]
    assert max(answers) < 500


def test_a_socket_is_a_request_too(limited: str) -> None:
    url = f"{limited.replace('http', 'ws', 1)}/api/matches/aaaaaaaaaaaa/socket"
    asker = {"X-Forwarded-For": "2001:db8:ffff::1"}
    for _ in range(3):
        with connect(url, additional_headers=asker):
            pass
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=asker):
        pass
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["retry-after"]) >= 1


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("limited"), request_limit=3)) as address:
        yield address


def _create(address: str) -> httpx.Response:
    return httpx.post(f"{address}/api/matches", json={"game": "card", "name": "Ada", "others": ["free"]})


def test_bodies_that_are_too_large_are_refused(address: str) -> None:
    for path, most in (("matches", 16 * 1024), ("profiles", 16 * 1024), ("tools/referee", 256 * 1024)):
        for size, status in ((most, 400), (most + 1, 413)):
            answer = httpx.post(f"{address}/api/{path}", content=b"1".ljust(size), headers=JSON)
            assert answer.status_code == status, path
    assert answer.json()["error"]["code"] == "too_large"


def test_the_page_is_served_from_memory(tmp_path: Path) -> None:
    from cafe.server.page import read_page

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "assets" / "app-1f2e.js").write_text("1")
    files = read_page(tmp_path)
    assert set(files) == {"index.html", "assets/app-1f2e.js"}
    assert "immutable" in files["assets/app-1f2e.js"].caching
    assert files["index.html"].caching == "no-cache"
    assert files["index.html"].packed is not None
