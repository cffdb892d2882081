"""A server with the built page, and a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from cafe.server.page import FOLDER
from page.browsing import HURRY, ROOT, Watch
from server.serving import serving, settings_for

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
Open = Callable[..., Page]


def find_chromium() -> str:
    found = [os.environ.get("CHROMIUM"), *(shutil.which(name) for name in NAMES), shutil.which(OWN / "chromium")]
    return next((path for path in found if path), "")


def surroundings(chromium: str) -> dict[str, str | float | bool]:
    """Our own Chromium brings the libraries and a font along."""
    if Path(chromium).parent != OWN:
        return {**os.environ}
    return {**os.environ, "LD_LIBRARY_PATH": str(OWN / "lib"), "FONTCONFIG_FILE": str(OWN / "fonts.conf")}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if not chromium:
        pytest.fail("the tests of the page need Chromium: `make test-page` fetches one, or set CHROMIUM to its path")
    if not (FOLDER / "index.html").exists():
        pytest.fail("the page is not built: make page")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, env=surroundings(chromium))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"))) as address:
        yield address


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    """Opens pages, each a browser of its own to the server; at the end none of them may have met an error."""
    watches: list[Watch] = []

    def open_one(
        path: str = "/", *, phone: bool = False, language: str = "en", hurry: bool = True, **more: Any
    ) -> Page:
        context = browser.new_context(
            base_url=address, locale=language, service_workers="block", **(PHONE if phone else DESKTOP), **more
        )
        page = context.new_page()
        if hurry:
            page.add_init_script(HURRY)
        watches.append(Watch(page, path if path.startswith("http") else address))
        page.goto(path)
        return page

    yield open_one
    for watch in watches:
        watch.page.context.close()
    assert [fault for watch in watches for fault in watch.faults] == []
