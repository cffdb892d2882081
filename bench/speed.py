"""Games and steps a second of uniformly random games: ours next to the peers', in one run on one core, as ratios.

    make bench

The machine is shared and noisy: read the ratios of one run, not figures of different runs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
YARDSTICKS = (("OpenSpiel C++", "hearts"), ("OpenSpiel Python whole", "hearts"), ("OpenSpiel Python dealt", "hearts"))


def main() -> None:
    """Measure all, then print one table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--peers", help="the Python of the peers' environment; without it only ours are measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each of three repetitions")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core, for us and for the peers we start

    rows = ours(options.seconds)
    if options.peers:
        rows += peers(options.peers, options.seconds)
    print_table(rows)
    print()
    print_choice_lists()


def ours(seconds: float) -> list[dict[str, object]]:
    """Our figures, measured in this process."""
    from ours import figures

    return [
        {
            "peer": figure.who,
            "game": figure.game,
            "games_per_s": figure.games_per_s,
            "steps_per_s": figure.steps_per_s,
            "spread_percent": figure.spread,
        }
        for figure in figures(seconds)
    ]


def peers(python: str, seconds: float) -> list[dict[str, object]]:
    """The peers' figures, measured in a process of their own environment on the same core."""
    command = [python, str(HERE / "peers.py"), "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit("the peers could not be measured: see above")
    return [json.loads(line) for line in done.stdout.splitlines()]


def print_choice_lists() -> None:
    """What listing all choices takes, measured in this process."""
    from choice_lists import print_lines

    print_lines()


def print_table(rows: list[dict[str, object]]) -> None:
    """Every line with its ratios to the yardsticks."""
    marks = [next((float(str(r["steps_per_s"])) for r in rows if (r["peer"], r["game"]) == y), 0.0) for y in YARDSTICKS]
    heads = "".join(f"{head:>10}" for head in ("/ C++", "/ whole", "/ dealt"))
    print(f"{'':38}{'game':26}{'games/s':>11}{'steps/s':>13}{'spread':>8}{heads}   (ratios to OpenSpiel's hearts)")
    for row in rows:
        steps = float(str(row["steps_per_s"]))
        ratios = [f"{steps / mark:.3f}" if mark else "-" for mark in marks]
        print(
            f"{row['peer']!s:38}{row['game']!s:26}{float(str(row['games_per_s'])):>11,.1f}{steps:>13,.0f}"
            f"{float(str(row['spread_percent'])):>7.0f}%{ratios[0]:>10}{ratios[1]:>10}{ratios[2]:>10}"
        )


if __name__ == "__main__":
    main()
