"""Why a turn is good or bad, in short, as data: the rows of the kernel with names; the words are in i18n."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from cafe.bots.best_turns import DEPTH
from cafe.bots.make_buffers import as_rows, new_buffers
from cafe.bots.reason_names import AGAINST, COLUMNS, NAMES, NONE, POINTS, REASON_GUEST, REASON_SEAT, TABLE, WHAT
from cafe.bots.reason_rows import write_reasons
from cafe.rules.game import Game
from cafe.rules.ruleset import Ruleset
from cafe.rules.state import Array

A_STEP = 5  # reasons that one action can have, at most


@dataclass(frozen=True)
class Reason:
    """One thing about a turn: what, and the table and points it is about, if any."""

    what: str
    data: dict[str, str | int] = field(default_factory=dict)

    @property
    def is_against(self) -> bool:
        """Whether it speaks against the turn."""
        return self.what in AGAINST


@dataclass(frozen=True)
class TurnTold:
    """What a turn brings at once, and the reasons for and against it."""

    points: int
    reasons: tuple[Reason, ...]


def tell_turn(game: Game, codes: Sequence[int]) -> TurnTold:
    """What speaks for a turn, then what it leaves to the next player; the actions, as numbers, are legal."""
    buffers, player = new_buffers(game.ruleset), game.to_move
    buffers.states[:1] = game.state
    rows = room_for_reasons(game.ruleset)
    count = write_reasons(buffers, as_rows([codes])[0], rows)
    before, after = buffers.states[0]["scores"][player], buffers.states[1]["scores"][player]
    return TurnTold(int(after) - int(before), tuple(_reason(game, row) for row in rows[:count]))


def room_for_reasons(ruleset: Ruleset) -> Array:
    """Rows for all reasons that a turn can have."""
    return np.zeros((A_STEP * DEPTH + ruleset.sizes["tables"], COLUMNS), np.int64)


def _reason(game: Game, row: Array) -> Reason:
    plan, cast = game.ruleset.plan, game.ruleset.edition.cast
    data: dict[str, str | int] = {}
    if row[TABLE] != NONE:
        data["table"] = plan.table_names[int(row[TABLE])]
    if row[REASON_GUEST] != NONE:
        data["guest"] = cast.codes[int(row[REASON_GUEST])]
    if row[REASON_SEAT] != NONE:
        data["seat"] = plan.seat_names[int(row[REASON_SEAT])]
    if row[POINTS] != NONE:
        data["points"] = int(row[POINTS])
    return Reason(NAMES[int(row[WHAT])], data)
