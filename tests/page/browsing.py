"""What the tests of the page do again and again: watch for errors, play a turn by the mouse or a finger, ask axe."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, FloatRect, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

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
    log: document.querySelector(".scroll")?.textContent.trim() ?? "",
  };
}"""
# The seat that pays most of those that can be tapped: on a phone the floor may come so near that some are out of sight.
BEST = """() => {
  const text = (one) => one.querySelector(".sum")?.textContent ?? "0";
  const points = (one) => Number(text(one).replace("−", "-").replace("+", "")) || 0;
  const isSeen = (one) => {
    const [seat, floor] = [one, one.ownerSVGElement].map((each) => each.getBoundingClientRect());
    const [x, y] = [seat.x + seat.width / 2, seat.y + seat.height / 2];
    const there = document.elementFromPoint(x, y); // nothing where one has to scroll
    const isInside = floor.left < x && x < floor.right && floor.top < y && y < floor.bottom;
    return isInside && (!there || one.contains(there));
  };
  const lit = [...document.querySelectorAll(".seat.lit")].filter(isSeen).sort((a, b) => points(b) - points(a));
  return lit[0]?.dataset.cell ?? null;
}"""

# What one device can do by itself, besides games: where it is, and what is there once it is shown.
OFFLINE_PAGES = {
    "#/learn/card": ".side .button",
    "#/learn/board": ".side .button",
    "#/learn/junior": ".side .button",
    "#/puzzle/card": ".hand button",
    "#/puzzle/board": ".hand button",
    "#/puzzle/junior": ".hand button",
    "#/editor": ".seat",
    "#/rules/card": "article h2",
    "#/rules/board": "article h2",
    "#/sheet": "input",
    "#/settings": "main select",
    "#/new": "main input",
    "#/games": "h1",
    "#/nowhere": "h1",
    "rules/junior": "article h2",  # an address as a server has them
}

