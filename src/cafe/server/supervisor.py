"""Ends workers with the process that started them, even if that process is killed and cannot tell them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def end_with_supervisor() -> None:
    """If this process is a worker, shut it down properly as soon as its supervisor is gone."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        threading.Thread(target=_end_after, args=(supervisor.sentinel,), name="supervisor", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
