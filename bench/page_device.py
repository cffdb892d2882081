"""What the café on one device costs: bytes, time to a hand on the table, long tasks while level 5 thinks, the folder.

    python bench/page_device.py [--games 5] [--turns 5]

The folder that `cafe site` writes, on a plain web space in this process, and a real Chromium with nothing in any cache.
Times are taken by the page itself. Sizes are gzipped as hosts send them.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser import DESKTOP, PHONE, ROOT, chromium
from cafe import Game
from cafe.bots.levels import strongest_style
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.commands.site import run as write_site
from node import find_node
from page_load import NOT_IDLE, time_tap
from page_weights import packed
from processor_time import busiest_page, of_pages
from static_host import StaticHost, static_host

READY = "li.{game} .button.main:not(:disabled)"
GAMES = ("board", "card", "junior")
STEPS = [6, 14, 22, 30]  # how far the positions are that are searched
SIMULATIONS = 4000
SOON = 2000  # ms
# Long tasks, and from when to when level 5 thought: from the first moment the page says so to the last before our turn.
LONG_TASKS = """
window.longTasks = [];
window.thoughts = [];
const keep = (list) => window.longTasks.push(...list.getEntries().map((one) => [one.startTime, one.duration]));
new PerformanceObserver(keep).observe({ type: "longtask", buffered: true });
let from = 0, to = 0;
new MutationObserver(() => {
  if (document.querySelector(".bar .news")?.textContent.includes("Thinking hard")) {
    to = performance.now();
    from ||= to;
  } else if (from && document.querySelector(".bar.mine, dialog[open]")) {
    window.thoughts.push([from, to]);
    from = 0;
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
PLACES = (".choice", ".seat.lit", "g.bar.open .hit", ".drop")  # where a guest in hand, or a new table, may go


def new_page(browser: Browser, kind: dict[str, Any], script: str = "") -> Page:
    page = browser.new_context(locale="en", service_workers="block", **kind).new_page()
    page.add_init_script(script)
    return page


def sent_to_worker(host: StaticHost) -> list[str]:
    """What was sent for the table: its worker's script, and whatever that has asked for, as often as it was sent."""
    found: list[str] = []
    for name, by in host.asked:
        if name.startswith("worker-") or by in found:
            found.append(name)
    return found


def weight_of(host: StaticHost) -> tuple[int, str]:
    """What came for the table, compressed, in bytes, and of what this is the sum."""
    sizes = [(name, packed(host.folder / "assets" / name)) for name in sent_to_worker(host)]
    return sum(size for _, size in sizes), ", ".join(f"{name} {size / 1000:.1f}" for name, size in sizes)


def time_to_hand(browser: Browser, host: StaticHost, game: str, kind: dict[str, Any]) -> float:
    """Milliseconds from "Play now" to the hand with nothing fetched ahead."""
    page = new_page(browser, kind, NOT_IDLE)
    page.goto(host.address, wait_until="networkidle")
    query = READY.format(game=game)
    page.wait_for_selector(query)
    host.asked.clear()
    took = time_tap(page, query, ".hand button use")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return took


def sit_together(page: Page, address: str, game: str) -> None:
    """Two people at one device, up to the first hand or the curtain before it."""
    page.goto(f"{address}#/new")
    page.locator(f"input[value={game}]").check(force=True)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".hand button, .curtain .button")


def do_something(page: Page) -> None:
    """One thing that can be done now, as a finger would."""
    main = page.locator(".buttons .button.main:not(:disabled)")
    able = page.locator(".hand button:not(.unable)")
    if main.count() and (page.locator(".sum").count() or not able.count()):
        main.first.click(timeout=SOON)
        return
    if able.count() and not page.locator(".choice").count():  # also a companion for one who waits
        able.first.click(timeout=SOON)
    for place in PLACES:
        if page.locator(place).count():
            page.locator(place).first.click(timeout=SOON)
            return
    page.keyboard.press("Escape")
    page.locator(".buttons .button:not(.hint):not(:disabled)").last.click(timeout=SOON)


def long_tasks(browser: Browser, address: str, game: str, turns: int) -> tuple[float, float]:
    """The longest task of the main thread while level 5 thought about some turns, and how long that was, in ms."""
    page = new_page(browser, DESKTOP, LONG_TASKS)
    page.goto(address)
    page.locator(".opponents select").nth(1).select_option("level5")
    page.locator(READY.format(game=game)).click()
    ends = time.monotonic() + 180
    while len(thoughts := page.evaluate("window.thoughts")) < turns:
        assert time.monotonic() < ends, "level 5 does not come to its turns"  # noqa: S101 - the run has failed
        if page.locator(".bar.mine .prompt").count():
            with suppress(PlaywrightTimeout):  # what was there a moment ago may have gone
                do_something(page)
        page.wait_for_timeout(100)
    found = page.evaluate("window.longTasks")
    page.context.close()
    worst = max([0.0, *(took for at, took in found for (began, over) in thoughts if at < over and at + took > began)])
    return worst, sum(over - began for began, over in thoughts)


def native_speed(game: str) -> float:
    """Simulations of our search, native, in a second of the processor, in the same positions as web/bench/search.ts."""
    took, made = 0.0, 0
    for seed, steps in enumerate(STEPS):
        position = Game.new(game, ["Ada", "Ben"], seed=seed)
        while not position.is_over and position.length < steps:
            legal = position.legal_codes()
            position.play(legal[(seed + 7 * position.length) % len(legal)])
        search = Search(position.ruleset, strongest_style(game), 1)
        began = time.process_time()
        tried = search.think(position, Effort(simulations=SIMULATIONS), seed)
        took += time.process_time() - began
        made += sum(turn.simulations for turn in tried)
    return made / took


def browser_speed(page: Page, game: str) -> float:
    """The same in the browser."""
    ask = "(asked) => import('./search.js').then(({ measure }) => measure('files', ...asked))"
    before = of_pages()
    made = page.evaluate(ask, [game, STEPS, SIMULATIONS])["simulations"]
    return float(made) / busiest_page(before)


def measure_search(browser: Browser, folder: Path) -> None:
    """The search in the browser and native in turns, four times: the best run of each, and the browser's first."""
    subprocess.run([find_node(), "bundle.js", "bench/search.ts", str(folder)], cwd=ROOT / "web", check=True)
    shutil.copytree(ROOT / "web" / "kernel" / "files", folder / "files")
    (folder / "index.html").write_text("<!doctype html><title>search</title>")
    (folder / "404.html").write_text("")
    with static_host(folder) as host:
        page = browser.new_page()
        page.goto(host.address)
        for game in GAMES:
            there, here = zip(*[(browser_speed(page, game), native_speed(game)) for _ in range(4)], strict=True)
            print(f"{game}: search {max(there):,.0f} simulations a second of the processor in Chromium,", end="")
            print(f" {max(here):,.0f} native: {max(there) / max(here):.2f} of it", end="")
            print(f" ({there[0] / max(here):.2f} in the first run, while the browser compiles)")
        page.close()


def measure_games(browser: Browser, host: StaticHost, games: int) -> None:
    for name, kind in (("laptop", DESKTOP), ("phone", PHONE)):
        for game in GAMES:
            times = [time_to_hand(browser, host, game, kind) for _ in range(games)]
            print(f"{name}, {game}: play now to a hand {statistics.median(times):.0f} ms", end="")
            print(f" (slowest of {len(times)}: {max(times):.0f}), kernel and all fetched first")
            if name == "laptop":
                print("{}: kernel, data and table {:,} bytes: {}".format(game, *weight_of(host)))
                page = new_page(browser, kind, NOT_IDLE)
                page.goto(host.address, wait_until="networkidle")
                host.asked.clear()
                sit_together(page, host.address, game)
                print("{}: the same for two at one device {:,} bytes: {}".format(game, *weight_of(host)))
                page.context.close()


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--games", type=int, default=5)
    told.add_argument("--turns", type=int, default=5)
    asked = told.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write_site(site, "/cafe/", "")
        with static_host(site) as host, chromium() as browser:
            measure_games(browser, host, asked.games)
            measure_search(browser, Path(folder) / "search")
            for game in GAMES:
                worst, thought = long_tasks(browser, host.address, game, asked.turns)
                print(
                    f"{game}: main thread, longest task while level 5 thought: {worst:.0f} ms (0: none over 50)", end=""
                )
                print(f"; {asked.turns} turns, {thought / 1000:.1f} s of thinking")


if __name__ == "__main__":
    main()
