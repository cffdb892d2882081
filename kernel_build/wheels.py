"""`python -m kernel_build.wheels`: a wheel for every machine in targets.py, and a source archive, into dist/."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from kernel_build.sources import ROOT
from kernel_build.targets import TARGETS


def main() -> None:
    """Build all of them, one after the other; what was captured once serves for all."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(dist)]
    subprocess.run([*hatch, "-t", "sdist"], cwd=ROOT, check=True)
    for target in TARGETS.values():
        if target.wheel:
            environment = os.environ | {"CAFE_TARGET": target.name}
            subprocess.run([*hatch, "-t", "wheel"], cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    main()
