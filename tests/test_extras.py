"""What is installed only if asked for: a command that misses it says in one sentence what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cafe import extras
from running import Told, call

TOURNAMENT = ("arena", "--entrants", "greedy,random")
SENTENCE = "cafe: this needs more to be installed: pip install 'cafe-international[{}]'\n"


@pytest.mark.parametrize(("extra", "modules"), extras.MODULES.items())
def test_an_extra_brings_what_it_is_checked_for(extra: str, modules: tuple[str, ...]) -> None:
    brought = {extras.ARENA, extra}  # every other one has the arena in it
    assert all(extras.missing_extra(module) in brought for module in modules)


def test_what_no_extra_brings_is_none() -> None:
    assert extras.missing_extra("numpy") is None
    assert extras.missing_extra("sqlalchemy.ext.asyncio") == "server"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), "arena"),
        (("--report", "a.html"), "report"),
        (("--dask", "tcp://127.0.0.1:1"), "dask"),
        (("--dask", "tcp://127.0.0.1:1", "--report", "a.html"), "dask,report"),
    ],
)
def test_an_arena_names_all_it_misses(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], named: str) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    assert call(*TOURNAMENT, *words) == Told(2, "", SENTENCE.format(named))


@pytest.mark.parametrize(
    ("module", "words"), [("segno", ("serve",)), ("sqlalchemy", ("backup", "x.gz")), ("sqlalchemy", ("export",))]
)
def test_a_server_needs_its_extra(module: str, words: tuple[str, ...]) -> None:
    without = f"import sys; sys.modules['{module}'] = None; from cafe.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", without, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SENTENCE.format("server"))


def test_a_fault_of_ours_is_not_hidden() -> None:
    without = "import sys; sys.modules['numpy'] = None; from cafe.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", without, "simulate"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr
