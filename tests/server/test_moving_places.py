"""Requests under way while places change hands: a player is never taken for whoever sits where they sat."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.server import places
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry
from cafe.server.network.frames import text_header
from cafe.server.scheduler import Scheduler
from cafe.server.socket import SocketListener
from cafe.server.store import profiles
from cafe.server.store.rows import PlaceRecord
from cafe.server.tokens import token_hash
from server.playing import friends
from server.serving import serving, settings_for, wait_for

Answer = TypeVar("Answer")
Asked = Callable[[], Any]


class Turned(secrets.SystemRandom):
    """Lots that turn the order of two round; the first place begins."""

    def shuffle(self, x: Any) -> None:
        if all(isinstance(one, int) for one in x):
            x.reverse()
        else:
            super().shuffle(x)

    def randrange(self, *_: Any) -> int:
        return 0


class Opened:
    """A server whose inside the test can reach."""

    address: str
    loop: asyncio.AbstractEventLoop
    registry: MatchRegistry
    scheduler: Scheduler

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def live(self, match: str) -> LiveMatch:
        return self.run(self.registry.enter(match))

    @contextmanager
    def paused(self, match: str) -> Iterator[Callable[[Asked], Future[Any]]]:
        """Hold a match's lock; what is asked for meanwhile waits for it, in that order, until the end."""
        live = self.live(match)
        self.run(live.lock.acquire())
        with ThreadPoolExecutor(8) as threads:

            def ask(asked: Asked) -> Future[Any]:
                before = len(live.lock._waiters or ())
                answer = threads.submit(asked)
                wait_for(lambda: len(live.lock._waiters or ()) > before, 10)
                return answer

            try:
                yield ask
            finally:
                self.loop.call_soon_threadsafe(live.lock.release)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    opened, start = Opened(), Scheduler.start

    def started(self: Scheduler, *chores: Any) -> None:
        opened.loop, opened.registry, opened.scheduler = asyncio.get_running_loop(), self._registry, self
        start(self, *chores)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Scheduler, "start", started)
        with serving(settings_for(tmp_path_factory.mktemp("store"), socket_waiting=0)) as opened.address:
            yield opened


@pytest.fixture
def cafe(server: Opened) -> Iterator[Cafe]:
    with Cafe(server.address) as cafe:
        yield cafe


def asking(server: Opened, seat: Seat, method: str, path: str, body: Any = None) -> Callable[[], httpx.Response]:
    headers = {"Authorization": f"Bearer {seat.token}"}
    address = f"{server.address}/api/matches/{seat.match}{path}"
    return partial(httpx.request, method, address, json=body, headers=headers, timeout=20)


def two(cafe: Cafe) -> tuple[Seat, Seat]:
    ada = cafe.create("card", "Ada", ["free"], order="lot")
    return ada, cafe.join(ada.match, "Zoe")


TURN = {"number": 0, "actions": ["draw"]}
REQUESTS = {
    "a draft of nothing": ("PUT", "/draft", {"number": 0, "actions": []}),
    "a draft": ("PUT", "/draft", TURN),
    "a turn": ("POST", "/play", TURN),
    "a hint": ("POST", "/hint", None),
}
MESSAGES: dict[str, dict[str, Any]] = {
    "a draft of nothing": {"type": "draft", "number": 0, "actions": []},
    "a draft": {"type": "draft", **TURN},
    "a turn": {"type": "play", **TURN},
    "a hint": {"type": "hint"},
}


