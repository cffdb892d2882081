"""Spectators who only listen, in a process of their own: those who measure must not wait for them.

python bench/spectators.py ADDRESS COUNT MATCH... opens the sockets, says so, and hangs up at the end of its input.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from servers import many


@contextmanager
def spectators(address: str, count: int, matches: Sequence[str]) -> Iterator[None]:
    """Sockets that are open, in another process."""
    command = [sys.executable, __file__, address, str(count), *matches]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None  # noqa: S101 - asked for above
    process.stdout.readline()
    try:
        yield
    finally:
        process.communicate()


async def watch(address: str, count: int, matches: Sequence[str]) -> None:
    async def listen(number: int) -> ClientConnection:
        url = f"ws{address.removeprefix('http')}/api/matches/{matches[number % len(matches)]}/socket"
        spectator = await connect(url, compression=None, max_size=None, ping_interval=None)
        await spectator.send('{"type": "hello"}')
        await spectator.recv(decode=False)
        return spectator

    sockets = await many(count, listen)
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await many(len(sockets), lambda number: sockets[number].close())


if __name__ == "__main__":
    uvloop.run(watch(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
