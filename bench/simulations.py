"""Simulations a second of players that search: ours next to OpenSpiel's, in one run on one core; ours on two as well.

    make bench-search

A simulation of the baselines is one game played from a decision to its end and what it takes to keep count of it:
dealing the hidden part again, going down a tree if there is one. A simulation of our search is less: one imagined café
for one turn, played on for a round or two and judged by the evaluation, not played to the end. Every line searches the
same number of positions, taken at random from random games of four players; the first pass over them warms up, the best
of three repetitions counts. Run with the peers' environment, which holds the café too.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyspiel

from baselines.flat import Budget, FlatBot
from baselines.openspiel import UCT_C, OpenSpielBot
from cafe.bots.registry import Bot
from cafe.rules.games import GAME_NAMES
from our_searches import MANY, POSITIONS, our_positions, search_batch
from ours import SEED, Batch, measure
from peers import apply_chance

FEW = 50  # simulations a decision where it makes no difference to their speed; MANY where there is a tree
THREADS = 2
YARDSTICK = "OpenSpiel ISMCTS, C++", "hearts"


@dataclass(frozen=True)
class Row:
    """One line of the table: who searches which game, and what makes a batch of decisions to be timed."""

    who: str
    game: str
    prepare: Callable[[], Batch]


def of_ours(who: str, name: str, make_bot: Callable[[], Bot], simulations: int) -> Row:
    """A line for a player of ours that makes a number of simulations a decision."""

    def prepare() -> Batch:
        bot, positions = make_bot(), our_positions(name)

        def batch() -> tuple[int, int]:
            for game in positions:
                bot.choose(game)
            return len(positions), len(positions) * simulations

        return batch

    return Row(who, name, prepare)


def of_search(name: str, threads: int = 1) -> Row:
    """A line for our search."""
    who = "search" if threads == 1 else f"search, {threads} threads"
    return Row(who, name, lambda: search_batch(name, threads))


def of_openspiel(name: str, spec: str) -> Row:
    """A line for OpenSpiel's ISMCTS in C++ with random rollouts on a game of its own."""

    def prepare() -> Batch:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
        bot = pyspiel.ISMCTSBot(seed=SEED, evaluator=evaluator, uct_c=UCT_C, max_simulations=MANY)
        positions = their_positions(pyspiel.load_game(spec))

        def batch() -> tuple[int, int]:
            for state in positions:
                bot.step(state)
            return len(positions), len(positions) * MANY

        return batch

    return Row(YARDSTICK[0], name, prepare)


def their_positions(game: Any) -> list[Any]:
    """The same choice of decisions from a game of OpenSpiel's."""
    rng, found = random.Random(SEED), []
    for _ in range(POSITIONS):
        state, choices = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                apply_chance(state, rng)
                continue
            if len(state.legal_actions()) > 1:
                choices.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        found.append(rng.choice(choices))
    return found


def rows() -> list[Row]:
    """All lines."""
    ours = [of_search(game) for game in GAME_NAMES]
    flat = [of_ours("flat Monte Carlo", game, _flat, FEW) for game in GAME_NAMES]
    theirs = [of_ours("OpenSpiel ISMCTS, Python", game, _openspiel, MANY) for game in GAME_NAMES]
    # OpenSpiel's search crashes in hearts while cards are passed (2.0.2), so none are: 52 decisions a game, not 64.
    return [*ours, *flat, *theirs, of_openspiel("hearts", "hearts(pass_cards=False)"), of_openspiel("euchre", "euchre")]


def _flat() -> Bot:
    return FlatBot(SEED, Budget(simulations=FEW))


def _openspiel() -> Bot:
    return OpenSpielBot(SEED, MANY)


def main() -> None:
    """Measure all, then print one table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each of three repetitions, at least")
    options = parser.parse_args()
    threaded = [of_search(game, THREADS) for game in GAME_NAMES]
    figures = [measure(row.who, row.game, row.prepare(), options.seconds) for row in threaded]
    if hasattr(os, "sched_setaffinity"):  # from here on, one core
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    figures += [measure(row.who, row.game, row.prepare(), options.seconds) for row in rows()]
    mark = next(figure.steps_per_s for figure in figures if (figure.who, figure.game) == YARDSTICK)
    print(f"{'':28}{'game':10}{'simulations/s':>15}{'spread':>8}{'/ hearts':>10}   (the ratio to {YARDSTICK[0]})")
    for figure in figures:
        ratio = figure.steps_per_s / mark
        print(f"{figure.who:28}{figure.game:10}{figure.steps_per_s:>15,.0f}{figure.spread:>7.0f}%{ratio:>10.3f}")


if __name__ == "__main__":
    main()
