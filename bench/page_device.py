"""What the café on one device costs: bytes, time to a hand on the table, long tasks while level 5 thinks, the folder.

    python bench/page_device.py [--games 5]

The folder that `cafe site` writes, on a plain web space in this process, and a real Chromium with nothing in any cache.
Times are taken by the page itself. Sizes are gzipped as hosts send them.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser import DESKTOP, PHONE, ROOT, chromium
from cafe import Game
from cafe.bots.levels import strongest_style
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.commands.site import run as write_site
from node import find_node
from page_load import NOT_IDLE, time_tap
from static_host import StaticHost, static_host

READY = "li.{game} .button.main:not(:disabled)"
GAMES = ("board", "card", "junior")
STEPS = [6, 14, 22, 30]  # how far the positions are that are searched
SIMULATIONS = 4000
LONG_TASKS = """
window.longTasks = [];
const keep = (list) => window.longTasks.push(...list.getEntries().map((one) => [one.startTime, one.duration]));
new PerformanceObserver(keep).observe({ type: "longtask", buffered: true });
"""


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))


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


def long_tasks(browser: Browser, address: str, turns: int) -> tuple[int, float]:
    """Turns of level 5 waited for, and the longest task of the main thread while it thought."""
    page = new_page(browser, DESKTOP, LONG_TASKS)
    page.goto(address)
    page.locator(".opponents select").nth(1).select_option("level5")
    page.locator(READY.format(game="board")).click()
    worst, seen = 0.0, 0
    while seen < turns:
        page.wait_for_selector(".bar.mine .prompt")
        page.locator(".hand button").first.click()
        page.locator("g.bar.open .hit").click()
        page.locator(".buttons .main").click()
        page.wait_for_selector(".bar:not(.mine)")
        page.wait_for_timeout(300)  # what the tap itself took is not what thinking takes
        began = float(page.evaluate("performance.now()"))
        page.wait_for_function("() => document.querySelector('.bar .news')?.textContent.includes('core')", timeout=5000)
        page.wait_for_function(
            "() => !document.querySelector('.bar .news')?.textContent.includes('core')", timeout=60_000
        )
        found = page.evaluate("window.longTasks")
        worst = max([worst, *(took for at, took in found if at >= began)])
        seen += 1
    page.context.close()
    return seen, worst


def native_speed(game: str) -> tuple[float, int]:
    """Milliseconds and simulations of our search, native, in the same positions as web/bench/search.ts."""
    took, made = 0.0, 0
    for seed, steps in enumerate(STEPS):
        position = Game.new(game, ["Ada", "Ben"], seed=seed)
        while not position.is_over and position.length < steps:
            legal = position.legal_codes()
            position.play(legal[(seed + 7 * position.length) % len(legal)])
        search = Search(position.ruleset, strongest_style(game), 1)
        began = time.perf_counter()
        tried = search.think(position, Effort(simulations=SIMULATIONS), seed)
        took += 1000 * (time.perf_counter() - began)
        made += sum(turn.simulations for turn in tried)
    return took, made


def browser_speed(page: Page, game: str) -> tuple[float, int]:
    """The same in the browser."""
    ask = "(asked) => import('./search.js').then(({ measure }) => measure('files', ...asked))"
    found = page.evaluate(ask, [game, STEPS, SIMULATIONS])
    return float(found["ms"]), int(found["simulations"])


def measure_search(browser: Browser, folder: Path) -> None:
    """Simulations a second in the browser and native, one after the other, twice; the better run of each."""
    subprocess.run([find_node(), "bundle.js", "bench/search.ts", str(folder)], cwd=ROOT / "web", check=True)
    shutil.copytree(ROOT / "web" / "kernel" / "files", folder / "files")
    (folder / "index.html").write_text("<!doctype html><title>search</title>")
    (folder / "404.html").write_text("")
    with static_host(folder) as host:
        page = browser.new_page()
        page.goto(host.address)
        for game in GAMES:
            runs = [(browser_speed(page, game), native_speed(game)) for _ in range(2)]
            there, here = (max(1000 * run[side][1] / run[side][0] for run in runs) for side in (0, 1))
            same = runs[0][0][1] == runs[0][1][1]
            print(f"{game}: search {there:,.0f} simulations a second in Chromium, {here:,.0f} native:", end="")
            print(f" {there / here:.2f} of it; as many simulations in both: {same}")
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
    told.add_argument("--turns", type=int, default=3)
    asked = told.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write_site(site, "/cafe/", "")
        with static_host(site) as host, chromium() as browser:
            measure_games(browser, host, asked.games)
            measure_search(browser, Path(folder) / "search")
            turns, worst = long_tasks(browser, host.address, asked.turns)
            print(f"main thread, longest task while level 5 thought, {turns} turns: {worst:.0f} ms (0: none over 50)")


if __name__ == "__main__":
    main()
