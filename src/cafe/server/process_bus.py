"""Tells the other processes which match has changed, and nothing else: over PostgreSQL, or not at all if alone.

PostgreSQL itself sends the notices (NOTIFY) in the transaction that wrote the news, so there is never a notice without
its news, and no extra connection for sending. Each process listens on a separate connection, reopened when lost, to the
channels of the matches in its memory. A channel is the first letter of a match's id: where a proxy sends all requests
for matches with one letter to one process, no process hears what others do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit, urlunsplit

import msgspec
from sqlalchemy import Connection
from sqlalchemy import text as statement

if TYPE_CHECKING:
    from cafe.server.listening import ChannelListener

CHANNEL = "cafe_matches_"  # and the first letter of the match's id
BEFORE_NEXT_TRY = 0.2  # seconds
_NOTIFY = statement("SELECT pg_notify(:channel, :notice)")
log = logging.getLogger("cafe.server")


class Notice(msgspec.Struct, omit_defaults=True):
    """Something happened at a match; `sender` is the process that already knows."""

    sender: str
    match: str
    number: int = 0
    place: int | None = None  # whose draft has changed, or who says something
    phrase: str | None = None


class ProcessBus:
    """This process's end of the bus."""

    def __init__(self, database_url: str, sender: str) -> None:
        self._sender = sender
        parts = urlsplit(database_url)
        self._between_processes = parts.scheme.startswith("postgresql")
        self._address = urlunsplit(parts._replace(scheme="postgresql"))
        self.is_deaf = self._between_processes  # whether notices may be getting lost now
        self._listener: ChannelListener | None = None
        if self._between_processes:
            from cafe.server.listening import ChannelListener  # with SQLite the driver is never loaded

            self._listener = ChannelListener(self._address)

    def send(self, connection: Connection, match: str, *, number: int = 0, place: int | None = None) -> None:
        """Send a notice when the connection's transaction is committed."""
        if self._between_processes:
            self._notify(connection, Notice(self._sender, match, number, place))

    def say(self, connection: Connection, match: str, place: int, phrase: str) -> None:
        """Have the other processes pass on what somebody says."""
        if self._between_processes:
            self._notify(connection, Notice(self._sender, match, place=place, phrase=phrase))

    def _notify(self, connection: Connection, notice: Notice) -> None:
        channel = channel_of(notice.match)
        connection.execute(_NOTIFY, {"channel": channel, "notice": msgspec.json.encode(notice).decode()})

    async def attend(self, match: str) -> None:
        """Listen for what others do at a match; call it before reading the match, so that nothing is missed."""
        if self._listener is not None:
            await self._listener.add(channel_of(match))

    async def attend_only(self, matches: Iterable[str]) -> None:
        """Stop listening, except about these matches and those that share a channel with them."""
        if self._listener is not None:
            await self._listener.keep_only({channel_of(match) for match in matches})

    async def heard(self) -> AsyncIterator[Notice | None]:
        """Notices from the other processes; None whenever something may have been missed. Ends only if alone."""
        if self._listener is None:
            return
        decoder = msgspec.json.Decoder(Notice)
        while True:
            try:
                async for text in self._listener.heard():
                    self.is_deaf = False
                    notice = None if text is None else decoder.decode(text)
                    if notice is None or notice.sender != self._sender:
                        yield notice
            except ConnectionError as error:
                if not self.is_deaf:
                    log.warning("the other processes are not heard (%s); connecting again", error)
                self.is_deaf = True
            await asyncio.sleep(BEFORE_NEXT_TRY)


def channel_of(match: str) -> str:
    """The channel on which notices of a match are sent."""
    return CHANNEL + match[:1]
