"""What OpenSpiel's players are told: tensors by field (docs/observations.md), and strings.

An observation is of now: a row of numbers, or the view. An information state never forgets: its string is all that a
player has seen since the deal, its tensor the observation and every action as that player saw it (memory.py).
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from cafe.openspiel.chance import LuckyGame
from cafe.openspiel.memory import EVENT, MOST_ACTIONS, write_memory
from cafe.rules.answers import SPECTATOR
from cafe.rules.asking import questions_of
from cafe.rules.observer import Observer, named_fields
from cafe.rules.view import view_reader

BEFORE_THE_DEAL = "before the deal"


class CafeObserver:
    """An observer as OpenSpiel's interface has it."""

    def __init__(self, game: Any, kind: Any) -> None:
        self._remembers = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._eyes = Observer(game.ruleset)
        size, recalled = self._eyes.row.size, MOST_ACTIONS * EVENT if self._remembers else 0
        self.tensor = np.zeros(size + recalled, np.float32)
        self._now, self._memory = self.tensor[:size], self.tensor[size:].reshape(-1, EVENT)
        self.dict = named_fields(game.ruleset, self._now)  # type: ignore[arg-type]
        if self._remembers:
            self.dict["history"] = self._memory  # type: ignore[assignment]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor: all zero before the deal, and for nobody in particular."""
        table: LuckyGame = state.table
        self._memory[:] = 0
        if table.first is None or not self._is_private:
            self._eyes.clear()
        else:
            self._eyes.look(table.state, player)
            write_memory(table.ruleset, table.players, table.lived_through(player), player, self._memory)
        self._now[:] = self._eyes.row

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, or has seen since the deal."""
        table: LuckyGame = state.table
        viewer = player if self._is_private else SPECTATOR
        return history(table, viewer) if self._remembers else seen_now(table, viewer)


def seen_now(table: LuckyGame, viewer: int) -> str:
    """All that a viewer sees now."""
    return BEFORE_THE_DEAL if table.first is None else _view(table, table.state, viewer)


def history(table: LuckyGame, viewer: int) -> str:
    """All that a viewer has seen: the game as it was dealt, or imagined, and the outcome of every action since."""
    if table.first is None:
        return BEFORE_THE_DEAL
    told = (msgspec.json.encode(told).decode() for told in table.told(viewer))
    return "\n".join([_view(table, table.beginning(viewer), viewer), *told])


def _view(table: LuckyGame, state: Any, viewer: int) -> str:
    names = tuple(f"player_{number}" for number in range(table.players))
    seen = questions_of(table.ruleset).seen(state, viewer)
    view = view_reader(table.ruleset).read(seen, names, None if viewer == SPECTATOR else viewer)
    return msgspec.json.encode(view).decode()
