"""A table in the room: the café on a large screen without hands, every phone a hand."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from page.browsing import play_until, violations
from page.conftest import Open

TELEVISION = {"viewport": {"width": 1920, "height": 1080}}


def test_a_screen_and_two_phones(open_page: Open, address: str) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["free"], "order": "given"}
    joined = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = joined["match"]["id"]
    screen = open_page(f"/table/{match}", **TELEVISION)
    expect(screen.locator(".places .free")).to_have_count(1)
    expect(screen.get_by_text("cafe serve --lan")).to_be_visible()  # 127.0.0.1 is no address for phones
    assert violations(screen) == []
    ben = open_page(f"/m/{match}", phone=True)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join").tap()
    expect(screen.locator(".places .free")).to_have_count(0)
    ada = open_page(joined["personal_link"], phone=True)
    ada.get_by_role("button", name="Start").tap()
    expect(screen.locator(".players li")).to_have_count(2)
    expect(screen.locator(".hand")).to_have_count(0)
    expect(ada.locator(".hand button")).to_have_count(7)
    play_until(ada, lambda: screen.locator(".news").inner_text(), ben)
    expect(screen.locator(".news")).to_contain_text(re.compile("Ada|Ben"))
    assert violations(screen) == []
    screen.wait_for_function("() => document.documentElement.scrollHeight <= 1080")


def test_the_screen_goes_along_to_the_next_game(open_page: Open, address: str, finished_series: list[str]) -> None:
    """It says why a game ended and how the series stands, waits for everybody, and shows the next one."""
    first = finished_series[0].partition("#")[0].rpartition("/")[2]
    screen = open_page(f"/table/{first}", **TELEVISION)
    expect(screen.locator(".end h2")).to_contain_text("point")
    expect(screen.locator(".end")).to_contain_text("The game ended because")
    expect(screen.locator(".end")).to_contain_text("Game 1 of 3. Games won: Ada")
    assert violations(screen) == []
    ada, ben = (open_page(link, phone=True) for link in finished_series)
    ada.get_by_role("button", name="Game 2 of 3").tap()
    expect(screen.get_by_role("heading", name="Game 2 of 3")).to_be_visible()
    expect(screen.get_by_text("Waiting for Ben")).to_be_visible()
    assert violations(screen) == []
    ben.get_by_role("button", name="Game 2 of 3").tap()
    expect(screen.locator(".players li")).to_have_count(2)
    expect(screen.locator(".end")).to_have_count(0)


def test_the_code_leads_into_the_room(open_page: Open, address: str) -> None:
    """Asked at a name that phones can reach, the screen shows the code instead of the advice."""
    wish = {"game": "junior", "name": "Ada", "others": ["free"]}
    match = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["match"]["id"]
    port = address.rpartition(":")[2]
    page = open_page(f"http://cafe.localhost:{port}/table/{match}", **TELEVISION)
    expect(page.get_by_role("img", name="QR code of the link to this match")).to_be_visible()
