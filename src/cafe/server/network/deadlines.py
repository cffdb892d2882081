"""Deadlines of every connection: send what is awaited, take what it is sent, and go when told."""

from __future__ import annotations

import asyncio
from math import inf
from time import monotonic

from cafe.server.network.guard import ConnectionGuard


def in_seconds(seconds: float) -> float:
    """The time some seconds from now; never if 0."""
    return monotonic() + seconds if seconds else inf


class Deadlines:
    """The deadlines of one connection; mixed into uvicorn's protocol classes."""

    guard: ConnectionGuard
    transport: asyncio.Transport
    client_counted: str | None = None
    waited_for = ""  # what the client still has to send
    due_by = inf  # when that must have come
    taken_by = inf  # when the client must have taken what waits to be sent
    gone_by = inf  # when a connection that is being closed is cut off
    is_cut = False

    def overdue(self, moment: float) -> str | None:
        """Why this connection has to end now, if it has to."""
        if moment > self.due_by:
            return f"slow to send {self.waited_for}"
        if moment > self.taken_by:
            return "slow to take what it is sent"
        if self.transport.is_closing():
            if moment > self.gone_by:
                return "slow to go"
            self.gone_by = min(self.gone_by, in_seconds(self.guard.settings.take_seconds))
        return None

    @property
    def waiting(self) -> int:
        """Bytes that wait to be sent."""
        return self.transport.get_write_buffer_size()

    def cut(self, why: str) -> None:
        """Cut it off at once, without sending anything more."""
        if not self.is_cut:
            self.is_cut = True
            self.guard.note_cut(why)
            self.transport.abort()

    def pause_writing(self) -> None:
        """The client has stopped taking what it is sent."""
        self.taken_by = in_seconds(self.guard.settings.take_seconds)
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        """The client takes what it is sent again."""
        self.taken_by = inf
        super().resume_writing()  # type: ignore[misc]
