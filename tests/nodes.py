"""Node.js for tests; without one they fail with a sentence."""

from __future__ import annotations

import pytest

from node import NoNode, find_node


def node() -> str:
    try:
        return find_node()
    except NoNode as missing:
        pytest.fail(str(missing))
