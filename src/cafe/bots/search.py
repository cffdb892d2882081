"""The search: the most promising turns are tried in imagined cafés, the worse half dropped again and again.

Sequential halving: the time is shared out to rounds, each of which keeps the better half of the turns. All turns are
tried in the same cafés with the same luck. What is looked for is the chance to win, not points.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from cafe.bots.numbers import Floats
from cafe.bots.plans import DEPTH, LENGTH, PLAN, STEPS
from cafe.bots.rollout import CHANCE, CHANCES, MARGIN, WIDTH, guess_chances, list_turns, try_turns
from cafe.bots.weights import Outlook, read_outlook
from cafe.bots.workspace import Workspace
from cafe.rules.chance import seed_new_stream
from cafe.rules.desk import forget_hidden
from cafe.rules.errors import SetupError
from cafe.rules.game import Game
from cafe.rules.house import House
from cafe.rules.state import Array

LONGEST = 3600.0  # seconds
MOST_SIMULATIONS = 10_000_000
FEW = 4  # turns


@dataclass(frozen=True)
class Effort:
    """How hard to think: for so many seconds, or with so many simulations (the same result every time)."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.simulations is None):
            raise SetupError("a search thinks for some seconds or with some simulations: give one of the two")
        if self.seconds is not None and not 0 < self.seconds <= LONGEST:
            raise SetupError(f"a search thinks for more than 0 and at most {LONGEST:.0f} seconds, not {self.seconds}")
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise SetupError(f"a search makes 1 to {MOST_SIMULATIONS} simulations, not {self.simulations}")
        if self.threads < 1:
            raise SetupError("a search needs at least one thread")

    def __str__(self) -> str:
        how_long = f"{self.seconds:g} s" if self.seconds is not None else f"{self.simulations} simulations"
        return how_long if self.threads == 1 else f"{how_long} on {self.threads} threads"


@dataclass(frozen=True)
class Style:
    """The parameters of the search; what they were chosen by is in docs/search.md."""

    turns: int = 16  # tried at most
    rounds: int = 1  # of everybody's turns that are played out before the outlook is judged
    last_rounds: int = 2  # the same once FEW turns are left: a longer look is noisier, but less mistaken
    trust: float = 10.0  # the outlook of a turn counts as much as so many simulations

    def __str__(self) -> str:
        return f"{self.turns} turns, {self.rounds} to {self.last_rounds} rounds, trust {self.trust:g}"


@dataclass(frozen=True)
class Tried:
    """A turn and what came of it."""

    codes: tuple[int, ...]  # its actions' numbers
    chance: float  # to win
    margin: float  # expected over the best of the others at the end
    chances: tuple[float, ...]  # to win, for every player
    simulations: int


