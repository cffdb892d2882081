"""A server for all tests that need no settings of their own, and the client to talk to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cafe.client import Cafe
from server.serving import serving, settings_for


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"))) as address:
        yield address


@pytest.fixture
def cafe(address: str) -> Iterator[Cafe]:
    with Cafe(address, timeout=120) as cafe:  # on a busy machine a review takes its time
        yield cafe
