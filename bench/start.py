"""How long one waits before the first move: `cafe --help`, the first game warm, and cold with an empty cache.

    .venv/bin/python bench/start.py

Cold: the rules are compiled, once after an install. Warm: compiled code is read from the cache on disk.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from cafe.rules.games import GAME_NAMES

FIRST_GAME = "from cafe import Game; g = Game.new('{game}', 2, seed=1); g.play(g.legal_actions()[0])"
REPETITIONS = 5


def seconds(command: list[str], **environment: str) -> float:
    """How long a command takes, from start to end."""
    began = time.perf_counter()
    subprocess.run(command, env=os.environ | environment, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def best(command: list[str], **environment: str) -> float:
    """The best of some repetitions."""
    return min(seconds(command, **environment) for _ in range(REPETITIONS))


def main() -> None:
    """Print one line a question."""
    cafe = os.path.join(os.path.dirname(sys.executable), "cafe")  # noqa: PTH118, PTH120
    print(f"{'python -c pass':34}{best([sys.executable, '-c', 'pass']):8.2f} s")
    print(f"{'import cafe':34}{best([sys.executable, '-c', 'import cafe']):8.2f} s")
    print(f"{'cafe --help':34}{best([cafe, '--help']):8.2f} s")
    for game in GAME_NAMES:
        command = [sys.executable, "-c", FIRST_GAME.format(game=game)]
        with tempfile.TemporaryDirectory() as empty:
            cold = seconds(command, XDG_CACHE_HOME=empty)
            warm = best(command, XDG_CACHE_HOME=empty)
        print(f"{f'first move of {game}, cold':34}{cold:8.2f} s")
        print(f"{f'first move of {game}, warm':34}{warm:8.2f} s")


if __name__ == "__main__":
    main()
