"""The spaces of observations and actions, the same in every environment."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from cafe.rules.observer import Observer
from cafe.rules.ruleset import Ruleset

OBSERVATION, MASK = "observation", "action_mask"


def observation_space(ruleset: Ruleset) -> Dict:
    """A row of numbers (docs/observations.md), and a mask of the actions that are legal."""
    limits = np.iinfo(np.int16)
    size = len(Observer(ruleset).row)
    return Dict(
        {
            OBSERVATION: Box(limits.min, limits.max, (size,), np.int16),
            MASK: Box(0, 1, (len(ruleset.space),), np.int8),
        }
    )


def action_space(ruleset: Ruleset) -> Discrete:
    """The numbers of all actions (docs/actions.md)."""
    return Discrete(len(ruleset.space))
