"""Thousands are told a few at a time: whatever else is to be done has its turn in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from apart import run_apart
from cafe.protocol.play import Said
from cafe.server import pacer as pacing
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import encode
from cafe.server.pacer import Pacer
from cafe.server.settings import Settings
from cafe.server.socket import SocketListener
from cafe.server.store.rows import MatchRecord

LISTENERS = 4100


class _Connection:
    """A connection that counts what is sent to all of them."""

    sent = 0
    is_writable = True
    closed: object = None
    on_writable: Callable[[], None] | None = None

    def send_texts(self, texts: list[bytes]) -> None:
        _Connection.sent += len(texts)

    def hang_up(self, *given: object) -> None:
        self.closed = given


class _Registry:
    settings = Settings()


def a_match() -> LiveMatch:
    return LiveMatch(MatchRecord(id="aaaaaaaaaaaa", game="card", rules="1", created_at=0.0, touched_at=0.0))


class _Context:
    def __init__(self) -> None:
        self.pacer, self.registry = Pacer(), _Registry()


def a_listener(connection: _Connection, live: LiveMatch, context: _Context) -> SocketListener:
    return SocketListener(connection, live, None, "192.0.2.1", context)  # type: ignore[arg-type]


def test_a_phrase_to_thousands_lets_others_in_between() -> None:
    async def say() -> list[int]:
        _Connection.sent = 0
        context, live = _Context(), a_match()
        listeners = [a_listener(_Connection(), live, context) for _ in range(LISTENERS)]
        message = encode(Said(0, "hello"))
        for listener in listeners:
            listener.tell(message)
        between, before = [], 0
        while _Connection.sent < LISTENERS:
            await asyncio.sleep(0)  # somebody else's round
            between.append(_Connection.sent - before)
            before = _Connection.sent
        return between

    rounds = run_apart(say())
    assert sum(rounds) == LISTENERS
    assert max(rounds) <= 2 * pacing.AT_ONCE


def test_few_are_called_in_one_round() -> None:
    async def call() -> list[int]:
        pacer, called = Pacer(), list[int]()
        for number in range(pacing.AT_ONCE + 1):
            pacer.call_soon(lambda number=number: called.append(number), "a")  # type: ignore[misc]
        await asyncio.sleep(0)
        found = list(called)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert called[-1] == pacing.AT_ONCE
        return found

    assert run_apart(call()) == list(range(pacing.AT_ONCE))


def test_matches_take_turns() -> None:
    """Those who listen where few do are called before the last of thousands elsewhere."""

    async def call() -> int:
        pacer, called, mine = Pacer(), list[int](), asyncio.Event()
        for number in range(1000):
            pacer.call_soon(lambda number=number: called.append(number), "many")  # type: ignore[misc]
        pacer.call_soon(mine.set, "few")
        await mine.wait()
        return len(called)

    assert run_apart(call()) <= 3 * pacing.AT_ONCE


def test_messages_that_come_together_leave_in_one_piece() -> None:
    async def tell() -> list[list[bytes]]:
        pieces = list[list[bytes]]()

        class Noting(_Connection):
            def send_texts(self, texts: list[bytes]) -> None:
                pieces.append(texts)

        listener = a_listener(Noting(), a_match(), _Context())
        listener.tell(b"steps")
        listener.tell(b"played")
        await asyncio.sleep(0)
        listener.tell(b"later")
        await asyncio.sleep(0)
        return pieces

    assert run_apart(tell()) == [[b"steps", b"played"], [b"later"]]


def test_whoever_does_not_take_messages_gets_them_when_there_is_room() -> None:
    async def tell() -> tuple[int, int]:
        _Connection.sent = 0
        connection = _Connection()
        connection.is_writable = False
        listener = a_listener(connection, a_match(), _Context())
        listener.tell(b"one")
        await asyncio.sleep(0)
        listener.tell(b"two")
        await asyncio.sleep(0)
        before = _Connection.sent
        connection.is_writable = True
        assert connection.on_writable is not None
        connection.on_writable()
        return before, _Connection.sent

    assert run_apart(tell()) == (0, 2)


def test_a_listener_too_far_behind_is_let_go() -> None:
    async def tell() -> tuple[int, object]:
        _Connection.sent = 0
        connection = _Connection()
        connection.is_writable = False
        listener = a_listener(connection, a_match(), _Context())
        for _ in range(100):
            listener.tell(b"x" * 10_000)
        await asyncio.sleep(0)
        return _Connection.sent, connection.closed

    assert run_apart(tell()) == (0, (4408, "too slow"))


@pytest.mark.parametrize("size", [100, 500_000])
def test_one_message_may_always_wait(size: int) -> None:
    async def tell() -> tuple[int, object]:
        _Connection.sent = 0
        connection = _Connection()
        a_listener(connection, a_match(), _Context()).tell(b"x" * size)
        await asyncio.sleep(0)
        return _Connection.sent, connection.closed

    assert run_apart(tell()) == (1, None)
