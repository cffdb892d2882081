"""What a stranger with a socket of their own can do: bytes as no library would send them."""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

STRANGER = "127.0.0.2"  # no trusted proxy, unlike 127.0.0.1
PING, TEXT, CONTINUED = 0x9, 0x1, 0x0
LAST = 0x80


def connected(address: str, source: str = STRANGER) -> socket.socket:
    """A connection from an address of this machine."""
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname, parts.port), timeout=10, source_address=(source, 0))


def request(path: str, *headers: str, method: str = "GET", host: str = "127.0.0.1") -> bytes:
    """A request as it goes over the wire."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


def handshake(match: str) -> bytes:
    """The request for the socket of a match."""
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    return request(f"/api/matches/{match}/socket", *upgrade, "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==")


def opened(address: str, match: str, source: str = STRANGER) -> socket.socket:
    """An open socket of a match, before its first message."""
    one = connected(address, source)
    one.sendall(handshake(match))
    assert one.recv(4096).startswith(b"HTTP/1.1 101")
    return one


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, masked with zeros; of at most 65,535 bytes."""
    first = opcode | (LAST if last else 0)
    size = bytes([LAST | len(data)]) if len(data) < 126 else bytes([LAST | 126]) + len(data).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + data


HELLO = frame(TEXT, b'{"type": "hello"}')


def is_cut_within(one: socket.socket, seconds: float, *, flood: bytes = b"", reads: bool = True) -> bool:
    """Whether the other side hangs up in time, while bytes are sent as fast as they go."""
    ends = time.monotonic() + seconds
    one.setblocking(False)
    rest = b""
    while time.monotonic() < ends:
        try:
            if flood:
                rest = rest or flood
                with suppress(BlockingIOError):
                    rest = rest[one.send(rest) :]
            if reads or not flood:
                with suppress(BlockingIOError):
                    if not one.recv(65536):
                        return True
        except OSError:
            return True
        time.sleep(0 if flood else 0.01)
    return False


def resident(process: int | None = None) -> int:
    """The memory of a process in bytes; of this one if not told which."""
    with Path(f"/proc/{process or os.getpid()}/statm").open() as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
