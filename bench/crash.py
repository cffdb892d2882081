"""Kill the server at random moments while people and bots play, and compare what was acknowledged with what is there.

    python bench/crash.py --kills 500

A nursery process loads the server once and forks it, so that a restart takes a fraction of a second; every server is
ended by SIGKILL. Clients play on over HTTP, sending once more whatever was not answered. In the end the store is read:
every acknowledged action must be there, at its number, once.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.play import State
from cafe.rules.games import GAME_NAMES

Answer = TypeVar("Answer")
LONGEST_LIFE = 0.6  # seconds that a server lives after it has answered


@dataclass
class Tally:
    """What one client was told: the actions acknowledged, by match, in order."""

    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    repeats: int = 0
    refusals: list[str] = field(default_factory=list)


class Client(threading.Thread):
    """Plays one match after the other against a bot, whatever happens to the server."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(daemon=True)
        self.tally = Tally()
        self.stopping = False
        self._address = address
        self._dice = random.Random(number)

    def run(self) -> None:
        with Cafe(self._address, timeout=5) as cafe:
            while not self.stopping:
                seat = self._insist(lambda: cafe.create(self._dice.choice(GAME_NAMES), "Ada", ["random"], start=True))
                if seat is not None:
                    self._play(seat)

    def _play(self, seat: Seat) -> None:
        done = self.tally.acknowledged.setdefault(seat.match, [])
        while not self.stopping:
            state = self._insist(seat.look)
            if state is None or state.match.status == "over":
                return
            self.tally.places[seat.match] = state.you or 0
            if state.choices:
                self._act(seat, state, done)
            else:
                time.sleep(0.005)

    def _act(self, seat: Seat, state: State, done: list[tuple[int, str]]) -> None:
        action = self._dice.choice(state.choices or []).action
        try:
            played = self._insist(lambda: seat.play(action, number=state.number))
        except ServerRefusal as refusal:
            self.tally.refusals.append(str(refusal))
            return
        if played is not None:
            self.tally.repeats += played.repeat
            done.append((played.from_number, action))

    def _insist(self, ask: Callable[[], Answer]) -> Answer | None:
        """Ask until there is an answer; None if the end has come meanwhile."""
        while not self.stopping:
            try:
                return ask()
            except httpx.HTTPError:
                time.sleep(0.01)
        return None


# -- the nursery: a process that has everything loaded, and forks a server on every line it reads ---------------------


def nursery(port: int, database: str) -> None:
    import uvicorn

    from cafe.server.app import create_app, get_ready
    from cafe.server.settings import Settings

    get_ready()
    limits: dict[str, Any] = {f"{name}_limit": 0 for name in ("create", "join", "act", "request")}
    settings = Settings(database=database, bot_pause=0, sweep=0.2, log_level="error", **limits)
    app = create_app(settings)
    listener = socket.create_server(("127.0.0.1", port))
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            config = uvicorn.Config(app, log_level="error", access_log=False)
            uvicorn.Server(config).run(sockets=[listener])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


class Servers:
    """Servers one after the other, on one port and one store."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self._port}"
        self._http = httpx.Client(base_url=self.address, timeout=5)
        command = [sys.executable, __file__, "--nursery", str(self._port), database]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self) -> int:
        """Start the next one; its process id, once it answers."""
        stdin, stdout = self._nursery.stdin, self._nursery.stdout
        if stdin is None or stdout is None:
            raise SystemExit("the nursery is gone")
        stdin.write("\n")
        stdin.flush()
        process = int(stdout.readline())
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            try:
                if self._http.get("/api/health").is_success:
                    return process
            except httpx.HTTPError:
                time.sleep(0.005)
        raise SystemExit("the server does not come up")

    def close(self) -> None:
        self._nursery.kill()
        self._nursery.wait()


# -- the comparison ------------------------------------------------------------------------------------------------


def compare(store: Path, tallies: list[Tally]) -> dict[str, int]:
    """Count what is lost, doubled or out of place."""
    found = {"matches": 0, "acknowledged": 0, "on disk": 0, "by bots": 0, "lost": 0, "doubled": 0, "gaps": 0}
    connection = sqlite3.connect(store)
    for tally in tallies:
        for match, acknowledged in tally.acknowledged.items():
            rows = connection.execute(
                "SELECT number, place, action, by FROM actions WHERE match = ? ORDER BY number", (match,)
            ).fetchall()
            found["matches"] += 1
            found["on disk"] += len(rows)
            found["acknowledged"] += len(acknowledged)
            found["by bots"] += sum(by == "bot" for *_, by in rows)
            found["gaps"] += [number for number, *_ in rows] != list(range(len(rows)))
            mine = [(number, action) for number, _, action, by in rows if by == "person"]
            found["lost"] += len(set(acknowledged) - set(mine))
            # One action may have been written and not acknowledged when the end came, never more.
            found["doubled"] += max(0, len(mine) - len(acknowledged) - 1)
    found["integrity faults"] = connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok"
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nursery", nargs=2, metavar=("PORT", "STORE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.nursery:
        nursery(int(given.nursery[0]), given.nursery[1])
        return 0
    dice = random.Random(given.seed)
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.sqlite3"
        servers = Servers(f"sqlite:///{store}")
        clients = [Client(servers.address, number) for number in range(given.clients)]
        began, kills = time.monotonic(), 0
        try:
            process = servers.start()
            for client in clients:
                client.start()
            while kills < given.kills:
                time.sleep(dice.uniform(0, LONGEST_LIFE))
                os.kill(process, signal.SIGKILL)
                kills += 1
                process = servers.start()
                if kills % 50 == 0:
                    print(
                        f"{kills} kills, {sum(len(a) for c in clients for a in c.tally.acknowledged.values())} "
                        "actions acknowledged",
                        flush=True,
                    )
            time.sleep(2)  # play goes on
            for client in clients:
                client.stopping = True
            for client in clients:
                client.join(30)
            os.kill(process, signal.SIGKILL)
        finally:
            servers.close()
        found = compare(store, [client.tally for client in clients])
    refusals = [refusal for client in clients for refusal in client.tally.refusals]
    print(f"kills: {kills} in {time.monotonic() - began:.0f} s")
    for what, count in found.items():
        print(f"{what}: {count}")
    print(f"answered again after a kill: {sum(client.tally.repeats for client in clients)}")
    print(f"refused: {len(refusals)} {refusals[:3]}")
    return 1 if found["lost"] or found["doubled"] or found["gaps"] or found["integrity faults"] or refusals else 0


if __name__ == "__main__":
    sys.exit(main())
