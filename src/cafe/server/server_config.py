"""uvicorn, set up for this server: the same for `cafe serve`, its workers and the tests."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar

from cafe.server.app import create_app
from cafe.server.logs import log_config
from cafe.server.network.guard import ConnectionGuard
from cafe.server.network.http import GuardedHttp
from cafe.server.network.http import log as requests
from cafe.server.network.websocket import GuardedWebSocket
from cafe.server.settings import Settings

LARGEST_MESSAGE = 16 * 1024  # bytes over a socket


class ServerConfig(uvicorn.Config):
    """The configuration of one server; workers get a copy of it and load the application themselves."""

    guard: ConnectionGuard  # of this process, once loaded

    def __init__(self, settings: Settings, **given: Any) -> None:
        self.settings = settings
        self.lobby_key = secrets.token_bytes(16)
        super().__init__(
            "cafe.server.app:create_app",
            factory=True,
            workers=settings.workers,
            http=GuardedHttp,
            ws=GuardedWebSocket,
            ws_per_message_deflate=False,  # 27 kB a socket instead of 70
            ws_max_size=LARGEST_MESSAGE,
            log_config=log_config(settings.log_level),
            access_log=False,  # it would reveal addresses; a proxy may keep one
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
            **given,
        )

    def configure_logging(self) -> None:
        """Do not log malformed requests from strangers; they are counted."""
        super().configure_logging()
        requests.setLevel(logging.ERROR)

    def load_app(self) -> Callable[[], Litestar]:
        """The factory of the application, with this process's guard."""
        self.guard = ConnectionGuard(self.settings)
        return lambda: create_app(self.settings, self.guard, self.lobby_key)
