"""Servers to be measured, each a process of its own, and what the system says of them."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from cafe.server.settings import Settings

AT_ONCE = 50  # connections opened at the same time
Answer = TypeVar("Answer")
# Every protection is on. Those that count by address are raised, because all the load comes from one; what bounds a
# single socket (frames, bytes, what waits to be sent, times) is as strangers find it.
RAISED: dict[str, Any] = {
    f"{name}_limit": 100_000_000 for name in ("create", "join", "act", "think", "connect", "sockets", "request")
}
RAISED |= {"connections_limit": 100_000_000, "trusted_proxies": ""}  # a proxy's connections would not be counted


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, path: str, **environment: str) -> Iterator[tuple[str, int]]:
    """A server as a process of its own: its address and its process id."""
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(1200):
            try:
                if httpx.get(address + path).status_code < 500:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def ours(folder: Path, **more: Any) -> Iterator[tuple[str, int]]:
    """Our server on a store of its own, unless `more` names one."""
    port = free_port()
    given = {"database": f"sqlite:///{folder / 'store.sqlite3'}", "log_level": "warning", **RAISED, **more}
    command = [sys.executable, "-c", "from cafe.cli import main; main()", "serve"]
    with running(command, port, "/api/health", **Settings(port=port, **given).environment) as server:
        yield server


@contextmanager
def boardgame(folder: Path) -> Iterator[tuple[str, int]]:
    """boardgame.io's server."""
    port = free_port()
    with running(["node", str(folder / "server.js"), str(port)], port, "/games", NODE_ENV="production") as server:
        yield server


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has taken, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descriptors(process: int) -> int:
    """How many files and connections a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


async def many(count: int, make: Callable[[int], Awaitable[Answer]]) -> list[Answer]:
    """Run many things, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Answer:
        async with gate:
            return await make(number)

    return await asyncio.gather(*(one(number) for number in range(count)))
