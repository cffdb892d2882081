"""What all tests share."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Run in the background a shell ignores Ctrl-C for us, and all that we start would too: tests send it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

# The ordinary run asks the same questions every time; `make test-all` sets HYPOTHESIS_PROFILE=thorough for new ones.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
settings.register_profile(
    "ordinary",
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=SLOW,
)
settings.register_profile(
    "thorough",
    max_examples=1000,
    stateful_step_count=80,
    deadline=None,
    print_blob=True,
    suppress_health_check=SLOW,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ordinary"))


LONGEST = "test_shapes.py"  # begun last, one worker would be busy with it when the others have nothing left


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first; all else stays in its order."""
    items.sort(key=lambda item: item.path.name != LONGEST)
