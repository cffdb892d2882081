"""How long one waits before the first move: `cafe --help`, the first move of each game, the first search.

    .venv/bin/python bench/start.py

Everything is there once the kernel is compiled; nothing is cached from one start to the next.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from cafe.rules.games import GAME_NAMES

FIRST_GAME = "from cafe import Game; g = Game.new('{game}', 2, seed=1); g.play(g.legal_actions()[0])"
FIRST_SEARCH = FIRST_GAME + "; from cafe.bots.registry import bot; bot('search@100', 1).choose(g)"
REPETITIONS = 5


def seconds(command: list[str]) -> float:
    """How long a command takes, from start to end."""
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def tell(what: str, *command: str) -> None:
    """Print the best of some repetitions."""
    print(f"{what:34}{min(seconds(list(command)) for _ in range(REPETITIONS)):8.2f} s")


def main() -> None:
    """Print one line a question."""
    python = sys.executable
    tell("python -c pass", python, "-c", "pass")
    tell("import cafe", python, "-c", "import cafe")
    tell("cafe --help", str(Path(python).parent / "cafe"), "--help")
    for game in GAME_NAMES:
        tell(f"first move of {game}", python, "-c", FIRST_GAME.format(game=game))
        tell(f"first search of {game}", python, "-c", FIRST_SEARCH.format(game=game))


if __name__ == "__main__":
    main()
