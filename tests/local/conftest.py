"""One device in Node for all tests that compare it with the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from local.device import Device, bundle, running


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The device as one file for Node."""
    return bundle(tmp_path_factory.mktemp("device"))


@pytest.fixture(scope="session")
def device(script: Path) -> Iterator[Device]:
    with running(script) as device:
        yield device
