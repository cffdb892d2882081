"""Coroutines run from tests, in a thread: where the page is tested, this one has a loop already."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Found = TypeVar("Found")


def run_apart(work: Coroutine[Any, Any, Found]) -> Found:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
