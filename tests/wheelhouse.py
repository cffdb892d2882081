"""What `make wheels` has built, and environments to try it in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kernel_build.sources import ROOT
from kernel_build.targets import Target
from machine import cannot_run
from running import Told

DIST = ROOT / "dist"
UV = str(Path(sys.executable).with_name("uv"))
VERSIONS = ("3.11", "3.12", "3.13")  # the hosted workflow tries 3.14 too


def wheel_of(target: Target) -> Path:
    """The wheel for a machine."""
    return _only(f"*-cp311-abi3-{target.wheel}.whl")


def source_archive() -> Path:
    return _only("*.tar.gz")


def _only(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"dist has {len(found)} of {pattern}: run `make wheels`"
    return found[0]


@cache
def extras() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["optional-dependencies"])


@dataclass(frozen=True)
class Environment:
    """A virtual environment that knows nothing of this checkout."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def install(self, *requirements: str) -> None:
        uv("pip", "install", "--quiet", "--python", str(self.python), *requirements)

    def installed(self) -> set[str]:
        listed = uv("pip", "list", "--python", str(self.python), "--format", "freeze")
        return {line.partition("==")[0] for line in listed.splitlines()}

    def run(self, *words: str, given: bytes = b"") -> Told:
        """Run a program of the environment, in a folder where no source of ours lies."""
        command = [str(self.folder / "bin" / words[0]), *words[1:]]
        done = subprocess.run(command, input=given, capture_output=True, cwd=self.folder, env=clean(), check=False)
        return Told(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def make_environment(folder: Path, python: str) -> Environment:
    uv("venv", "--quiet", "--python", python, str(folder))
    return Environment(folder)


def clean() -> dict[str, str]:
    """The environment's variables without any that could lead to another Python or kernel."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CAFE_", "VIRTUAL_"))}


def uv(*words: str) -> str:
    done = subprocess.run([UV, *words], capture_output=True, text=True, env=clean(), check=False)
    assert done.returncode == 0, f"uv {' '.join(words)}: {done.stderr[-2000:]}"
    return done.stdout


def python_of(version: str) -> str:
    """A Python of this version on this machine; the test cannot run if there is none."""
    found = next(filter(_can_make_environments, _pythons(version)), None)
    if found is None:
        cannot_run(f"no Python {version} on this machine")
    return found


def _can_make_environments(python: str) -> bool:
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


def _pythons(version: str) -> Iterator[str]:
    found = shutil.which(f"python{version}")
    if found:
        yield found
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}")))
