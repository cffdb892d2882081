"""What can go wrong with the rules: one type for each kind of error."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cafe.rules.verdict import Verdict


class CafeError(Exception):
    """The parent of every error this package raises on purpose."""


class KernelError(CafeError):
    """A compiled kernel that is missing, outdated, or lacks what is asked of it."""


class SetupError(CafeError):
    """A game that cannot be set up: too many players, a guest that does not exist, and the like."""


class PlanError(SetupError):
    """A floor plan that no café could have; the faults are listed one by one."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class EditionError(CafeError):
    """An edition's file that no game could be played by; the faults are listed one by one."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class UnknownEdition(SetupError):
    """A name that is no edition of the game."""


class InvalidAction(CafeError):
    """A text or number that is no action of this game at all."""


class IllegalAction(CafeError):
    """An action the rules refuse; `verdict` says by which rule and why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.action} is refused: {verdict.rule}")
        self.verdict = verdict
