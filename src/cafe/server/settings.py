"""Every setting of the server, once: a flag of `cafe serve`, an environment variable, a line in docs/server.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import Field, asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from cafe.rules.errors import CafeError

PREFIX = "CAFE_"
LOG_LEVELS = ("critical", "error", "warning", "info", "debug")


class SettingsError(CafeError):
    """A setting that makes no sense."""


def _setting(default: Any, told: str) -> Any:
    return field(default=default, metadata={"told": told})


@dataclass(frozen=True)
class Settings:
    """How the server runs; each field's `told` explains it, as does docs/server.md."""

    # Listening
    host: str = _setting("127.0.0.1", "The address to listen on.")
    port: int = _setting(8000, "The port to listen on; 0 takes a free one.")
    lan: bool = _setting(False, "Listen on the local network, and show the address and a QR code.")
    open: bool = _setting(False, "Open the page in the browser of this machine.")
    workers: int = _setting(1, "How many processes; more than one needs PostgreSQL.")
    allowed_origins: str = _setting("", "Other sites whose pages may use this server: origins, separated by commas.")
    allowed_hosts: str = _setting("", "Names of this server besides addresses and localhost, with commas; * is any.")
    trusted_proxies: str = _setting("127.0.0.1", "Proxies whose X-Forwarded-For is believed: addresses, with commas.")
    # Storage
    database: str = _setting("", "sqlite:///FILE or postgresql+asyncpg://...; empty: a file in your data folder.")
    pool: int = _setting(8, "How many connections to PostgreSQL a process keeps.")
    # Names
    words: str = _setting("", "A folder with words that names in public places may not have; empty: ours.")
    # Bots
    bot_level: str = _setting("level3", "The level of a bot where none is asked for.")
    bots: str = _setting("", "Bots of yours on offer too: module:function=Name or file.py:function=Name, with commas.")
    bot_threads: int = _setting(0, "How many searches run at once; 0: one less than there are cores, at least one.")
    bot_pause: float = _setting(0.3, "Seconds a bot waits before its turn where people play, so that they can follow.")
    abandoned_pause: float = _setting(1.0, "Seconds a bot waits before its turn where nobody is.")
    hint_seconds: float = _setting(1.0, "Seconds to think about a hint.")
    review_simulations: int = _setting(
        600, "Simulations for each turn of a game of two that is reviewed; with more players fewer."
    )
    stand_in_bot: str = _setting("level3", "The bot that stands in for somebody who is away.")
    # Ratings
    rated_seconds: float = _setting(60.0, "Seconds a rated match must last at least to count.")
    # Absence and the end of idle matches
    absent_after: float = _setting(60.0, "Seconds away after which the others may vote for a bot.")
    open_idle: float = _setting(86400.0, "Seconds without anybody present after which a match not begun closes.")
    play_idle: float = _setting(14 * 86400.0, "Seconds without an action after which a match in play closes.")
    days_idle: float = _setting(30 * 86400.0, "The same for matches with days for a turn.")
    sweep: float = _setting(5.0, "Seconds between two looks for what is due: bots, clocks, idle matches.")
    # Forgetting
    keep_matches: float = _setting(0.0, "Days that matches are kept after their end; 0: for good.")
    keep_names: float = _setting(
        365.0, "Days that names typed without a profile are kept after a match's end; 0: for good."
    )
    keep_addresses: float = _setting(30.0, "Days that marks of addresses are kept after a match's end; 0: for good.")
    keep_profiles: float = _setting(730.0, "Days that profiles are kept after they were last used; 0: for good.")
    # Limits, for each client address; 0 is none
    create_limit: int = _setting(30, "Matches and profiles created a minute.")
    public_limit: int = _setting(10, "Public matches that wait; five times as many with those being played.")
    join_limit: int = _setting(60, "Joins and other changes of a match a minute.")
    act_limit: int = _setting(1200, "Actions, drafts, questions and other requests a minute.")
    think_limit: int = _setting(60, "Hints and reviews a minute.")
    report_limit: int = _setting(10, "Reports of names or behaviour a minute.")
    connect_limit: int = _setting(240, "Sockets opened a minute.")
    sockets_limit: int = _setting(100, "Sockets open at once.")
    sockets: int = _setting(20000, "Sockets open at once for everybody together.")
    connections_limit: int = _setting(200, "Connections of any kind open at once.")
    connections: int = _setting(21000, "Connections of any kind open at once for everybody together.")
    request_limit: int = _setting(3000, "Requests of any kind a minute, the page's files included.")
    # Limits of one connection, which is cut off beyond them; 0 is none
    header_seconds: float = _setting(10.0, "Seconds to send the header of a request.")
    body_seconds: float = _setting(20.0, "Seconds to send its body.")
    take_seconds: float = _setting(20.0, "Seconds in which a client must take what it is sent.")
    hello_seconds: float = _setting(5.0, "Seconds from opening a socket to its first message.")
    socket_frames: int = _setting(50, "Frames of a socket a second, of any kind; ten seconds' worth at once.")
    socket_bytes: int = _setting(32768, "Bytes of a socket a second; ten seconds' worth at once.")
    socket_waiting: int = _setting(262144, "Bytes that may wait to be sent to a socket.")
    # Logs and figures
    log_level: str = _setting("info", "critical, error, warning, info or debug.")
    metrics: bool = _setting(True, "Serve /metrics for Prometheus.")

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise SettingsError("workers: at least one")
        if self.workers > 1 and not self.on_postgresql:
            raise SettingsError("workers: several processes need PostgreSQL (--database postgresql+asyncpg://...)")
        if self.database and not self.database.startswith(("sqlite:///", "postgresql+asyncpg://")):
            raise SettingsError("database: sqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME")
        if not 0 < self.hint_seconds <= 60:
            raise SettingsError(f"hint_seconds: {self.hint_seconds:g} is not more than 0 and at most 60")
        if not 1 <= self.review_simulations <= 100_000:
            raise SettingsError(f"review_simulations: {self.review_simulations} is not from 1 to 100000")
        if self.log_level not in LOG_LEVELS:
            raise SettingsError(f"log_level: one of {', '.join(LOG_LEVELS)}, not '{self.log_level}'")
        if min(self.keep_matches, self.keep_names, self.keep_addresses, self.keep_profiles) < 0:
            raise SettingsError("keep_matches, keep_names, keep_addresses and keep_profiles: days, 0 for good")
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"port: {self.port} is not from 0 to 65535")

    @property
    def on_postgresql(self) -> bool:
        """Whether the store is PostgreSQL."""
        return self.database.startswith("postgresql")

    @property
    def database_url(self) -> str:
        """The store's address; by default a file in the user's data folder, which it creates if necessary."""
        if self.database:
            return self.database
        import platformdirs

        folder = Path(platformdirs.user_data_dir("cafe-international"))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'matches.sqlite3'}"

    @property
    def origins(self) -> frozenset[str]:
        """The other sites whose pages may use this server."""
        return frozenset(part.strip() for part in self.allowed_origins.split(",") if part.strip())

    @property
    def environment(self) -> dict[str, str]:
        """The settings as environment variables, for the processes of this server."""
        return {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}


def all_settings() -> list[tuple[Field[Any], type[Any]]]:
    """Every setting and its type, in order."""
    hints = get_type_hints(Settings)
    return [(one, hints[one.name]) for one in fields(Settings)]


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from environment variables; SettingsError names one that makes no sense."""
    given: dict[str, Any] = {}
    for one, kind in all_settings():
        text = environment.get(PREFIX + one.name.upper())
        if text is not None:
            given[one.name] = _read(one.name, text, kind)
    return Settings(**given)


def _read(name: str, text: str, kind: type[Any]) -> Any:
    if kind is bool:
        words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
        if text.lower() not in words:
            raise SettingsError(f"{name}: true or false, not '{text}'")
        return words[text.lower()]
    try:
        return kind(text)
    except ValueError:
        raise SettingsError(f"{name}: '{text}' is no number") from None
