"""A page that a server serves: what one device can do it does by itself, and what shall count is the server's."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from page.browsing import OFFLINE_PAGES, lay_one, play_now, some_turns, violations
from page.conftest import Open


def make_profile(page: Page) -> None:
    page.goto("/profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create a profile").click()
    expect(page.locator(".link")).to_be_visible()
    page.goto("/")


def test_a_game_against_bots_asks_the_server_nothing(open_page: Open) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.reload()
    play_now(page, "junior")
    assert "/m/local-" in page.url
    some_turns(page, 4)
    for path in ("/learn/card", "/puzzle/junior", "/editor", "/games"):
        page.goto(path)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert asked == []


def test_offline_and_reloaded_the_game_goes_on(open_page: Open) -> None:
    """As without a server: draft included, then everything else that one device can do."""
    page = open_page(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.context.set_offline(True)
    play_now(page, "board")
    match = page.url
    lay_one(page)
    page.reload()
    expect(page.locator(".hand button")).to_have_count(4)
    page.locator(".buttons .main").click()
    expect(page.locator(".scroll")).to_contain_text("to the bar")
    for path, there in OFFLINE_PAGES.items():
        page.goto(f"/{path.removeprefix('#/')}")
        expect(page.locator(there).first).to_be_visible()
    page.goto(match)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice .worth").first).to_contain_text("% to win")


def test_it_asks_once_whether_games_shall_count(open_page: Open, address: str) -> None:
    page = open_page()
    make_profile(page)
    page.locator("li.board .button.main").click()
    question = page.get_by_role("dialog", name="Should games against bots count?")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.locator("li.board .button.main").click()
    question.get_by_role("button", name="Just play").click()
    page.wait_for_url("**/m/local-*")
    page.goto("/settings")
    page.get_by_label("Games against bots count").check()
    page.goto("/")
    play_now(page, "board")
    match = httpx.get(f"{address}/api/matches/{page.url.rpartition('/')[2]}").json()["match"]
    assert match["rated"]
    assert [place["profile"] for place in match["places"] if "profile" in place]


@pytest.mark.parametrize("what", ["missing", "damaged"])
def test_without_a_kernel_the_server_plays(open_page: Open, what: str) -> None:
    page = open_page()
    spoil = {"missing": {"status": 404}, "damaged": {"body": b"\0asm broken"}}[what]
    page.context.route("**/*.wasm", lambda route: route.fulfill(**spoil))  # type: ignore[arg-type]
    page.reload()
    play_now(page, "card")
    assert "/m/local-" not in page.url
    expect(page.get_by_text("so the server does the thinking")).to_be_visible()
