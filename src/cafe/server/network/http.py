"""uvicorn's HTTP with limits: on the time for header and body, on bytes, on requests sent ahead."""

from __future__ import annotations

import asyncio
import logging
from math import inf
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cafe.server.network.deadlines import Deadlines, in_seconds

log = logging.getLogger("uvicorn.error.requests")  # so nobody can fill it with malformed requests: see server_config.py
PIECE = 4096  # bytes parsed in one go
LONGEST_HEADER = 32 * 1024  # bytes, including the path and query
LONGEST_REQUEST = 1024 * 1024  # bytes as received; the application politely refuses bodies over a quarter of that
MOST_AHEAD = 8  # requests sent before earlier ones are answered


class GuardedHttp(Deadlines, HttpToolsProtocol):
    """One connection that speaks HTTP."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.guard = self.config.guard  # type: ignore[attr-defined]
        self.logger = log
        self._in_header = False
        self._received = 0  # bytes of this request
        self._answering: Any = None  # the cycle that is being answered; `cycle` is the last that has come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or cut it off."""
        super().connection_made(transport)
        why = self.guard.enter(self, None if self.client is None else self.client[0])
        if why is not None:
            self.cut(why)
        else:
            self._await_header()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.guard.leave(self)
        self._stop_answering()
        super().connection_lost(exc)

    def cut(self, why: str) -> None:
        """Cut it off at once, also for the request that is being answered."""
        self._stop_answering()
        super().cut(why)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Without this, uvicorn would go on writing where requests were sent ahead, and fill the log with failures."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        self._answering = None

    def data_received(self, data: bytes) -> None:
        """Parse what has come, in pieces, as long as it stays within the limits."""
        if self.due_by == inf and (self.cycle is None or self.cycle.response_complete):
            self._await_header()  # even if it begins with empty lines, which do not start a request
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[first : first + PIECE]
            self._received += len(piece)
            if self._in_header and self._received > LONGEST_HEADER:
                self.cut("a header that is too long")
            elif self._received > LONGEST_REQUEST:
                self.cut("a request that is too long")
            elif len(self.pipeline) > MOST_AHEAD:
                self.cut("too many requests ahead")
            else:
                super().data_received(piece)

    def _await_header(self) -> None:
        self._in_header, self._received = True, 0
        self._await("a header", self.guard.settings.header_seconds)

    def _await(self, what: str, seconds: float) -> None:
        self.waited_for = what
        self.due_by = in_seconds(seconds)

    def on_message_begin(self) -> None:
        """A request begins; its first bytes have already come."""
        super().on_message_begin()
        if not self._in_header:
            self._await_header()

    def on_headers_complete(self) -> None:
        """The body is next."""
        self._in_header = False
        self._await("a body", self.guard.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there; between requests uvicorn's own timeout runs."""
        self.due_by, self._received = inf, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket; break the cycle with the parser, so that this object is freed at once.

        Not while an earlier request is being answered: its answer would come later, among the frames.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cut("an upgrade ahead of an answer")
            return
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
        protocol: Any = self.transport.get_protocol()
        if protocol is not self:
            self.guard.replace(self, protocol)
