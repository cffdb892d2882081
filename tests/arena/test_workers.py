"""Ctrl-C while processes are being started: they are started first."""

from __future__ import annotations

import os
import signal
import threading
import time

import pytest

from cafe.arena.workers import interrupts_held_back


def test_ctrl_c_waits_until_processes_are_started() -> None:
    """Even if another thread takes the signal: Python acts on it in the main thread."""
    leave = threading.Event()
    other = threading.Thread(target=leave.wait)
    other.start()
    before, started = signal.getsignal(signal.SIGINT), list[str]()
    try:
        with pytest.raises(KeyboardInterrupt):
            start(started)
    finally:
        leave.set()
        other.join()
    assert started
    assert signal.getsignal(signal.SIGINT) is before


def start(started: list[str]) -> None:
    with interrupts_held_back():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)
        started.append("somebody")


def test_nothing_is_raised_where_nobody_pressed() -> None:
    with interrupts_held_back():
        pass
