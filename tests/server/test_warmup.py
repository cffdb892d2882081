"""Types that threads read into are known before there are threads: else msgspec crashes the process now and then."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading
from cafe.server.store.matches import MatchRecord, PlaceRecord
import msgspec
sys.setswitchinterval(1e-6)
record = {"id": "x", "game": "card", "rules": "1", "created_at": 0.0, "touched_at": 0.0, "places": [{"name": "Ada"}]}
start = threading.Barrier(8)
def read():
    start.wait()
    for _ in range(50):
        assert msgspec.convert(record, MatchRecord).places[0].name == "Ada"
threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_records_are_read_by_many_threads_from_the_first_moment() -> None:
    for _ in range(5):
        assert subprocess.run([sys.executable, "-c", PROGRAM], check=False).returncode == 0
