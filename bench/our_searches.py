"""How fast our search makes its simulations, at decisions taken from random games."""

from __future__ import annotations

import random

from cafe import Game
from cafe.bots.levels import strongest_style
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from ours import PLAYERS, SEED, Batch

POSITIONS = 16
MANY = 1000  # simulations a decision


def search_batch(name: str, threads: int = 1) -> Batch:
    """A search of every position: as many simulations as it says it made, not as many as it was given."""
    positions, effort, number = our_positions(name), Effort(simulations=MANY, threads=threads), 0
    searcher = Search(positions[0].ruleset, strongest_style(name), threads)

    def batch() -> tuple[int, int]:
        nonlocal number
        number += 1
        tried = [turn for game in positions for turn in searcher.think(game, effort, number)]
        return len(positions), sum(turn.simulations for turn in tried)

    return batch


def our_positions(name: str) -> list[Game]:
    """Decisions from random games, each at a random step where there is a choice."""
    rng, found = random.Random(SEED), []
    for number in range(POSITIONS):
        game, choices = Game.new(name, PLAYERS, seed=SEED, number=number), []
        while not game.is_over:
            if len(game.legal_codes()) > 1:
                choices.append(game.copy())
            game.play(rng.choice(game.legal_codes()))
        found.append(rng.choice(choices))
    return found
