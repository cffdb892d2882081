"""When Python's collector looks for circles of objects: often at what is new, at everything when nobody has to wait.

Messages have no circles and go by themselves; a closed socket leaves none either. So little is found, but a look at all
that thousands of sockets hold takes a quarter of a second, in which nobody is answered. Left to itself the collector
looks again and again at all that has come of late, above all after many sockets have opened.
"""

from __future__ import annotations

import gc
import time

NEW = 1_000  # objects more than before, after which those are looked at: about a millisecond
NEVER = 1_000_000_000
LOOK_EVERY = 2.0  # seconds
QUIET = 0.03  # of a processor: nobody plays
WORTH_IT = 50_000  # objects that have become old since everything was looked at; a socket has a hundred
MOST = 1_000_000  # of them: then it must be, quiet or not


class Collecting:
    """Looks at everything in a quiet moment, if enough has come to stay since the last time."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what is loaded by now stays: nobody need look at it again
        gc.set_threshold(NEW, NEVER, NEVER)
        self._spent, self._at = time.process_time(), time.monotonic()

    async def look(self) -> None:
        """Look at everything now, if it is worth it."""
        spent, moment = time.process_time(), time.monotonic()
        is_quiet = spent - self._spent < QUIET * (moment - self._at)
        self._spent, self._at = spent, moment
        if old_objects() > (WORTH_IT if is_quiet else MOST):
            gc.collect()


def old_objects() -> int:
    """How many objects may have become old since everything was looked at."""
    return gc.get_count()[1] * NEW
