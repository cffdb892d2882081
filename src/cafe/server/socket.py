"""The WebSocket of a match: a viewer says hello, hears everything, and may send requests (docs/server-api.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cafe.protocol import play as m
from cafe.server import absence, match_messages, turns
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import encode, now
from cafe.server.network.websocket import CONNECTION, GuardedWebSocket
from cafe.server.phrases import say
from cafe.server.players import Player, viewer_of
from cafe.server.request_context import Context, RequestContext, address_of, is_foreign
from cafe.server.store.faults import StoreGone
from cafe.server.tokens import token_hash

log = logging.getLogger("cafe.server")
MOST_NONSENSE = 20
FORGIVEN_AFTER = 10.0  # seconds for each mistake: a socket may be open for days
CLOSE = {"invalid": 4400, "token": 4401, "origin": 4403, "unknown": 4404, "not_now": 4409, "too_many": 4429}
TOO_SLOW = (4408, "too slow")
COME_AGAIN = (1012, "the store does not answer")
Socket = WebSocket[Any, Any, Any]
_hello = msgspec.json.Decoder(m.Hello)
_asked = msgspec.json.Decoder(m.Asked)


class _Re(msgspec.Struct):
    id: m.RequestId | None = None


_re = msgspec.json.Decoder(_Re)


class SocketListener:
    """One open socket; messages wait here until the client takes them."""

    __slots__ = (
        "_bytes_waiting",
        "_connection",
        "_is_called",
        "_is_ending",
        "_most_waiting",
        "_nonsense",
        "_nonsense_at",
        "_pacer",
        "_waiting",
        "address",
        "live",
        "token_hash",
        "viewer",
    )

    def __init__(
        self, connection: GuardedWebSocket, live: LiveMatch, token: str | None, address: str, context: RequestContext
    ) -> None:
        self._connection = connection
        self._pacer = context.pacer
        self._most_waiting = context.registry.settings.socket_waiting
        self.live = live
        self.viewer = viewer_of(live.record, token)
        self.token_hash = None if token is None else token_hash(token)
        self.address = address
        self._nonsense, self._nonsense_at = 0.0, monotonic()
        self._waiting: list[bytes] = []
        self._bytes_waiting = 0
        self._is_called = False  # or waits until the client takes something
        self._is_ending = False

    @property
    def player(self) -> Player | None:
        """Who listens; None for a spectator."""
        return None if self.token_hash is None else Player(self.token_hash)

    @property
    def is_ending(self) -> bool:
        """Whether it is being closed."""
        return self._is_ending

    def tell(self, message: bytes) -> None:
        """Queue a message for sending."""
        if self._is_ending:
            return
        self._bytes_waiting += len(message)
        if self._waiting and 0 < self._most_waiting < self._bytes_waiting:
            self._end(TOO_SLOW)
            return
        self._waiting.append(message)
        if not self._is_called:
            self._is_called = True
            self._pacer.call_soon(self.send_waiting, self.live.record.id)

    def dismiss(self, ending: tuple[int, str]) -> None:
        """Close, and take nothing more from it: it has lost its place, or the match is gone."""
        self.viewer = None
        self._end(ending)
        if not self._connection.is_writable:  # a polite end would wait until the client reads, if it ever does
            self._connection.cut("dismissed while slow to take what it is sent")

    def note_nonsense(self) -> bool:
        """Count a message that made no sense; True if there were too many lately."""
        moment = monotonic()
        self._nonsense = max(0.0, self._nonsense - (moment - self._nonsense_at) / FORGIVEN_AFTER) + 1
        self._nonsense_at = moment
        return self._nonsense >= MOST_NONSENSE

    def send_waiting(self) -> None:
        """Send the queue in one piece; later, if the client has not taken what it was sent."""
        if not self._connection.is_writable:
            self._connection.on_writable = self.send_waiting
            return
        self._connection.on_writable = None
        self._is_called = False
        messages, self._waiting, self._bytes_waiting = self._waiting, [], 0
        self._connection.send_texts(messages)

    def _end(self, ending: tuple[int, str]) -> None:
        self._is_ending = True
        self._waiting.clear()
        self._connection.hang_up(*ending)


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
        _let_go(socket)


def _let_go(socket: Socket) -> None:
    """Break the framework's reference cycles, so that a closed socket's memory is free at once."""
    del socket.receive, socket.send


async def _close(socket: Socket, fault: Fault) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(CLOSE.get(fault.body.code, 4400), fault.body.message)


async def _serve(socket: Socket, context: RequestContext, match: str, address: str) -> None:
    if is_foreign(socket, context.registry.settings.origins):
        raise Fault("origin", "a page of another site")
    live = await context.match(match)
    connection: GuardedWebSocket = socket.scope["state"][CONNECTION]
    token = await _hear_hello(connection)
    if context.registry.matches.get(match) is not live:  # deleted, or dropped from memory: another copy may be there
        live = await context.match(match)
    async with live.lock:
        listener = SocketListener(connection, live, token, address, context)
        live.listeners.add(listener)
        listener.tell(encode(match_messages.state_for(live, listener.viewer, now())))
    try:
        if listener.player is not None:
            await context.scheduler.arrive(live, listener.player)
        await _listen(connection, context, listener)
    finally:
        live.listeners.discard(listener)
        listener.send_waiting()
        if listener.player is not None:
            await asyncio.shield(context.scheduler.depart(live, listener.player))


async def _hear_hello(connection: GuardedWebSocket) -> str | None:
    try:
        return _hello.decode(await _receive(connection)).token
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Fault("invalid", "hello is the first message") from None


async def _listen(connection: GuardedWebSocket, context: RequestContext, listener: SocketListener) -> None:
    while True:
        text = await _receive(connection)
        if listener.is_ending:
            continue  # its link may be revoked: wait for the end, which the closing frame brings
        re: int | str | None = None
        try:
            asked, re = _read(text)
            answer = await _answer(context, listener, asked)
        except Fault as fault:
            context.registry.metrics.faults.labels(fault.body.code).inc()
            listener.tell(encode(m.Refused(fault.body, re=re or _id_of(text))))
            if fault.body.code in ("invalid", "too_many") and listener.note_nonsense():
                raise
        else:
            if answer is not None:
                answer.re = re
                listener.tell(encode(answer))


async def _receive(connection: GuardedWebSocket) -> str | bytes:
    event: Any = await connection.receive()
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
    """The id of a message that otherwise makes no sense."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return _re.decode(text).id
    return None


async def _answer(context: RequestContext, listener: SocketListener, asked: m.Asked) -> Any:
    """The answer to a request; a Fault if it is not granted."""
    registry, live = context.registry, listener.live
    context.limits.check("think" if isinstance(asked, m.AskHint) else "act", listener.address)
    if isinstance(asked, m.AskPing):
        return m.Pong()
    if isinstance(asked, m.AskState):
        async with live.lock:
            return match_messages.state_for(live, listener.viewer, now())
    player = listener.player
    if player is None:
        raise Fault("forbidden", "only a player of the match may do that")
    if isinstance(asked, m.AskPlay):
        return await turns.play(registry, live, player, asked.number, asked.actions)
    if isinstance(asked, m.AskDraft):
        return await turns.draft(registry, live, player, asked.number, asked.actions, listener)
    if isinstance(asked, m.AskExplain):
        return turns.explain(live, player, asked.actions)
    if isinstance(asked, m.AskHint):
        return await turns.hint(registry, live, player, listener.address)
    if isinstance(asked, m.AskSay):
        await say(registry, live, player, asked.phrase)
    elif isinstance(asked, m.AskReturn):
        await absence.come_back(registry, live, player)
    else:
        await absence.vote_absent(registry, live, player, asked.place)
    return m.Done()
