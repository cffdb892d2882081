"""Firefox for the tests: the machine's own; else, run as a script, this fetches Debian's by apt, without root."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OWN = Path(__file__).parent.parent.parent / ".venv" / "firefox"
NAMES = ("firefox-esr", "firefox")
LIBRARIES = ("usr/lib/firefox-esr", f"usr/lib/{os.uname().machine}-linux-gnu")
MISSING = "Firefox is missing, and its tests are skipped: install firefox-esr, or set FIREFOX to its path"


def find_firefox() -> str | None:
    """The browser of FIREFOX, the machine's, or the one fetched here."""
    own = OWN / "usr" / "lib" / "firefox-esr" / "firefox-esr"
    found = (os.environ.get("FIREFOX"), *(shutil.which(name) for name in NAMES), shutil.which(own))
    return next((path for path in found if path), None)


def surroundings(firefox: str) -> dict[str, str]:
    """What a fetched Firefox needs to find its libraries."""
    inside = Path(firefox).is_relative_to(OWN)
    return {"LD_LIBRARY_PATH": ":".join(str(OWN / one) for one in LIBRARIES)} if inside else {}


def apt(*words: str, folder: Path) -> str:
    """Ask apt, with lists of packages of our own."""
    state = [f"Dir::State={folder}/state", f"Dir::Cache={folder}/cache", "Dir::State::status=/var/lib/dpkg/status"]
    options = [word for one in (*state, "Debug::NoLocking=1") for word in ("-o", one)]
    command = ["apt-get", "--quiet", *options, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder).stdout


def fetch() -> None:
    """Debian's Firefox, and the libraries of it that this machine lacks, unpacked into a folder."""
    apart = OWN / "apt"
    for part in ("state/lists/partial", "cache/archives/partial"):
        (apart / part).mkdir(parents=True, exist_ok=True)
    apt("update", folder=apart)
    told = apt("install", "--simulate", "--no-install-recommends", "firefox-esr", folder=apart)
    apt("download", *(line.split()[1] for line in told.splitlines() if line.startswith("Inst ")), folder=apart)
    for package in apart.glob("*.deb"):
        subprocess.run(["dpkg-deb", "--extract", package, OWN], check=True)
    shutil.rmtree(apart)


def main() -> int:
    if find_firefox() is None and all(shutil.which(one) for one in ("apt-get", "dpkg-deb")):
        sys.stdout.write("Fetching Firefox for the tests ...\n")
        try:
            fetch()
        except subprocess.CalledProcessError:
            shutil.rmtree(OWN, ignore_errors=True)
    if find_firefox() is None:
        sys.stdout.write(f"{MISSING}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
