"""The clock of a search that is given seconds, not simulations."""

from __future__ import annotations

import time

from cafe.bots.search_settings import Effort


class Clock:
    """Shares out the time to the halvings, an equal part to each."""

    def __init__(self, effort: Effort, began: float, halvings: int) -> None:
        self._halvings = halvings
        self._halving = 0
        self._effort = effort
        self._began = began
        self._took = 0.0  # by one café with all turns, the last time
        self._asked = 0.0
        self._tried = False  # anything since the last halving

    def cafes(self) -> int:
        """In how many cafés to try all turns before asking again; 0 halves. A café for each thread takes as long."""
        now = time.perf_counter()
        if self._tried:  # the first question after a halving comes at once: nothing was tried in between
            self._took = now - self._asked
        self._asked = now
        deadline = self._began + (self._effort.seconds or 0.0) * (self._halving + 1) / self._halvings
        is_first = self._halving == 0 and not self._tried
        self._tried = True
        return self._effort.threads if is_first or now + self._took < deadline else 0

    def halve(self) -> None:
        """What comes now counts towards the next halving."""
        self._halving += 1
        self._tried = False
