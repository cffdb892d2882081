"""Completion in shells: the script is printed, and bash completes commands and options by it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from running import call

CAFE = Path(sys.executable).parent / "cafe"


def completed(line: str) -> list[str]:
    """What bash offers for the last word of a line, by the script that `cafe completion bash` prints."""
    words = line.split(" ")
    asking = (
        f'eval "$({CAFE} completion bash)"; COMP_WORDS=({" ".join(repr(word) for word in words)}); '
        f'COMP_CWORD={len(words) - 1}; _cafe_completion {CAFE}; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    done = subprocess.run(
        ["bash", "--norc", "-c", asking], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("cafe ref", ["referee"]),
        ("cafe re", ["referee", "restore", "review"]),
        ("cafe play --game ju", ["junior"]),
        ("cafe show --a", ["--at"]),
        ("cafe completion f", ["fish"]),
    ],
)
def test_bash_completes(line: str, offered: list[str]) -> None:
    assert sorted(completed(line)) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_asks_us(shell: str) -> None:
    told = call("completion", shell)
    assert told.code == 0
    assert f"_CAFE_COMPLETE=complete_{shell}" in told.out


def test_no_other_shell() -> None:
    assert call("completion", "tcsh").code == 2
