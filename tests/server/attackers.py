"""Attackers: python attackers.py NAME ADDRESS MATCH SECONDS. In processes of their own, which slow no measurement.

Each does one thing as hard as it can for some seconds, comes back whenever it is cut off, and prints what became of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx

from cafe.rules.editions import edition

sys.path.insert(0, str(Path(__file__).parent.parent))
from server.attacks import CONTINUED, HELLO, PING, TEXT, connected, frame, handshake, is_cut_within, request

Seen = Counter[str]
SOURCES = [f"127.0.0.{number}" for number in range(2, 10)]
PATIENCE = 0.02  # seconds between two tries to get in: an attacker far away is not quicker
LISTENERS = 4100
EACH = 90  # sockets of one address
AT_ONCE = 10  # requests of one address


def flood(first: bytes, then: bytes, *, reads: bool) -> Callable[[str, str, float, Seen], None]:
    """Open a socket and send the same without end."""

    def attack(address: str, match: str, ends: float, seen: Seen) -> None:
        for source in _sources(ends):
            with suppress(OSError, TimeoutError), connected(address, source) as one:
                one.sendall(handshake(match))
                if not one.recv(4096).startswith(b"HTTP/1.1 101"):
                    seen["refused"] += 1
                    continue
                one.sendall(first)
                left = ends - time.monotonic()
                seen["cut off" if is_cut_within(one, left, flood=then, reads=reads) else "left alone"] += 1

    return attack


def fuzz(address: str, match: str, ends: float, seen: Seen) -> None:
    """Frames of random bytes, some of which look right at first."""
    dice = random.Random(1)
    for source in _sources(ends):
        with suppress(OSError, TimeoutError), connected(address, source) as one:
            one.sendall(handshake(match))
            if not one.recv(4096).startswith(b"HTTP/1.1 101"):
                seen["refused"] += 1
                continue
            one.sendall(HELLO if dice.random() < 0.5 else b"")
            junk = bytes([dice.choice([0x81, 0x01, 0x80, 0x89, 0x88, 0xC1, 0xFF])]) + dice.randbytes(300)
            seen["cut off" if is_cut_within(one, 2, flood=junk) else "left alone"] += 1


def half_sent(first: bytes) -> Callable[[str, str, float, Seen], None]:
    """As many connections as will go, each of which begins a request and does not end it."""

    def attack(address: str, _: str, ends: float, seen: Seen) -> None:
        open_ones: list[socket.socket] = []
        for number in range(1050):
            with suppress(OSError, TimeoutError):
                open_ones.append(connected(address, SOURCES[number % len(SOURCES)]))
                open_ones[-1].sendall(first)
        time.sleep(max(0.0, ends - time.monotonic()))
        seen["cut off"] += sum(is_cut_within(one, 0.001) for one in open_ones)
        seen["open"] += len(open_ones)

    return attack


def requests(*sent: bytes) -> Callable[[str, str, float, Seen], None]:
    """Requests one after the other, without waiting for the answers."""

    def attack(address: str, _: str, ends: float, seen: Seen) -> None:
        for source in _sources(ends):
            with suppress(OSError, TimeoutError), connected(address, source) as one:
                one.settimeout(0.2)
                while time.monotonic() < ends:
                    for wish in sent:
                        one.sendall(wish)
                        answer = one.recv(65536)
                        if not answer:
                            raise ConnectionResetError
                        seen[answer[9:12].decode("latin-1")] += answer.startswith(b"HTTP/1.1 ")

    return attack


def connections(address: str, _: str, ends: float, seen: Seen) -> None:
    """Connections that are closed as soon as they are open."""
    while time.monotonic() < ends:
        with suppress(OSError, TimeoutError), connected(address, random.choice(SOURCES)):
            seen["opened"] += 1


def thinking(path: str, source: str) -> Callable[[str, str, float, Seen], None]:
    """One address asks for as much thinking as it can."""

    def attack(address: str, _: str, ends: float, seen: Seen) -> None:
        document = json.loads(Path(os.environ["CAFE_DOCUMENT"]).read_bytes())
        if path.endswith("best"):
            document["actions"] = document["actions"][:20]
        asyncio.run(_think(address + path, document, source, ends, seen))

    return attack


async def _think(url: str, document: object, source: str, ends: float, seen: Seen) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=60))
    async with httpx.AsyncClient(transport=transport, timeout=60) as http:

        async def ask() -> None:
            while time.monotonic() < ends:
                answer = await http.post(url, json=document)
                seen[str(answer.status_code)] += 1
                await asyncio.sleep(0.2 if answer.status_code == 429 else 0)

        await asyncio.gather(*(ask() for _ in range(40)))


def replayed(path: str) -> Callable[[str, str, float, Seen], None]:
    """Many connections of several addresses ask for a long game that is over, again and again."""

    def attack(address: str, _: str, ends: float, seen: Seen) -> None:
        asyncio.run(_replay(f"{address}/api/matches/{os.environ['CAFE_FINISHED']}/{path}", ends, seen))

    return attack


async def _replay(url: str, ends: float, seen: Seen) -> None:
    async def ask(http: httpx.AsyncClient) -> None:
        while time.monotonic() < ends:
            answer = await http.get(url)
            seen[str(answer.status_code)] += 1
            await asyncio.sleep(0.2 if answer.status_code == 429 else 0)

    async with AsyncExitStack() as stack:
        asking = []
        for source in SOURCES:
            transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)  # no certificates to load
            http = await stack.enter_async_context(httpx.AsyncClient(transport=transport, timeout=60))
            asking += [ask(http) for _ in range(AT_ONCE)]
        await asyncio.gather(*asking)


def abandoned(bot: str) -> Callable[[str, str, float, Seen], None]:
    """120 matches full of bots, left at once: bots play them to their end."""
    return lambda address, _, ends, seen: _abandon(address, bot, ends, seen)


def _abandon(address: str, bot: str, ends: float, seen: Seen) -> None:
    for number in range(120):
        transport = httpx.HTTPTransport(local_address=f"127.0.201.{1 + number % 8}")
        with httpx.Client(base_url=address, transport=transport) as http:
            wish = {"game": "board", "name": "Ada", "others": [bot] * 3, "start": True}
            made = http.post("/api/matches", json=wish)
            seen[str(made.status_code)] += 1
            if made.status_code == 201:
                mine = {"Authorization": f"Bearer {made.json()['token']}"}
                http.post(f"/api/matches/{made.json()['match']['id']}/leave", headers=mine)
    time.sleep(max(0.0, ends - time.monotonic()))


def _with_nations(row: str, nations: Iterator[str]) -> str:
    """A row of a plan with other nations at its tables."""
    return re.sub("[A-Z]{2}", lambda _: next(nations), row)


def plans(address: str, _: str, ends: float, seen: Seen) -> None:
    """Positions on floor plans that nobody has drawn before."""
    plan = list(edition("board").plan.rows)
    tables = [cell for row in plan for cell in re.findall("..", row) if cell.isupper()]
    dice = random.Random(1)
    for source in _sources(ends):
        shuffled = iter(dice.sample(tables, len(tables)))
        rows = [_with_nations(row, shuffled) for row in plan]
        document = {"format": "cafe-game/1", "game": "board", "players": ["Ada", "Ben"], "start": 0}
        document |= {
            "options": {"same_sex_tables": False},
            "plan": rows,
            "position": {"hands": [[], []]},
            "actions": [],
        }
        with httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=source)) as http:
            seen[str(http.post("/api/tools/position", json=document).status_code)] += 1


def long_addresses(address: str, _: str, ends: float, seen: Seen) -> None:
    """Requests whose addresses are as long as headers may be, and never the same."""
    dice = random.Random(1)
    for source in _sources(ends):
        with suppress(OSError, TimeoutError), connected(address, source) as one:
            one.settimeout(2)
            junk = "&".join(f"{letter}={dice.random()}" for letter in "abcdefgh" * 150)
            one.sendall(request(dice.choice(["/api/lobby?", "/m/", "/api/nothing/"]) + junk))
            answer = one.recv(65536)
            seen[answer[9:12].decode("latin-1") or "cut off"] += 1


def phrases(address: str, _: str, ends: float, seen: Seen) -> None:
    """Thousands listen to a match, and one says something to all of them again and again."""
    asyncio.run(_phrases(address, ends, seen))


async def _phrases(address: str, ends: float, seen: Seen) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["free"]}
    made = httpx.post(f"{address}/api/matches", json=wish).json()
    match, token = made["match"]["id"], made["token"]
    host, _, port = address.removeprefix("http://").partition(":")
    streams = []
    for number in range(LISTENERS):
        source = f"127.0.{1 + number // EACH}.1"
        with suppress(OSError):
            streams.append(await asyncio.open_connection(host, int(port), local_addr=(source, 0)))
            streams[-1][1].write(handshake(match))
            await streams[-1][0].readuntil(b"\r\n\r\n")
            greeting = json.dumps({"type": "hello", "token": token if number == 0 else None}).encode()
            streams[-1][1].write(frame(TEXT, greeting))
    seen["listeners"] += len(streams)
    reading = [asyncio.ensure_future(_drain(reader, seen)) for reader, _ in streams]
    until = time.monotonic() + ends
    while time.monotonic() < until:
        with suppress(OSError):
            streams[0][1].write(frame(TEXT, b'{"type": "say", "phrase": "hello"}'))
        seen["said"] += 1
        await asyncio.sleep(1)
    for task in reading:
        task.cancel()


async def _drain(reader: asyncio.StreamReader, seen: Seen) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            seen["heard"] += data.count(b'"said"')


def _sources(ends: float) -> Iterator[str]:
    while time.monotonic() < ends:
        yield random.choice(SOURCES)
        time.sleep(PATIENCE)


HEADER = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = request("/api/matches", "Content-Length: 1000", "Content-Type: application/json", method="POST")
CHUNKED = request("/api/matches", "Transfer-Encoding: chunked", method="POST") + b"1\r\n \r\n" * 50_000
ATTACKS: dict[str, Callable[[str, str, float, Seen], None]] = {
    "empty pings": flood(b"", frame(PING) * 2000, reads=True),
    "empty pings after hello": flood(HELLO, frame(PING) * 2000, reads=True),
    "long pings, answers not read": flood(b"", frame(PING, b"x" * 125) * 200, reads=False),
    "empty fragments": flood(frame(TEXT, last=False), frame(CONTINUED, last=False) * 2000, reads=True),
    "many messages": flood(HELLO, frame(TEXT, b'{"type": "state"}') * 100, reads=True),
    "many messages, answers not read": flood(HELLO, frame(TEXT, b'{"type": "state"}') * 100, reads=False),
    "random frames": fuzz,
    "half-sent headers": half_sent(HEADER),
    "half-sent bodies": half_sent(BODY + b"{"),
    "requests for the house": requests(request("/api/house")),
    "requests for metrics": requests(request("/metrics")),
    "requests for what is not there": requests(request("/api/nothing"), request("/nothing", method="POST")),
    "requests ahead of their answers": requests(request("/api/house") * 500),
    "bodies in crumbs": requests(CHUNKED),
    "connections": connections,
    "reviews": thinking("/api/tools/review", "127.0.200.1"),
    "searches": thinking("/api/tools/best", "127.0.202.1"),
    "steps of a game that is over": replayed("steps"),
    "documents of a game that is over": replayed("document"),
    "abandoned matches": abandoned("level5"),
    "abandoned matches of quick bots": abandoned("random"),
    "plans": plans,
    "long addresses": long_addresses,
    "phrases to thousands": phrases,
}


def main(name: str, address: str, match: str, seconds: str) -> None:
    """Attack, and tell what became of it as one line of JSON."""
    os.nice(10)  # on one machine with the server an attacker must not win by taking its processor
    seen: Seen = Counter()
    ends = float(seconds) if name == "phrases to thousands" else time.monotonic() + float(seconds)
    ATTACKS[name](address, match, ends, seen)
    sys.stdout.write(json.dumps(seen) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
