"""Waiting for messages and for room: asyncio's queue and event take 4 kB a socket, these take 200 bytes."""

from __future__ import annotations

import asyncio
from typing import Any


class Mailbox:
    """Messages in the order they came, for one reader; bounded by the sender."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Put a message in, and wake the reader."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def qsize(self) -> int:
        """How many wait."""
        return len(self._messages)

    async def get(self) -> Any:
        """The first message, when there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class Gate:
    """A gate, open or closed; many may wait until it opens."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._opening is None

    def set(self) -> None:
        """Open it."""
        opening, self._opening = self._opening, None
        if opening is not None and not opening.done():
            opening.set_result(None)

    def clear(self) -> None:
        """Close it."""
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Wait until it is open."""
        while self._opening is not None:
            await asyncio.shield(self._opening)
