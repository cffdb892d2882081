"""What a socket held is free as soon as it is closed: the collector would find it after hours only."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from cafe.server.network.http import GuardedHttp
from cafe.server.network.websocket import GuardedWebSocket
from server.serving import serving, settings_for, wait_for

KINDS = (GuardedHttp, GuardedWebSocket, ServerProtocol)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server in whose process nothing is collected."""
    with serving(settings_for(tmp_path)) as address:
        gc.collect()
        gc.disable()
        try:
            yield address
        finally:
            gc.enable()


def held() -> int:
    return sum(type(one) in KINDS for one in gc.get_objects())


@pytest.mark.parametrize("hello", ['{"type": "hello"}', "nonsense"])
def test_a_closed_socket_leaves_nothing_to_collect(address: str, hello: str) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["free"]}
    with httpx.Client(base_url=address) as http:
        match = http.post("/api/matches", json=wish).json()["match"]["id"]
    wait_for(lambda: not held())
    url = f"ws{address.removeprefix('http')}/api/matches/{match}/socket"
    for _ in range(3):
        with connect(url, compression=None) as socket:
            socket.send(hello)
            if hello != "nonsense":
                socket.recv()
    wait_for(lambda: not held())


def test_a_closed_connection_leaves_nothing_to_collect(address: str) -> None:
    for path in ("/api/health", "/api/house", "/api/nothing"):
        httpx.get(address + path)
    wait_for(lambda: not held())