@pytest.mark.parametrize("asked", REQUESTS)
def test_the_lot_gives_nobody_anothers_turn(
    server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """Ada had the place that moves first. Once lots are drawn it is Zoe's, and Ada asks only then."""
    monkeypatch.setattr(secrets, "SystemRandom", Turned)
    ada, zoe = two(cafe)
    with server.paused(ada.match) as ask:
        ask(ada.start)
        answer = ask(asking(server, ada, *REQUESTS[asked]))
    told = answer.result().json()
    assert told["error"]["code"] == "refused", told
    assert (ada.look().you, zoe.look().you, zoe.look().number) == (1, 0, 0)
    assert zoe.look().draft is None


@pytest.mark.parametrize("asked", MESSAGES)
def test_nor_does_it_over_a_socket(server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    monkeypatch.setattr(secrets, "SystemRandom", Turned)
    ada, zoe = two(cafe)
    with greeted(server, ada) as line:
        with server.paused(ada.match) as ask:
            ask(ada.start)
            ask(lambda: line.send(json.dumps({**MESSAGES[asked], "id": 7})))
        told = answered(line, 7)
    assert (told["type"], told["error"]["code"]) == ("refused", "refused"), told
    assert (ada.look().you, zoe.look().number, zoe.look().draft) == (1, 0, None)


def test_whose_turn_it_is_by_lot_may_play_what_they_asked_before(
    server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "SystemRandom", Turned)
    ada, zoe = two(cafe)
    with server.paused(ada.match) as ask:
        ask(ada.start)
        answer = ask(asking(server, zoe, "POST", "/play", TURN))
    assert answer.result().status_code == 200
    assert [step.player for step in ada.look().recent] == [0]


def test_a_bot_stands_in_for_whoever_leaves(server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "SystemRandom", Turned)
    ada, zoe = two(cafe)
    with server.paused(ada.match) as ask:
        ask(ada.start)
        ask(asking(server, zoe, "POST", "/leave"))
    assert [(place.name, place.standing_in) for place in ada.look().match.places] == [("Zoe", True), ("Ada", False)]


@pytest.mark.parametrize(
    ("method", "path", "body"), [("POST", "/leave", None), ("PATCH", "/places/1", {"name": "Evil"})]
)
def test_who_is_removed_does_nothing_to_the_next_at_that_place(
    server: Opened, cafe: Cafe, method: str, path: str, body: Any
) -> None:
    ada, zoe = two(cafe)
    with server.paused(ada.match) as ask, Cafe(server.address) as elsewhere:
        elsewhere._http.headers["X-Forwarded-For"] = "203.0.113.9"
        ask(asking(server, ada, "DELETE", "/places/1"))
        ask(lambda: elsewhere.join(ada.match, "New"))
        answer = ask(asking(server, zoe, method, path, body))
    assert answer.result().status_code == 401
    assert [place.name for place in ada.look().match.places] == ["Ada", "New"]


def test_nor_do_they_hide_that_the_next_is_there(server: Opened, cafe: Cafe) -> None:
    ada, zoe = two(cafe)
    live = server.live(ada.match)
    gone, live.record.places[1] = token_hash(zoe.token), PlaceRecord("person", "New", seen_at=1.0)
    server.run(server.scheduler.depart(live, gone))  # type: ignore[arg-type]
    assert (live.record.places[1].seen_at, live.record.places[1].away_since) == (1.0, None)


@contextmanager
def greeted(server: Opened, seat: Seat) -> Iterator[ClientConnection]:
    with connect(f"{server.address.replace('http', 'ws', 1)}/api/matches/{seat.match}/socket") as line:
        line.send(json.dumps({"type": "hello", "token": seat.token}))
        line.recv(10)
        yield line


def answered(line: ClientConnection, number: int) -> Any:
    while True:
        told = json.loads(line.recv(10))
        if told.get("re") == number:
            return told


def test_a_revoked_link_is_deaf_even_if_its_socket_does_not_read(server: Opened, cafe: Cafe) -> None:
    """The attack: a closing frame waits until the client reads, and until then its turns were played."""
    seats = friends(cafe, "board")
    seat = seats[seats[0].look().view.to_move or 0]  # type: ignore[union-attr]
    state, old = seat.look(), seat.token
    with silent(server, seat) as line:
        (listener,) = server.live(seat.match).listeners
        assert isinstance(listener, SocketListener)
        fill(line, listener)
        seat.renew_link()
        assert listener.viewer is None
        assert state.choices
        play = {"type": "play", "number": state.number, "actions": [state.choices[0].action]}
        try:
            line.sendall(frame(play))
            wait_for(lambda: not server.live(seat.match).listeners, 5)
            time.sleep(0.2)
        except OSError:
            pass  # cut off
    assert seat.token != old
    assert seat.look().number == state.number


def test_a_dismissed_socket_is_deaf_while_its_end_is_on_the_way(
    server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cafe.server.network.websocket.GuardedWebSocket.hang_up", lambda *_: None)
    seats = friends(cafe, "board")
    seat = seats[seats[0].look().view.to_move or 0]  # type: ignore[union-attr]
    with greeted(server, seat) as line:
        (listener,) = server.live(seat.match).listeners
        server.loop.call_soon_threadsafe(listener.dismiss, (4403, "banned"))
        choice = (seat.look().choices or [])[0].action
        line.send(json.dumps({"type": "play", "number": 0, "actions": [choice]}))
        with pytest.raises((TimeoutError, ConnectionClosed)):
            line.recv(0.5)
    assert seat.look().number == 0


@contextmanager
def silent(server: Opened, seat: Seat) -> Iterator[socket.socket]:
    """A socket that has greeted and reads nothing."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect((host, int(port)))
        asks = f"GET /api/matches/{seat.match}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
        key = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        line.sendall((asks + key).encode())
        line.recv(1)
        line.sendall(frame({"type": "hello", "token": seat.token}))
        wait_for(lambda: server.live(seat.match).listeners, 5)
        yield line


def fill(line: socket.socket, listener: SocketListener) -> None:
    """Ask until the server can send no more."""
    for _ in range(4000):
        if not listener._connection.is_writable:
            return
        line.sendall(frame({"type": "state"}))
        time.sleep(0.001)
    raise AssertionError("it takes everything")


def frame(message: Any) -> bytes:
    """A text frame, masked with zeros."""
    text = json.dumps(message).encode()
    header = bytearray(text_header(len(text)))
    header[1] |= 0x80
    return bytes(header) + b"\0\0\0\0" + text


@pytest.mark.parametrize("way", ["create", "join"])
def test_no_place_is_given_to_a_profile_that_is_being_deleted(
    server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    host, made = cafe.create("card", "Ada", ["free"]), cafe.profile("Petra")

    async def deleted_meanwhile(registry: MatchRegistry, ids: list[str]) -> None:
        await registry.database.write(lambda connection: profiles.delete_profile(connection, ids[0], "Guest"))

    monkeypatch.setattr(places, "check_profiles", deleted_meanwhile)
    take = (
        partial(cafe.create, "card", "Petra", ["free"]) if way == "create" else partial(cafe.join, host.match, "Petra")
    )
    with pytest.raises(ServerRefusal, match="token: no profile has this token"):
        take(profile=made.token)
    assert host.look().match.places[1].taken_by == "nobody"
    kept = "SELECT count(*) FROM places WHERE profile = ?"
    found = server.run(server.registry.database.read(lambda c: c.exec_driver_sql(kept, (made.profile.id,)).scalar()))
    assert found == 0


def test_a_link_renewed_by_somebody_who_leaves_is_no_error_of_the_server(
    server: Opened, cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, zoe = two(cafe)
    refresh = MatchRegistry.refresh

    async def left_meanwhile(self: MatchRegistry, matches: Any) -> None:
        await refresh(self, matches)
        self.matches[zoe.match].record.places[1] = PlaceRecord()

    monkeypatch.setattr(MatchRegistry, "refresh", left_meanwhile)
    assert asking(server, zoe, "POST", "/link")().status_code == 401
