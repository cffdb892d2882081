"""Telling the other processes: which match has gone on, nothing else. Over PostgreSQL, or to nobody if alone.

PostgreSQL itself sends the notices (NOTIFY) in the transaction that wrote the news, so there is never a notice without
its news, nor a connection opened for one. Each process listens on a connection of its own, made again when it is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from urllib.parse import urlsplit, urlunsplit

import msgspec
from sqlalchemy import Connection
from sqlalchemy import text as statement

CHANNEL = "cafe_matches"
BEFORE_NEXT_TRY = 0.2  # seconds
_NOTIFY = statement("SELECT pg_notify(:channel, :notice)")
log = logging.getLogger("cafe.server")


class Notice(msgspec.Struct, omit_defaults=True):
    """Something happened at a match; `sender` is the process that knows already."""

    sender: str
    match: str
    number: int = 0
    place: int | None = None  # whose draft has changed, or who says something
    phrase: str | None = None


class ProcessBus:
    """This process's way to hear and be heard."""

    def __init__(self, database_url: str, sender: str) -> None:
        self._sender = sender
        parts = urlsplit(database_url)
        self._between_processes = parts.scheme.startswith("postgresql")
        self._address = urlunsplit(parts._replace(scheme="postgresql"))
        self.is_deaf = self._between_processes  # whether notices get lost at this moment

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

    async def heard(self) -> AsyncIterator[Notice | None]:
        """What the other processes tell; None whenever something may have been missed. Ends only if alone."""
        if not self._between_processes:
            return
        from cafe.server.listening import listen  # with SQLite the driver is never loaded

        decoder = msgspec.json.Decoder(Notice)
        while True:
            try:
                async for text in listen(self._address, CHANNEL):
                    self.is_deaf = False
                    notice = None if text is None else decoder.decode(text)
                    if notice is None or notice.sender != self._sender:
                        yield notice
            except ConnectionError as error:
                if not self.is_deaf:
                    log.warning("the other processes are not heard (%s); connecting again", error)
                self.is_deaf = True
            await asyncio.sleep(BEFORE_NEXT_TRY)
