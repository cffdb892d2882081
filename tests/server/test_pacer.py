"""Thousands are told a few at a time: whatever else is to be done has its turn in between."""

from __future__ import annotations

import asyncio

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


class _Socket:
    """A socket that counts what is sent to all of them."""

    sent = 0

    async def send(self, _: object) -> None:
        _Socket.sent += 1

    async def close(self, *_: object) -> None: ...


class _Registry:
    settings = Settings()


def a_match() -> LiveMatch:
    return LiveMatch(MatchRecord(id="aaaaaaaaaaaa", game="card", rules="1", created_at=0.0, touched_at=0.0))


class _Context:
    def __init__(self) -> None:
        self.pacer, self.registry = Pacer(), _Registry()


def test_a_phrase_to_thousands_lets_others_in_between() -> None:
    async def say() -> list[int]:
        _Socket.sent = 0
        context, live = _Context(), a_match()
        listeners = [
            SocketListener(_Socket(), live, None, "192.0.2.1", context)  # type: ignore[arg-type]
            for _ in range(LISTENERS)
        ]
        writing = [asyncio.create_task(listener.write_on()) for listener in listeners]
        await asyncio.sleep(0)
        message = encode(Said(0, "hello"))
        for listener in listeners:
            listener.tell(message)
        between, before = [], 0
        while _Socket.sent < LISTENERS:
            await asyncio.sleep(0)  # somebody else's round
            between.append(_Socket.sent - before)
            before = _Socket.sent
        for task in writing:
            task.cancel()
        return between

    rounds = run_apart(say())
    assert sum(rounds) == LISTENERS
    assert max(rounds) <= 2 * pacing.AT_ONCE


def test_few_are_told_at_once() -> None:
    async def wake() -> list[bool]:
        pacer = Pacer()
        events = [asyncio.Event() for _ in range(pacing.AT_ONCE + 1)]
        for event in events:
            pacer.wake(event, "a")
        found = [event.is_set() for event in events]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert events[-1].is_set()
        await asyncio.sleep(0)
        pacer.wake(later := asyncio.Event(), "a")
        assert later.is_set()
        return found

    assert run_apart(wake()) == [True] * pacing.AT_ONCE + [False]


def test_matches_take_turns() -> None:
    """Whoever listens where few do is woken before the last of thousands elsewhere."""

    async def wake() -> int:
        pacer, many = Pacer(), [asyncio.Event() for _ in range(1000)]
        for event in many:
            pacer.wake(event, "many")
        pacer.wake(mine := asyncio.Event(), "few")
        await mine.wait()
        return sum(event.is_set() for event in many)

    assert run_apart(wake()) <= 3 * pacing.AT_ONCE


def test_a_listener_too_far_behind_is_let_go() -> None:
    async def tell() -> tuple[int, object]:
        class Stuck(_Socket):
            closed: object = None

            async def close(self, *given: object) -> None:
                self.closed = given

        socket = Stuck()
        listener = SocketListener(socket, a_match(), None, "192.0.2.1", _Context())  # type: ignore[arg-type]
        for _ in range(100):
            listener.tell(b"x" * 10_000)
        waiting = sum(len(message) for message in listener._waiting)
        writing = asyncio.create_task(listener.write_on())
        await asyncio.wait_for(writing, 5)
        return waiting, socket.closed

    waiting, closed = run_apart(tell())
    assert waiting == 0
    assert closed == (4408, "too slow")


@pytest.mark.parametrize("size", [100, 500_000])
def test_one_message_may_always_wait(size: int) -> None:
    async def tell() -> int:
        listener = SocketListener(_Socket(), a_match(), None, "192.0.2.1", _Context())  # type: ignore[arg-type]
        listener.tell(b"x" * size)
        return len(listener._waiting)

    assert run_apart(tell()) == 1
