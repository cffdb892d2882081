"""Whether our players answer in time: those who look at the clock at their deadline, the levels within a second.

    make bench-deadlines

Every player plays whole games on all seats, of two players and more in turn, and every decision that is one is timed.
Who has to wait for a core because others use it cannot keep a deadline: so the answers during which the player waited
for next to nothing are also counted by themselves. On a busy machine, ask Linux for a core of one's own:

    sudo chrt --fifo 5 .venv/bin/python bench/deadlines.py
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cafe import Game
from cafe.bots.float_arrays import Floats
from cafe.bots.registry import bot
from cafe.rules.editions import edition
from cafe.rules.games import GAME_NAMES

TIMED = (("search@0.1s", 1, 0.1), ("search@0.1s", 2, 0.1), ("level5@0.5s", 1, 0.5))  # threads, and how long they think
LEVELS = ("level1", "level2", "level3", "level4")
GRACE = 0.010  # seconds
UNDISTURBED = 0.002  # seconds without a core in all, at most
PUNCTUAL = 0.99  # of all answers
LONGEST = 1.0  # seconds, for a level
REST = 0.15  # of the time that a decision took
WARMING = 5  # decisions that are not counted: memory and caches are still cold


@dataclass(frozen=True)
class Times:
    """How long a player took for its decisions in a game, in seconds."""

    who: str
    game: str
    seconds: Floats
    waited: Floats  # of these without a core; of several threads, their mean

    def undisturbed(self) -> Times:
        """Only the decisions during which there was a core."""
        kept = self.waited <= UNDISTURBED
        return Times(self.who, self.game, self.seconds[kept], self.waited[kept])

    def punctual(self, allowed: float) -> float:
        """The share of answers that came in time, or so little later that nobody minds."""
        return float(np.mean(self.seconds <= allowed + GRACE))

    def at(self, percent: float) -> float:
        """What this percentage of the answers did not exceed, in milliseconds."""
        return 1000 * float(np.percentile(self.seconds, percent))


def decisions(who: str, threads: int, name: str, seed: int) -> Iterator[tuple[float, float]]:
    """How long a player takes for one decision after the other, and waits; game after game, forced actions left out."""
    sizes, number = edition(name).players, 0
    while True:
        game = Game.new(name, sizes[number % len(sizes)], seed=seed, number=number)
        player = bot(who, number, threads)
        while not game.is_over:
            forced = len(game.legal_codes()) == 1
            began, worked = time.perf_counter(), time.process_time()
            chosen = player.choose(game)
            took, worked = time.perf_counter() - began, time.process_time() - worked
            if not forced:
                yield took, took - worked / threads
            for action in chosen:
                game.play(action)
        number += 1


def measure(who: str, threads: int, game: str, count: int, seed: int) -> Times:
    """The times of a number of decisions."""
    found = decisions(who, threads, game, seed)
    for _ in range(WARMING):
        next(found)
    seconds, waited = np.array([rested(next(found)) for _ in range(count)]).T
    return Times(who if threads == 1 else f"{who} x{threads}", game, seconds, waited)


def rested(times: tuple[float, float]) -> tuple[float, float]:
    """A pause after each decision: Linux takes its core from who has priority and never rests."""
    time.sleep(REST * times[0])
    return times


def timed_line(times: Times, allowed: float) -> str:
    """A line about a player who looks at the clock: how much later than allowed it answered, in milliseconds."""
    late = [f"{times.at(percent) - 1000 * allowed:>+9.1f}" for percent in (50, 99, 100)]
    kept, alone = times.punctual(allowed), times.undisturbed()
    words = "in time" if kept >= PUNCTUAL else "LATE"
    counts = f"{len(times.seconds):>10}{100 * kept:>9.1f} %"
    quietly = f"{100 * alone.punctual(allowed):.1f} %" if len(alone.seconds) else "–"
    quiet = f"{len(alone.seconds):>13}{quietly:>11}"
    return f"{times.who:16}{times.game:8}{counts}{''.join(late)}{quiet}  {words}"


def level_line(times: Times) -> str:
    """A line about a level: how long it took, in milliseconds."""
    took = [f"{times.at(percent):>9.1f}" for percent in (50, 99, 100)]
    words = "in time" if times.at(100) < 1000 * LONGEST else "LATE"
    return f"{times.who:16}{times.game:8}{len(times.seconds):>10}{'':11}{''.join(took)}{'':24}  {words}"


def main() -> int:
    """Measure all; 0 if everybody is in time."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=300, help="of each player in each game")
    parser.add_argument("--seed", type=int, default=1, help="the same seed deals the same games")
    options = parser.parse_args()
    lines = []

    def show(line: str) -> None:
        print(line, flush=True)
        lines.append(line)

    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; milliseconds")
    late = "".join(f"{word:>9}" for word in ("median", "p99", "worst"))
    print(f"after their time{'':8}{'decisions':>10}{'< 10 ms':>11}{late}{'undisturbed':>13}{'< 10 ms':>11}")
    for who, threads, allowed in TIMED:
        for game in GAME_NAMES:
            show(timed_line(measure(who, threads, game, options.decisions, options.seed), allowed))
    print(f"in all{'':18}{'decisions':>10}{'':11}{late}")
    for who in LEVELS:
        for game in GAME_NAMES:
            show(level_line(measure(who, 1, game, options.decisions, options.seed)))
    return 1 if any(line.endswith("LATE") for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
