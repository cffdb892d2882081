"""How long `make play` takes on a fresh clone, until the first page: nothing installed, nothing kept from before.

    .venv/bin/python bench/fresh.py

Clones the last commit into an empty folder, has make set it up with an empty home (so that pip, uv and npm have no
cache), opens the café and asks for its page; then once more, as on every later day. When a part was done is the time of
its stamp; some are made side by side. Downloads are part of it, and as fast as the packages are near.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from start import processor

ROOT = Path(__file__).parent.parent
STAMPS = ("venv", "installed", "kernel", "modules", "page")
PARTS = ("pip and uv", "Python packages", "kernel", "what the page is built with", "page")
CONFIGURED = {"NPM_CONFIG_USERCONFIG": ".npmrc", "PIP_CONFIG_FILE": ".config/pip/pip.conf"}  # where packages come from
LATER = 3  # starts


def main() -> None:
    """Print when each part was done, in seconds since `make`."""
    with tempfile.TemporaryDirectory(prefix="cafe-fresh-") as folder:
        clone, home = Path(folder) / "cafe", Path(folder) / "home"
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        home.mkdir()
        environment = at_home(home)
        began, before = time.time(), worked()
        stamps = [f".venv/stamps/{name}" for name in ("kernel", "page")]
        subprocess.run(["make", *stamps], cwd=clone, env=environment, stdout=sys.stderr, check=True)
        made = time.time() - began
        for part, stamp in zip(PARTS, STAMPS, strict=True):
            tell(f"{part}, done after", (clone / ".venv" / "stamps" / stamp).stat().st_mtime - began)
        tell("all that, by processor time", worked() - before)
        first = first_page(clone, environment)
        tell("from start to first page", first[0])
        tell("make play, in all", made + first[0])
        later = [first_page(clone, environment) for _ in range(LATER)]
        tell("a later start to first page", min(took for took, _ in later))
        tell("a later start, by processor time", min(used for _, used in later))


def at_home(home: Path) -> dict[str, str]:
    """The environment of somebody whose home is empty, but for where packages are fetched from."""
    kept = {name: str(Path.home() / file) for name, file in CONFIGURED.items() if (Path.home() / file).exists()}
    others = ("XDG_", "CAFE_", "MAKE", "PYTHON")  # so that byte code is written, as it is on anybody's machine
    variables = {name: value for name, value in os.environ.items() if not name.startswith(others)}
    return variables | kept | {"HOME": str(home)}


def worked() -> float:
    """Seconds of processor time of what has been started so far and has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_page(clone: Path, environment: dict[str, str]) -> tuple[float, float]:
    """Seconds until the café has sent its page, by the clock and of a processor."""
    notes = clone / "build" / "notes.txt"
    command = [str(clone / ".venv" / "bin" / "cafe"), "serve", "--port", "0"]
    began = time.perf_counter()
    with notes.open("wb") as errors:
        running = subprocess.Popen(command, cwd=clone, env=environment, stderr=errors)
    try:
        while running.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:\d+/", notes.read_text("utf-8"))
            with suppress(OSError):
                if found and urllib.request.urlopen(found[0]).read():  # noqa: S310 - a server of our own
                    return time.perf_counter() - began, processor(running.pid)
            time.sleep(0.005)
        sys.exit(f"the café did not open: {notes.read_text('utf-8')}")
    finally:
        running.terminate()
        running.wait()


def tell(what: str, seconds: float) -> None:
    print(f"{what:44}{seconds:8.2f} s", flush=True)


if __name__ == "__main__":
    main()
