"""How hard a search thinks, and in what style: its parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cafe.rules.errors import SetupError

LONGEST = 3600.0  # seconds
MOST_SIMULATIONS = 10_000_000


@dataclass(frozen=True)
class Effort:
    """How hard to think: for some seconds, or with a number of simulations (the same result every time)."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.simulations is None):
            raise SetupError("a search thinks for some seconds or with some simulations: give one of the two")
        if self.seconds is not None and not 0 < self.seconds <= LONGEST:
            raise SetupError(f"a search thinks for more than 0 and at most {LONGEST:.0f} seconds, not {self.seconds}")
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise SetupError(f"a search makes 1 to {MOST_SIMULATIONS} simulations, not {self.simulations}")
        if self.threads < 1:
            raise SetupError("a search needs at least one thread")

    def __str__(self) -> str:
        how_long = f"{self.seconds:g} s" if self.seconds is not None else f"{self.simulations} simulations"
        return how_long if self.threads == 1 else f"{how_long} on {self.threads} threads"


@dataclass(frozen=True)
class Style:
    """The parameters of the search; what they were chosen by is in docs/search-history.md."""

    turns: int = 16  # tried at most
    rounds: int = 1  # of everybody's turns that are played out before the evaluation is judged
    last_rounds: int = 2  # the same once few turns are left (search_kernel.FEW): noisier, but less biased
    trust: float = 10.0  # the evaluation of a turn counts as much as this number of simulations
    others: Literal["alike", "points"] = "alike"  # how others are imagined to choose: as this player, or for points

    def __str__(self) -> str:
        said = f"{self.turns} turns, {self.rounds} to {self.last_rounds} rounds, trust {self.trust:g}"
        return said if self.others == "alike" else f"{said}, others go for points"
