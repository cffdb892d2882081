"""An allowance that refills over time: so much a second, and some seconds' worth at once."""

from __future__ import annotations

from time import monotonic

SAVED = 10.0  # seconds' worth that may be used at once


class Allowance:
    """What one client may still use; a rate of 0 is no limit."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * SAVED
        self._at = monotonic()

    def take(self, amount: float) -> bool:
        """Use some; False if there is not enough left."""
        if not self._rate:
            return True
        moment = monotonic()
        self._left = min(self._rate * SAVED, self._left + (moment - self._at) * self._rate) - amount
        self._at = moment
        return self._left >= 0
