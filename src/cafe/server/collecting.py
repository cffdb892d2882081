"""When Python's garbage collector runs: often over new objects, over everything only when nobody has to wait.

Neither messages nor closed sockets leave reference cycles behind, so it finds little. But a full pass over what
thousands of sockets hold takes a quarter of a second, in which nobody is answered. With its default thresholds the
collector goes through recent objects again and again, above all after many sockets have opened.
"""

from __future__ import annotations

import gc
import time

NEW = 1_000  # new objects that trigger a pass over them: about a millisecond
NEVER = 1_000_000_000
LOOK_EVERY = 2.0  # seconds
QUIET = 0.03  # of a processor: below that nobody plays
WORTH_IT = 50_000  # objects that became old since the last full pass; a socket has a hundred
MOST = 1_000_000  # of them force a full pass, quiet or not


class Collecting:
    """Makes a full pass in a quiet moment, if enough objects have become old since the last one."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what is loaded by now stays, so no pass needs to visit it again
        gc.set_threshold(NEW, NEVER, NEVER)
        self._spent, self._at = time.process_time(), time.monotonic()

    async def look(self) -> None:
        """Make a full pass now, if it is worth it."""
        spent, moment = time.process_time(), time.monotonic()
        is_quiet = spent - self._spent < QUIET * (moment - self._at)
        self._spent, self._at = spent, moment
        if old_objects() > (WORTH_IT if is_quiet else MOST):
            gc.collect()


def old_objects() -> int:
    """How many objects may have become old since the last full pass."""
    return gc.get_count()[1] * NEW
