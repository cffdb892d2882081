"""What one call takes that lists all choices of a moment, with everything a client is told of them.

    .venv/bin/python bench/choice_lists.py

`make bench` prints the same lines. The moment is the middle of a game of two greedy players; of many such games, the
one with the most to choose from. It is asked in the kernel alone (`entries.list_choices`) and for Python values
(`Game.choices`); the figures are the best of some repetitions.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from cafe import Game
from cafe.bots.registry import bot
from cafe.rules import entries
from cafe.rules.asking import Space
from cafe.rules.games import GAME_NAMES

MOMENTS = 64
REPETITIONS = 7
CALLS = 200  # a repetition
BEFORE = {"card": 67, "board": 98, "junior": 78}  # µs at the same moments, with the server's `choices_of` of 0.1.0


@dataclass(frozen=True)
class Line:
    """What was measured of one game."""

    game: str
    choices: int
    kernel: float  # µs
    values: float  # µs


def middle(game: str, seed: int) -> Game:
    """A game of two at its middle: after half of the actions of a game that greedy players play."""
    played, player = Game.new(game, 2, seed=seed), bot("greedy", seed)
    while not played.is_over:
        for action in player.choose(played):
            played.play(action)
    for _ in range(played.length // 2):
        played.undo()
    return played


def microseconds(call: Callable[[], object]) -> float:
    """The best of some repetitions, the first call not among them."""
    call()
    return min(_seconds(call) for _ in range(REPETITIONS)) / CALLS * 1e6


def _seconds(call: Callable[[], object]) -> float:
    began = time.process_time()
    for _ in range(CALLS):
        call()
    return time.process_time() - began


def kernel_call(game: Game) -> Callable[[], object]:
    """The entry alone, on records made beforehand."""
    state, floor, space = game.state, game.ruleset.floor, Space(game.ruleset)
    given = (state, floor, space.legal_moves, space.codes, space.trials, space.choices)
    return lambda: entries.list_choices(*given)


def line(game: str) -> Line:
    """Ask the busiest middle moment of a game."""
    moments = [middle(game, seed) for seed in range(1, MOMENTS + 1)]
    at = max(moments, key=lambda moment: len(moment.choices()))
    return Line(game, len(at.choices()), microseconds(kernel_call(at)), microseconds(at.choices))


def print_lines() -> None:
    """One line a game, next to what it took before."""
    print(f"{'all choices of a middle moment':38}{'choices':>9}{'kernel':>11}{'in Python':>12}{'in 0.1.0':>11}")
    for one in map(line, GAME_NAMES):
        print(f"{one.game:38}{one.choices:>9}{one.kernel:>8.1f} µs{one.values:>9.1f} µs{BEFORE[one.game]:>8} µs")


if __name__ == "__main__":
    print_lines()
