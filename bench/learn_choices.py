"""Learn by what weights to choose in the card game, from turns of one moment, and then how to judge a café.

    CAFE_KERNEL=jit .venv/bin/python bench/learn_choices.py --moments 3500 --games 76000

First, moments: a short search plays against greedy; in half of its moments every turn it lists is tried in the same
imagined cafés and played to the end, this player by the choices known so far, the other for points. The new choices are
the weights that tell the turns of one moment apart best. Then, games: players with these choices against greedy ones;
the new weights, which judge, are those that come nearest to what the rest of a game brought; by the same games the
constant of the choices is set, so that an evaluation by them is a margin too. Prints how each does against greedy, and
writes src/cafe/bots/data/weights.toml. It begins with the choices that ship. What it brought: docs/search-history.md.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from random import Random

import numpy as np

from cafe import Game
from cafe.bots.buffers import Buffers, Policy
from cafe.bots.evaluation import look_ahead, stage
from cafe.bots.feature_names import ALWAYS, FEATURES
from cafe.bots.float_arrays import Floats
from cafe.bots.levels import strongest_style
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers, take_in
from cafe.bots.registry import bot
from cafe.bots.rollout import play_turn, roll_out
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.bots.sequential_halving import LISTED
from cafe.bots.weights import Evaluation, read_evaluation
from cafe.bots.win_chance import lead
from cafe.rules.compiled import entry
from cafe.rules.determinize import imagine
from cafe.rules.games import GAME_NAMES
from cafe.rules.random_stream import seed_stream
from cafe.rules.ruleset import ruleset
from cafe.rules.state import OVER, Array
from learn import LATE_SPREAD, LOGISTIC, LOT, Fit, School, write

GAME = "card"
SHORT = Effort(simulations=100)  # of the search whose moments are studied
CAFES = 24  # in which the turns of a moment are tried
AGAINST_ITSELF = 3  # one game in 3, so that the hands of both are full
TO_THE_END = 10_000  # rounds
TOWARDS_THE_OLD = 300.0  # ridge: how firmly weights stay what they were
STUDIED = 0.5  # of the moments
GAMES_COMPARED = 2_000
# Which weights are the constant. Turns of one moment do not tell it: only a table drawn, which brings the end nearer,
# makes it differ among them.
IS_LEVEL = np.isin(np.arange(2 * FEATURES), (ALWAYS, FEATURES + ALWAYS))


@entry
def study(
    buffers: Buffers,
    policy: Policy,
    turns: Array,
    put_back: int,
    seed: int,
    count: int,
    described: Floats,
    brought: Floats,
) -> None:
    """Try turns in `count` cafés to the end; add up the features after each, as learn.sample_games, and the rest.

    The last column of `described` counts the games that the turn itself ended. Spaces as in rollout.try_turns.
    """
    states, cafes, stream, features = buffers.states, buffers.cafes, buffers.stream, buffers.features
    floor, state, cafe = buffers.floors[0], states[0], cafes[1]
    me = cafes[0].player
    for i in range(count):
        cafes[1] = cafes[0]
        seed_stream(stream, seed, i)
        imagine(cafe, floor, me, put_back, buffers.pool, stream)
        luck = stream[0]
        for j in range(len(described)):
            stream[0] = luck
            states[0] = cafes[1]
            play_turn(state, floor, buffers.legal_moves, turns, j)
            before = lead(state, floor, me, False)
            if state.phase == OVER:
                described[j, 2 * FEATURES] += 1.0
                continue
            early = stage(state, floor)
            states[1] = states[0]
            look_ahead(states[1], floor, me, cafe.drawn, policy.choices, features)
            for k in range(FEATURES):
                described[j, k] += features[k] * early
                described[j, FEATURES + k] += features[k] * (1.0 - early)
            roll_out(buffers, policy, me, TO_THE_END, cafe.drawn)
            brought[j] += lead(state, floor, me, True) - before


@dataclass
class Moments:
    """Turns of one moment compared with each other: features and outcomes, less their means."""

    square: Floats = field(default_factory=lambda: np.zeros((2 * FEATURES, 2 * FEATURES)))
    cross: Floats = field(default_factory=lambda: np.zeros(2 * FEATURES))
    count: int = 0

    def add(self, described: Floats, brought: Floats) -> None:
        """Add the turns of a moment: the features after each, and what came after."""
        features = described - described.mean(axis=0)
        self.square += features.T @ features
        self.cross += features.T @ (brought - brought.mean())
        self.count += 1

    def choices(self, old: Floats) -> Floats:
        """The weights that explain best why one turn brought more than another."""
        ridge = TOWARDS_THE_OLD * np.eye(2 * FEATURES)
        found = np.linalg.solve(self.square + ridge, self.cross + TOWARDS_THE_OLD * old.ravel())
        return np.asarray(found, np.float64).reshape(2, FEATURES)


def study_moments(wanted: int) -> Moments:
    """Let a short search play, and study every other moment of its games that has more than one turn."""
    moments, dice, number = Moments(), Random(0), 0
    search, space = Search(ruleset(GAME), strongest_style(GAME)), new_buffers(ruleset(GAME))
    while moments.count < wanted:
        game, greedy, number = Game.new(GAME, 2, seed=number), bot("greedy", seed=number), number + 1
        while not game.is_over and moments.count < wanted:
            if number % AGAINST_ITSELF and game.to_move != number % 2:
                actions = greedy.choose(game)
            else:
                tried = search.think(game, SHORT, dice.getrandbits(30))
                actions = [game.space.actions[code] for code in tried[0].codes]
                if len(tried) > 1 and dice.random() < STUDIED:
                    race = search.promising(game, dice.getrandbits(30))
                    turns = race.turns[: race.counters[LISTED]]
                    study_moment(space, game, turns, dice.getrandbits(30), moments)
            for action in actions:
                game.play(action)
    return moments


def study_moment(space: Buffers, game: Game, turns: Array, seed: int, moments: Moments) -> None:
    """Try all promising turns of a moment to the end, in the same cafés."""
    take_in(space, game)
    described, brought = np.zeros((len(turns), 2 * FEATURES + 1)), np.zeros(len(turns))
    known = read_evaluation(GAME)
    policy = Policy(known.choices, POINTS_ALONE, known.weights, known.spread)
    study(space, policy, turns, game.put_back, seed, CAFES, described, brought)
    goes_on = described[:, 2 * FEATURES] == 0.0
    if goes_on.sum() > 1:
        moments.add(described[goes_on, : 2 * FEATURES] / CAFES, brought[goes_on] / CAFES)


def learn_choices(school: School, moments: int, games: int) -> Evaluation:
    """New choices from moments, and new weights, which judge, from games of players with these choices."""
    found = study_moments(moments).choices(read_evaluation(GAME).choices)
    fit, levels = Fit(), Fit()
    for first in range(0, games, LOT):
        features, brought = school.lesson(found, min(LOT, games - first), seed=first, rival=POINTS_ALONE)
        weights = fit.add(features, brought)
        level = levels.add(np.where(IS_LEVEL, features, 0.0), brought - features @ found.ravel())
    spread = LOGISTIC * float(
        np.sqrt(((brought - features @ weights.ravel()) ** 2).mean() / features[:, ALWAYS].mean())
    )
    choices = found + level
    for name, known in (("choices", choices), ("weights", weights)):
        print(f"{GAME}: new {name} against greedy {school.compare(known, POINTS_ALONE, GAMES_COMPARED)}", flush=True)
    return Evaluation(weights, choices, np.array([LATE_SPREAD, spread]))


def main() -> None:
    """Learn, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moments", type=int, default=3_500, help="studied; about five a second")
    parser.add_argument("--games", type=int, default=76_000, help="to judge by")
    options = parser.parse_args()
    if options.moments < 1 or options.games < 1:
        parser.error("at least one moment and one game")
    learnt = learn_choices(School(ruleset(GAME)), options.moments, options.games)
    write({game: learnt if game == GAME else read_evaluation(game) for game in GAME_NAMES})


if __name__ == "__main__":
    main()
