"""Pairs of clients for the load test: of our server, and of boardgame.io's. Each pair plays one match over two sockets.

Both speak WebSocket by the same library; messages are read only as far as needed to play on.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = ("B1", "D1", "A2", "C2", "E2", "B3", "D3", "A4", "C4", "E4", "B5", "D5")


class Pair(Protocol):
    """Two players at one match."""

    http: httpx.AsyncClient

    async def begin(self) -> None:
        """Open the match and both sockets."""
        ...

    async def act(self) -> float:
        """One action of the player to move; the seconds until it is acknowledged and the other has seen it."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


class _Choice(msgspec.Struct):
    action: str


class _Match(msgspec.Struct):
    status: str


class _Told(msgspec.Struct):
    type: str
    number: int = 0
    choices: list[_Choice] | None = None
    match: _Match | None = None
    error: Any = None


_told = msgspec.json.Decoder(_Told)


class OurPair:
    """Two players at a match of our server."""

    def __init__(self, address: str, http: httpx.AsyncClient, other: str | None = None) -> None:
        self._addresses = (address, other or address)  # of the process of each player
        self.http = http
        self.url = ""  # of the sockets of this match, at the first of them
        self._sockets: list[ClientConnection] = []
        self._state = _Told("state")
        self._mover = 0

    async def begin(self) -> None:
        wish = {"game": "card", "name": "Ada", "others": ["free"], "order": "given"}
        host = (await self.http.post("/api/matches", json=wish)).json()
        path = f"/api/matches/{host['match']['id']}"
        joined = await self.http.post(f"{path}/join", json={"name": "Ben"})
        if joined.is_error:
            raise RuntimeError(joined.text)
        other = joined.json()
        headers = {"Authorization": f"Bearer {host['token']}"}
        await self.http.post(f"{path}/start", headers=headers)
        urls = [f"ws{address.removeprefix('http')}{path}/socket" for address in self._addresses]
        self.url = urls[0]
        for url, token in zip(urls, (host["token"], other["token"]), strict=True):
            socket = await connect(url, compression=None, max_size=None)
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            self._sockets.append(socket)
        states = [await self._next(socket, "state") for socket in self._sockets]
        self._mover = 0 if states[0].choices else 1
        self._state = states[self._mover]

    async def _next(self, socket: ClientConnection, *kinds: str) -> _Told:
        while True:
            told = _told.decode(await socket.recv(decode=False))
            if told.type in kinds:
                return told
            if told.type == "refused":
                raise RuntimeError(told.error)

    async def act(self) -> float:
        if self._state.match is not None and self._state.match.status == "over":
            await self.close()
            await self.begin()
        choices = self._state.choices or []
        action = choices[0].action
        mine, others = self._sockets[self._mover], self._sockets[1 - self._mover]
        message = {"type": "play", "id": 1, "number": self._state.number, "actions": [action]}
        began = time.perf_counter()
        await mine.send(msgspec.json.encode(message).decode())
        steps, seen = await asyncio.gather(self._acknowledged(mine), self._next(others, "steps"))
        took = time.perf_counter() - began
        if steps.choices is None and seen.choices is not None:
            self._mover, self._state = 1 - self._mover, seen
        else:
            self._state = steps
        return took

    async def _acknowledged(self, socket: ClientConnection) -> _Told:
        """Both the answer and the news of one's own action, in whatever order."""
        first = await self._next(socket, "played", "steps")
        second = await self._next(socket, "played", "steps")
        return first if first.type == "steps" else second

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        self._sockets.clear()


class BoardgamePair:
    """Two players at a match of boardgame.io's server, over socket.io's protocol (version 4)."""

    _numbers = itertools.count()

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self._address = address
        self.http = http
        self._match = ""
        self._sockets: list[ClientConnection] = []
        self._count = 0

    async def begin(self) -> None:
        self._match = f"match-{next(self._numbers)}"  # made by its server when the first player asks for it
        url = f"ws{self._address.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        for player in ("0", "1"):
            socket = await connect(url, compression=None, max_size=None)
            self._sockets.append(socket)
            await self._next(socket, b"0")
            await socket.send("40/cafe,")
            await self._next(socket, b"40/cafe,")
            await self._emit(socket, "sync", self._match, player, None, 2)
            await self._next(socket, b'42/cafe,["sync"')

    async def _emit(self, socket: ClientConnection, *parts: Any) -> None:
        await socket.send("42/cafe," + msgspec.json.encode(parts).decode())

    async def _next(self, socket: ClientConnection, prefix: bytes) -> None:
        while True:
            message = await socket.recv(decode=False)
            if message.startswith(prefix):
                return
            if message == b"2":
                await socket.send("3")
            elif message.startswith(b'42/cafe,["patch"') and b'"update"' in prefix:
                return

    async def act(self) -> float:
        player = self._count % 2
        payload = {
            "type": "play",
            "args": [SEATS[self._count % len(SEATS)]],
            "playerID": str(player),
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        began = time.perf_counter()
        await self._emit(self._sockets[player], "update", action, self._count, self._match, str(player))
        await asyncio.gather(*(self._next(socket, b'42/cafe,["update"') for socket in self._sockets))
        took = time.perf_counter() - began
        self._count += 1
        return took

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        self._sockets.clear()
