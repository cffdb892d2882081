"""The WebSocket of a match: a viewer says hello, hears everything, and may ask (docs/server-api.md)."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cafe.protocol import play as m
from cafe.server import absence, match_messages, places, turns
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import encode, now
from cafe.server.phrases import say
from cafe.server.request_context import Context, RequestContext, address_of, is_foreign
from cafe.server.store.faults import StoreGone
from cafe.server.tokens import token_hash

log = logging.getLogger("cafe.server")
MOST_NONSENSE = 20
CLOSE = {"invalid": 4400, "token": 4401, "origin": 4403, "unknown": 4404, "too_many": 4429, "not_now": 4404}
TOO_SLOW = (4408, "too slow")
COME_AGAIN = (1012, "the store does not answer")
REMOVED = (4401, "removed from the match")
Socket = WebSocket[Any, Any, Any]
_hello = msgspec.json.Decoder(m.Hello)
_asked = msgspec.json.Decoder(m.Asked)


class _Re(msgspec.Struct):
    id: m.RequestId | None = None


_re = msgspec.json.Decoder(_Re)


class SocketListener:
    """One open socket; messages wait here until the client takes them."""

    def __init__(
        self, socket: Socket, live: LiveMatch, token: str | None, address: str, context: RequestContext
    ) -> None:
        self._socket = socket
        self._pacer = context.pacer
        self._most_waiting = context.registry.settings.socket_waiting
        self.live = live
        self.viewer = places.place_of(live, token)
        self.token_hash = None if token is None else token_hash(token)
        self.address = address
        self.nonsense = 0
        self._waiting: deque[bytes] = deque()
        self._bytes_waiting = 0
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None

    def tell(self, message: bytes) -> None:
        """Send a message when there is time."""
        self._bytes_waiting += len(message)
        if self._waiting and 0 < self._most_waiting < self._bytes_waiting:
            self._ending = TOO_SLOW
            self._waiting.clear()
        elif self._ending is None:
            self._waiting.append(message)
        self._pacer.wake(self._wake, self.live.record.id)

    def dismiss(self) -> None:
        """Hang up: the host has removed whoever listens here."""
        self._ending = REMOVED
        self._wake.set()

    async def write_on(self) -> None:
        """Send what is waiting, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting and self._ending is None:
                message = self._waiting.popleft()
                self._bytes_waiting -= len(message)
                await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            if self._ending is not None:
                await self._socket.close(*self._ending)
                return


@websocket("/api/matches/{match:str}/socket")
async def match_socket(socket: Socket, match: FromPath[str], context: Context) -> None:
    """Let a viewer in and serve them until they go."""
    await socket.accept()
    address = address_of(socket)
    try:
        context.limits.open_socket(address)
    except Fault as fault:
        await _close(socket, fault)
        return
    context.registry.metrics.sockets.inc()
    try:
        await _serve(socket, context, match, address)
    except WebSocketDisconnect:
        pass
    except Fault as fault:
        await _close(socket, fault)
    except StoreGone:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(*COME_AGAIN)
    finally:
        context.registry.metrics.sockets.dec()
        context.limits.close_socket(address)


async def _close(socket: Socket, fault: Fault) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(CLOSE.get(fault.body.code, 4400), fault.body.message)


async def _serve(socket: Socket, context: RequestContext, match: str, address: str) -> None:
    if is_foreign(socket, context.registry.settings.origins):
        raise Fault("origin", "a page of another site")
    live = await context.match(match)
    token = await _hear_hello(socket)
    async with live.lock:
        listener = SocketListener(socket, live, token, address, context)
        live.listeners.add(listener)
        listener.tell(encode(match_messages.state_for(live, listener.viewer, now())))
    writing = asyncio.create_task(listener.write_on())
    try:
        if listener.viewer is not None:
            await context.scheduler.arrive(live, listener.viewer)
        await _listen(socket, context, listener)
    finally:
        live.listeners.discard(listener)
        writing.cancel()
        if listener.viewer is not None:
            await asyncio.shield(context.scheduler.depart(live, listener.viewer))


async def _hear_hello(socket: Socket) -> str | None:
    try:
        return _hello.decode(await socket.receive_data("text")).token
    except (msgspec.MsgspecError, UnicodeError, KeyError, TypeError, RecursionError):
        raise Fault("invalid", "hello is the first message") from None


async def _listen(socket: Socket, context: RequestContext, listener: SocketListener) -> None:
    while True:
        text = await _receive(socket)
        re: int | str | None = None
        try:
            asked, re = _read(text)
            answer = await _answer(context, listener, asked)
        except Fault as fault:
            context.registry.metrics.faults.labels(fault.body.code).inc()
            listener.tell(encode(m.Refused(fault.body, re=re or _id_of(text))))
            if fault.body.code in ("invalid", "too_many"):
                listener.nonsense += 1
            if listener.nonsense >= MOST_NONSENSE:
                raise
        else:
            if answer is not None:
                answer.re = re
                listener.tell(encode(answer))


async def _receive(socket: Socket) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code") or 1005)
    text: str | bytes | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""


def _read(text: str | bytes) -> tuple[m.Asked, int | str | None]:
    try:
        asked = _asked.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault("invalid", f"not understood: {str(error)[:200]}") from None
    return asked, asked.id


def _id_of(text: str | bytes) -> int | str | None:
    """The id of a message that makes no sense otherwise."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return _re.decode(text).id
    return None


async def _answer(context: RequestContext, listener: SocketListener, asked: m.Asked) -> Any:
    """What is answered to a request; a Fault if it is not granted."""
    registry, live = context.registry, listener.live
    context.limits.check("think" if isinstance(asked, m.AskHint) else "act", listener.address)
    if isinstance(asked, m.AskPing):
        return m.Pong()
    if isinstance(asked, m.AskState):
        async with live.lock:
            return match_messages.state_for(live, listener.viewer, now())
    place = listener.viewer
    if place is None:
        raise Fault("forbidden", "only a player of the match may do that")
    if isinstance(asked, m.AskPlay):
        return await turns.play(registry, live, place, asked.number, asked.actions)
    if isinstance(asked, m.AskDraft):
        return await turns.draft(registry, live, place, asked.number, asked.actions, listener)
    if isinstance(asked, m.AskExplain):
        return turns.explain(live, place, asked.actions)
    if isinstance(asked, m.AskHint):
        return await turns.hint(registry, live, place, listener.address)
    if isinstance(asked, m.AskSay):
        await say(registry, live, place, asked.phrase)
    elif isinstance(asked, m.AskReturn):
        await absence.come_back(registry, live, place)
    else:
        await absence.vote_absent(registry, live, place, asked.place)
    return m.Done()
