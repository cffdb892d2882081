"""What is rewarded: points as they are scored, or victory alone."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.rules.errors import SetupError
from cafe.rules.game import Game

POINTS, VICTORY = REWARDS = ("points", "victory")


def check_reward(reward: str) -> None:
    """SetupError if that is nothing we reward."""
    if reward not in REWARDS:
        raise SetupError(f"the reward is {' or '.join(REWARDS)}, not '{reward}'")


def standing(game: Game, reward: str) -> list[int]:
    """What every player has been rewarded with so far: a step's reward is the difference of two of these.

    Points: scores, at the end less the minus points. Victory: at the end a win 1, a loss -1, a shared victory 0.
    """
    result = game.result
    if reward == POINTS:
        return list(game.scores if result is None else result.scores)
    if result is None:
        return [0] * len(game.players)
    won = 0 if len(result.winners) > 1 else 1
    return [won if player in result.winners else -1 for player in range(len(game.players))]


def gained(after: Sequence[int], before: Sequence[int]) -> list[float]:
    """The rewards of a step."""
    return [float(now - then) for now, then in zip(after, before, strict=True)]
