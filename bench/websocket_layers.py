"""WebSocket layers next to each other: processor time a message, memory a socket, and what a flood of frames does.

    python bench/websocket_layers.py                       # those that are installed
    pip install granian picows wsproto                     # in an environment of its own, for all of them

Every layer answers messages as they come. The flood is one socket with empty PINGs; meanwhile somebody else waits for
answers.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.sync.client import connect as connect_and_wait

SOCKETS, TALKING, SECONDS = 2000, 20, 4.0
PING = b"\x89\x80\0\0\0\0"
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


async def echo(
    scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """An ASGI application that answers every message with itself."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event.get("text")})


# -- the layers ---------------------------------------------------------------------------------------------------


def serve_by_uvicorn(port: int, layer: str) -> None:
    import uvicorn

    uvicorn.run(echo, port=port, ws=layer, ws_per_message_deflate=False, log_level="error")


def serve_by_ours(port: int, _: str) -> None:
    import uvicorn

    from cafe.server.network.guard import ConnectionGuard
    from cafe.server.network.http import GuardedHttp
    from cafe.server.network.websocket import GuardedWebSocket
    from cafe.server.settings import Settings

    config = uvicorn.Config(
        echo,
        port=port,
        http=GuardedHttp,
        ws=GuardedWebSocket,
        ws_per_message_deflate=False,
        log_level="error",
    )
    # The bounds on times and on what waits hold; those on frames and bytes must let this measurement through.
    settings = Settings(connections_limit=0, hello_seconds=0)
    if "FLOODED" not in os.environ:
        settings = replace(settings, socket_frames=10**6, socket_bytes=10**9)
    config.guard = ConnectionGuard(settings)  # type: ignore[attr-defined]
    uvicorn.Server(config).run()


def serve_by_granian(port: int, _: str) -> None:
    granian = importlib.import_module("granian")
    granian.Granian(f"{Path(__file__).stem}:echo", port=port, interface="asginl", log_level="error").serve()


def serve_by_picows(port: int, _: str) -> None:
    picows = importlib.import_module("picows")
    uvloop = importlib.import_module("uvloop")

    class Echo(picows.WSListener):  # type: ignore[name-defined,misc]
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.CLOSE:
                transport.disconnect()
            elif frame.msg_type == picows.WSMsgType.TEXT:
                transport.send(picows.WSMsgType.TEXT, frame.get_payload_as_bytes())

    async def serve() -> None:
        server = await picows.ws_create_server(lambda _: Echo(), "127.0.0.1", port)
        await server.serve_forever()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve())


LAYERS: dict[str, tuple[Callable[[int, str], None], str]] = {
    "ours, below uvicorn's websockets-sansio": (serve_by_ours, "cafe"),
    "uvicorn, websockets-sansio": (serve_by_uvicorn, "websockets-sansio"),
    "uvicorn, websockets": (serve_by_uvicorn, "websockets"),
    "uvicorn, wsproto": (serve_by_uvicorn, "wsproto"),
    "Granian": (serve_by_granian, "granian"),
    "picows (no ASGI)": (serve_by_picows, "picows"),
}


def is_installed(module: str) -> bool:
    return find_spec(module.partition("-")[0]) is not None


# -- measuring ----------------------------------------------------------------------------------------------------


@contextmanager
def running(name: str, **environment: str) -> Iterator[tuple[int, int]]:
    """A layer as a process: its id and port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, __file__, "--serve", name, "--port", str(port)]
    with subprocess.Popen(command, env={**os.environ, **environment}, cwd=Path(__file__).parent) as server:
        try:
            for _ in range(300):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            yield worker_of(server.pid), port
        finally:
            server.terminate()


def worker_of(process: int) -> int:
    """The process that serves: the last child, where a supervisor starts one."""
    time.sleep(0.5)
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return int(children[-1]) if children else process


def resident(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_time(process: int) -> float:
    parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def talk(port: int, process: int) -> tuple[float, float]:
    """Messages a second of some sockets, and the server's microseconds a message."""
    count = 0

    async def one(ends: float) -> None:
        nonlocal count
        async with connect(f"ws://127.0.0.1:{port}", compression=None) as client:
            while time.monotonic() < ends:
                await client.send('{"type": "ping", "id": 12345}')
                await client.recv()
                count += 1

    before = processor_time(process)
    await asyncio.gather(*(one(time.monotonic() + SECONDS) for _ in range(TALKING)))
    return count / SECONDS, (processor_time(process) - before) / count * 1e6


def opened(port: int) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port), 10)
    one.sendall(HANDSHAKE.encode())
    assert b" 101 " in one.recv(4096)  # noqa: S101 - there is nothing to measure otherwise
    return one


def memory_a_socket(port: int, process: int) -> float:
    before = resident(process)
    sockets = [opened(port) for _ in range(SOCKETS)]
    grown = resident(process) - before
    for one in sockets:
        one.close()
    return grown / SOCKETS


def flooded(port: int) -> float:
    """The longest that somebody waits for an answer while another floods with PINGs, in seconds."""
    code = "from websocket_layers import PING, flood; import sys; flood(int(sys.argv[1]), PING * 2000, reads=True)"
    longest = 0.0
    with (
        connect_and_wait(f"ws://127.0.0.1:{port}", compression=None, ping_interval=None) as client,
        subprocess.Popen([sys.executable, "-c", code, str(port)], cwd=Path(__file__).parent) as attack,
    ):
        while attack.poll() is None:
            began = time.perf_counter()
            client.send("hello")
            client.recv()
            longest = max(longest, time.perf_counter() - began)
            time.sleep(0.02)
    return longest


def flood(port: int, sent: bytes, *, reads: bool) -> None:
    """Send the same without end, on another socket whenever one is cut off."""
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends:
        with suppress(OSError), opened(port) as one:
            one.setblocking(False)
            rest = b""
            while time.monotonic() < ends:
                rest = rest or sent
                with suppress(BlockingIOError):
                    rest = rest[one.send(rest) :]
                with suppress(BlockingIOError):
                    if reads and not one.recv(65536):
                        break
        time.sleep(0.02)


def measure(name: str) -> str:
    with running(name) as (process, port):
        each = memory_a_socket(port, process)
    with running(name) as (process, port):
        second, micro = asyncio.run(talk(port, process))
    with running(name, FLOODED="1") as (process, port):
        longest = flooded(port)
        before = resident(process)
        flood(port, LONG_PING * 200, reads=False)
        grown = resident(process) - before
    speed = f"{second:,.0f} | {micro:.0f} µs | {each / 1000:.1f} kB"
    return f"| {name} | {speed} | {longest * 1000:,.0f} ms | {grown / 1e6:+.0f} MB |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", choices=LAYERS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve, module = LAYERS[asked.serve]
        serve(asked.port, module)
        return
    print("| layer | messages a second | processor a message | a socket | longest wait | memory, answers not read |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, (_, module) in LAYERS.items():
        if is_installed(module):
            print(measure(name), flush=True)


if __name__ == "__main__":
    main()
