"""The search: the most promising turns are tried in imagined cafés, the worse half dropped again and again.

All turns are tried in the same cafés with the same luck. What is looked for is the chance to win, not points. All of
it is done in the kernel, which is told here what to search; threads share the cafés, and the clock says when to stop.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from cafe.bots.best_turns import DEPTH
from cafe.bots.buffers import Policy
from cafe.bots.float_arrays import Floats
from cafe.bots.make_buffers import POINTS_ALONE, as_rows, new_buffers, take_in
from cafe.bots.search_clock import Clock
from cafe.bots.search_kernel import OPENING, WHOLE, Portion, SearchSettings, search_turns
from cafe.bots.search_settings import Effort, Style
from cafe.bots.sequential_halving import (
    ALIVE,
    CAFES,
    LISTED,
    Race,
    Tried,
    add_results,
    cafes_due,
    halve,
    new_race,
    rank,
    room_for_results,
    tried_in,
)
from cafe.bots.weights import Evaluation, read_evaluation
from cafe.rules.game import Game
from cafe.rules.ruleset import Ruleset
from cafe.rules.state import Array


class Search:
    """Searches for one ruleset; keeps its working memory from one turn to the next."""

    def __init__(self, ruleset: Ruleset, style: Style, threads: int = 1, evaluation: Evaluation | None = None) -> None:
        self.ruleset = ruleset
        self.style = style
        self.evaluation = evaluation or read_evaluation(ruleset.game)
        self._spaces = [new_buffers(ruleset) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(
        self, game: Game, effort: Effort, seed: int, also: Sequence[Sequence[int]] = (), *, even_one: bool = False
    ) -> list[Tried]:
        """The turns worth trying, the best first; `also` are turns, of up to DEPTH steps, to try anyway.

        Where there is but one turn it is not tried at all, unless the chances are wanted (`even_one`).
        """
        began = time.perf_counter()
        settings = self._settings(game, seed, effort.simulations or 0, even_one)
        at_once = effort.simulations is not None and self._pool is None
        race = self._begin(game, settings, also, WHOLE if at_once else OPENING)
        if not at_once and (race.counters[LISTED] > 1 or even_one):
            self._run(race, settings, effort, began)
        return tried_in(race, len(game.players))

    def promising(self, game: Game, seed: int, also: Sequence[Sequence[int]] = ()) -> Race:
        """A race before its start: the most promising turns, and the evaluation of each."""
        return self._begin(game, self._settings(game, seed), also, OPENING)

    def try_out(self, game: Game, turns: Array, rounds: int, seed: int, cafes: int) -> Floats:
        """How turns fare after some rounds of everybody's turns, by café and turn."""
        self._take_in(game)
        race = new_race(len(turns), turns[:0])
        race.turns[:], race.order[:] = turns, np.arange(len(turns))
        race.counters[LISTED] = race.counters[ALIVE] = len(turns)
        settings = self._settings(game, seed)._replace(rounds=rounds, last_rounds=rounds)
        return self._share_out(race, settings, cafes)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _settings(self, game: Game, seed: int, simulations: int = 0, even_one: bool = False) -> SearchSettings:
        style = self.style
        return SearchSettings(game.put_back, seed, style.rounds, style.last_rounds, style.trust, simulations, even_one)

    def _policy(self) -> Policy:
        """The weights by which imagined players choose and positions are judged."""
        others = POINTS_ALONE if self.style.others == "points" else self.evaluation.choices
        return Policy(self.evaluation.choices, others, self.evaluation.weights, self.evaluation.spread)

    def _take_in(self, game: Game) -> None:
        """Copy the game to all threads, with everything hidden forgotten."""
        take_in(self._spaces[0], game)
        for other in self._spaces[1:]:
            other.cafes[:1] = self._spaces[0].cafes[:1]

    def _begin(self, game: Game, settings: SearchSettings, also: Sequence[Sequence[int]], portion: Portion) -> Race:
        """A race opened, or run as a whole."""
        self._take_in(game)
        race = new_race(self.style.turns, as_rows([codes for codes in also if len(codes) <= DEPTH]))
        search_turns(self._spaces[0], self._policy(), race, settings, portion, room_for_results(race, 1))
        return race

    def _run(self, race: Race, settings: SearchSettings, effort: Effort, began: float) -> None:
        """Try and halve until one turn is left; with a clock, a café for each thread before looking at it again."""
        clock = Clock(effort, began, max(1, math.ceil(math.log2(race.counters[LISTED]))))
        while (cafes := cafes_due(race, settings.simulations)) > 0:
            if effort.simulations is not None:
                add_results(race, self._share_out(race, settings, cafes))
            else:
                while (cafes := clock.cafes()) > 0:
                    add_results(race, self._share_out(race, settings, cafes))
            halve(race, settings.trust)
            clock.halve()
        rank(race, settings.trust)

    def _share_out(self, race: Race, settings: SearchSettings, cafes: int) -> Floats:
        """Results of the next cafés, in order, shared out to the threads."""
        each, policy, first = math.ceil(cafes / len(self._spaces)), self._policy(), int(race.counters[CAFES])
        results = room_for_results(race, cafes)

        def run(number: int) -> None:
            part = results[number * each : (number + 1) * each]
            search_turns(self._spaces[number], policy, race, settings, Portion(first + number * each, len(part)), part)

        numbers = range(math.ceil(cafes / each))
        for _ in map(run, numbers) if self._pool is None else self._pool.map(run, numbers):
            pass
        return results
