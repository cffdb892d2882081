"""WebSockets as uvicorn speaks them, with bounds: on frames and bytes, on what waits to be sent, on the first message.

Control frames and fragments count like messages: each takes its time, whether the application hears of it or not.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from math import inf
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from cafe.server.network.allowance import Allowance
from cafe.server.network.deadlines import Deadlines, in_seconds

PIECE = 1024  # bytes parsed in one go: 170 of the smallest frames
FAREWELL = 2.0  # seconds that a client has to answer a closing frame


class GuardedWebSocket(Deadlines, WebSocketsSansIOProtocol):
    """One connection that speaks WebSocket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.guard = self.config.guard  # type: ignore[attr-defined]
        self.close_timeout = FAREWELL
        settings = self.guard.settings
        self._frames = Allowance(settings.socket_frames)
        self._bytes = Allowance(settings.socket_bytes)

    def connection_made(self, transport: BaseTransport) -> None:
        """The handshake has been asked for; the first message must follow soon."""
        super().connection_made(transport)
        seconds = self.guard.settings.hello_seconds
        self.waited_for = "the first message"
        self.due_by = in_seconds(seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.guard.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, in pieces, as long as the bounds are kept."""
        if self.handshake_initiated and not self._bytes.take(len(data)):
            self.cut("too many bytes")
            return
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PIECE])
            if 0 < self.guard.settings.socket_waiting < self.transport.get_write_buffer_size():
                self.cut("slow to take what it is sent")

    def handle_events(self) -> None:
        """Count the frames before anything is done about them."""
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.cut("too many frames")

    def send_receive_event_to_app(self) -> None:
        """A message is complete; one that is no text although it says so is no news for the log."""
        self.due_by = inf
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
