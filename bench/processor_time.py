"""Processor time that the pages of a browser started here have used, whatever else runs on the machine (Linux)."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def _descendants() -> Iterator[int]:
    """All processes that this one has started, and theirs."""
    started: dict[int, list[int]] = defaultdict(list)
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            parent = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1]
            started[int(parent)].append(int(folder.name))
    left = [os.getpid()]
    while left:
        children = started[left.pop()]
        left += children
        yield from children


def of_pages() -> dict[int, float]:
    """Seconds of the main thread of each page's process: what the browser compiles beside it is not in it."""
    seconds: dict[int, float] = {}
    for process in _descendants():
        folder = PROC / str(process)
        with suppress(OSError):
            if "--type=renderer" in (folder / "cmdline").read_text("utf-8"):
                nanoseconds = (folder / "task" / str(process) / "schedstat").read_text("utf-8").split()[0]
                seconds[process] = int(nanoseconds) / 1e9
    return seconds


def busiest_page(since: dict[int, float]) -> float:
    """Seconds that the busiest page has used since then."""
    return max(used - since.get(process, 0.0) for process, used in of_pages().items())
