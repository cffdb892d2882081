"""A real Chromium for the tests and measurements of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
OWN = ROOT / ".venv" / "chromium"  # what `make test` fetches where the machine has no Chromium
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


class NoChromium(Exception):
    """There is no browser to drive."""


def find_chromium() -> str:
    """The browser of CHROMIUM, the machine's, or our own; NoChromium if there is none."""
    found = [os.environ.get("CHROMIUM"), *(shutil.which(name) for name in NAMES), shutil.which(OWN / "chromium")]
    path = next((path for path in found if path), None)
    if path is None:
        raise NoChromium("the page is tried in Chromium: `make test-page` fetches one, or set CHROMIUM to its path")
    return path


def surroundings(chromium: str) -> dict[str, str | float | bool]:
    """Our own Chromium brings the libraries and a font along."""
    if Path(chromium).parent != OWN:
        return {**os.environ}
    return {**os.environ, "LD_LIBRARY_PATH": str(OWN / "lib"), "FONTCONFIG_FILE": str(OWN / "fonts.conf")}


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, started and ended."""
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, env=surroundings(path))
        yield browser
        browser.close()
