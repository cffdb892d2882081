"""The café without a server, at its limits: nothing may be kept, files come damaged, cores are busy."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from page.browsing import play_now, some_turns, take_turn, violations
from page.conftest import OpenSite
from page_device import sent_to_worker, sit_together
from page_weights import packed
from running import call
from static_host import StaticHost, static_host

NOT_IDLE = "window.requestIdleCallback = () => 0;"  # nothing is fetched ahead
NO_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });
"""
FIRST_LOAD, TABLE = 150_000, 55_000  # bytes at most, compressed
UNKEPT = "your game lasts as long as this page stays open"
# Whether the floor has followed the wheel, and whether level 5 was thinking when it did.
FOLLOW_WHEEL = """() => {
  const floor = document.querySelector(".seat").closest("svg");
  const before = floor.getAttribute("viewBox");
  window.followed = null;
  floor.addEventListener("wheel", () => requestAnimationFrame(() => setTimeout(() => {
    const isThinking = !!document.querySelector(".bar .news")?.textContent.includes("Thinking hard");
    window.followed = [floor.getAttribute("viewBox") !== before, isThinking];
  })), { once: true });
}"""


# -- storage ------------------------------------------------------------------------------------------------


def allow(page: Page, octets: int) -> None:
    """How much this origin may keep."""
    asked = {"origin": page.evaluate("location.origin"), "quotaSize": octets}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", asked)


def test_nothing_can_be_kept(open_site: OpenSite) -> None:
    """As in a private window: no IndexedDB, no local storage; it plays on and says so."""
    # the worker has an IndexedDB of its own that a script of the page does not reach: the origin is refused the room
    page = open_site(script=NO_STORAGE)
    allow(page, 1)
    play_now(page, "junior")
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    some_turns(page, 6)


@pytest.mark.long
def test_the_disk_fills_up_in_the_middle_of_a_game(open_site: OpenSite) -> None:
    page = open_site()
    play_now(page, "junior")
    some_turns(page, 2)
    expect(page.get_by_text(UNKEPT)).to_have_count(0)
    allow(page, 1)
    play_until(page, UNKEPT)  # not at once: Chromium asks only now and then how much room is left


def play_until(page: Page, text: str) -> None:
    for _ in range(2000):
        if page.get_by_text(text).count():
            return
        take_turn(page)
        page.wait_for_timeout(30)
    raise AssertionError(f"{text} was not said")


# -- files that do not come ---------------------------------------------------------------------------------


