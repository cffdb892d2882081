"""The café without a server in Firefox: whole games, cut off from the host, in two tabs, with nothing kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from page.browsing import HURRY, OFFLINE_PAGES
from page.fetch_firefox import MISSING, find_firefox
from static_host import StaticHost, static_host

if TYPE_CHECKING:
    from page.firefox import Firefox

FIRST = ".hand button"


@pytest.fixture(scope="module")
def browser_of_mozilla() -> Iterator[Firefox]:
    path = find_firefox()
    if path is None:
        pytest.skip(MISSING)
    pytest.importorskip("marionette_driver", reason="what drives Firefox is missing: make test-page fetches it")
    from page.firefox import started

    with started(path) as firefox:
        yield firefox


@pytest.fixture
def firefox(browser_of_mozilla: Firefox) -> Firefox:
    """Firefox, with a new window in front."""
    browser_of_mozilla.new_window("about:blank")
    return browser_of_mozilla


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    """A host of its own, and so with storage of its own, whose page waits for nothing that moves."""
    with static_host(site) as host:
        [entry] = (site / "assets").glob("index-*.js")
        host.spoilt[entry.name] = HURRY.encode() + entry.read_bytes()
        yield host


def open_site(firefox: Firefox, host: StaticHost, path: str = "") -> None:
    firefox.marionette.navigate(host.address + path)


@pytest.mark.parametrize("game", ["junior", *(pytest.param(one, marks=pytest.mark.long) for one in ("board", "card"))])
def test_whole_game_by_touch(firefox: Firefox, host: StaticHost, game: str) -> None:
    firefox.be_phone()
    open_site(firefox, host)
    firefox.tap(f"li.{game} .button.main")
    firefox.wait_for(FIRST)
    assert firefox.ask("return [innerWidth, innerHeight]") == [360, 740]
    firefox.play_out(by_keys=False)
    assert firefox.count("dialog tbody tr") == 2


@pytest.mark.long
@pytest.mark.parametrize("game", ["board", "card", "junior"])
def test_whole_game_by_keyboard(firefox: Firefox, host: StaticHost, game: str) -> None:
    open_site(firefox, host)
    firefox.wait_for(f"li.{game} .button.main")
    firefox.press(f"li.{game} .button.main")
    firefox.wait_for(FIRST)
    firefox.play_out(by_keys=True)
    assert firefox.count("dialog tbody tr") == 2
    firefox.press()  # "Play again" has the focus
    firefox.wait_for(FIRST)


# -- kept, and not ------------------------------------------------------------------------------------------


def lay_one(firefox: Firefox) -> None:
    """A guest to the bar, not confirmed yet."""
    firefox.wait_for(".bar.mine .prompt")
    firefox.tap(FIRST)
    firefox.tap("g.bar.open .hit")
    firefox.wait(lambda: firefox.count(FIRST) == 4)


@pytest.mark.long
def test_the_host_is_gone_and_the_game_goes_on(firefox: Firefox, site: Path) -> None:
    """Reloaded and opened again, draft included; then everything else that one device can do."""
    with static_host(site) as host:
        open_site(firefox, host)
        firefox.wait_for("li.board .button.main")
        firefox.ask("return navigator.serviceWorker.ready.then(() => 0)")
    firefox.tap("li.board .button.main")
    lay_one(firefox)
    firefox.reload()
    firefox.wait(lambda: firefox.count(FIRST) == 4)
    firefox.new_tab(host.address)
    firefox.tap(".going a")
    firefox.wait(lambda: firefox.count(FIRST) == 4)
    firefox.tap(".buttons .main")
    firefox.wait_for_text("to the bar")
    firefox.wait_for(".bar.mine .prompt")
    for path, there in OFFLINE_PAGES.items():
        firefox.marionette.navigate(host.address + path)
        firefox.wait_for(there)


@pytest.mark.long
def test_two_tabs_with_one_match(firefox: Firefox, host: StaticHost) -> None:
    open_site(firefox, host)
    firefox.tap("li.board .button.main")
    lay_one(firefox)
    first = firefox.marionette.current_window_handle
    second = firefox.new_tab(firefox.marionette.get_url())
    firefox.wait(lambda: firefox.count(FIRST) == 4)
    firefox.tap(".buttons .button:not(.main):not(.hint)")
    firefox.wait(lambda: firefox.count(FIRST) == 5)
    firefox.turn_to(first)
    firefox.wait_for_text("The game moved to another tab")
    firefox.tap("main .button.main")
    firefox.wait(lambda: firefox.count(FIRST) == 5)
    firefox.turn_to(second)
    firefox.wait_for_text("The game moved to another tab")


@pytest.mark.long
def test_a_private_window_keeps_until_it_is_closed(firefox: Firefox, host: StaticHost) -> None:
    """Firefox lets a private window keep what it likes, and forgets it with the last of them."""
    firefox.new_window(host.address, private=True)
    firefox.tap("li.board .button.main")
    lay_one(firefox)
    firefox.reload()
    firefox.wait(lambda: firefox.count(FIRST) == 4)
    firefox.marionette.close()
    firefox.turn_to(firefox.marionette.window_handles[0])
    firefox.new_window(host.address, private=True)
    firefox.wait_for("li.board .button.main")
    assert firefox.count(".going") == 0


@pytest.mark.long
def test_where_nothing_may_be_kept_it_plays_on_and_says_so(firefox: Firefox, host: StaticHost) -> None:
    firefox.prefer(network__cookie__cookieBehavior=2)  # what "block all cookies" sets: no storage at all
    try:
        open_site(firefox, host)
        assert firefox.ask("try { return !localStorage } catch (error) { return error.name }") == "SecurityError"
        firefox.tap("li.junior .button.main")
        firefox.wait_for_text("your game lasts as long as this page stays open")
        firefox.wait_for(FIRST)
        firefox.play_out(by_keys=False)
    finally:
        firefox.prefer(network__cookie__cookieBehavior=5)
