"""Space for planning turns: made once, used by one thread at a time."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from cafe.bots.numbers import Floats
from cafe.bots.outlook import FACTS, ROOM
from cafe.bots.plans import DEPTH, PLAN
from cafe.bots.turns import WIDTH
from cafe.rules.game import action_space
from cafe.rules.hidden import POOL
from cafe.rules.house import House, Record, records
from cafe.rules.state import Array, State

ROWS = max(DEPTH + 1, 2 * WIDTH + 2)  # a state for every step of a turn, or two banks of beginnings
POINTS_ALONE: Floats = np.zeros((0, FACTS))  # the weights of a player who looks at the points only


Papers = tuple[Record, Record, Record, Array, Array, Floats, Array, Floats, Floats]


@dataclass
class Workspace:
    """States, menu, lists and plans for one house."""

    house: House
    states: Record = field(init=False)
    cafes: Record = field(init=False)
    menus: Record = field(init=False)
    codes: Array = field(init=False)
    notebook: Array = field(init=False)
    hopes: Floats = field(init=False)
    facts: Floats = field(init=False)
    pool: Array = field(init=False)
    plan: Array = field(init=False)
    value: Floats = field(init=False)
    stream: Array = field(init=False)

    def __post_init__(self) -> None:
        house = self.house
        self.states = records(State, house.kind, ROWS, large=house.large)
        self.cafes = records(State, house.kind, 2, large=house.large)
        self.menus = house.empty_menu()
        self.codes = np.zeros((DEPTH + 1, len(action_space(house))), np.int64)
        self.notebook = np.zeros((ROWS, PLAN), np.int64)
        self.hopes = np.zeros(ROWS)
        self.facts = np.zeros(ROOM)
        self.pool = np.zeros(POOL, np.int64)
        self.plan = np.zeros((1, PLAN), np.int64)
        self.value = np.zeros(1)
        self.stream = np.zeros(1, np.int64)

    def papers(self, stream: Array, weights: Floats) -> Papers:
        """What every planning function of the kernel is handed first."""
        return (
            self.states,
            self.house.floor,
            self.menus,
            self.codes,
            self.notebook,
            self.hopes,
            stream,
            weights,
            self.facts,
        )
