"""Real servers for tests: one in a thread of this process, or one of its own process that can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from cafe.server.server_config import ServerConfig
from cafe.server.settings import Settings

QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "abandoned_pause": 0.0,
    "sweep": 0.2,
    "rated_seconds": 0.0,
    "create_limit": 0,
    "join_limit": 0,
    "act_limit": 0,
    "think_limit": 0,
    "report_limit": 0,
    "connect_limit": 0,
    "request_limit": 0,
    "public_limit": 0,
    "socket_frames": 0,
    "socket_bytes": 0,
    "log_level": "warning",
}


def settings_for(folder: Path, **given: Any) -> Settings:
    """Settings for a test: a store in a folder, no pauses, no limits."""
    return Settings(**{"database": f"sqlite:///{folder / 'store.sqlite3'}", **QUICK, **given})


@contextmanager
def serving(settings: Settings, port: int = 0) -> Iterator[str]:
    """A server in a thread; its address."""
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        config = ServerConfig(settings, timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        try:
            yield address
        finally:
            server.should_exit = True
            thread.join(20)


def wait_for(condition: Any, seconds: float = 180.0) -> None:
    """Wait until something is true."""
    ends = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < ends, "waited too long"
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def process(settings: Settings, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """`cafe serve` as a process of its own, up and answering."""
    running = start(settings, port)
    try:
        wait_for(lambda: answers(port) or running.poll() is not None, seconds=180)
        assert running.poll() is None, "the server did not start"
        yield running
    finally:
        stop(running)


def start(settings: Settings, port: int) -> subprocess.Popen[bytes]:
    """`cafe serve` as a process of its own, perhaps not up yet."""
    environment = {**os.environ, **settings.environment, "CAFE_PORT": str(port)}
    return subprocess.Popen([sys.executable, "-c", "from cafe.cli import main; main()", "serve"], env=environment)


def stop(running: subprocess.Popen[bytes]) -> None:
    """End a server, its workers too."""
    running.terminate()
    try:
        running.wait(20)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=2).is_success
    except httpx.HTTPError:
        return False
