"""How smoothly the page moves: time between frames while guests walk, tables burst into colours, and the game ends.

    python bench/page_frames.py [--frames 240]

A server of its own process, a real Chromium on the same machine that draws without a graphics card. A page watches
a card game that is played faster than it shows it, so that somebody is always on the way. A frame counts to what is on
screen when it begins and when it ends; "dropped" are frames that the screen, at 60 a second, would have had and did
not get.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser import DESKTOP, PHONE, chromium
from cafe.client import Cafe
from servers import ours

KINDS = {"walk": "a guest walks", "burst": "a full table bursts into its colours", "end": "the result and its confetti"}
FRAME = 1000 / 60  # ms
END = 3000  # ms of the last scene
SAMPLE = """
window.frames = {walk: [], burst: [], end: []};
let last = 0, before = null, ended = 0;
const shown = () => {
  if (document.querySelector("dialog[open]")) return "end";
  if (document.querySelector(".scrap")) return "burst";
  return document.querySelector(".walker") ? "walk" : null;
};
const tick = (now) => {
  const kind = shown();
  if (kind === "end") ended ||= now;
  if (kind && kind === before && !(ended && now - ended > END)) window.frames[kind].push(now - last);
  [last, before] = [now, kind];
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
""".replace("END", str(END))


def play_out(seat: Any) -> None:
    """Play a whole game at once, against a computer player."""
    for state in seat.turns():
        best = max(state.choices or [], key=lambda choice: (choice.total, choice.do == "seat"))
        seat.play(best.action, number=state.number)


def watch_a_game(page: Page, address: str, frames: int) -> None:
    """Open a game, have it played, and look on until there are frames enough; then go to its end."""
    seat = Cafe(address).create("card", "Ada", ["level3"], start=True)
    page.goto(f"{address}/m/{seat.match}")
    page.wait_for_selector(".players li")
    play_out(seat)
    page.wait_for_function(
        "most => window.frames.walk.length >= most && window.frames.burst.length >= most / 2",
        arg=frames,
        timeout=180_000,
    )
    if not page.locator("dialog[open]").count():
        page.locator(".room > svg").click(position={"x": 24, "y": 24})  # shows the rest at once
    page.wait_for_selector("dialog[open]", timeout=60_000)
    page.wait_for_timeout(END + 500)


def measure(browser: Browser, address: str, name: str, kind: dict[str, Any], frames: int) -> None:
    page = browser.new_context(locale="en", service_workers="block", **kind).new_page()
    page.add_init_script(SAMPLE)
    watch_a_game(page, address, frames)
    found: dict[str, list[float]] = page.evaluate("window.frames")
    for what, about in KINDS.items():
        times = sorted(found[what])
        if not times:
            print(f"{name}: {about}: no two frames in a row; is the machine busy?")
            continue
        late = sum(max(0, round(time / FRAME) - 1) for time in times)
        p95 = times[int(0.95 * (len(times) - 1))]
        share = 100 * late / (len(times) + late)
        print(f"{name}: {about}: {len(times)} frames, p95 {p95:.1f} ms, {late} dropped ({share:.1f} %)")
    page.context.close()


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--frames", type=int, default=240, help="of a walk, at least, and half as many of bursts")
    asked = told.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), bot_pause=0.0) as (address, _),
        chromium() as browser,
    ):
        measure(browser, address, "laptop", DESKTOP, asked.frames)
        measure(browser, address, "phone", PHONE, asked.frames)


if __name__ == "__main__":
    main()
