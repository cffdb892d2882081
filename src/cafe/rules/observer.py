"""What a player sees of one game as rows of numbers, for programs that learn (docs/observations.md)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cafe.rules.game import Game
from cafe.rules.make_batch import Marks, Numbers, as_marks, as_rows, fields_of_row
from cafe.rules.observation import Mask, Observation, Shown, observe
from cafe.rules.ruleset import Record, Ruleset, records


class Observer:
    """Looks at games of one ruleset for one number of players; its arrays are rewritten with every look."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._legal_moves = ruleset.empty_legal_moves()
        self._shown, self._observations, self._masks = (
            records(shape, ruleset.game, 1, large=ruleset.large) for shape in (Shown, Observation, Mask)
        )
        self.row: Numbers = as_rows(self._observations)[0]
        self.mask: Marks = as_marks(self._masks, len(ruleset.space))[0]

    def look(self, state: Record, player: int) -> None:
        """Write what a player sees into `row`, and what they may do into `mask`: nothing if others are to move."""
        self.clear()
        space = self._shown, self._observations, self._masks
        observe(state, self._ruleset.floor, self._legal_moves, player, *space)

    def clear(self) -> None:
        """Nothing is seen, and nothing legal."""
        self.row[:] = 0
        self.mask[:] = 0


@dataclass(frozen=True)
class Seen:
    """What a player saw: a row of numbers, the same by field, and which actions were legal."""

    row: Numbers
    fields: dict[str, NDArray[np.int16]]
    mask: Marks


def observe_game(game: Game, player: int) -> Seen:
    """What a player sees of a game now, in arrays of its own."""
    observer = Observer(game.ruleset)
    observer.look(game.state, player)
    return Seen(observer.row, named_fields(game.ruleset, observer.row), observer.mask)


def named_fields(ruleset: Ruleset, rows: Numbers) -> dict[str, NDArray[np.int16]]:
    """Rows of observations by field, in the same memory: of one row, or of any number of them."""
    found = {}
    for name, first, shape in fields_of_row(ruleset.game, large=ruleset.large):
        size = int(np.prod(shape, dtype=int))
        found[name] = rows[..., first : first + size].reshape((*rows.shape[:-1], *shape))
    return found
