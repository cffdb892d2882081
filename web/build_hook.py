"""Builds the page into the wheel; an editable install skips it (`make page` builds it there)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    *("web/src/**/*", "web/public/**/*", "web/*.html", "web/*.js", "web/*.json", "web/*.ts"),
    *("src/cafe/i18n/*.ftl", "src/cafe/i18n/page/*.ftl", "src/cafe/i18n/rules/*.md"),
)


class PageHook(BuildHookInterface[Any]):
    """Called by hatch before a wheel is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch calls it so
        """Build the page, unless it is there and as new as its sources, or the install is editable."""
        root = Path(self.root)
        if version == "editable" or is_current(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "the page is not built, or outdated: install Node.js 20.19 or later, or run `make page` first"
            )
        subprocess.run([npm, "ci", "--silent"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=root / "web", check=True)


def is_current(root: Path) -> bool:
    """Whether the page is built, and none of its sources is newer."""
    page = root / "src" / "cafe" / "page" / "index.html"
    if not page.exists():
        return False
    built = page.stat().st_mtime_ns
    sources = (path for pattern in SOURCES for path in root.glob(pattern) if path.is_file())
    return all(path.stat().st_mtime_ns <= built for path in sources)
