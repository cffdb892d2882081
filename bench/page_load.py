"""What the page costs: bytes of the first load, time until it can be used, time from a tap to the guest on its seat.

    python bench/page_load.py [--loads 5] [--taps 22]

A server of its own process, a real Chromium on the same machine, nothing in any cache. The bytes are those on the wire,
compressed, with headers; a tap counts from the browser's own time of the event until the next frame is painted with the
guest in it, and comes as soon after the guest was chosen as a quick finger, the first one cold. Requests to other hosts
and errors on the console are counted and fail the run.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser import DESKTOP, PHONE, chromium
from servers import ours

READY = "li.board .button.main:not(:disabled)"
FINGER = 200  # ms from choosing a guest to the tap on its seat
# Kernels are fetched ahead of time once the page is idle: no part of the first load.
NOT_IDLE = "window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => {};"
# When the button can be pressed: seen by the page itself, with the frame that shows it.
WATCH = f"""
new MutationObserver((_, watch) => {{
  if (!document.querySelector("{READY}")) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.usable = performance.now())));
}}).observe(document, {{ childList: true, subtree: true }});
"""
# A lit seat that a finger reaches without panning.
LIT_AND_SEEN = """() => [...document.querySelectorAll(".seat.lit:not(:has(use))")].find((seat) => {
  const { x, y, width, height } = seat.getBoundingClientRect();
  return seat.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})?.dataset.cell"""
# The next tap on what the first query finds: until the frame after the second finds something.
TIME_TAP = """(tapped, awaited) => new Promise((resolve) => {
  document.querySelector(tapped).addEventListener("click", (event) => {
    const look = () => {
      if (!document.querySelector(awaited)) return requestAnimationFrame(look);
      setTimeout(() => resolve(performance.now() - event.timeStamp)); // after this frame is painted
    };
    requestAnimationFrame(look);
  }, { once: true });
})"""


class Wire:
    """Listens to a page: bytes received, other hosts, errors."""

    def __init__(self, page: Page, address: str) -> None:
        self.sizes: dict[str, int] = {}
        self.faults: list[str] = []
        names: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")

        def asked(event: dict[str, Any]) -> None:
            url = names[event["requestId"]] = event["request"]["url"]
            if not url.startswith((address, "data:", "blob:")):
                self.faults.append(f"another host: {url}")

        def received(event: dict[str, Any]) -> None:
            name = names.get(event["requestId"], "")
            if name.startswith(address):
                self.sizes[name.removeprefix(address)] = int(event["encodedDataLength"])

        session.on("Network.requestWillBeSent", asked)
        session.on("Network.loadingFinished", received)
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))


def load(browser: Browser, address: str, kind: dict[str, Any]) -> tuple[float, Wire]:
    """Open the start page with empty caches: milliseconds until it can be used, and what came over the wire."""
    context = browser.new_context(base_url=address, locale="en", service_workers="block", **kind)
    page = context.new_page()
    wire = Wire(page, address)
    page.add_init_script(NOT_IDLE + WATCH)
    page.goto("/", wait_until="networkidle")
    usable = float(page.evaluate("window.usable"))
    context.close()
    return usable, wire


def tap(browser: Browser, address: str, kind: dict[str, Any], times: int) -> tuple[list[float], Wire]:
    """Seat a guest of a board game, take it back, and so on: milliseconds from the tap to the frame that shows it."""
    context = browser.new_context(base_url=address, locale="en", service_workers="block", **kind)
    page = context.new_page()
    wire = Wire(page, address)
    page.goto("/")
    page.locator(READY).click()
    found: list[float] = []
    while len(found) < times:
        seat = hold_guest(page)
        if seat is None:  # nobody of this hand has a seat: another game
            page.goto("/")
            page.locator(READY).click()
            continue
        page.wait_for_timeout(FINGER)
        chair = f'.seat[data-cell="{seat}"]'
        found.append(time_tap(page, chair, f"{chair} use"))
        page.get_by_role("button", name="Take back").click()
        page.wait_for_selector(f'.seat[data-cell="{seat}"]:not(:has(use))')
    context.close()
    return found, wire


def time_tap(page: Page, tapped: str, awaited: str) -> float:
    """Tap on what a query finds: milliseconds until the frame after another query finds something."""
    page.evaluate(f"window.took = ({TIME_TAP})({tapped!r}, {awaited!r}), 0")
    page.locator(tapped).click()
    return float(page.evaluate("window.took"))


def hold_guest(page: Page) -> str | None:
    """Take a guest in hand who may sit down; returns where, None if nobody may."""
    page.wait_for_selector(".bar.mine .prompt")
    for guest in page.locator(".hand button:not(.unable)").all():
        guest.click()
        seat = page.evaluate(LIT_AND_SEEN)
        if seat is not None:
            return str(seat)
    return None


def measure(browser: Browser, address: str, name: str, kind: dict[str, Any], asked: argparse.Namespace) -> list[str]:
    """Print the figures of one kind of screen; what must not happen and did."""
    loads = [load(browser, address, kind) for _ in range(asked.loads)]
    usable = [each[0] for each in loads]
    sizes = loads[0][1].sizes
    taps, wire = tap(browser, address, kind, asked.taps)
    largest = sorted(sizes.items(), key=lambda item: -item[1])[:6]
    print(f"{name}: first load {sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} files")
    print(f"{name}: largest of them", ", ".join(f"{path} {size / 1000:.1f}" for path, size in largest))
    print(f"{name}: usable after {statistics.median(usable):.0f} ms (slowest of {len(usable)}: {max(usable):.0f})")
    cold, *warm = taps
    print(
        f"{name}: tap to guest drawn {statistics.median(warm):.0f} ms (slowest of {len(warm)}: {max(warm):.0f})", end=""
    )
    print(f"; the first tap of all, nothing compiled yet by the browser: {cold:.0f} ms")
    return [fault for each in (*(one[1] for one in loads), wire) for fault in each.faults]


def main() -> int:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--loads", type=int, default=5)
    told.add_argument("--taps", type=int, default=22)
    asked = told.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), bot_pause=0.0) as (address, _),
        chromium() as browser,
    ):
        faults = measure(browser, address, "laptop", DESKTOP, asked) + measure(browser, address, "phone", PHONE, asked)
    print(f"requests to other hosts and errors on the console: {len(faults)}")
    for fault in faults:
        print(" ", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
