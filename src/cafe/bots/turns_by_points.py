"""All turns of a moment by their points, for players and puzzles that look at nothing else."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cafe.bots.best_turns import COLUMNS, WIDTH, Ranking, codes_of
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.bots.rollout import list_turns
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream


@dataclass(frozen=True)
class Turn:
    """A whole turn, as far as it can be planned before something hidden comes to light."""

    actions: tuple[Action, ...]
    points: int


def turns_by_points(game: Game, most: int, seed: int = 0) -> list[Turn]:
    """The turns that pay most, the best first, `most` of them; of several that lead to the same only one."""
    space = new_buffers(game.ruleset, seed_new_stream(seed))
    space.states[:1] = game.state
    rows, values = np.zeros((most, COLUMNS), np.int64), np.zeros(most)
    count = list_turns(space, POINTS_ALONE, Ranking(rows, values), WIDTH)
    before, actions = game.scores[game.to_move], game.space.actions
    return [
        Turn(tuple(actions[code] for code in codes_of(row)), int(value) - before)
        for row, value in zip(rows[:count], values[:count], strict=True)
    ]
