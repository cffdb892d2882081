"""A server with the built page, and a real Chromium."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser import DESKTOP, PHONE, NoChromium, chromium, find_chromium
from cafe.server.built_page import FOLDER
from page.browsing import HURRY, WAIT, Watch
from running import call
from server.serving import serving, settings_for, wait_for
from static_host import StaticHost, static_host

Open = Callable[..., Page]
OpenSite = Callable[..., Page]
expect.set_options(timeout=WAIT)  # what comes late on a busy machine has come


def slow_down(page: Page) -> None:
    """As on a busy machine: SLOWER=6 shows which tests are in too much of a hurry."""
    if "SLOWER" in os.environ:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": int(os.environ["SLOWER"])})


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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    told = call("site", str(folder), "--base", "/cafe/")
    assert told.code == 0, told.err
    return folder


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
        slow_down(page)
        watches.append(Watch(page, path if path.startswith("http") else address))
        page.goto(path)
        return page

    yield open_one
    for watch in watches:
        watch.page.context.close()
    assert [fault for watch in watches for fault in watch.faults] == []


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    with static_host(site) as host:
        yield host


@pytest.fixture
def open_site(browser: Browser, host: StaticHost) -> Iterator[OpenSite]:
    """Opens pages of the folder, each in a browser of its own unless one is given; none of them may meet an error."""
    watches: list[Watch] = []
    contexts: list[BrowserContext] = []

    def open_one(
        path: str = "",
        *,
        phone: bool = False,
        context: BrowserContext | None = None,
        script: str = "",
        address: str = "",
        unknown: Collection[str] = (),
        **more: Any,
    ) -> Page:
        if context is None:
            kind = {"locale": "en", "service_workers": "block", **(PHONE if phone else DESKTOP), **more}
            contexts.append(context := browser.new_context(**kind))
        page = context.new_page()
        page.add_init_script(HURRY + script)
        slow_down(page)
        watches.append(Watch(page, address or host.address, unknown))
        page.goto((address or host.address) + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert [fault for watch in watches for fault in watch.faults] == []


@pytest.fixture
def finished_series(address: str) -> list[str]:
    """The personal links of two people whose first game of three is over."""
    wish = {"game": "junior", "name": "Ada", "others": ["free"], "order": "given", "series": 3}
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{ada['match']['id']}"
    ben = httpx.post(f"{match}/join", json={"name": "Ben"}).raise_for_status().json()
    headers = [{"Authorization": f"Bearer {one['token']}"} for one in (ada, ben)]
    httpx.post(f"{match}/start", headers=headers[0]).raise_for_status()
    for header in headers:
        httpx.post(f"{match}/leave", headers=header).raise_for_status()
    wait_for(lambda: httpx.get(match).json()["match"]["status"] == "over", 60)
    return [ada["personal_link"], ben["personal_link"]]
