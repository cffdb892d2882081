"""What the kernel is compiled with, wherever a wheel is built: the versions that it is tested with here."""

from __future__ import annotations

import re
import tomllib

import pytest

from kernel_build.sources import ROOT, TOOLS

LOCK = (ROOT / "requirements.lock").read_text("utf-8")
REQUIRED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]


@pytest.mark.parametrize("tool", TOOLS)
def test_the_build_has_the_version_of_the_lock(tool: str) -> None:
    locked = re.findall(rf"^{tool}==(\S+) \\$", LOCK, re.MULTILINE)
    assert [one for one in REQUIRED if re.match(rf"{tool}\b", one)] == [f"{tool}=={version}" for version in locked]


def test_all_that_is_imported_to_compile_is_required() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "kernel_build").glob("*.py"))
    imported = set(re.findall(r"^\s*(?:from|import) (\w+)", sources, re.MULTILINE))
    required = {re.split(r"\W", one)[0] for one in REQUIRED}
    assert {"llvmlite", "numba", "numpy"} <= imported
    assert imported & {"llvmlite", "numba", "numpy", "msgspec"} <= required
