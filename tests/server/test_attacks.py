"""Every attack of a stranger on a server with its usual limits, while somebody plays: `make hostile-test`."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from cafe import Game
from cafe.client import Cafe, Seat
from cafe.protocol.play import AskDraft, AskPing
from cafe.record.write import document_of, encode
from cafe.server.network.descriptors import raise_descriptor_limit
from server.attackers import ATTACKS
from server.attacks import resident
from server.playing import friends, to_move
from server.serving import free_port, process, settings_for

SECONDS = 8.0
EVERY = 0.06  # seconds between two looks of the honest player: within the limits
PATIENCE = 0.1  # seconds that 99% of the answers may take
CALM = 0.02  # seconds that they may take when nobody attacks, or the machine is too busy to tell
DRAFTS = 4  # every so many questions one is a draft, which is written to the disk
GROWTH = 10_000_000  # bytes
THINKING = ("reviews", "searches", "abandoned matches")
ATTACKERS = Path(__file__).parent / "attackers.py"
pytestmark = pytest.mark.long


@dataclass(frozen=True)
class Server:
    """A server as a process, and somebody who plays there."""

    address: str
    process: int
    seats: list[Seat]
    document: Path
    finished: str  # a long match that is over
    memory: int  # before anybody attacks, with everything used once
    calm: float  # seconds that 99% of the answers take when nobody attacks


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attacked")
    raise_descriptor_limit(10_000)  # the attackers need some too
    document = folder / "game.json"
    document.write_bytes(a_game())
    defaults = {name: value for name, value in vars(type(settings_for(folder))()).items() if name.endswith("_limit")}
    bounds = {"socket_frames": 50, "socket_bytes": 32768, "sweep": 5.0, "header_seconds": 4.0, "body_seconds": 4.0}
    port = free_port()
    with process(settings_for(folder, **defaults, **bounds), port) as running:
        address = f"http://127.0.0.1:{port}"
        with Cafe(address) as cafe:
            seats, finished = friends(cafe), a_finished_match(cafe)
            use_everything_once(address, seats, document)
            calm = slowest(play_meanwhile(to_move(seats)[0], None, SECONDS))
            yield Server(address, running.pid, seats, document, finished, resident(running.pid), calm)


def use_everything_once(address: str, seats: list[Seat], document: Path) -> None:
    """Whatever is made when it is first needed belongs to the memory of a server at rest."""
    to_move(seats)[0].hint()
    for path in ("review", "position", "best"):
        httpx.post(f"{address}/api/tools/{path}", content=document.read_bytes(), timeout=60)
    for path in ("/", "/metrics", "/api/house", "/api/lobby", "/api/openapi.json"):
        httpx.get(address + path)


def a_finished_match(cafe: Cafe) -> str:
    seat = cafe.create("board", "Ada", ["random"] * 3, start=True)
    for state in seat.turns():
        seat.play((state.choices or [])[0].action, number=state.number)
    return seat.match


def a_game() -> bytes:
    game = Game.new("board", ("Ada", "Ben", "Cleo", "Dora"), seed=1)
    while not game.is_over:
        game.play(game.legal_actions()[0])
    return encode(document_of(game))


def play_meanwhile(seat: Seat, attack: subprocess.Popen[str] | None, seconds: float) -> list[float]:
    """How long an honest player's questions take, in seconds, while somebody attacks."""
    took, ends = list[float](), time.monotonic() + seconds
    state = seat.look()
    draft = AskDraft(number=state.number, actions=[(state.choices or [])[0].action])
    with seat.watch() as watching:
        watching.next()
        while time.monotonic() < ends and (attack is None or attack.poll() is None):
            question = AskPing() if len(took) % DRAFTS else draft
            began = time.perf_counter()
            watching.ask(question)
            took.append(time.perf_counter() - began)
            time.sleep(EVERY)
        watching.ask(AskDraft(number=state.number, actions=[]))
    return took


def hint_meanwhile(server: Server) -> str:
    """What an honest player's hint is worth while others want to think too."""
    seat, _ = to_move(server.seats)
    began = time.perf_counter()
    hint = seat.hint()
    return f"; a hint: {time.perf_counter() - began:.1f} s, {sum(turn.simulations for turn in hint.turns)} simulations"


def slowest(took: list[float]) -> float:
    """What 99% of the answers took at most."""
    return statistics.quantiles(took, n=100)[98]


def report(name: str, took: list[float], grown: int, seen: dict[str, int]) -> str:
    at = statistics.quantiles(took, n=100)
    told = ", ".join(f"{what} {count}" for what, count in sorted(seen.items()))
    return f"{name}: p50 {at[49] * 1000:.1f}, p99 {at[98] * 1000:.1f} ms; memory {grown / 1e6:+.1f} MB; {told}"


def cut_off(address: str) -> float:
    lines = httpx.get(f"{address}/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("cafe_connections_cut_total{"))


@pytest.mark.parametrize("name", ATTACKS)
def test_an_honest_player_plays_on(server: Server, name: str, capfd: pytest.CaptureFixture[str]) -> None:
    before, memory = [seat.look().view for seat in server.seats], resident(server.process)
    player, _ = to_move(server.seats)
    seconds = str(SECONDS + 4 * (name in THINKING))
    command = [sys.executable, str(ATTACKERS), name, server.address, server.seats[0].match, seconds]
    environment = {**os.environ, "CAFE_DOCUMENT": str(server.document), "CAFE_FINISHED": server.finished}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as attack:
        took = play_meanwhile(player, attack, SECONDS if name != "phrases to thousands" else 60)
        hint = hint_meanwhile(server) if name in THINKING else ""
        seen: dict[str, int] = json.loads(attack.communicate(timeout=120)[0].splitlines()[-1])
    with capfd.disabled():
        sys.stdout.write("\n" + report(name, took, resident(server.process) - memory, seen) + hint)
    assert [seat.look().view for seat in server.seats] == before
    assert not [status for status in seen if status.startswith("5")]
    assert seen.get("left alone", 0) <= 1  # one may have come just before the end
    if name.startswith("half-sent"):
        assert seen["cut off"] == seen["open"]
    if server.calm >= CALM:
        pytest.skip(
            f"this machine is too busy to judge how long an honest player waits: 99% within {server.calm * 1000:.0f} ms"
            " when nobody attacks"
        )
    assert slowest(took) < PATIENCE


def test_memory_is_given_back(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """All attacks have been made, those that fill memory once more; a minute later there is hardly more than before."""
    for name in ("long pings, answers not read", "many messages, answers not read", "half-sent bodies", "plans"):
        command = [sys.executable, str(ATTACKERS), name, server.address, server.seats[0].match, str(SECONDS)]
        environment = {**os.environ, "CAFE_DOCUMENT": str(server.document), "CAFE_FINISHED": server.finished}
        subprocess.run(command, check=True, capture_output=True, env=environment)
    ends = time.monotonic() + 60
    while resident(server.process) - server.memory > GROWTH and time.monotonic() < ends:
        time.sleep(1)
    grown = resident(server.process) - server.memory
    with capfd.disabled():
        sys.stdout.write(f"\nmemory after the attacks: {grown / 1e6:+.1f} MB")
    assert grown < GROWTH
    assert cut_off(server.address) > 0
