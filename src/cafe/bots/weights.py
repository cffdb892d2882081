"""What the scripts in bench have learnt: the weights of the features of an evaluation, and how far a margin spreads."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from cafe.bots.feature_names import FEATURE_NAMES
from cafe.bots.float_arrays import Floats


@dataclass(frozen=True, eq=False)
class Evaluation:
    """What is known of one game: what each feature is worth at the beginning of a game and at its end, twice.

    `weights` predict best what the rest of a game brings; they judge. `choices` tell the turns of one moment apart
    best; by them turns are listed, and chosen in imagined cafés. Where nothing else was learnt they are the same.
    """

    weights: Floats
    choices: Floats
    spread: Floats  # see win_chance.chance: late, early


@cache
def read_evaluation(game: str) -> Evaluation:
    """What has been learnt of a game."""
    table = tomllib.loads((files("cafe.bots") / "data" / "weights.toml").read_text("utf-8"))[game]
    weights = read_weights(table)
    choices = read_weights(table["choices"]) if "choices" in table else weights
    return Evaluation(weights, choices, np.array(table["spread"], np.float64))


def read_weights(table: dict[str, Any]) -> Floats:
    """The weights of all features; one that is not told is worth nothing."""
    weights = np.array([table.get(name, (0.0, 0.0)) for name in FEATURE_NAMES], np.float64)
    return np.ascontiguousarray(weights.T)
