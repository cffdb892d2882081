"""What an installed wheel costs: megabytes on disk, seconds to the first move, megabytes of memory.

    make wheels && .venv/bin/python bench/start.py

The wheel for this machine goes into an empty environment by pip, as anybody would install it, without extras; a second
one has the server's. Cold: the first run after the install. Warm: the best of five. Behind each time stands how much of
it the processor worked, which means more on a machine that others use too. Memory is what /proc tells: of a
process after a game and a search in each of the three games, and of a server that has played a match in each.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cafe.client import Cafe

ROOT = Path(__file__).parent.parent
GAMES = ("card", "board", "junior")
REPETITIONS = 5
FIRST_MOVE = "from cafe import Game; g = Game.new('{game}', 2, seed=1); g.play(g.legal_actions()[0])"
MEMORY = "import re; print(re.search(r'VmRSS:\\s*(\\d+)', open('/proc/self/status').read())[1])"
PLAYING = """
from cafe import Game
from cafe.bots.registry import bot
for name in ("card", "board", "junior"):
    game = Game.new(name, 2, seed=1)
    bot("search@200", 1).choose(game)
    while not game.is_over:
        game.play(game.legal_actions()[0])
"""


def main() -> None:
    """Print one line a question."""
    for name in [name for name in os.environ if name.startswith(("CAFE_", "PYTHON"))]:
        del os.environ[name]  # so that byte code is written, as it is on anybody's machine
    wheel = next((ROOT / "dist").glob(f"*-manylinux*_{platform.machine()}.whl"), None)
    if wheel is None:
        sys.exit("no wheel for this machine in dist: run `make wheels`")
    with tempfile.TemporaryDirectory() as folder:
        tell("the wheel itself", wheel.stat().st_size / 1e6, "MB")
        light = environment(Path(folder) / "light", str(wheel))
        tell_light(light)
        server = environment(Path(folder) / "server", f"{wheel}[server]")
        tell("environment with [server]", size(server), "MB")
        tell_server(server, "cold", ())
        tell_server(server, "warm", GAMES)


def tell_light(light: Path) -> None:
    """Size, start and memory of an install without extras."""
    tell("empty environment", size(environment(light.with_name("empty"))), "MB")
    tell("environment with the wheel", size(light), "MB")
    python = str(light / "bin" / "python")
    for game in GAMES:
        command = [python, "-c", FIRST_MOVE.format(game=game)]
        tell_time(f"first move of {game}, cold", seconds(command))
        tell_time(f"first move of {game}, warm", best(command))
    for label, code in (
        ("python -c pass", "pass"),
        ("import cafe", "import cafe"),
        ("import Game", "from cafe import Game"),
    ):
        tell_time(label, best([python, "-c", code]))
    tell_time("cafe --help", best([str(light / "bin" / "cafe"), "--help"]))
    for label, code in (("one game", FIRST_MOVE.format(game="card")), ("games and searches in all three", PLAYING)):
        told = subprocess.run([python, "-c", f"{code}\n{MEMORY}"], capture_output=True, text=True, check=True)
        tell(f"memory, {label}", int(told.stdout) / 1e3, "MB")


def tell_server(server: Path, label: str, games: Sequence[str]) -> None:
    """Time and memory of a server of this install, also after matches of some games."""
    notes = server / "notes.txt"
    command = [
        str(server / "bin" / "cafe"),
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{server}/matches.sqlite3",
    ]
    began = time.perf_counter()
    with notes.open("wb") as errors:
        running = subprocess.Popen([*command, "--bot-pause", "0"], stderr=errors)
    try:
        address = wait_for_page(notes, running)
        tell_time(f"server, start to first page, {label}", (time.perf_counter() - began, processor(running.pid)))
        tell("memory, server", memory(running.pid), "MB")
        for game in games:
            play_match(address, game)
        if games:
            tell("memory, server after three matches", memory(running.pid), "MB")
    finally:
        running.terminate()
        running.wait()


def wait_for_page(notes: Path, running: subprocess.Popen[bytes]) -> str:
    """The address of a server, once it has sent its page."""
    while running.poll() is None:
        found = re.search(r"http://127\.0\.0\.1:\d+/", notes.read_text("utf-8"))
        if found:
            with suppress(OSError), urllib.request.urlopen(found[0]) as page:  # noqa: S310 - a server of our own
                page.read()
                return found[0]
        time.sleep(0.01)
    sys.exit(f"the server did not start: {notes.read_text('utf-8')}")


def play_match(address: str, game: str) -> None:
    """A match against a bot, to its end, with a hint before the first turn: a second of searching."""
    seat = Cafe(address).create(game, "Ada", ["level4"], start=True)
    for number, state in enumerate(seat.turns()):
        if number == 0:
            seat.hint()
        assert state.choices  # noqa: S101 - it is our turn
        seat.play(state.choices[0].action, number=state.number)


def environment(folder: Path, *requirements: str) -> Path:
    """A new environment with these installed."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    if requirements:
        subprocess.run([str(folder / "bin" / "pip"), "install", "--quiet", *requirements], check=True)
    return folder


def size(folder: Path) -> float:
    """Megabytes of all files."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def processor(process: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(re.findall(r"VmRSS:\s*(\d+)", status)[0]) / 1e3


def seconds(command: list[str]) -> tuple[float, float]:
    """How long a command takes from start to end, and how much of it on a processor."""
    began, before = time.perf_counter(), os.times()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    took, after = time.perf_counter() - began, os.times()
    worked = after.children_user - before.children_user + after.children_system - before.children_system
    return took, worked


def best(command: list[str]) -> tuple[float, float]:
    """The best of some repetitions, of each figure."""
    times = [seconds(command) for _ in range(REPETITIONS)]
    return min(took for took, _ in times), min(worked for _, worked in times)


def tell_time(what: str, times: tuple[float, float]) -> None:
    print(f"{what:38}{times[0]:8.2f} s, processor {times[1]:.2f} s", flush=True)


def tell(what: str, figure: float, unit: str) -> None:
    print(f"{what:38}{figure:8.2f} {unit}", flush=True)


if __name__ == "__main__":
    main()
