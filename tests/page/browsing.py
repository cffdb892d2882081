"""What the tests of the page do again and again: watch for errors, play a turn by the mouse or a finger, ask axe."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, expect

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW = 600  # px: our phones are narrower, and have touch
WAIT = 30_000  # ms; a predicate as a text would be evaluated, which the page's policy forbids
# Animations are waited for in the page with setTimeout: twenty times faster here.
HURRY = """
const wait = window.setTimeout.bind(window);
window.setTimeout = (work, time = 0, ...more) => wait(work, time / 20, ...more);
"""
# What can be done: the mode of the turn bar, and whom to tap. One question to the page instead of many.
LOOK = """() => {
  const shown = (query) => [...document.querySelectorAll(query)];
  return {
    over: !!document.querySelector("dialog[open]"),
    mine: !!document.querySelector(".bar.mine"),
    able: shown(".hand button").findIndex((one) => !one.classList.contains("unable")),
    drafted: !!document.querySelector(".sum"),
    tables: shown(".choice").length,
    main: shown(".buttons .button.main:not(:disabled)").length,
    moves: shown(".buttons .button:not(.hint):not(:disabled)").length,
  };
}"""
BEST = """() => {
  const text = (one) => one.querySelector(".sum")?.textContent ?? "0";
  const points = (one) => Number(text(one).replace("−", "-").replace("+", "")) || 0;
  const lit = [...document.querySelectorAll(".seat.lit")].sort((a, b) => points(b) - points(a));
  return lit[0]?.dataset.cell ?? null;
}"""


class Watch:
    """Listens to a page: console errors, exceptions, requests to other hosts."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.faults: list[str] = []
        parts = urlsplit(address)
        self._hosts = (f"{parts.scheme}://{parts.netloc}/", f"ws://{parts.netloc}/", "data:", "blob:")
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        gone = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")  # said by the browser where a test cuts the line
        if message.type == "error" and not any(one in message.text for one in gone):
            self.faults.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith(self._hosts):
            self.faults.append(f"another host: {request.url}")


def touch(page: Page, what: Locator) -> None:
    """Tap with a finger on a phone, click with the mouse elsewhere."""
    if (page.viewport_size or {"width": 0})["width"] < NARROW:
        what.tap()
    else:
        what.click()


def play_now(page: Page, game: str) -> None:
    """One tap on the start screen."""
    touch(page, page.locator(f"li.{game} .button.main"))
    page.wait_for_selector(".hand button")


def take_turn(page: Page) -> bool:
    """Do one thing that can be done now; False if it is not our turn."""
    look: dict[str, Any] = page.evaluate(LOOK)
    if look["over"] or not look["mine"]:
        return False
    if look["tables"] and not look["main"]:
        touch(page, page.locator(".choice").first)
        expect(page.locator(".choice")).to_have_count(0, timeout=WAIT)  # until the server has heard it
    elif look["main"] and look["drafted"]:
        touch(page, page.locator(".buttons .button.main").first)
    elif look["able"] >= 0:  # also where a guest waits to be joined (G6), or a swap is not a turn yet (J9)
        place_guest(page, look["able"])
    elif look["main"]:
        touch(page, page.locator(".buttons .button.main").first)
    elif look["moves"]:
        touch(page, page.locator(".buttons .button:not(.hint)").last)
    return True


def place_guest(page: Page, index: int) -> None:
    """Take a guest of the hand to where it pays most: a seat, the bar, or away."""
    touch(page, page.locator(".hand button").nth(index))
    seat = page.evaluate(BEST)
    if seat is not None:
        touch(page, page.locator(f'[data-cell="{seat}"]').first)
    elif page.locator("g.bar.open .hit").count():
        touch(page, page.locator("g.bar.open .hit"))
    elif page.locator(".drop").count():
        touch(page, page.locator(".drop").first)
    else:
        page.keyboard.press("Escape")


def play_out(page: Page, patience: float = 240.0) -> None:
    """Play until the result is shown."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        if take_turn(page):
            page.wait_for_timeout(30)
        elif page.locator("dialog[open]").count():
            return
        else:
            page.wait_for_timeout(20)
    raise AssertionError("the game did not end")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
