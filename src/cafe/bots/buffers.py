"""Space for planning turns: made once, used by one thread at a time."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from cafe.bots.best_turns import DEPTH, PLAN
from cafe.bots.evaluation import FACTS, ROOM
from cafe.bots.float_arrays import Floats
from cafe.bots.turn_search import WIDTH
from cafe.rules.determinize import POOL
from cafe.rules.ruleset import Record, Ruleset, records
from cafe.rules.state import Array, State

ROWS = max(DEPTH + 1, 2 * WIDTH + 2)  # a state for every step of a turn, or two banks of beginnings
POINTS_ALONE: Floats = np.zeros((0, FACTS))  # the weights of a player who looks at the points only


Arguments = tuple[Record, Record, Record, Array, Array, Floats, Array, Floats, Floats]


@dataclass
class Buffers:
    """States, legal, lists and plans for one ruleset."""

    ruleset: Ruleset
    states: Record = field(init=False)
    cafes: Record = field(init=False)
    legal_moves: Record = field(init=False)
    codes: Array = field(init=False)
    notebook: Array = field(init=False)
    hopes: Floats = field(init=False)
    facts: Floats = field(init=False)
    pool: Array = field(init=False)
    plan: Array = field(init=False)
    value: Floats = field(init=False)
    stream: Array = field(init=False)

    def __post_init__(self) -> None:
        ruleset = self.ruleset
        self.states = records(State, ruleset.game, ROWS, large=ruleset.large)
        self.cafes = records(State, ruleset.game, 2, large=ruleset.large)
        self.legal_moves = ruleset.empty_legal_moves()
        self.codes = np.zeros((DEPTH + 1, len(ruleset.space)), np.int64)
        self.notebook = np.zeros((ROWS, PLAN), np.int64)
        self.hopes = np.zeros(ROWS)
        self.facts = np.zeros(ROOM)
        self.pool = np.zeros(POOL, np.int64)
        self.plan = np.zeros((1, PLAN), np.int64)
        self.value = np.zeros(1)
        self.stream = np.zeros(1, np.int64)

    def arguments(self, stream: Array, weights: Floats) -> Arguments:
        """What every planning function of the kernel is handed first."""
        return (
            self.states,
            self.ruleset.floor,
            self.legal_moves,
            self.codes,
            self.notebook,
            self.hopes,
            stream,
            weights,
            self.facts,
        )