class Search:
    """A thinker for one house; it keeps its working space from one turn to the next."""

    def __init__(self, house: House, style: Style, threads: int = 1) -> None:
        self.house = house
        self.style = style
        self.outlook: Outlook = read_outlook(house.kind)
        self._spaces = [Workspace(house) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(
        self, game: Game, effort: Effort, seed: int, also: Sequence[Sequence[int]] = (), *, even_one: bool = False
    ) -> list[Tried]:
        """The turns worth trying, the best first; `also` are turns, of up to DEPTH steps, to try anyway.

        Where there is but one turn it is not tried at all, unless the chances are wanted (`even_one`).
        """
        began = time.perf_counter()
        also = [codes for codes in also if len(codes) <= DEPTH]
        turns, values = self._turns(game, seed, also)
        kept = [at for at, turn in enumerate(turns) if any(holds(turn[None], codes) for codes in also)]
        table = Table(turns, self._prior(game, values), self.style.trust, len(game.players), kept)
        if len(table.alive) > 1 or even_one:
            clock = Clock(effort, began, len(turns))
            first = 0
            while clock.goes_on(len(table.alive)):
                first = self._round(game, table, clock, seed, first)
                table.halve()
        return table.tried()

    def _turns(self, game: Game, seed: int, also: Sequence[Sequence[int]]) -> tuple[Array, Floats]:
        """The most promising turns, from a café in which all that is hidden is forgotten."""
        space = self._spaces[0]
        space.cafes[:1] = game.state
        forget_hidden(space.cafes, self.house.floor, game.to_move, game.put_back, space.pool)
        for other in self._spaces[1:]:
            other.cafes[:1] = space.cafes[:1]
        space.states[:1] = space.cafes[:1]
        turns, values = np.zeros((self.style.turns, PLAN), np.int64), np.zeros(self.style.turns)
        count = list_turns(*space.papers(seed_new_stream(seed), self.outlook.weights), turns, values, WIDTH)
        turns, values = turns[:count], values[:count] + over_the_best(game)
        for codes in also:
            if not holds(turns, codes):
                turns = np.concatenate([turns, one_turn(codes)])
                values = np.append(values, self._look_at(game, turns, seed))
        return turns, values

    def _look_at(self, game: Game, turns: Array, seed: int) -> float:
        """The outlook of the last of some turns, in one imagined café."""
        space, results = self._spaces[0], np.zeros((1, 1, CHANCES + len(game.players)))
        self._run(space, game, turns, np.array([len(turns) - 1]), 0, seed, 0, results)
        return float(results[0, 0, MARGIN])

    def _prior(self, game: Game, values: Floats) -> Floats:
        """The chance to win that the outlook of each turn promises."""
        chances = np.zeros(len(values))
        guess_chances(game.state, self.house.floor, values, self.outlook.spread, chances)
        return chances

    def _round(self, game: Game, table: Table, clock: Clock, seed: int, first: int) -> int:
        """Try all turns still alive in one café after the other until the round is over; returns the next café."""
        while (cafes := clock.cafes(len(table.alive))) > 0:
            parts = self._try(game, table, cafes, seed, first)
            for part in parts:
                table.add(part)
                clock.count(len(part))
            first += cafes
        clock.end_round()
        return first

    def _try(self, game: Game, table: Table, cafes: int, seed: int, first: int) -> list[Floats]:
        """Results of some cafés, in order, shared out to the threads."""
        share = math.ceil(cafes / len(self._spaces))
        rounds = self.style.rounds if len(table.alive) > FEW else self.style.last_rounds
        tasks: list[tuple[Any, ...]] = []
        for number, space in enumerate(self._spaces):
            count = min(share, cafes - number * share)
            if count > 0:
                results = np.zeros((count, len(table.alive), CHANCES + len(game.players)))
                tasks.append((space, game, table.turns, table.alive, rounds, seed, first + number * share, results))
        if self._pool is None or len(tasks) == 1:
            return [self._run(*task) for task in tasks]
        return list(self._pool.map(lambda task: self._run(*task), tasks))

    def _run(
        self,
        space: Workspace,
        game: Game,
        turns: Array,
        alive: Array,
        rounds: int,
        seed: int,
        first: int,
        results: Floats,
    ) -> Floats:
        try_turns(
            *space.papers(space.stream, self.outlook.weights),
            space.cafes,
            space.pool,
            np.concatenate([turns, space.plan]),  # the last row is space for the rollouts
            alive,
            game.put_back,
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


class Table:
    """The turns being tried and what has come of them so far."""

    def __init__(self, turns: Array, prior: Floats, trust: float, players: int, kept: Sequence[int] = ()) -> None:
        self.turns = turns
        self._kept = list(kept)  # never dropped: asked for, so that they are compared with the best in the same cafés
        self.alive = np.arange(len(turns))
        self._trust = trust
        self._prior = prior
        self._sums = np.zeros((len(turns), CHANCES + players))
        self._counts = np.zeros(len(turns), np.int64)
        self._dropped: list[int] = []

    def add(self, results: Floats) -> None:
        """Add the results of some cafés, one by one: the sum must not depend on how they were shared out."""
        for cafe in results:
            self._sums[self.alive] += cafe
        self._counts[self.alive] += len(results)

    def _values(self) -> Floats:
        """The chance to win of each turn, the outlook counted as some simulations."""
        values: Floats = (self._sums[:, CHANCE] + self._trust * self._prior) / (self._counts + self._trust)
        return values

    def halve(self) -> None:
        """Drop the worse half."""
        order = self.alive[np.argsort(-self._values()[self.alive], kind="stable")]
        half = (len(order) + 1) // 2
        stays = (np.arange(len(order)) < half) | np.isin(order, self._kept)
        self._dropped = [*order[~stays].tolist(), *self._dropped]
        self.alive = np.sort(order[stays])

    def tried(self) -> list[Tried]:
        """All turns, the best first: who was dropped later is better."""
        values = self._values()
        best = self.alive[np.argsort(-values[self.alive], kind="stable")].tolist()
        return [self._tried(turn) for turn in best + self._dropped]

    def _tried(self, turn: int) -> Tried:
        """What came of a turn; the outlook's opinion helps to choose, it is told only of a turn that was not tried."""
        plan, count = self.turns[turn], int(self._counts[turn])
        mean = self._sums[turn] / max(1, count)
        chance = float(mean[CHANCE] if count else self._prior[turn])
        codes = tuple(plan[STEPS : STEPS + int(plan[LENGTH])].tolist())
        return Tried(codes, chance, float(mean[MARGIN]), tuple(mean[CHANCES:].tolist()), count)


class Clock:
    """Shares out the effort to rounds of halving."""

    def __init__(self, effort: Effort, began: float, turns: int) -> None:
        self._rounds = max(1, math.ceil(math.log2(turns)))
        self._round = 0
        self._effort = effort
        self._began = began
        self._took = 0.0  # by one café with all turns, the last time
        self._asked = 0.0
        self._in_round = 0
        self.simulations = 0

    def goes_on(self, alive: int) -> bool:
        """Whether there is another round."""
        return self._round < self._rounds and (alive > 1 or self._round == 0)

    def cafes(self, alive: int) -> int:
        """In how many cafés to try all turns before asking again; 0 ends the round."""
        if self._effort.simulations is not None:
            share = self._effort.simulations // self._rounds // alive
            return max(1, share) if self._in_round == 0 else 0
        now = time.perf_counter()
        if self._in_round or self._round:
            self._took = now - self._asked
        self._asked = now
        seconds = self._effort.seconds or 0.0
        deadline = self._began + seconds * (self._round + 1) / self._rounds
        if self._round == self._in_round == 0:
            return self._effort.threads
        return self._effort.threads if now + self._took < deadline else 0

    def count(self, cafes: int) -> None:
        """So many cafés were tried."""
        self._in_round += cafes

    def end_round(self) -> None:
        """The next round begins."""
        self._round += 1
        self._in_round = 0


def over_the_best(game: Game) -> int:
    """What lies between the lead over the next player, by which turns are listed, and the lead over the best."""
    others = [score for player, score in enumerate(game.scores) if player != game.to_move]
    return game.scores[(game.to_move + 1) % len(game.players)] - max(others)


def holds(turns: Array, codes: Sequence[int]) -> bool:
    """Whether a turn is among those listed."""
    return any(row[STEPS : STEPS + row[LENGTH]].tolist() == list(codes) for row in turns)


def one_turn(codes: Sequence[int]) -> Array:
    """A turn as a list of one plan."""
    plan = np.zeros((1, PLAN), np.int64)
    plan[0, LENGTH] = len(codes)
    plan[0, STEPS : STEPS + len(codes)] = codes
    return plan
