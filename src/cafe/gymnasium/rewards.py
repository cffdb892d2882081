"""What is rewarded: points as they are scored, or victory alone; and what an illegal action costs."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.i18n.refusals import refusal_in_words
from cafe.rules.errors import IllegalAction, InvalidAction, SetupError
from cafe.rules.game import Game

POINTS, VICTORY = REWARDS = ("points", "victory")
LOSS = -1.0
FINE = 200.0  # points: no legal play can still lose as many, whatever a player holds and sends to the bar


def check_reward(reward: str) -> None:
    """SetupError if that is nothing we reward."""
    if reward not in REWARDS:
        raise SetupError(f"the reward is {' or '.join(REWARDS)}, not '{reward}'")


def rewarded_so_far(game: Game, reward: str) -> list[int]:
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


def forfeited(game: Game, player: int, reward: str) -> list[float]:
    """The rewards of a step that ends a game by an illegal action of a player.

    Points: everybody pays the minus points of the moment, and that player a fine, so that breaking the rules never pays
    better than playing on. Victory: that player has lost, and nobody has won.
    """
    if reward == VICTORY:
        return [LOSS if one == player else 0.0 for one in range(len(game.players))]
    return [-float(minus) - (FINE if one == player else 0.0) for one, minus in enumerate(game.penalties)]


def refusal(error: IllegalAction | InvalidAction, game: Game) -> str:
    """Why an action is refused, in a sentence."""
    return refusal_in_words(error.verdict, game.name) if isinstance(error, IllegalAction) else str(error)
