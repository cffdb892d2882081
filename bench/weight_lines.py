"""Weights as lines of data/weights.toml and data/calibration.toml."""

from __future__ import annotations

from cafe.bots.feature_names import FEATURE_NAMES
from cafe.bots.float_arrays import Floats


def weight_lines(weights: Floats) -> list[str]:
    """A line for each feature that is worth something, at the beginning of a game and at its end."""
    told = [(name, f"[{begin:.4f}, {finish:.4f}]") for name, begin, finish in zip(FEATURE_NAMES, *weights, strict=True)]
    return [f"{name} = {worth}" for name, worth in told if worth != "[0.0000, 0.0000]"]
