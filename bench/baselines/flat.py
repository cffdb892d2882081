"""Flat Monte Carlo: every legal action in turn, a deal of all that is hidden, greedy play to the end, the best mean."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from cafe.bots.flat_playouts import try_actions
from cafe.bots.float_arrays import Floats
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers, take_in
from cafe.bots.version import VERSIONS
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.state import Array

LOOK = 0.004  # seconds between two looks at the clock, about


@dataclass(frozen=True)
class Budget:
    """How long to think about each decision: some seconds, or a number of simulations."""

    seconds: float = 0.0
    simulations: int = 0


class FlatBot:
    """Flat Monte Carlo with greedy rollouts."""

    def __init__(self, seed: int, budget: Budget) -> None:
        how_long = f"{budget.simulations} simulations" if budget.simulations else f"{budget.seconds:g} s"
        self.name = f"flat ({VERSIONS}; {how_long})"
        self.budget = budget
        self.simulations = 0  # all that were made, for measuring
        self._stream = seed_new_stream(seed)
        self._dice = np.random.default_rng(seed)

    def choose(self, game: Game) -> list[Action]:
        """The action with the best mean; a forced one at once."""
        codes = np.array(game.legal_codes(), np.int64)
        if len(codes) == 1:
            return [game.space.actions[codes[0]]]
        self._dice.shuffle(codes)  # if time is too short for all, chance says which go untried
        totals, visits = self.try_all(game, codes)
        self.simulations += int(visits.sum())
        means = np.where(visits > 0, totals / np.maximum(visits, 1), -np.inf)
        return [game.space.actions[codes[int(means.argmax())]]]

    def try_all(self, game: Game, actions: Array) -> tuple[Floats, Array]:
        """What the simulations of each action came to in all, and how many there were."""
        began = time.perf_counter()
        totals, visits = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
        buffers = new_buffers(game.ruleset, self._stream)
        take_in(buffers, game)

        def run(first: int, count: int) -> None:
            try_actions(buffers, POINTS_ALONE, game.put_back, actions, first, count, totals, visits)

        if self.budget.simulations:
            run(0, self.budget.simulations)
            return totals, visits
        done, more = 0, 1
        while (spent := time.perf_counter() - began) < self.budget.seconds or done == 0:
            run(done, more)
            done += more
            pace = (time.perf_counter() - began) / done
            more = max(1, int(min(LOOK, self.budget.seconds - spent) / pace))
        return totals, visits


def quick(seed: int) -> FlatBot:
    """A tenth of a second a decision."""
    return FlatBot(seed, Budget(seconds=0.1))


def thorough(seed: int) -> FlatBot:
    """A second a decision."""
    return FlatBot(seed, Budget(seconds=1.0))