def changed(content: bytes) -> bytes:
    """One byte of the data is another; it can be compiled, or read, as before."""
    middle = content.index(b"0", len(content) // 2) if content.startswith(b"{") else len(content) - 20
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize("what", ["card-*.wasm", "card-*.json", "worker-*.js"])
@pytest.mark.parametrize("how", ["missing", "cut off", "changed"])
def test_a_damaged_kernel_gets_a_sentence(open_site: OpenSite, host: StaticHost, what: str, how: str) -> None:
    if (what, how) == ("worker-*.js", "changed"):
        pytest.skip("browsers compare no script of a worker")
    [file] = (host.folder / "assets").glob(what)
    whole = file.read_bytes()
    page = open_site(script=NOT_IDLE)
    host.spoilt[file.name] = {"missing": None, "cut off": whole[: len(whole) // 2], "changed": changed(whole)}[how]
    page.locator("li.card .button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("didn't arrive in one piece")
    expect(page.get_by_role("alert")).to_have_count(1)
    host.spoilt.clear()
    play_now(page, "card")


def test_a_damaged_copy_for_offline_use_is_fetched_anew(open_site: OpenSite, host: StaticHost) -> None:
    [file] = (host.folder / "assets").glob("card-*.wasm")
    whole = file.read_bytes()
    host.spoilt[file.name] = changed(whole)
    page = open_site(service_workers="allow", script=NOT_IDLE)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()  # now the service worker is in charge
    host.spoilt.clear()
    play_now(page, "card")
    page.goto(host.address)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.context.set_offline(True)  # it is there for the next time, too
    host.spoilt[""] = None
    page.reload()
    play_now(page, "card")


# -- matches that cannot go on, and workers that do not ---------------------------------------------------------

# Change what is kept of the one match there is.
ALTER = """(change) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("cafe", 1);
  opening.onerror = reject;
  opening.onsuccess = () => {
    const shelf = opening.result.transaction("matches", "readwrite").objectStore("matches");
    shelf.getAll().onsuccess = ({ target }) => {
      const [record] = target.result;
      if (change === "rules") record.rules = "0";
      else record.actions.push({ place: 0, action: "seat RUf Z9", by: "person", at_time: 0 });
      shelf.put(record).onsuccess = () => { opening.result.close(); resolve(0); };
    };
  };
})"""


@pytest.mark.parametrize("change", ["rules", "an action"])
def test_a_match_of_other_rules_says_so(open_site: OpenSite, change: str) -> None:
    page = open_site(phone=True)
    play_now(page, "board")
    page.evaluate(ALTER, change)
    page.reload()
    expect(page.get_by_role("heading", name="This game can't go on")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("rules")
    assert violations(page) == []
    page.get_by_role("link", name="Home").tap()
    play_now(page, "board")


def test_a_worker_that_dies_is_followed_by_another(open_site: OpenSite) -> None:
    page = open_site()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.locator(".hand button").first.click()
    page.locator("g.bar.open .hit").click()
    expect(page.locator(".hand button")).to_have_count(4)
    [worker] = page.workers
    with page.expect_worker() as another:
        worker.evaluate("setTimeout(() => { throw new Error('out of memory'); })")
    assert another.value != worker
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(4)
    page.locator(".buttons .main").click()
    expect(page.locator(".scroll")).to_contain_text("to the bar")
    some_turns(page, 4)


# -- what all this weighs -----------------------------------------------------------------------------------


def weight(host: StaticHost, names: list[str]) -> int:
    """Compressed; the page itself has no name."""
    files = [next(host.folder.rglob(name)) if name else host.folder / "index.html" for name in names]
    return sum(packed(file) for file in files)


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_the_start_and_a_game_are_light(open_site: OpenSite, host: StaticHost, game: str) -> None:
    """The first load; then kernel, data and table, level 5 with its searchers included."""
    page = open_site(script=NOT_IDLE)
    page.wait_for_load_state("networkidle")
    first = [name for name, _ in host.asked]
    assert "" in first
    assert weight(host, first) < FIRST_LOAD, first
    page.locator(".opponents select").nth(1).select_option("level5")
    host.asked.clear()
    play_now(page, game)
    play_until(page, "Thinking hard")
    page.wait_for_load_state("networkidle")
    table = sent_to_worker(host)
    assert {name.rpartition(".")[2] for name in table} == {"js", "wasm", "json"}
    assert weight(host, table) <= TABLE, table


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_table_for_several_is_light(open_site: OpenSite, host: StaticHost, game: str) -> None:
    page = open_site(script=NOT_IDLE)
    page.wait_for_load_state("networkidle")
    host.asked.clear()
    sit_together(page, host.address, game)
    page.wait_for_load_state("networkidle")
    table = sent_to_worker(host)
    assert weight(host, table) <= TABLE, table


# -- a search on all cores it may have ----------------------------------------------------------------------


def test_level_5_says_so_and_a_finger_is_answered(open_site: OpenSite) -> None:
    page = open_site()
    page.locator(".opponents select").nth(1).select_option("level5")
    play_now(page, "board")
    cores = max(1, page.evaluate("navigator.hardwareConcurrency") // 2)
    says = f"Thinking hard on {'one core' if cores == 1 else f'{cores} cores'} of your device."
    for _ in range(5):  # on a busy machine the first search may be over before the wheel turns
        expect(page.locator(".bar.mine .prompt")).to_be_visible()
        page.locator(".hand button").first.click()
        page.locator("g.bar.open .hit").click()
        page.mouse.move(640, 400)
        page.evaluate(FOLLOW_WHEEL)
        page.locator(".buttons .main").click()
        page.mouse.move(640, 400)
        expect(page.locator(".bar .news")).to_have_text(says)
        page.mouse.wheel(0, -120)
        page.wait_for_function("() => window.followed")
        moved, thinking = page.evaluate("window.followed")
        assert moved
        if thinking:
            return
    raise AssertionError("the floor moved only when the search was over")


# -- a server elsewhere -------------------------------------------------------------------------------------


def test_buttons_lead_to_the_server_that_is_named(open_site: OpenSite, tmp_path: Path) -> None:
    """And nothing asks it for anything."""
    assert call("site", str(tmp_path / "www"), "--server", "https://friends.example").code == 0
    with static_host(tmp_path / "www", base="/") as host:
        page = open_site(address=host.address)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for name in ("Join a match", "My profile", "Play with friends"):
            page.get_by_role("link", name=name).first.click()
            link = page.locator('main a[href^="https://friends.example/"]').first
            expect(link).to_be_visible()
            page.goto(host.address)
        play_now(page, "junior")
        some_turns(page, 2)
        assert [url for url in asked if not url.startswith((host.address, "blob:", "data:"))] == []