# Nothing moves but what repeats (somebody thinks, it is our turn).
STILL = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations > 1
)"""


class Watch:
    """Listens to a page: console errors, exceptions, requests to other hosts."""

    def __init__(self, page: Page, address: str, unknown: Collection[str] = ()) -> None:
        """`unknown` are addresses that the host answers with the page and 404, as browsers then say."""
        self.page = page
        self._unknown = unknown
        self.faults: list[str] = []
        parts = urlsplit(address)
        self._hosts = (f"{parts.scheme}://{parts.netloc}/", f"ws://{parts.netloc}/", "data:", "blob:")
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        gone = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")  # said by the browser where a test cuts the line
        is_known = any(one in message.text for one in gone) or message.location["url"] in self._unknown
        if message.type == "error" and not is_known:
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


def try_to_touch(page: Page, what: Locator) -> None:
    """Tap something that was there a moment ago: a bot, or the clock, may have been quicker."""
    narrow = (page.viewport_size or {"width": 0})["width"] < NARROW
    with suppress(PlaywrightTimeout):
        (what.tap if narrow else what.click)(timeout=2000)


def play_now(page: Page, game: str) -> None:
    """One tap on the start screen."""
    touch(page, page.locator(f"li.{game} .button.main"))
    page.wait_for_selector(".hand button")


def lay_one(page: Page) -> None:
    """A guest to the bar, not confirmed yet."""
    expect(page.locator(".bar.mine")).to_be_visible()
    page.locator(".hand button").first.click()
    page.locator("g.bar.open .hit").click()
    expect(page.locator(".hand button")).to_have_count(4)
    expect(page.locator(".buttons .main")).to_contain_text("+")


def take_turn(page: Page) -> bool:
    """Do one thing that can be done now; False if it is not our turn."""
    look: dict[str, Any] = page.evaluate(LOOK)
    if look["over"] or not look["mine"]:
        return False
    if look["tables"] and not look["main"]:
        try_to_touch(page, page.locator(".choice").first)
        with suppress(AssertionError):  # not heard yet: the next look will tell
            expect(page.locator(".choice")).to_have_count(0, timeout=2000)
    elif look["main"] and look["drafted"]:
        try_to_touch(page, page.locator(".buttons .button.main").first)
    elif look["able"] >= 0:  # also where a guest waits to be joined (G6), or a swap is not a turn yet (J9)
        place_guest(page, look["able"])
    elif look["main"]:
        try_to_touch(page, page.locator(".buttons .button.main").first)
    elif look["moves"]:
        try_to_touch(page, page.locator(".buttons .button:not(.hint)").last)
    return True


def place_guest(page: Page, index: int) -> None:
    """Take a guest of the hand to where it pays most: a seat, the bar, or away."""
    try_to_touch(page, page.locator(".hand button").nth(index))
    seat = page.evaluate(BEST)
    if seat is not None:
        try_to_touch(page, page.locator(f'[data-cell="{seat}"]').first)
    elif page.locator("g.bar.open .hit").count():
        try_to_touch(page, page.locator("g.bar.open .hit"))
    elif page.locator(".drop").count():
        try_to_touch(page, page.locator(".drop").first)
    elif not page.locator("dialog[open]").count():  # the game may have ended meanwhile: Escape would close its result
        page.keyboard.press("Escape")


class Progress:
    """Whether a game still goes on: however slow the machine, the log grows again and again until the end."""

    def __init__(self, patience: float = 120.0) -> None:
        self._patience = patience  # s
        self._log = ""
        self._ends = time.monotonic() + patience

    def check(self, look: dict[str, Any]) -> None:
        """Fail if the log has not changed for as long as we have patience."""
        if look["log"] != self._log:
            self._log = look["log"]
            self._ends = time.monotonic() + self._patience
        assert time.monotonic() < self._ends, f"the game did not end: {look}"


def play_out(page: Page) -> None:
    """Play until the result is shown."""
    progress = Progress()
    while not (look := page.evaluate(LOOK))["over"]:
        progress.check(look)
        page.wait_for_timeout(30 if take_turn(page) else 20)


def play_until(page: Page, condition: Callable[[], Any], *others: Page, patience: float = 120.0) -> None:
    """Take turns, also those of others, until something is true."""
    ends = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < ends, "it does not happen"
        any(take_turn(one) for one in (page, *others))
        page.wait_for_timeout(20)  # leaves the page time to hear of it


def some_turns(page: Page, lines: int, about: str = "") -> None:
    """Play until the log has that many lines, about something."""
    play_until(page, lambda: page.locator(".scroll li", has_text=about).count() >= lines)


def take_all_back(page: Page) -> None:
    """Take back what is laid but not confirmed."""
    button = page.get_by_role("button", name="Take back")
    while button.count():
        try_to_touch(page, button)


def fits(page: Page, about: str, width: int = 360) -> None:
    """The page is no wider than the screen, once it has come to rest."""
    try:
        page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width, timeout=WAIT)
    except PlaywrightTimeout:
        wide = page.evaluate("document.documentElement.scrollWidth")
        raise AssertionError(f"{about} is {wide} px wide") from None


def box_of(what: Locator) -> FloatRect:
    """Where something is, once nothing on the page moves."""
    what.page.wait_for_function(STILL)
    box = what.bounding_box()
    assert box is not None
    return box


def settled(read: Callable[[], Any], right: Callable[[Any], bool], seconds: float = 20.0) -> Any:
    """What is read, once it is right; what was read last if that does not happen in time."""
    ends = time.monotonic() + seconds
    while not right(found := read()) and time.monotonic() < ends:
        time.sleep(0.05)
    return found


def try_to_press(what: Locator) -> bool:
    """Press Enter on something that was there a moment ago; whether it still was."""
    try:
        what.press("Enter", timeout=2000)
    except PlaywrightTimeout:
        return False
    return True


def place_by_keys(page: Page, index: int) -> None:
    """Take a guest of the hand to the best seat by Enter and Enter; else to the bar, or away."""
    if not try_to_press(page.locator(".hand button").nth(index)):
        return
    if page.evaluate(BEST) is not None:
        page.keyboard.press("Enter")
    elif page.locator("g.bar.open .hit, .drop").count():
        try_to_press(page.locator("g.bar.open .hit, .drop").first)
    else:
        page.keyboard.press("Escape")


def play_out_by_keys(page: Page) -> None:
    """Play by the keyboard alone until the result is shown: Enter takes a guest up, goes to the best seat, seats it."""
    progress = Progress()
    while not (look := page.evaluate(LOOK))["over"]:
        progress.check(look)
        if not look["mine"]:
            page.wait_for_timeout(20)
        elif look["able"] >= 0 and not (look["main"] and look["drafted"]):
            place_by_keys(page, look["able"])
        elif look["main"]:
            try_to_press(page.locator(".buttons .button.main").first)
        elif look["tables"]:
            try_to_press(page.locator(".choice").first)
            with suppress(AssertionError):  # not heard yet: the next look will tell
                expect(page.locator(".choice")).to_have_count(0, timeout=2000)
        else:
            try_to_press(page.locator(".buttons .button:not(.hint):not(:disabled)").last)
        page.wait_for_timeout(30)


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds wrong, by some rules or all, and goes on finding: half shown, every text lacks contrast."""
    return list(settled(lambda: _violations(page, list(rules)), lambda found: not found, 8.0))


def _violations(page: Page, rules: list[str]) -> list[str]:
    page.wait_for_function(STILL)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})})", rules
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
