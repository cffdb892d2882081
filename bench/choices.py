"""What a short or a long look costs: the search's parameters compared on positions, without playing whole games.

    .venv/bin/python bench/choices.py --game junior [--positions 50] [--cafes 400]

In positions from games of short searches, every promising turn is tried in the same imagined cafés: judged after one
round, two or four, and by playing to the end, which is taken for the truth. The search's halving is then replayed from
these tries, many times, with the time they took; also without halving (the same time for every turn) and with points
as the goal. Printed is by how much the turn chosen wins less often than the best one; the truth is noisy and the best
one found by it, so that only differences between the figures mean something.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from cafe import Game
from cafe.bots.float_arrays import Floats
from cafe.bots.levels import strongest_style
from cafe.bots.registry import bot
from cafe.bots.rollout import CHANCE, MARGIN
from cafe.bots.search import Search
from cafe.bots.search_kernel import FEW
from cafe.bots.sequential_halving import LISTED
from cafe.rules.games import GAME_NAMES
from cafe.rules.ruleset import ruleset
from cafe.rules.state import Array

TO_THE_END = 1000  # rounds
LOOKS = (1, 2, 4, TO_THE_END)
LATEST = 60  # turns into a game
BRIEF = "search@60"  # who plays up to the positions: one that is quick, and gets into those that a search meets
REPLAYS = 100
TURNS, TRUSTS, SECONDS = (8, 16), (5.0, 20.0, 80.0), (0.1, 0.5, 2.0)
SHORT_AND_LONG = ((1, 1), (1, 2), (2, 2), (2, 4), (4, 4))


@dataclass(frozen=True)
class Moment:
    """What the evaluation says of each turn, and how it fared in each café after some rounds."""

    prior: Floats  # by turn: the chance to win, the margin
    tries: dict[int, Floats]  # by café and turn, the same two
    costs: dict[int, float]  # seconds of one try

    @property
    def truth(self) -> Floats:
        return np.asarray(self.tries[TO_THE_END][:, :, CHANCE].mean(axis=0), np.float64)


def positions(name: str, cafes: int) -> Iterator[Moment]:
    """Positions with something to choose, one from each game."""
    dice = np.random.default_rng(1)
    search = Search(ruleset(name), replace(strongest_style(name), turns=max(TURNS)))
    for seed in range(1_000_000):
        game, left = Game.new(name, 2, seed=seed), dice.integers(3, LATEST)
        players = [bot(BRIEF, seed), bot(BRIEF, seed + 1)]
        while not game.is_over and left > 0:
            for action in players[game.to_move].choose(game):
                game.play(action)
            left -= 1
        if not game.is_over:
            race = search.promising(game, seed)
            count = int(race.counters[LISTED])
            if count > 1:
                made = [_look(search, game, race.turns[:count], rounds, cafes) for rounds in LOOKS]
                tries, costs = (dict(zip(LOOKS, part, strict=True)) for part in zip(*made, strict=True))
                yield Moment(np.stack([race.prior[:count], race.values[:count]], axis=1), tries, costs)


def _look(search: Search, game: Game, turns: Array, rounds: int, cafes: int) -> tuple[Floats, float]:
    """How all turns fared in some cafés, and the seconds of one try; the truth has cafés of its own."""
    seed = 2 if rounds == TO_THE_END else 1
    began = time.perf_counter()
    results = search.try_out(game, turns, rounds, seed, cafes)
    return results[:, :, [CHANCE, MARGIN]], (time.perf_counter() - began) / cafes / len(turns)


@dataclass(frozen=True)
class Choosing:
    """How the search is to choose."""

    turns: int
    rounds: tuple[int, int]  # with many turns left, and with few
    trust: float
    seconds: float
    halving: bool = True
    goal: int = CHANCE


def choose(at: Moment, way: Choosing, dice: np.random.Generator) -> int:
    """The turn that the search would choose, with tries drawn from those made."""
    prior = at.prior[:, way.goal]
    alive = np.argsort(-at.prior[:, MARGIN], kind="stable")[: way.turns]
    sums, counts = np.zeros(len(prior)), np.zeros(len(prior))
    halvings = max(1, math.ceil(math.log2(len(alive)))) if way.halving else 1
    for _ in range(halvings):
        rounds = way.rounds[0 if len(alive) > FEW else 1]
        cafes = max(1, int(way.seconds / halvings / len(alive) / at.costs[rounds]))
        drawn = dice.integers(len(at.tries[rounds]), size=cafes)
        sums[alive] += at.tries[rounds][:, :, way.goal][np.ix_(drawn, alive)].sum(axis=0)
        counts[alive] += cafes
        values = (sums + way.trust * prior) / (counts + way.trust)
        alive = alive[np.argsort(-values[alive], kind="stable")][: (len(alive) + 1) // 2]
    return int(alive[0])


def lost(found: list[Moment], way: Choosing) -> Floats:
    """By how many percent of a win the turns chosen are worse than the best, in each moment."""
    dice = np.random.default_rng(2)
    chosen = [[at.truth[choose(at, way, dice)] for _ in range(REPLAYS)] for at in found]
    return 100 * np.array([at.truth.max() - np.mean(turns) for at, turns in zip(found, chosen, strict=True)])


def main() -> None:
    """Look at positions, replay the search on them, print a table."""
    told = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    told.add_argument("--game", choices=GAME_NAMES, default="card")
    told.add_argument("--positions", type=int, default=50)
    told.add_argument("--cafes", type=int, default=400, help="in which every turn is tried")
    asked = told.parse_args()
    found = [at for at, _ in zip(positions(asked.game, asked.cafes), range(asked.positions), strict=False)]
    cost = np.mean([at.truth.max() - at.truth[at.prior[:, MARGIN].argmax()] for at in found])
    print(f"{asked.game}, {len(found)} positions: percent of a win lost by the evaluation's choice: {100 * cost:.2f}")
    print(f"{'seconds':>8} {'rounds':>7} {'turns':>6}" + "".join(f"{f'trust {trust:g}':>10}" for trust in TRUSTS))
    for seconds in SECONDS:
        for rounds in SHORT_AND_LONG:
            for turns in TURNS:
                costs = [lost(found, Choosing(turns, rounds, trust, seconds)).mean() for trust in TRUSTS]
                spoken = f"{seconds:>8g} {'-'.join(map(str, rounds)):>7} {turns:>6}"
                print(spoken + "".join(f"{each:>10.2f}" for each in costs), flush=True)
    print_alternatives(asked.game, found)


def print_alternatives(game: str, found: list[Moment]) -> None:
    """What even shares instead of halving, and points as the goal, cost more; 95% intervals over the moments."""
    style = strongest_style(game)
    print(f"{'seconds':>8}{'as it ships':>14}{'even shares cost more':>24}{'points as the goal':>22}")
    for seconds in SECONDS:
        ships = Choosing(style.turns, (style.rounds, style.last_rounds), style.trust, seconds)
        short = replace(ships, rounds=(style.rounds, style.rounds))  # so that nothing but the halving differs
        even = lost(found, replace(short, halving=False)) - lost(found, short)
        points = lost(found, replace(ships, goal=MARGIN)) - lost(found, ships)
        spoken = f"{lost(found, ships).mean():>14.2f}{_interval(even):>24}{_interval(points):>22}"
        print(f"{seconds:>8g}{spoken}", flush=True)


def _interval(more: Floats) -> str:
    return f"{more.mean():+.2f} ± {1.96 * more.std() / math.sqrt(len(more)):.2f}"


if __name__ == "__main__":
    main()
