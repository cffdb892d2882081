"""`cafe serve`: the server, for one machine or many."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from urllib.request import urlopen

import uvicorn

from cafe.commands.console import notices
from cafe.i18n import say
from cafe.rules.errors import CafeError
from cafe.server.levels import check_level_settings
from cafe.server.network.descriptors import KEPT_BACK, raise_descriptor_limit
from cafe.server.public_words import read_words
from cafe.server.server_config import ServerConfig
from cafe.server.settings import Settings
from cafe.server.store.files import only_server_of

EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by --lan
PATIENCE = 150  # checks of a starting server, 0.2 s apart
SOMEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


class AddressTakenError(CafeError):
    """Something else is listening there."""


def run(settings: Settings) -> int:
    """Serve until Ctrl-C; returns the exit code."""
    check_level_settings(settings)
    read_words(settings.words)
    with only_server_of(settings.database_url):
        pass  # one sentence now, instead of a traceback when the server starts and locks the file
    allow_connections(settings)
    listener = listen(EVERYWHERE if settings.lan else settings.host, settings.port)
    tell_where(settings, listener.getsockname()[1])
    if settings.open:
        host = own_address() if settings.lan else settings.host  # links and QR codes use the address that was opened
        open_page(f"http://{host}:{listener.getsockname()[1]}/")
    os.environ.update(settings.environment)
    config = ServerConfig(settings, timeout_graceful_shutdown=5)
    server = uvicorn.Server(config)
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
        return 0
    server.run(sockets=[listener])
    return 0 if server.started else 1


def allow_connections(settings: Settings) -> None:
    """Raise the limit of descriptors to what the connections need, or say that there are fewer."""
    allowed = raise_descriptor_limit(settings.connections)
    if allowed is not None:
        wanted = settings.connections + KEPT_BACK
        told = say("serve-descriptors", allowed=str(allowed), possible=str(allowed - KEPT_BACK), wanted=str(wanted))
        notices().print(told)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; AddressTakenError if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise AddressTakenError(f"{host}:{port}: {(error.strerror or str(error)).lower()}") from None
    listener.set_inheritable(True)
    return listener


def tell_where(settings: Settings, port: int) -> None:
    """Print the address; on the local network with a QR code for the phones in the room."""
    console = notices()
    if not settings.lan:
        console.print(say("serve-address", address=f"http://{settings.host}:{port}/"))
        return
    address = f"http://{own_address()}:{port}/"
    console.print(say("serve-lan", address=address))
    if sys.stderr.isatty() or settings.log_level == "debug":
        import segno

        segno.make(address, error="m").terminal(out=sys.stderr, compact=True)


def open_page(address: str) -> None:
    """Open the page in a browser as soon as the server answers; without a browser the printed address must do."""

    def wait_and_open() -> None:
        for _ in range(PATIENCE):
            time.sleep(0.2)
            with suppress(OSError), urlopen(f"{address}api/health", timeout=2):  # noqa: S310 - an address of our own
                webbrowser.open(address)
                return

    threading.Thread(target=wait_and_open, daemon=True).start()


def own_address() -> str:
    """This machine's address on the local network, as far as we can find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
