"""What a test does that this machine cannot run: it is left out with a word, or fails where nothing may be left out."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

VARIABLE = "CAFE_TESTS"
COMPLETE = "complete"  # what `make test-all` sets, unless it is told PARTLY=1


def cannot_run(why: str) -> NoReturn:
    """Leave out the test, or have it fail."""
    if os.environ.get(VARIABLE) == COMPLETE:
        pytest.fail(f"{why}; `make test-all PARTLY=1` leaves out what this machine cannot run", pytrace=False)
    pytest.skip(why)
