"""How fast our three games are played at random here: in the kernel, and step by step from Python.

The same terms as bench/peers.py: one thread, its processor time (on a machine of one's own the same as the clock's),
best of three repetitions, imports, compiling and a first warming batch not in the time; a step is one decision of a
player, forced ones included. Games in the kernel include the shuffle and the deal; games stepped from Python are
measured both with them (whole games) and from dealt games, as the peers' are.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cafe import Game, __version__
from cafe.bots.make_buffers import new_buffers
from cafe.bots.playout import random_games
from cafe.rules.games import GAME_NAMES
from cafe.rules.ruleset import ruleset, unshuffled
from cafe.rules.verdict import REASONS

SEED = 1
REPETITIONS = 3
PLAYERS = 4
KERNEL_BATCH = 2000  # games a call: one call from Python plays them all
STEPPED_DEALS = 64

Legal = Callable[[Game], Sequence[Any]]  # lists what is legal: actions as values, or as numbers like OpenSpiel
Clock = Callable[[], float]
Batch = Callable[[], tuple[int, int]]  # plays some games: how many, and their steps


@dataclass(frozen=True)
class Figure:
    """One measured line; `spread` is how much slower the worst repetition was, in percent."""

    who: str
    game: str
    games_per_s: float
    steps_per_s: float
    spread: float


def kernel_batch(game: str, same_sex_tables: bool) -> Batch:
    """Many games in one call."""
    at = ruleset(game, same_sex_tables)
    buffers, start, tally = new_buffers(at), unshuffled(at, PLAYERS, None), np.zeros(len(REASONS), np.int64)
    played = 0

    def batch() -> tuple[int, int]:
        nonlocal played
        steps = random_games(buffers, start, SEED, played, KERNEL_BATCH, tally)
        played += KERNEL_BATCH
        return KERNEL_BATCH, steps

    return batch


def whole_batch(game: str, legal: Legal) -> Batch:
    """A loop in Python over `Game`, as most people would write it: a new game, then step by step."""
    rng = random.Random(SEED)
    played = 0

    def batch() -> tuple[int, int]:
        nonlocal played
        played += 1
        return 1, play_out(Game.new(game, PLAYERS, seed=SEED, number=played), legal, rng)

    return batch


def dealt_batch(game: str, legal: Legal) -> Batch:
    """The same loop from dealt games."""
    rng = random.Random(SEED)
    deals = [Game.new(game, PLAYERS, seed=SEED, number=number) for number in range(STEPPED_DEALS)]

    def batch() -> tuple[int, int]:
        return len(deals), sum(play_out(deal.copy(), legal, rng) for deal in deals)

    return batch


def play_out(game: Game, legal: Legal, rng: random.Random) -> int:
    """Play a game to its end at random; how many steps that took."""
    steps = 0
    while not game.is_over:
        game.play(rng.choice(legal(game)))
        steps += 1
    return steps


def measure(who: str, game: str, batch: Batch, seconds: float, clock: Clock = time.perf_counter) -> Figure:
    """The best of some repetitions, each of about that many seconds."""
    batch()
    runs = [rate(batch, seconds, clock) for _ in range(REPETITIONS)]
    best, worst = max(runs, key=lambda run: run[1]), min(runs, key=lambda run: run[1])
    return Figure(who, game, best[0], best[1], 100 * (1 - worst[1] / best[1]))


def rate(batch: Batch, seconds: float, clock: Clock = time.perf_counter) -> tuple[float, float]:
    """Games and steps a second; one batch at least is played."""
    games, steps, began = 0, 0, clock()
    while games == 0 or clock() - began < seconds:
        more_games, more_steps = batch()
        games += more_games
        steps += more_steps
    took = clock() - began
    return games / took, steps / took


def figures(seconds: float) -> list[Figure]:
    """All our lines."""
    who = f"cafe {__version__}"
    found = []
    for game in GAME_NAMES:
        for same_sex_tables in (False, True):
            name = f"{game}, same_sex_tables" if same_sex_tables else game
            found.append(
                measure(f"{who}, kernel", name, kernel_batch(game, same_sex_tables), seconds, time.process_time)
            )
    for start, make_batch in (("whole", whole_batch), ("dealt", dealt_batch)):
        for how, legal in (("actions", Game.legal_actions), ("numbers", Game.legal_codes)):
            found += [
                measure(f"{who}, Python {start}, {how}", game, make_batch(game, legal), seconds, time.process_time)
                for game in GAME_NAMES
            ]
    return found
