"""Decisions to try players on."""

from __future__ import annotations

import random

from cafe import Game
from cafe.rules.state import LAYING


def decisions(name: str, players: int, seed: int, every: int) -> list[Game]:
    """Decisions of a random game, one in so many; every one where a table is laid, in Junior."""
    rng = random.Random(seed)
    game = Game.new(name, players, seed=seed)
    found, met = [], 0
    while not game.is_over:
        if len(game.legal_codes()) > 1:
            met += 1
            if met % every == 0 or game.state["phase"][0] == LAYING:
                found.append(game.copy())
        game.play(rng.choice(game.legal_codes()))
    return found
