"""What bench/learn.py has learnt: the weights of the outlook's facts, and how far a margin spreads."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from cafe.bots.numbers import Floats
from cafe.bots.outlook import FACT_NAMES


@dataclass(frozen=True, eq=False)
class Outlook:
    """What is known of one game."""

    weights: Floats  # of each fact, at the beginning of a game and at its end
    spread: Floats  # see standing.chance: late, early


@cache
def read_outlook(kind: str) -> Outlook:
    """What has been learnt of a game."""
    table = tomllib.loads((files("cafe.bots") / "data" / "weights.toml").read_text("utf-8"))[kind]
    weights = np.array([table[name] for name in FACT_NAMES], np.float64)
    return Outlook(np.ascontiguousarray(weights.T), np.array(table["spread"], np.float64))
