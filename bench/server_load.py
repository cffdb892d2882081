"""The server under load, next to boardgame.io's in one run: latency at a steady rate, the highest rate held, memory.

    python bench/server_load.py [--matches 200] [--idle 5000] [--seconds 20] [--boardgame bench/boardgame]

The load generator runs on the same machine. Our server has every protection on (bench/servers.py), and keeps every
action on disk (SQLite) before it answers; boardgame.io's uses its own store, which is memory. An action counts as done
when its player has the answer and the other player has seen it. With --boardgame, that folder must have been set up by
`npm ci`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvloop

from load_clients import BoardgamePair, OurPair, Pair
from servers import boardgame, many, ours, processor_time, resident
from spectators import spectators

IDLE_MATCHES = 1000
TURNS = 5  # of each server flat out
MakePair = Callable[[str, httpx.AsyncClient], Pair]


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


def told(name: str, took: list[float], seconds: float) -> None:
    cuts = statistics.quantiles(took, n=1000)
    print(
        f"{name}: {len(took) / seconds:,.0f} actions a second; "
        f"median {1000 * cuts[499]:.1f} ms, 99% under {1000 * cuts[989]:.1f} ms, 99.9% under {1000 * cuts[998]:.1f} ms",
        flush=True,
    )


@asynccontextmanager
async def idle_sockets(address: str, http: httpx.AsyncClient, count: int, process: int) -> AsyncIterator[None]:
    """Spectators who only listen, and what they and their matches cost."""
    before = resident(process)
    wish = {"game": "card", "name": "Ada", "others": ["free"]}
    ids = [(await http.post("/api/matches", json=wish)).json()["match"]["id"] for _ in range(IDLE_MATCHES)]
    between = resident(process)
    print(f"memory: {(between - before) / IDLE_MATCHES / 1000:.1f} kB an idle match", flush=True)
    with spectators(address, count, ids):
        if count:
            print(f"memory: {(resident(process) - between) / count / 1000:.1f} kB a socket ({count} open)", flush=True)
        yield


@dataclass
class Contender:
    """A server under load, and what it did flat out so far."""

    name: str
    process: int
    pairs: list[Pair]
    took: list[float] = field(default_factory=list)
    seconds: float = 0.0
    spent: float = 0.0  # processor time of the server
    own: float = 0.0  # and of the load generator

    async def flat_out(self, seconds: float) -> None:
        """As fast as it goes, for a while."""
        spent, own, began = processor_time(self.process), time.process_time(), time.perf_counter()
        self.took += await flat_out(self.pairs, seconds)
        self.seconds += time.perf_counter() - began
        self.spent += processor_time(self.process) - spent
        self.own += time.process_time() - own

    @property
    def rate(self) -> float:
        """Actions a second."""
        return len(self.took) / self.seconds

    @property
    def spent_each(self) -> float:
        """Seconds of processor time an action."""
        return self.spent / len(self.took)

    async def close(self) -> None:
        """Hang up."""
        await many(len(self.pairs), lambda number: self.pairs[number].close())

    def tell(self) -> None:
        told(f"{self.name}, flat out", self.took, self.seconds)
        print(
            f"{self.name}, flat out: {1e6 * self.spent_each:.0f} µs of processor time an action, "
            f"{1e6 * self.own / len(self.took):.0f} µs of the load generator's",
            flush=True,
        )


async def meet(make: MakePair, server: tuple[str, int], name: str, given: argparse.Namespace) -> Contender:
    """Open matches and measure them at a steady rate, ours beside idle sockets."""
    address, process = server
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        print(f"memory: {resident(process) / 1e6:.0f} MB, {name}, before anybody has come", flush=True)
        idle = idle_sockets(address, http, given.idle, process) if name == "ours" else nullcontext()
        async with idle:
            pairs = await begin_pairs(make, address, http, given.matches)
            await steady(pairs, 3)  # warm
            gc.collect()
            gc.freeze()  # the collector of this process must not stop the clock of either server
            told(f"{name}, one action a second", await steady(pairs, given.seconds), given.seconds)
    return Contender(name, process, pairs)


async def measure(servers: list[tuple[MakePair, tuple[str, int], str]], given: argparse.Namespace) -> None:
    """All figures. Flat out the servers take turns, so that whatever else the machine does is shared fairly."""
    async with AsyncExitStack() as stack:
        contenders = []
        for make, server, name in servers:
            contenders.append(await meet(make, server, name, given))
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=server[0], timeout=60))
            for pair in contenders[-1].pairs:
                pair.http = http  # for matches opened later
        for _ in range(TURNS):
            for contender in contenders:
                await contender.flat_out(given.seconds / TURNS)
        for contender in contenders:
            contender.tell()
            await contender.close()
    if len(contenders) > 1:
        ratio = contenders[0].rate / contenders[1].rate
        share = contenders[0].spent_each / contenders[1].spent_each
        print(
            f"flat out: {ratio:.2f} times as many actions a second as boardgame.io's server, "
            f"{share:.2f} of its processor time an action"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--boardgame", type=Path)
    given = parser.parse_args()
    print(f"{given.matches} matches of two, load average {os.getloadavg()[0]:.1f} at the start")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers: list[tuple[MakePair, tuple[str, int], str]] = [(OurPair, stack.enter_context(ours(folder)), "ours")]
        if given.boardgame:
            servers.append((BoardgamePair, stack.enter_context(boardgame(given.boardgame)), "boardgame.io"))
        uvloop.run(measure(servers, given))


if __name__ == "__main__":
    main()
