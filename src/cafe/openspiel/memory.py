"""What a player remembers, as numbers: every action since the deal and what came of it, as that player saw it.

Together with the observation of now this says the same as an information state's string: hands and tables of earlier
moments follow from it. Numbers count from 1 on; 0 is nothing, or hidden.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cafe.rules import answers, entries
from cafe.rules.answers import HIDDEN, MOST_CLEARED, answer_type
from cafe.rules.ruleset import Ruleset, as_record

MOST_ACTIONS = 512  # the latest; random games have 150 to 300, and no game we know of so many
MOST_DRAWN = 8  # by one action
WHO, ACTION, IS_HIDDEN, COUNT, DRAWN = range(5)
LAID = DRAWN + MOST_DRAWN
EVENT = LAID + MOST_CLEARED  # numbers of an action
Numbers = NDArray[np.float32]


def write_memory(at: Ruleset, players: int, memories: list[bytes], viewer: int, rows: Numbers) -> None:
    """Write the records of actions into rows of zeros, the first action first; of very many the latest."""
    for row, memory in zip(rows, memories[-len(rows) :], strict=False):
        event = _event(at, memory, viewer)
        row[:] = event
        row[WHO] = 1 + (event[WHO] - viewer) % players  # from the viewer on


@lru_cache(16_384)
def _event(at: Ruleset, memory: bytes, viewer: int) -> Numbers:
    """An action as a viewer saw it."""
    full = as_record(memory, answer_type(answers.Outcome))
    seen = np.zeros_like(full)
    entries.see_outcome(full, at.floor, viewer, seen)
    told, row = seen[0], np.zeros(EVENT, np.float32)
    row[WHO], row[ACTION], row[IS_HIDDEN] = told["player"], 1 + told["code"], told["guest_hidden"]
    row[COUNT] = told["drawn_count"]
    if told["drawn_count"] and told["drawn"][0] != HIDDEN:
        kinds = np.repeat(np.arange(len(told["drawn"])), told["drawn"])
        row[DRAWN : DRAWN + len(kinds)] = 1 + kinds
    for i in range(int(told["laid_count"])):
        row[LAID + i] = 1 + at.edition.tables.index(int(told["laid_tables"][i]))
    return row
