"""A server with the built page, and a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser import DESKTOP, PHONE, NoChromium, chromium, find_chromium
from cafe.server.page import FOLDER
from page.browsing import HURRY, Watch
from server.serving import serving, settings_for

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (FOLDER / "index.html").exists():
        pytest.fail("the page is not built: make page")
    try:
        find_chromium()
    except NoChromium as missing:
        pytest.fail(str(missing))
    with chromium() as started:
        yield started


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
        kind = {"service_workers": "block", **(PHONE if phone else DESKTOP), **more}
        page = browser.new_context(base_url=address, locale=language, **kind).new_page()
        if hurry:
            page.add_init_script(HURRY)
        watches.append(Watch(page, path if path.startswith("http") else address))
        page.goto(path)
        return page

    yield open_one
    for watch in watches:
        watch.page.context.close()
    assert [fault for watch in watches for fault in watch.faults] == []
