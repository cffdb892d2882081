"""A server under steady load for an hour: whether memory, descriptors or latency creep up.

    python bench/soak.py [--minutes 60] [--matches 300] [--sockets 2000] [--pause 4] [--out FILE]

Two people play in each match, an action every --pause seconds; the other sockets watch, the same number at each match.
When a match is over its sockets are closed, and a new one with new sockets follows: the store grows as it would. Every
protection of the server is on (bench/servers.py). Once a minute a line tells what the server's process holds, how long
its actions took, and the machine's load average, because neighbours show in the times. In the end comes how much each
figure grows in an hour: the slope of a straight line through the minutes after the first sixth, with its 95% interval.
A figure is flat if zero is in its interval.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import astuple, dataclass, fields
from pathlib import Path

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from load_clients import OurPair
from servers import descriptors, many, ours, processor_time, resident

WARM = 1 / 6  # of the time, not counted in the slopes
LIKELY = 2.0  # standard errors: 95% with fifty points
Print = Callable[[str], None]


@dataclass(frozen=True)
class Minute:
    """What one minute was like."""

    minute: float
    memory_mb: float
    descriptors: float
    median_ms: float
    p99_ms: float
    processor_percent: float
    generator_percent: float
    actions: float
    load_average: float


class WatchedPair(OurPair):
    """Two players at a match, and others who watch it."""

    def __init__(self, address: str, http: httpx.AsyncClient, watchers: int) -> None:
        super().__init__(address, http)
        self._count = watchers
        self._watching: list[tuple[ClientConnection, asyncio.Task[None]]] = []

    async def begin(self) -> None:
        """Open the match and all sockets."""
        await super().begin()
        for _ in range(self._count):
            socket = await connect(self.url, compression=None, max_size=None)
            await socket.send('{"type": "hello"}')
            self._watching.append((socket, asyncio.ensure_future(hear(socket))))

    async def close(self) -> None:
        """Hang up, the watchers too."""
        watching, self._watching = self._watching, []
        for socket, hearing in watching:
            await socket.close()
            await hearing
        await super().close()


async def hear(socket: ClientConnection) -> None:
    """Take whatever a watcher is sent, until the connection ends."""
    try:
        while True:
            await socket.recv(decode=False)
    except ConnectionClosed:
        pass


async def play(pair: WatchedPair, took: list[float], pause: float, ends: float) -> None:
    """One action every so often, the first after a random part of the pause."""
    due = time.monotonic() + random.random() * pause
    while due < ends:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        took.append(await pair.act())
        due = max(due + pause, time.monotonic())


async def watch(process: int, took: list[float], minutes: int, tell: Print) -> list[Minute]:
    """A line a minute."""
    seen: list[Minute] = []
    began, spent, own = time.monotonic(), processor_time(process), time.process_time()
    for minute in range(1, minutes + 1):
        await asyncio.sleep(max(0.0, began + 60 * minute - time.monotonic()))
        cuts = statistics.quantiles(took, n=100)
        now_spent, now_own = processor_time(process), time.process_time()
        of_server, of_generator = (now_spent - spent) / 0.6, (now_own - own) / 0.6
        memory, files = resident(process) / 1e6, descriptors(process)
        times = (1000 * cuts[49], 1000 * cuts[98])
        seen.append(
            Minute(minute, memory, files, *times, of_server, of_generator, len(took), os.getloadavg()[0]),
        )
        took.clear()
        spent, own = now_spent, now_own
        tell("  ".join(f"{value:17.2f}" for value in astuple(seen[-1])))
    return seen


def slope(times: list[float], values: list[float]) -> tuple[float, float]:
    """How much a figure grows in an hour, and half the width of the 95% interval."""
    line = statistics.linear_regression(times, values)
    rest = [value - line.intercept - line.slope * at for at, value in zip(times, values, strict=True)]
    middle = statistics.fmean(times)
    spread = sum((at - middle) ** 2 for at in times)
    error = (sum(one * one for one in rest) / max(1, len(rest) - 2) / spread) ** 0.5
    return 60 * line.slope, 60 * LIKELY * error


def tell_slopes(seen: list[Minute], tell: Print) -> None:
    """How much each figure grows."""
    counted = seen[int(len(seen) * WARM) :]
    times = [one.minute for one in counted]
    if len(times) < 3:
        return
    for field in fields(Minute)[1:]:
        values = [getattr(one, field.name) for one in counted]
        grows, give = slope(times, values)
        tell(f"{field.name}: {statistics.fmean(values):.2f}, grows by {grows:+.2f} ± {give:.2f} an hour")


async def soak(address: str, process: int, given: argparse.Namespace, tell: Print) -> None:
    """Everybody in, an hour of play, everybody out."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tell(f"memory before anybody is there: {resident(process) / 1e6:.0f} MB")
        watchers = max(0, given.sockets - 2 * given.matches)
        counts = [len(range(number, watchers, given.matches)) for number in range(given.matches)]
        pairs = [WatchedPair(address, http, count) for count in counts]
        await many(len(pairs), lambda number: pairs[number].begin())
        tell("  ".join(f"{field.name:>17}" for field in fields(Minute)))
        took: list[float] = []
        ends = time.monotonic() + 60 * given.minutes
        playing = [asyncio.ensure_future(play(pair, took, given.pause, ends)) for pair in pairs]
        tell_slopes(await watch(process, took, given.minutes, tell), tell)
        await asyncio.gather(*playing)
        await many(len(pairs), lambda number: pairs[number].close())
        tell("everybody has gone; what is left a minute later, when matches that nobody looks at are forgotten:")
        await asyncio.sleep(60)
        tell(f"memory: {resident(process) / 1e6:.0f} MB, descriptors: {descriptors(process)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between two actions of a match")
    parser.add_argument("--out", type=Path, help="a file that the lines are also written to")
    given = parser.parse_args()
    with ExitStack() as stack:
        out = stack.enter_context(given.out.open("w")) if given.out else None

        def tell(line: str) -> None:
            for file in (sys.stdout, out):
                if file is not None:
                    print(line, file=file, flush=True)

        tell(f"{given.matches} matches, {given.sockets} sockets, an action every {given.pause:g} s in each match")
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address, process = stack.enter_context(ours(folder))
        uvloop.run(soak(address, process, given, tell))


if __name__ == "__main__":
    main()
