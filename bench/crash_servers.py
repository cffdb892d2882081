"""Servers for bench/crash.py: killed, started again within a fraction of a second, on one store."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from typing import Any

import httpx

from servers import free_port

TO_COME_UP = 120.0  # seconds, on a machine that has other work


def nursery(port: int, database: str, pause: float) -> None:
    """A process that has everything loaded, and forks a server on every line it reads."""
    import uvicorn

    from cafe.server.app import get_ready
    from cafe.server.server_config import ServerConfig
    from cafe.server.settings import Settings

    get_ready()
    limits: dict[str, Any] = {f"{name}_limit": 0 for name in ("create", "join", "act", "request")}
    settings = Settings(database=database, bot_pause=pause, sweep=0.2, log_level="error", **limits)
    config = ServerConfig(settings)
    listener = socket.create_server(("127.0.0.1", port))
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            uvicorn.Server(config).run(sockets=[listener])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


class Servers:
    """Servers one after the other, on one port."""

    def __init__(self, script: str, database: str, pause: float) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._http = httpx.Client(base_url=self.address, timeout=5)
        command = [sys.executable, script, "--nursery", str(port), database, str(pause)]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._process = 0

    def start(self) -> None:
        """Start the next one; returns once it answers."""
        stdin, stdout = self._nursery.stdin, self._nursery.stdout
        if stdin is None or stdout is None:
            raise SystemExit("the nursery is gone")
        stdin.write("\n")
        stdin.flush()
        self._process = int(stdout.readline())
        ends = time.monotonic() + TO_COME_UP
        while time.monotonic() < ends:
            try:
                if self._http.get("/api/health").is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.005)
        raise SystemExit("the server does not come up")

    def kill(self) -> float:
        """End it at once; returns when that was."""
        os.kill(self._process, signal.SIGKILL)
        return time.time()

    def close(self) -> None:
        """End it, and what forks it."""
        self._nursery.kill()
        self._nursery.wait()
        self._http.close()
