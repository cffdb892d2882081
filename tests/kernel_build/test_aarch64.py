"""The aarch64 wheel, run by QEMU: the same games, choices and chances as here, to the bit."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from emulation import CannotEmulate, emulated_python
from kernel_build.sources import ROOT
from kernel_build.targets import TARGETS
from machine import cannot_run
from running import answer_of
from wheelhouse import clean, uv, wheel_of

pytestmark = pytest.mark.long
HASHES = ROOT / "tests" / "hashes.py"
VERSION = "import platform, sys; assert platform.machine() == 'aarch64'; print('%d.%d' % sys.version_info[:2])"


def test_games_and_searches_are_the_same_on_aarch64(tmp_path: Path) -> None:
    try:
        python = emulated_python()
    except CannotEmulate as missing:
        cannot_run(f"aarch64 cannot be emulated: {missing}")
    version = subprocess.run([*python, "-c", VERSION], capture_output=True, text=True, check=True).stdout.strip()
    place = ["--python-platform", "aarch64-manylinux_2_28", "--python-version", version, "--target", str(tmp_path)]
    wheel = str(wheel_of(TARGETS["linux-aarch64"]))
    uv("pip", "install", "--quiet", "--only-binary", ":all:", *place, wheel, "hypothesis")
    environment = clean() | {"PYTHONPATH": str(tmp_path)}
    for words in (["1", "2"], ["--thoughts", "1"]):
        command = [*python, str(HASHES), *words]
        told = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert told.returncode == 0, told.stderr[-2000:]
        assert json.loads(told.stdout) == answer_of(HASHES, *words)
