"""The search: the most promising turns are tried in imagined cafés, the worse half dropped again and again.

All turns are tried in the same cafés with the same luck. What is looked for is the chance to win, not points.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from cafe.bots.best_turns import DEPTH, LENGTH, PLAN, STEPS, WIDTH, Ranking, codes_of
from cafe.bots.buffers import Policy
from cafe.bots.float_arrays import Floats
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers, take_in
from cafe.bots.rollout import CHANCE, CHANCES, MARGIN, Trials, guess_chances, list_turns, try_turns
from cafe.bots.search_settings import Effort, Style
from cafe.bots.sequential_halving import Clock, Race, Tried
from cafe.bots.weights import Evaluation, read_evaluation
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
        self._spaces = [new_buffers(ruleset) for _ in range(threads)]
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
        take_in(space, game)
        for other in self._spaces[1:]:
            other.cafes[:1] = space.cafes[:1]
        space.states[:1] = space.cafes[:1]
        space.stream[:] = seed_new_stream(seed)
        turns, values = np.zeros((self.style.turns, PLAN), np.int64), np.zeros(self.style.turns)
        count = list_turns(space, self.outlook.choices, Ranking(turns, values), WIDTH)
        turns, values = turns[:count], values[:count] + over_the_best(game)
        policy = self.policy()._replace(judging=self.outlook.choices)
        for codes in also:
            if not holds(turns, codes):
                turns, alone = np.concatenate([turns, one_turn(codes)]), np.array([len(turns)])
                result = np.zeros((1, 1, CHANCES + len(game.players)))
                try_turns(space, policy, turns, alone, Trials(game.put_back, 0, seed, 0), result)
                values = np.append(values, result[0, 0, MARGIN])
        return turns, values

    def policy(self) -> Policy:
        """By what imagined players choose, and cafés are judged."""
        others = POINTS_ALONE if self.style.others == "points" else self.outlook.choices
        return Policy(self.outlook.choices, others, self.outlook.weights, self.outlook.spread)

    def prior(self, game: Game, turns: Array, values: Floats) -> Floats:
        """The chance to win that the outlook of each turn promises; who may end the game knows the result (K10c)."""
        if game.state[0]["phase"] == END_OFFERED:
            return self.try_out(game, turns, 0, 0, 1)[0, :, CHANCE]
        chances = np.zeros(len(values))
        guess_chances(game.state, self.ruleset.floor, values, self.outlook.spread, chances)
        return chances

    def try_out(self, game: Game, turns: Array, rounds: int, seed: int, cafes: int) -> Floats:
        """What comes of turns after so many rounds of everybody's turns, by café and turn; first ask `promising`."""
        results = np.zeros((cafes, len(turns), CHANCES + len(game.players)))
        trials = Trials(game.put_back, rounds, seed, 0)
        try_turns(self._spaces[0], self.policy(), turns, np.arange(len(turns)), trials, results)
        return results

    def _try_alive(self, game: Game, race: Race, clock: Clock, seed: int, first: int) -> int:
        """Try all turns still alive in one café after the other until it is time to halve; returns the next café."""
        while (cafes := clock.cafes(len(race.alive))) > 0:
            race.add(self._share_out(game, race, seed, first, cafes))
            clock.count(cafes)
            first += cafes
        return first

    def _share_out(self, game: Game, race: Race, seed: int, first: int, cafes: int) -> Floats:
        """Results of some cafés, in order, shared out to the threads."""
        share = math.ceil(cafes / len(self._spaces))
        rounds = self.style.rounds if len(race.alive) > FEW else self.style.last_rounds
        results = np.zeros((cafes, len(race.alive), CHANCES + len(game.players)))

        def run(number: int) -> None:
            trials = Trials(game.put_back, rounds, seed, first + number * share)
            part = results[number * share : (number + 1) * share]
            try_turns(self._spaces[number], self.policy(), race.turns, race.alive, trials, part)

        numbers = range(math.ceil(cafes / share))
        for _ in map(run, numbers) if self._pool is None else self._pool.map(run, numbers):
            pass
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
