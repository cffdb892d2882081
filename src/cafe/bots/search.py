"""The search: the most promising turns are tried in imagined cafés, the worse half dropped again and again.

All turns are tried in the same cafés with the same luck. What is looked for is the chance to win, not points.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from cafe.bots.best_turns import DEPTH, LENGTH, PLAN, STEPS, codes_of
from cafe.bots.buffers import POINTS_ALONE, Buffers
from cafe.bots.float_arrays import Floats
from cafe.bots.rollout import CHANCE, CHANCES, MARGIN, guess_chances, list_turns, try_turns
from cafe.bots.search_settings import Effort, Style
from cafe.bots.sequential_halving import Clock, Race, Tried
from cafe.bots.turn_search import WIDTH
from cafe.bots.weights import Evaluation, read_evaluation
from cafe.rules.entries import forget_hidden
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import Ruleset
from cafe.rules.state import END_OFFERED, Array

FEW = 4  # turns


class Search:
    """A thinker for one ruleset; it keeps its working space from one turn to the next."""

    def __init__(self, ruleset: Ruleset, style: Style, threads: int = 1, outlook: Evaluation | None = None) -> None:
        self.ruleset = ruleset
        self.style = style
        self.outlook = outlook or read_evaluation(ruleset.game)
        self._spaces = [Buffers(ruleset) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(
        self, game: Game, effort: Effort, seed: int, also: Sequence[Sequence[int]] = (), *, even_one: bool = False
    ) -> list[Tried]:
        """The turns worth trying, the best first; `also` are turns, of up to DEPTH steps, to try anyway.

        Where there is but one turn it is not tried at all, unless the chances are wanted (`even_one`).
        """
        began = time.perf_counter()
        also = [codes for codes in also if len(codes) <= DEPTH]
        turns, values = self.promising(game, seed, also)
        kept = [at for at, turn in enumerate(turns) if any(holds(turn[None], codes) for codes in also)]
        race = Race(turns, self.prior(game, turns, values), self.style.trust, len(game.players), kept)
        if len(race.alive) > 1 or even_one:
            clock = Clock(effort, began, len(turns))
            first = 0
            while clock.goes_on(len(race.alive)):
                first = self._try_alive(game, race, clock, seed, first)
                race.halve()
                clock.halve()
        return race.tried()

    def promising(self, game: Game, seed: int, also: Sequence[Sequence[int]] = ()) -> tuple[Array, Floats]:
        """The most promising turns and their outlooks, from a café in which all that is hidden is forgotten."""
        space = self._spaces[0]
        space.cafes[:1] = game.state
        forget_hidden(space.cafes, self.ruleset.floor, game.to_move, game.put_back, space.pool)
        for other in self._spaces[1:]:
            other.cafes[:1] = space.cafes[:1]
        space.states[:1] = space.cafes[:1]
        turns, values = np.zeros((self.style.turns, PLAN), np.int64), np.zeros(self.style.turns)
        count = list_turns(*space.arguments(seed_new_stream(seed), self.outlook.choices), turns, values, WIDTH)
        turns, values = turns[:count], values[:count] + over_the_best(game)
        for codes in also:
            if not holds(turns, codes):
                turns = np.concatenate([turns, one_turn(codes)])
                last = self._run(space, game, turns, np.array([len(turns) - 1]), 0, seed, 0, 1, self.outlook.choices)
                values = np.append(values, last[0, 0, MARGIN])
        return turns, values

    def prior(self, game: Game, turns: Array, values: Floats) -> Floats:
        """The chance to win that the outlook of each turn promises; who may end the game knows the result (K10c)."""
        if game.state[0]["phase"] == END_OFFERED:
            return self.try_out(game, turns, 0, 0, 1)[0, :, CHANCE]
        chances = np.zeros(len(values))
        guess_chances(game.state, self.ruleset.floor, values, self.outlook.spread, chances)
        return chances

    def try_out(self, game: Game, turns: Array, rounds: int, seed: int, cafes: int) -> Floats:
        """What comes of turns after so many rounds of everybody's turns, by café and turn; first ask `promising`."""
        return self._run(self._spaces[0], game, turns, np.arange(len(turns)), rounds, seed, 0, cafes)

    def _try_alive(self, game: Game, race: Race, clock: Clock, seed: int, first: int) -> int:
        """Try all turns still alive in one café after the other until it is time to halve; returns the next café."""
        while (cafes := clock.cafes(len(race.alive))) > 0:
            for part in self._share_out(game, race, seed, first, cafes):
                race.add(part)
                clock.count(len(part))
            first += cafes
        return first

    def _share_out(self, game: Game, race: Race, seed: int, first: int, cafes: int) -> list[Floats]:
        """Results of some cafés, in order, shared out to the threads."""
        share = math.ceil(cafes / len(self._spaces))
        rounds = self.style.rounds if len(race.alive) > FEW else self.style.last_rounds
        tasks: list[tuple[Any, ...]] = []
        for number, space in enumerate(self._spaces):
            count = min(share, cafes - number * share)
            if count > 0:
                tasks.append((space, game, race.turns, race.alive, rounds, seed, first + number * share, count))
        if self._pool is None or len(tasks) == 1:
            return [self._run(*task) for task in tasks]
        return list(self._pool.map(lambda task: self._run(*task), tasks))

    def _run(
        self,
        space: Buffers,
        game: Game,
        turns: Array,
        alive: Array,
        rounds: int,
        seed: int,
        first: int,
        cafes: int,
        judging: Floats | None = None,
    ) -> Floats:
        """What comes of some turns in some cafés, judged by the weights unless told otherwise."""
        results = np.zeros((cafes, len(alive), CHANCES + len(game.players)))
        try_turns(
            *space.arguments(space.stream, self.outlook.choices),
            space.cafes,
            space.pool,
            np.concatenate([turns, space.plan]),  # the last row is space for the rollouts
            alive,
            game.put_back,
            POINTS_ALONE if self.style.others == "points" else self.outlook.choices,
            self.outlook.weights if judging is None else judging,
            rounds,
            self.outlook.spread,
            seed,
            first,
            results,
        )
        return results

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def over_the_best(game: Game) -> int:
    """What lies between the lead over the next player, by which turns are listed, and the lead over the best."""
    others = [score for player, score in enumerate(game.scores) if player != game.to_move]
    return game.scores[(game.to_move + 1) % len(game.players)] - max(others)


def holds(turns: Array, codes: Sequence[int]) -> bool:
    """Whether a turn is among those listed."""
    return any(codes_of(row) == list(codes) for row in turns)


def one_turn(codes: Sequence[int]) -> Array:
    """A turn as a list of one plan."""
    plan = np.zeros((1, PLAN), np.int64)
    plan[0, LENGTH] = len(codes)
    plan[0, STEPS : STEPS + len(codes)] = codes
    return plan
