"""uvicorn's WebSockets with limits: on frames and bytes, on what waits to be sent, on the time to the first message.

Control frames and fragments count like messages: each costs time, whether the application hears of it or not. The
application may send straight through the connection: several messages in one piece, without a waiting task.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable, Iterable
from contextlib import suppress
from math import inf
from random import random
from typing import Any

from uvicorn._types import WebSocketReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from cafe.server.network.allowance import Allowance
from cafe.server.network.deadlines import Deadlines, in_seconds
from cafe.server.network.frames import text_header, whole_text
from cafe.server.network.mailbox import Gate, Mailbox

PIECE = 1024  # bytes parsed in one go: 170 of the smallest frames
CONNECTION = "cafe.connection"  # the key in the ASGI scope's state that holds the connection
MOST_UNREAD = 1  # messages that wait for the application before reading pauses
_BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the parser waits for the next frame
FAREWELL = 2.0  # seconds a client has to answer a closing frame


class GuardedWebSocket(Deadlines, WebSocketsSansIOProtocol):
    """One connection that speaks WebSocket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.guard = self.config.guard  # type: ignore[attr-defined]
        self.close_timeout = FAREWELL
        self.queue, self.writable = Mailbox(), Gate()  # type: ignore[assignment]
        settings = self.guard.settings
        self._frames = Allowance(settings.socket_frames)
        self._bytes = Allowance(settings.socket_bytes)
        self.on_writable: Callable[[], None] | None = None  # called when there is room again
        self._is_served = False  # whether the application has finished

    def connection_made(self, transport: BaseTransport) -> None:
        """The client has asked for the handshake; the first message must follow soon."""
        super().connection_made(transport)
        seconds = self.guard.settings.hello_seconds
        self.waited_for = "the first message"
        self.due_by = in_seconds(seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.guard.leave(self)
        self.on_writable = None
        if hasattr(self, "scope"):
            self.scope["state"].pop(CONNECTION, None)
        super().connection_lost(exc)
        self._let_go()

    async def run_asgi(self) -> None:
        """Run the application for this connection."""
        try:
            await super().run_asgi()
        finally:
            self._is_served = True
            self._let_go()

    def _let_go(self) -> None:
        """Once both sides have ended, break the reference cycle between the protocol and its parser.

        The collector would take hours to find it: it visits old objects only after millions of new ones.
        """
        if self._is_served and self.disconnected:
            self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        """Make this connection available to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][CONNECTION] = self

    @property
    def is_writable(self) -> bool:
        """Whether the client takes what it is sent."""
        return self.writable.is_set()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages now, in one piece; nothing once the connection is being closed."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(b"".join([part for text in texts for part in (text_header(len(text)), text)]))

    def hang_up(self, code: int, reason: str) -> None:
        """Close politely, once the client has taken what it was sent."""
        task = self.loop.create_task(self._close(code, reason))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _close(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # gone, or already closed
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def start_keepalive(self) -> None:
        """Ping the client from time to time; clients that came together are not pinged together."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(random() * self.ping_interval, self.send_keepalive_ping)

    def resume_writing(self) -> None:
        """The client takes what it is sent again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def data_received(self, data: bytes) -> None:
        """Parse what has come, in pieces, as long as it stays within the limits."""
        if self.handshake_initiated and not self._bytes.take(len(data)):
            self.cut("too many bytes")
            return
        text = whole_text(data, self.config.ws_max_size) if self._is_between_frames else None
        if text is not None:
            self._receive_whole(text)
            return
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PIECE])
            if 0 < self.guard.settings.socket_waiting < self.transport.get_write_buffer_size():
                self.cut("slow to take what it is sent")

    @property
    def _is_between_frames(self) -> bool:
        """Whether what comes next is the first frame of a message: the parser waits for one, or for the end."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        waiting: Any = self.conn.parser
        while waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        return waiting.gi_code is _BETWEEN_FRAMES

    def _receive_whole(self, text: bytes) -> None:
        """Take a message that is a single frame, bypassing the parser: nearly all are."""
        if self._frames.take(1):
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()
        else:
            self.cut("too many frames")

    def handle_events(self) -> None:
        """Count the frames before processing them."""
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.cut("too many frames")

    def send_receive_event_to_app(self) -> None:
        """A message is complete; do not log one that claims to be text and is not.

        Pause reading only when the application lags behind, not for every message: pausing takes two system calls.
        """
        self.due_by = inf
        if self.scope["headers"]:
            self._forget_handshake()
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            self.queue.put_nowait(_event(self.curr_msg_data_type, data))
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.handle_parser_exception()
            return
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _forget_handshake(self) -> None:
        """Free the headers after the first message: nobody reads them again, and they take 3 kB."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []


def _event(kind: str, data: bytes) -> WebSocketReceiveEvent:
    if kind == "text":
        return {"type": "websocket.receive", "text": data.decode(), "bytes": None}
    return {"type": "websocket.receive", "bytes": data, "text": None}
