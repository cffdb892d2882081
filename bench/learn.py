"""Learn what the features of a café are worth, from games the program plays against itself.

    CAFE_KERNEL=jit .venv/bin/python bench/learn.py --games 20000 --rounds 3 [--game board junior]

First greedy players, then players with the weights found so far (one action in twenty at random, so that odd cafés are
seen too), play whole games; a third of the turns is kept with its features, and the weights are those that come nearest
to what the rest of the game brought (least squares with a little ridge, over all rounds but the first). Prints how each
round does against greedy and against the round before, and writes src/cafe/bots/data/weights.toml. What card plays by
is made by bench/learn_choices.py; asked for card too, this script leaves the choices there as they are.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from cafe.bots.best_turns import AT_ONCE, IN_ROLLOUTS, LENGTH, STEPS, write_step
from cafe.bots.buffers import Buffers
from cafe.bots.evaluation import look_ahead, stage
from cafe.bots.feature_names import ALWAYS, FEATURES
from cafe.bots.float_arrays import Floats
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.bots.turn_search import next_steps
from cafe.bots.weights import Evaluation, read_evaluation
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import entry
from cafe.rules.entries import shuffle_stocks
from cafe.rules.games import GAME_NAMES
from cafe.rules.random_stream import below, seed_stream
from cafe.rules.ruleset import Record, Ruleset, ruleset, unshuffled
from cafe.rules.seating import penalty
from cafe.rules.state import OVER
from weight_lines import weight_lines

WEIGHTS = Path(__file__).parent.parent / "src/cafe/bots/data/weights.toml"
EXPLORE = 20  # one action in 20 is random
SPARSE = 3  # one turn in 3 is kept: those of one game tell the same story
RIDGE = 50.0
TURNS_A_GAME = 25  # kept, on average, at most
LOT = 4_000  # games at a time: their features have to fit into memory
LATE_SPREAD = 1.0  # points; at the very end a lead of a few is a win
HEADING = """\
# What each feature is worth in points at the beginning of a game and at its end, if anything; made by bench/learn.py
# and, in card, bench/learn_choices.py, which learns by what weights to choose too.
# `spread`: the points by which a margin spreads at the end and, times the root of what is left, before it.
"""
LOGISTIC = math.sqrt(3) / math.pi  # from a standard deviation to the width of the logistic curve


class Lesson(NamedTuple):
    """How games to learn from are played."""

    alone: bool  # only one player goes by the weights, and only after that player's turns something is kept
    seed: int
    games: int
    explore: int  # one action in this many is random; 0: none
    width: int  # as in plan_turns


@entry
def sample_games(
    buffers: Buffers, start: Record, lesson: Lesson, weights: Floats, rival: Floats, kept: Floats, brought: Floats
) -> int:
    """Play games; keep the features after some turns, at the beginning's and the end's share, and what came after.

    In a lesson alone all others go by `rival`.
    """
    states, stream, features, turn = buffers.states, buffers.stream, buffers.features, buffers.turn
    floor, state, legal = buffers.floors[0], states[0], buffers.legal_moves[0]
    rows = 0
    for number in range(lesson.games):
        states[0] = start[0]
        shuffle_stocks(state, stream, lesson.seed, number, True)
        dispatch.deal(state, floor, legal)
        first = rows
        while state.phase != OVER:
            me, drawn = state.player, state.drawn
            learns = not lesson.alone or me == number % state.players
            if lesson.explore and below(stream, lesson.explore) == 0:
                dispatch.fill_legal(state, floor, legal)
                write_step(turn, m.pick(legal, floor, stream))
            else:
                next_steps(buffers, weights if learns else rival, lesson.width)
            for i in range(turn[0, LENGTH]):
                dispatch.play(state, floor, legal, turn[0, STEPS + i])
            settled = learns and state.phase != OVER and state.player != me
            if settled and rows < len(kept) and below(stream, SPARSE) == 0:
                early = stage(state, floor)
                brought[rows, 0] = state.scores[me] - state.scores[(me + 1) % state.players]
                brought[rows, 1] = me
                states[1] = states[0]
                look_ahead(states[1], floor, me, drawn, weights, features)
                for i in range(FEATURES):
                    kept[rows, i] = features[i] * early
                    kept[rows, FEATURES + i] = features[i] * (1.0 - early)
                rows += 1
        for row in range(first, rows):
            me = int(brought[row, 1])
            them = (me + 1) % state.players
            mine = state.scores[me] - penalty(state, floor, me)
            brought[row, 0] = mine - state.scores[them] + penalty(state, floor, them) - brought[row, 0]
    return rows


@entry
def duel(buffers: Buffers, start: Record, weights: Floats, rival: Floats, seed: int, margins: Floats) -> None:
    """Every deal twice, seats exchanged: by how much `weights` beat `rival`."""
    states, stream, turn = buffers.states, buffers.stream, buffers.turn
    floor, state, legal = buffers.floors[0], states[0], buffers.legal_moves[0]
    for game in range(len(margins)):
        states[0] = start[0]
        shuffle_stocks(state, stream, seed, game // 2, True)
        dispatch.deal(state, floor, legal)
        seed_stream(stream, seed, game)
        ours = game % 2
        while state.phase != OVER:
            next_steps(buffers, weights if state.player == ours else rival, AT_ONCE)
            for i in range(turn[0, LENGTH]):
                dispatch.play(state, floor, legal, turn[0, STEPS + i])
        theirs = 1 - ours
        lead = state.scores[ours] - penalty(state, floor, ours)
        margins[game] = lead - state.scores[theirs] + penalty(state, floor, theirs)


class School:
    """Games for two players, played to learn from."""

    def __init__(self, at: Ruleset) -> None:
        self.buffers = new_buffers(at)
        self.start = unshuffled(at, 2, None)

    def lesson(self, weights: Floats, games: int, seed: int, rival: Floats | None = None) -> tuple[Floats, Floats]:
        """Play games with some weights; returns the features after some turns, and what the rest of the games brought.

        With a rival one player goes by the weights, quickly, the others by the rival's.
        """
        kept = np.zeros((games * TURNS_A_GAME, 2 * FEATURES))
        brought = np.zeros((len(kept), 2))
        explore = EXPLORE if len(weights) else 0
        turn = Lesson(rival is not None, seed, games, explore, AT_ONCE if rival is None else IN_ROLLOUTS)
        others = weights if rival is None else rival
        rows = sample_games(self.buffers, self.start, turn, weights, others, kept, brought)
        return kept[:rows], brought[:rows, 0]

    def compare(self, weights: Floats, rival: Floats, games: int) -> str:
        """How many games weights win against a rival, with the 95% interval over deals."""
        margins = np.zeros(2 * (games // 2))
        duel(self.buffers, self.start, weights, rival, 99, margins)
        won = np.where(margins > 0, 1.0, np.where(margins < 0, 0.0, 0.5)).reshape(-1, 2).mean(axis=1)
        error = 1.96 * won.std() / np.sqrt(len(won))
        return f"{100 * won.mean():.1f} ± {100 * error:.1f} % (by {margins.mean():.1f} points)"


@dataclass
class Fit:
    """Least squares with a little ridge over all lessons so far: one alone is noisy."""

    square: Floats = field(default_factory=lambda: RIDGE * np.eye(2 * FEATURES))
    cross: Floats = field(default_factory=lambda: np.zeros(2 * FEATURES))

    def add(self, kept: Floats, target: Floats) -> Floats:
        """Add a lesson; returns the weights that fit best."""
        self.square += kept.T @ kept
        self.cross += kept.T @ target
        return np.asarray(np.linalg.solve(self.square, self.cross), np.float64).reshape(2, FEATURES)


def learn(game: str, old: Evaluation, games: int, rounds: int) -> Evaluation:
    """The weights of one game and how far a margin spreads; choices of their own stay as they were."""
    school, fit = School(ruleset(game)), Fit()
    weights, spread = POINTS_ALONE, 0.0
    for i in range(rounds):
        for first in range(0, games, LOT):
            kept, target = school.lesson(weights, min(LOT, games - first), seed=i * games + first)
            found = fit.add(kept, target)
        left = kept[:, ALWAYS].mean()  # how much of the game was left
        spread = LOGISTIC * float(np.sqrt(((target - kept @ found.ravel()) ** 2).mean() / left))
        print(f"{game}, round {i + 1}: against greedy {school.compare(found, POINTS_ALONE, games // 4)}", flush=True)
        if len(weights):
            print(f"{game}, round {i + 1}: against the round before {school.compare(found, weights, games // 4)}")
        else:
            fit = Fit()  # greedy games are not like those that follow
        weights = found
    choices = weights if old.choices is old.weights else old.choices
    return Evaluation(weights, choices, np.array([LATE_SPREAD, spread]))


def write(known: dict[str, Evaluation]) -> None:
    """All weights as a file that people can read."""
    lines = HEADING.splitlines()
    for game, evaluation in known.items():
        late, early = evaluation.spread
        lines += ["", f"[{game}]", f"spread = [{late:.2f}, {early:.2f}]", *weight_lines(evaluation.weights)]
        if evaluation.choices is not evaluation.weights:
            lines += ["", f"[{game}.choices]", *weight_lines(evaluation.choices)]
    WEIGHTS.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Learn, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000, help="games a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", nargs="+", default=["board", "junior"], choices=GAME_NAMES)
    options = parser.parse_args()
    if options.games < 4 or options.rounds < 1:
        parser.error("at least 4 games and one round")
    known = {game: read_evaluation(game) for game in GAME_NAMES}
    for game in options.game:
        known[game] = learn(game, known[game], options.games, options.rounds)
        write(known)


if __name__ == "__main__":
    main()
