"""A player who knows the rules and nothing else."""

from __future__ import annotations

import numpy as np

from cafe.bots.version import VERSIONS
from cafe.rules.actions import Action
from cafe.rules.game import Game


class RandomBot:
    """Any legal action, each as likely as any other."""

    name = f"random ({VERSIONS})"

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng(seed)

    def choose(self, game: Game) -> list[Action]:
        """One legal action."""
        actions = game.legal_actions()
        return [actions[int(self._dice.integers(len(actions)))]]
