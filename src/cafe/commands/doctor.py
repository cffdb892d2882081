"""`cafe doctor`: whether a café can run here and, if not, in plain words what to do."""

from __future__ import annotations

import secrets
import shutil
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import MappingProxyType
from typing import Literal
from urllib.parse import urlsplit

from sqlalchemy import Connection, text

from cafe.commands.backup import at_store
from cafe.commands.console import output
from cafe.rules.errors import CafeError
from cafe.server.forwarding import MARK
from cafe.server.network.descriptors import KEPT_BACK
from cafe.server.network.hosts import HostNames
from cafe.server.settings import Settings
from cafe.server.store.files import file_of
from cafe.server.store.migrate import version_of

State = Literal["ok", "look", "bad"]
GIGABYTE = 1e9
ENOUGH, TOO_LITTLE = 2.0, 0.2  # gigabytes of disk
APART = 2.0  # seconds by which two clocks may differ
EARLIEST = 1_735_689_600  # 2025: a clock before this was never set
PATIENCE = 5.0
OK, READY, SWITCHING = 200, "/api/ready", 101
LONGEST = 1000  # bytes to read of an answer
MOST_PROCESSES = 12  # of a café to ask about our mark
CONNECTIONS = ("max_connections", "superuser_reserved_connections")
RESERVE = 10  # connections besides a café's: for its commands, its backups and PostgreSQL's administrator
GATEWAY = (502, 503, 504)  # a proxy's answers for a café that is down, or that it believes is down
SOCKET = "/api/matches/aaaaaaaaaaaa/socket"  # opens and is closed again, because there is no such match
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


class DoctorError(CafeError):
    """A malformed address."""


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    what: str
    state: State
    told: str


def run(settings: Settings, address: str) -> int:
    """Check everything and print the results; exit code 1 if something is bad."""
    findings = list(look(settings, tidy(address)))
    width = max(len(finding.what) for finding in findings)
    for finding in findings:
        output().print(f"{finding.state:4}  {finding.what:{width}}  {finding.told}")
    return int(any(finding.state == "bad" for finding in findings))


def tidy(address: str) -> str:
    """A usable address, or nothing."""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("https", "http") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if address and not good:
        raise DoctorError(f"--address {address}: not the address of a café, such as https://cafe.example.org")
    return address


def look(settings: Settings, address: str) -> Iterator[Finding]:
    """The results for this machine and these settings; with an address, for the café there too."""
    checks: dict[str, Callable[[], tuple[State, str]]] = {
        "kernel": _kernel,
        "disk": lambda: _disk(settings),
        "descriptors": lambda: _descriptors(settings),
        "database": lambda: _database(settings),
        "clock": lambda: _clock(address),
        "port": lambda: _port(settings),
        "proxy": lambda: _proxy(settings, address),
    }
    for what, check in checks.items():
        try:
            state, told = check()
        except (CafeError, OSError) as error:
            state, told = "bad", str(error)
        yield Finding(what, state, told)


def _kernel() -> tuple[State, str]:
    from cafe.rules.compiled import NATIVE, VARIABLE, shape
    from cafe.rules.game import Game

    Game.new("card", 2).choices()
    if shape() != NATIVE:
        return "look", f"the rules run as {shape()}, slowly: unset {VARIABLE} for a server"
    return "ok", "the compiled rules are those of this program"


def _disk(settings: Settings) -> tuple[State, str]:
    file = file_of(settings.database_url)
    if file is None:
        return "ok", "the store is PostgreSQL's; look at the disk of its machine"
    folder = file.absolute().parent
    if not folder.is_dir():
        return "bad", f"there is no folder {folder}: make it, owned by the user who runs the café"
    free = shutil.disk_usage(folder).free / GIGABYTE
    if free < TOO_LITTLE:
        return "bad", f"{free:.1f} GB free at {folder}: make room, or no action can be kept"
    return ("ok" if free >= ENOUGH else "look"), f"{free:.1f} GB free at {folder}"


def _descriptors(settings: Settings) -> tuple[State, str]:
    try:
        import resource
    except ImportError:  # Windows
        return "ok", "no limit here"
    hard, wanted = resource.getrlimit(resource.RLIMIT_NOFILE)[1], settings.connections + KEPT_BACK
    if hard == resource.RLIM_INFINITY or hard >= wanted:
        return "ok", f"{wanted} open files are allowed"
    return "look", f"{hard} open files are allowed, {wanted} wanted: LimitNOFILE={wanted} in the unit, or ulimit -Hn"


def _database(settings: Settings) -> tuple[State, str]:
    file = file_of(settings.database_url)
    if file is not None and not file.exists():
        return "ok", f"{file} is made at the first start"

    def work(connection: Connection) -> tuple[str, float, int | None]:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        said = connection.execute(text("SELECT CURRENT_TIMESTAMP")).scalar_one()
        clock = said.timestamp() if hasattr(said, "timestamp") else time.time()
        return version_of(connection), clock, _connections_of(connection) if settings.on_postgresql else None

    version, clock, most = at_store(settings.database, work, writes=True, checks=False)
    wanted = settings.workers * (settings.pool + 1)  # one more listens to the other processes
    if most is not None and wanted > most:
        return (
            "bad",
            f"PostgreSQL takes {most} connections, and {settings.workers} processes open up to {wanted}: "
            f"max_connections = {wanted + RESERVE} there, or fewer --workers or a smaller --pool here",
        )
    if abs(clock - time.time()) > APART:
        return (
            "look",
            f"the database's clock is {abs(clock - time.time()):.0f} s off: let both machines ask a time server",
        )
    return "ok", f"it can be written to; tables of version {version}"


