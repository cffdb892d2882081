"""Listening to a match over its socket, reconnecting when the connection drops."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from cafe.client.refusal import ServerRefusal, refusal_of
from cafe.protocol import play as m
from cafe.protocol.faults import FaultBody
from cafe.protocol.messages import Message

# Reconnecting would not help.
FINAL = {4400: "invalid", 4401: "token", 4403: "origin", 4404: "unknown", 4409: "not_now"}
LONGEST_WAIT = 5.0  # seconds between two attempts
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Watching:
    """An open socket of a match: iterate over its messages, or ask and wait for the answer."""

    def __init__(self, address: str, match: str, token: str | None, patience: float = 60.0) -> None:
        self._url = f"ws{address.removeprefix('http')}/api/matches/{match}/socket"
        self._token = token
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._closing = ExitStack()
        self._kept: list[Message] = []
        self._number = 0

    def __enter__(self) -> Watching:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the socket."""
        self._socket = None
        self._closing.close()

    def __iter__(self) -> Iterator[Message]:
        while True:
            yield self.next()

    def next(self, timeout: float | None = None) -> Message:
        """The next message; a whole `State` first, and again after every reconnection. TimeoutError if none comes."""
        if self._kept:
            return self._kept.pop(0)
        while True:
            try:
                return self._receive(timeout)
            except ConnectionClosed as closed:
                self._forget(closed)

    def ask(self, message: m.Asked, timeout: float = 30.0) -> Message:
        """Ask and wait for the answer, keeping other messages for later; raises ServerRefusal if refused."""
        self._number += 1
        asked = msgspec.json.encode(msgspec.structs.replace(message, id=self._number)).decode()
        while True:
            try:
                self._connected().send(asked)
                return self._answer(timeout)
            except ConnectionClosed as closed:
                self._forget(closed)

    def _answer(self, timeout: float) -> Message:
        ends = time.monotonic() + timeout
        while True:
            message = self._receive(max(0.0, ends - time.monotonic()))
            if getattr(message, "re", None) != self._number:
                self._kept.append(message)
            elif isinstance(message, m.Refused):
                raise refusal_of(message.error)
            else:
                return message

    def _receive(self, timeout: float | None) -> Message:
        return _decoder.decode(self._connected().recv(timeout))

    def _connected(self) -> ClientConnection:
        """The socket; connects, retrying for a while, if there is none."""
        ends, wait = time.monotonic() + self._patience, 0.05
        while self._socket is None:
            try:
                self._socket = self._closing.enter_context(connect(self._url, compression=None, max_size=None))
            except (OSError, InvalidHandshake):
                if time.monotonic() > ends:
                    raise
                time.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            else:
                self._socket.send(msgspec.json.encode(m.Hello(self._token)).decode())
        return self._socket

    def _forget(self, closed: ConnectionClosed) -> None:
        self.close()
        code = closed.rcvd.code if closed.rcvd else 0
        if code in FINAL:
            raise ServerRefusal(FaultBody(FINAL[code], closed.rcvd.reason if closed.rcvd else "")) from closed
