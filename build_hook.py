"""Puts page and compiled kernel into the wheel; an editable install has them from `make page` and `make kernel`.

A wheel is for this machine, or for the target that CAFE_TARGET names (kernel_build/targets.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from kernel_build.targets import Target

PAGE_SOURCES = (
    *("web/src/**/*", "web/public/**/*", "web/*.html", "web/*.js", "web/*.json", "web/*.ts"),
    *("web/kernel/src/**/*", "web/kernel/files/*", "src/cafe/puzzles/data/*.jsonl.gz"),
    *("docs/pictures/board.png", "docs/pictures/card-phone.png"),  # screenshots of the manifest
    *("src/cafe/i18n/*.ftl", "src/cafe/i18n/page/*.ftl", "src/cafe/i18n/rules/*.md"),
)


class BuildHook(BuildHookInterface[Any]):
    """Called by hatch before a wheel is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing, unless the install is editable."""
        if version == "editable":
            return
        root = Path(self.root)
        build_page(root)
        add_kernel(root, build_data)


def build_page(root: Path) -> None:
    """Build the page, unless it is there and as new as its sources."""
    if is_current(root):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(
            "the page is not built, or outdated: install Node.js 20.19 or later, or run `make page` first"
        )
    subprocess.run([npm, "ci", "--silent"], cwd=root / "web", check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=root / "web", check=True)


def is_current(root: Path) -> bool:
    """Whether the page is built, and none of its sources is newer.

    A source archive brings the page; what unpacks it need not keep the times of files.
    """
    page = root / "src" / "cafe" / "page" / "index.html"
    if not page.exists():
        return False
    if (root / "PKG-INFO").exists():
        return True
    built = page.stat().st_mtime_ns
    sources = (path for pattern in PAGE_SOURCES for path in root.glob(pattern) if path.is_file())
    return all(path.stat().st_mtime_ns <= built for path in sources)


def add_kernel(root: Path, build_data: dict[str, Any]) -> None:
    """Compile the kernel for the wheel's machine, and say for which machine the wheel is."""
    sys.path[:0] = [str(root), str(root / "src")]
    target = wheel_target(os.environ.get("CAFE_TARGET"))
    made = root / "build" / target.name / target.module
    made.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "kernel_build", target.name, "--out", str(made)],
        cwd=root,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(root), str(root / "src"), *sys.path])},
        check=True,
    )
    build_data["pure_python"] = False
    build_data["tag"] = f"cp311-abi3-{target.wheel}"
    build_data["force_include"][str(made)] = f"cafe/{target.module}"


def wheel_target(name: str | None) -> Target:
    """The machine of this name, this one if none is given."""
    from kernel_build.targets import TARGETS, this_machine

    if not name:
        return this_machine()
    names = sorted(one for one, target in TARGETS.items() if target.wheel)
    if name not in names:
        raise RuntimeError(f"CAFE_TARGET is one of {', '.join(names)}, not '{name}'")
    return TARGETS[name]
