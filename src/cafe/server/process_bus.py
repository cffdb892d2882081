"""Telling the other processes: which match has gone on, nothing else. Over PostgreSQL, or to nobody if alone.

Notices travel through Litestar's Channels. Between processes PostgreSQL itself sends them (NOTIFY) in the transaction
that wrote the news, so there is never a notice without its news, nor a connection opened for one.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from urllib.parse import urlsplit, urlunsplit

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection, text

CHANNEL = "cafe_matches"
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")


class Notice(msgspec.Struct, omit_defaults=True):
    """Something happened at a match; `sender` is the process that knows already."""

    sender: str
    match: str
    number: int = 0
    place: int | None = None  # whose draft has changed, or who says something
    phrase: str | None = None


def make_channels(database_url: str) -> ChannelsPlugin:
    """Channels over PostgreSQL where that is the store, else in memory."""
    return ChannelsPlugin(backend=_backend(database_url), channels=[CHANNEL])


def _backend(database_url: str) -> ChannelsBackend:
    if not database_url.startswith("postgresql"):
        return MemoryChannelsBackend()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    parts = urlsplit(database_url)
    return AsyncPgChannelsBackend(dsn=urlunsplit(parts._replace(scheme="postgresql")))


class ProcessBus:
    """This process's way to hear and be heard."""

    def __init__(self, channels: ChannelsPlugin, sender: str, *, between_processes: bool) -> None:
        self._channels = channels
        self._sender = sender
        self._between_processes = between_processes
        self.is_deaf = between_processes  # whether notices of other processes are missed

    def send(self, connection: Connection, match: str, *, number: int = 0, place: int | None = None) -> None:
        """Send a notice when the connection's transaction is committed."""
        if self._between_processes:
            self._notify(connection, Notice(self._sender, match, number, place))

    def say(self, connection: Connection, match: str, place: int, phrase: str) -> None:
        """Let the other processes pass on what somebody says."""
        if self._between_processes:
            self._notify(connection, Notice(self._sender, match, place=place, phrase=phrase))

    def _notify(self, connection: Connection, notice: Notice) -> None:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()})

    async def heard(self) -> AsyncIterator[Notice]:
        """What the other processes tell."""
        decoder = msgspec.json.Decoder(Notice)
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            self.is_deaf = False
            try:
                async for event in subscriber.iter_events():
                    notice = decoder.decode(event)
                    if notice.sender != self._sender:
                        yield notice
            finally:
                self.is_deaf = self._between_processes
