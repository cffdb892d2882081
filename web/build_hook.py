"""Builds the page into the wheel; an editable install skips it (`make page` builds it there)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Called by hatch before a wheel is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch calls it so
        """Build the page, unless it is there already or the install is editable."""
        page = Path(self.root) / "src" / "cafe" / "page"
        if version == "editable" or (page / "index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the page is not built: install Node.js 20.19 or later, or run `make page` first")
        web = Path(self.root) / "web"
        subprocess.run([npm, "ci", "--silent"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)
