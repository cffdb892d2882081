"""The kernel compiled ahead of time next to the one that Numba compiles at run time: random play and searches.

    .venv/bin/python bench/shapes.py

Both run in one go on one core, by turns: each line is the best of three repetitions of either, by processor time, and
their ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SHAPES = ("native", "jit")
REPETITIONS = 3
GAMES = ("card", "board", "junior")
LINES = [(what, game) for what in ("random play", "search") for game in GAMES]


@dataclass
class Shape:
    """A process with one shape of the kernel, which measures when it is asked to."""

    name: str
    process: subprocess.Popen[str]

    def measure(self, line: int, seconds: float) -> float:
        """Steps, or simulations, a second."""
        assert self.process.stdin is not None  # noqa: S101 - they are pipes
        assert self.process.stdout is not None  # noqa: S101
        self.process.stdin.write(json.dumps([line, seconds]) + "\n")
        self.process.stdin.flush()
        answer: float = json.loads(self.process.stdout.readline())
        return answer


def main() -> None:
    """Measure every line in both shapes and print the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each of three repetitions")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.answer:
        answer()
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core, for those that are started too
    native, jit = (Shape(name, start(name)) for name in SHAPES)
    print(f"{'':12}{'game':8}{'native /s':>13}{'jit /s':>13}{'native / jit':>14}")
    for number, (what, game) in enumerate(LINES):
        for shape in (native, jit):
            shape.measure(number, 0.0)  # compiles what it needs, and warms up
        runs = [(native.measure(number, given.seconds), jit.measure(number, given.seconds)) for _ in range(REPETITIONS)]
        best = [max(found) for found in zip(*runs, strict=True)]
        print(f"{what:12}{game:8}{best[0]:>13,.0f}{best[1]:>13,.0f}{best[0] / best[1]:>14.3f}", flush=True)


def start(shape: str) -> subprocess.Popen[str]:
    """A process that answers with figures of one shape."""
    command = [sys.executable, str(Path(__file__)), "--answer"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=os.environ | {"CAFE_KERNEL": shape})


def answer() -> None:
    """Measure the lines that are asked for, each set up once."""
    from our_searches import search_batch
    from ours import kernel_batch, rate

    batches = {}
    for line, seconds in questions():
        what, game = LINES[line]
        if line not in batches:
            batches[line] = kernel_batch(game, False) if what == "random play" else search_batch(game)
        print(rate(batches[line], seconds, time.process_time)[1], flush=True)


def questions() -> Iterator[tuple[int, float]]:
    """What is asked on the standard input."""
    for text in sys.stdin:
        line, seconds = json.loads(text)
        yield line, seconds


if __name__ == "__main__":
    main()