def _connections_of(connection: Connection) -> int:
    """How many connections PostgreSQL leaves for a café; it reserves some for its administrator."""
    most, kept = (int(connection.execute(text(f"SHOW {name}")).scalar_one()) for name in CONNECTIONS)
    return most - kept


def _clock(address: str) -> tuple[State, str]:
    if time.time() < EARLIEST:
        return "bad", "the clock was never set: let the machine ask a time server (timedatectl set-ntp true)"
    if not address:
        return "ok", time.strftime("it says %Y-%m-%d %H:%M UTC", time.gmtime())
    there = _answer(address).headers.get("Date")
    if there is None:
        return "look", "the café's proxy tells no time"
    try:
        apart = abs(parsedate_to_datetime(there).timestamp() - time.time())
    except (ValueError, OverflowError):
        return "look", f"the café's proxy tells a time that is none: {there[:40]}"
    return ("ok", "it agrees with the café's") if apart <= APART else ("look", f"{apart:.0f} s off the café's")


def _port(settings: Settings) -> tuple[State, str]:
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            here = _here(settings)
            if _is_cafe(f"http://{here}"):
                return "ok", f"a café answers at {here}"
            return "bad", f"{here}: {(error.strerror or str(error)).lower()}; choose another --port or end what has it"
        except ValueError:  # a host name that is too long, or has an empty part
            return "bad", f"{settings.host} is not an address to listen on"
    return "ok", f"{_here(settings)} is free"


def _here(settings: Settings) -> str:
    """Where the café listens, in the form of an address."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"{host}:{settings.port}"


def _proxy(settings: Settings, address: str) -> tuple[State, str]:
    if "*" in settings.trusted_proxies:
        return "bad", "trusted-proxies is *: anybody could pretend to be anybody; name the proxy's address"
    if not address:
        return "ok", "not asked for; --address https://YOUR.NAME looks through the proxy"
    host = urlsplit(address).hostname or ""
    if not HostNames(settings).admits(host):
        return "bad", f"the café does not go by {host}: --allowed-hosts {host}"
    status = _answer(address).status
    if status == 421:
        return "bad", f"the running café does not go by {host}: --allowed-hosts {host}, and let the proxy pass Host on"
    if status in GATEWAY:
        return "bad", f"the proxy takes the café for down ({status}): {_why_down(settings, host)}"
    if not _is_cafe(address):
        return "bad", f"no café answers at {address}: does the proxy lead to its port?"
    if not _takes_sockets(address):
        return "bad", "the proxy does not pass on WebSockets (Upgrade and Connection)"
    return _forwarded(settings, address)


def _forwarded(settings: Settings, address: str) -> tuple[State, str]:
    """Whether the café believes the proxy about its visitors' addresses, tested with a mark sent through the proxy."""
    host, here = urlsplit(address).hostname or "", f"http://{_here(settings)}"
    mark = {MARK: secrets.token_hex(8)}
    for _ in range(MOST_PROCESSES):  # a different process may answer each request
        _answer(address, headers=mark)
        try:
            told = _answer(here, headers={**mark, "Host": host}).body
        except OSError:
            return "look", f"requests and sockets come through; ask beside the café ({here}) whether it knows who asks"
        if b'"forwarded":false' in told:
            return "bad", "all visitors count as one: name the proxy's address with --trusted-proxies"
        if b'"forwarded":true' in told:
            well = "requests and sockets come through, and who asks"
            return ("ok", well) if address.startswith("https") else ("look", f"{well}; no HTTPS")
    return (
        "look",
        "requests and sockets come through; the proxy does not say who asks (X-Forwarded-For), or there is none",
    )


@dataclass(frozen=True)
class _Answered:
    status: int
    headers: dict[str, str]
    body: bytes


def _answer(address: str, path: str = "/api/health", headers: Mapping[str, str] = MappingProxyType({})) -> _Answered:
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    asking = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        asking.request("GET", path, headers=dict(headers))
        answer = asking.getresponse()
        return _Answered(
            answer.status, dict(answer.getheaders()), b"" if answer.status == SWITCHING else answer.read(LONGEST)
        )
    except (OSError, HTTPException, ValueError) as error:  # the last for names that no host can have
        raise OSError(f"{address} does not answer: {str(error) or type(error).__name__}") from None
    finally:
        asking.close()


def _why_down(settings: Settings, host: str) -> str:
    """Why a proxy finds no café, as far as this machine can tell."""
    try:
        here = _answer(f"http://{_here(settings)}", READY, {"Host": host}).status
    except OSError:
        return "none answers at its port, or it is on another machine: start it, and let the proxy lead to it"
    if here != OK:
        return f"it says itself that it is not ready ({here}): look into its log"
    return f"it is ready, so let the proxy's health check ask for {READY} with the café's name: Host: {host}"


def _is_cafe(address: str) -> bool:
    try:
        return _answer(address).status == 200
    except OSError:
        return False


def _takes_sockets(address: str) -> bool:
    return _answer(address, SOCKET, UPGRADE).status == SWITCHING
