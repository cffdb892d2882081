"""The server under load, next to boardgame.io's in one run: latency at a steady rate, the highest rate held, memory.

    python bench/server_load.py [--matches 200] [--idle 5000] [--seconds 20] [--boardgame bench/boardgame]

The load generator runs on the same machine. Ours keeps every action on disk (SQLite) before it answers; boardgame.io's
uses its own store, which is memory. An action counts as done when its player has the answer and the other player has
seen it. With --boardgame, that folder must have been set up by `npm ci`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from cafe.server.settings import Settings
from load_clients import BoardgamePair, OurPair, Pair

IDLE_MATCHES = 100
AT_ONCE = 50  # connections opened at the same time
MakePair = Callable[[str, httpx.AsyncClient], Pair]


def free_port() -> int:
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
    limits: dict[str, Any] = {f"{name}_limit": 0 for name in ("create", "join", "act", "think", "connect", "sockets")}
    port = free_port()
    chosen = Settings(
        port=port, database=f"sqlite:///{folder / 'store.sqlite3'}", log_level="warning", **limits, **more
    )
    command = [sys.executable, "-c", "from cafe.cli import main; main()", "serve"]
    with running(command, port, "/api/health", **chosen.environment) as server:
        yield server


@contextmanager
def boardgame(folder: Path) -> Iterator[tuple[str, int]]:
    port = free_port()
    with running(["node", str(folder / "server.js"), str(port)], port, "/games", NODE_ENV="production") as server:
        yield server


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


async def many(count: int, make: Callable[[int], object]) -> list[object]:
    """Run many things, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> object:
        async with gate:
            return await make(number)  # type: ignore[misc]

    return await asyncio.gather(*(one(number) for number in range(count)))


async def begin_pairs(make: MakePair, address: str, http: httpx.AsyncClient, count: int) -> list[Pair]:
    pairs = [make(address, http) for _ in range(count)]
    await many(count, lambda number: pairs[number].begin())
    return pairs


async def steady(pairs: list[Pair], seconds: float) -> list[float]:
    """One action a second in each match, spread over the second."""
    took: list[float] = []
    dice = random.Random(1)

    async def play(pair: Pair, offset: float) -> None:
        began = time.perf_counter()
        for second in range(int(seconds)):
            await asyncio.sleep(max(0.0, began + second + offset - time.perf_counter()))
            took.append(await pair.act())

    await asyncio.gather(*(play(pair, dice.random()) for pair in pairs))
    return took


async def flat_out(pairs: list[Pair], seconds: float) -> list[float]:
    """As fast as it goes: in each match the next action follows when the last is seen."""
    took: list[float] = []
    ends = time.perf_counter() + seconds

    async def play(pair: Pair) -> None:
        while time.perf_counter() < ends:
            took.append(await pair.act())

    await asyncio.gather(*(play(pair) for pair in pairs))
    return took


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has taken, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def told(name: str, took: list[float], seconds: float) -> None:
    cuts = statistics.quantiles(took, n=1000)
    print(
        f"{name}: {len(took) / seconds:,.0f} actions a second; "
        f"median {1000 * cuts[499]:.1f} ms, 99% under {1000 * cuts[989]:.1f} ms, 99.9% under {1000 * cuts[998]:.1f} ms",
        flush=True,
    )


async def idle_sockets(address: str, http: httpx.AsyncClient, count: int, process: int) -> list[ClientConnection]:
    """Spectators who only listen, and what they and their matches cost."""
    before = resident(process)
    wish = {"game": "card", "name": "Ada", "others": ["free"]}
    ids = [(await http.post("/api/matches", json=wish)).json()["match"]["id"] for _ in range(IDLE_MATCHES)]
    between = resident(process)
    print(f"memory: {(between - before) / IDLE_MATCHES / 1000:.1f} kB an idle match", flush=True)

    async def listen(number: int) -> ClientConnection:
        url = f"ws{address.removeprefix('http')}/api/matches/{ids[number % len(ids)]}/socket"
        spectator = await connect(url, compression=None, max_size=None, ping_interval=None)
        await spectator.send('{"type": "hello"}')
        await spectator.recv(decode=False)
        return spectator

    sockets = await many(count, listen)
    print(f"memory: {(resident(process) - between) / count / 1000:.1f} kB a socket ({count} open)", flush=True)
    return sockets  # type: ignore[return-value]


async def measure(make: MakePair, server: tuple[str, int], name: str, given: argparse.Namespace) -> float:
    """All figures of a server; returns the highest rate it holds, in actions a second."""
    address, process = server
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        sockets = await idle_sockets(address, http, given.idle, process) if name == "ours" else []
        pairs = await begin_pairs(make, address, http, given.matches)
        await steady(pairs, 3)  # warm
        told(f"{name}, one action a second", await steady(pairs, given.seconds), given.seconds)
        await many(len(sockets), lambda number: sockets[number].close())
        spent, own, began = processor_time(process), time.process_time(), time.perf_counter()
        took = await flat_out(pairs, given.seconds)
        seconds = time.perf_counter() - began
        spent, own = processor_time(process) - spent, time.process_time() - own
        told(f"{name}, flat out", took, seconds)
        print(
            f"{name}, flat out: {1e6 * spent / len(took):.0f} µs of processor time an action, "
            f"{1e6 * own / len(took):.0f} µs of the load generator's",
            flush=True,
        )
        await many(len(pairs), lambda number: pairs[number].close())
        return len(took) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--boardgame", type=Path)
    given = parser.parse_args()
    print(f"{given.matches} matches of two, load average {os.getloadavg()[0]:.1f} at the start")
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as server:
        rate = uvloop.run(measure(OurPair, server, "ours", given))
    if given.boardgame:
        with boardgame(given.boardgame) as server:
            theirs = uvloop.run(measure(BoardgamePair, server, "boardgame.io", given))
        print(f"flat out: {rate / theirs:.2f} times as many actions a second as boardgame.io's server")


if __name__ == "__main__":
    main()
