"""Finding one's way: the keyboard, titles, unknown addresses, and back to a game one has stepped out of."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from page.browsing import box_of, play_now
from page.conftest import Open
from server.serving import serving, settings_for, wait_for

TITLES = {
    "/": "Café International",
    "/rules/card": "Rules · Café International",
    "/settings": "Settings · Café International",
    "/puzzle/board": "Puzzle of the day · Café International",
    "/nowhere": "This page doesn't exist · Café International",
}


def test_every_page_has_its_title(open_page: Open) -> None:
    page = open_page()
    for path, title in TITLES.items():
        page.goto(path)
        expect(page).to_have_title(title)
    expect(page.get_by_role("heading", name="This page doesn't exist")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    play_now(page, "card")
    expect(page).to_have_title("● Your turn · Café International")


def test_a_match_has_its_title_at_every_moment(open_page: Open, address: str) -> None:
    page = open_page("/m/nowhere")
    expect(page).to_have_title("This match doesn't exist · Café International")
    wish = {"game": "card", "name": "Ada", "others": ["free"], "order": "given"}
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{ada['match']['id']}"
    page = open_page(ada["personal_link"])
    lobby = "The card game: who's playing?"
    expect(page).to_have_title(f"{lobby} · Café International")
    ben = httpx.post(f"{match}/join", json={"name": "Ben"}).raise_for_status().json()
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_title("● Your turn · Café International")
    assert ben["place"] == 1
    other = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    page = open_page(f"/m/{other['match']['id']}")
    expect(page.locator("main h1").first).to_have_text(lobby)
    headers = {"Authorization": f"Bearer {other['token']}"}
    httpx.post(f"{address}/api/matches/{other['match']['id']}/leave", headers=headers).raise_for_status()
    expect(page).to_have_title("This match is closed \u00b7 Caf\u00e9 International")


# While it is frozen, nothing that the page shows for a while ends by itself.
FREEZE = """
const wait = window.setTimeout.bind(window);
window.setTimeout = (work, time = 0, ...more) => (window.frozen && time > 100 ? 0 : wait(work, time, ...more));
"""


@pytest.mark.parametrize(("spot", "inside"), [(".room > svg", 4), ("g.bar .hit", 20)])
def test_a_tap_anywhere_on_the_café_skips_what_is_shown(open_page: Open, spot: str, inside: int) -> None:
    """Also on the bare floor, in its corner, and on the bar."""
    page = open_page(hurry=False)
    page.add_init_script(FREEZE)
    page.reload()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.locator(".hand button").first.click()
    page.locator("g.bar.open .hit").click()
    page.evaluate("window.frozen = true")
    page.locator(".buttons .main").click()
    expect(page.locator(".bar.mine")).to_have_count(0)
    box = box_of(page.locator(spot))

    def tap_until_mine() -> bool:
        page.mouse.click(box["x"] + inside, box["y"] + inside)
        return page.locator(".bar.mine").count() > 0

    wait_for(tap_until_mine)  # one's own turn is skipped, then the bot's


def test_rules_and_settings_lead_back_to_the_game(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    match = page.url
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Settings").click()
    page.reload()
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".hand button").first).to_be_visible()
    assert page.url == match
    page.locator("header .home").click()
    page.get_by_role("link", name="Settings").first.click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the game")).to_have_count(0)


def test_a_game_opens_with_the_hand_in_focus_and_arrows_leave_the_bar(open_page: Open) -> None:
    page = open_page()
    page.locator("li.board .button.main").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand button").first).to_be_focused()
    page.keyboard.press("Enter")
    page.locator('.hit[data-cell="bar"]').focus()
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.locator('.hit[data-cell="bar"]').focus()
        page.keyboard.press(key)
        expect(page.locator(".seat:focus")).to_have_count(1)


def test_one_tap_each_from_game_to_game(open_page: Open, finished_series: list[str]) -> None:
    ada, ben = (open_page(link) for link in finished_series)
    ada.get_by_role("button", name="Game 2 of 3").click()
    expect(ada.get_by_role("heading", name="Game 2 of 3")).to_be_visible()
    expect(ada.get_by_text("Waiting for Ben")).to_be_visible()
    expect(ada.get_by_text("Best of 3")).to_be_visible()
    expect(ada.get_by_text("Everyone is here")).to_have_count(0)
    ben.get_by_role("button", name="Game 2 of 3").click()
    for page in (ada, ben):
        expect(page.locator(".hand button").first).to_be_visible()


def test_the_lobby_says_under_which_terms_one_plays(open_page: Open, address: str) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["free"], "series": 3, "time": {"limit": "move", "seconds": 120}}
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    for path in (ada["personal_link"], f"/m/{ada['match']['id']}", f"/table/{ada['match']['id']}"):
        page = open_page(path)
        expect(page.get_by_text("Best of 3 · 2 minutes per turn")).to_be_visible()


def test_a_bot_is_offered_when_it_may_stand_in(open_page: Open, address: str) -> None:
    wish = {"game": "card", "name": "Ada", "others": ["free"], "order": "given"}
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{ada['match']['id']}"
    ben = httpx.post(f"{match}/join", json={"name": "Ben"}).raise_for_status().json()
    httpx.post(f"{match}/start", headers={"Authorization": f"Bearer {ada['token']}"}).raise_for_status()
    page = open_page(ben["personal_link"])
    expect(page.get_by_text("Ada is away. A bot can step in after")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play for Ada")).to_have_count(0)


def test_the_wait_for_a_bot_runs_down_until_one_steps_in(open_page: Open, tmp_path: Path) -> None:
    """Where others are waited for six seconds only."""
    with serving(settings_for(tmp_path, absent_after=6.0)) as address:
        wish = {"game": "card", "name": "Ada", "others": ["free"], "order": "given"}
        ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
        match = f"{address}/api/matches/{ada['match']['id']}"
        page = open_page(f"{address}/m/{ada['match']['id']}")
        page.get_by_label("Your name").fill("Ben")
        page.get_by_role("button", name="Join").click()
        httpx.post(f"{match}/start", headers={"Authorization": f"Bearer {ada['token']}"}).raise_for_status()
        left = page.locator(".absent")
        expect(left).to_have_text("Ada is away. A bot can step in after 4 seconds.")
        expect(left).to_have_text("Ada is away. A bot can step in after 1 second.")
        page.get_by_role("button", name="Let a bot play for Ada").click()
        expect(page.get_by_text("a bot is playing")).to_be_visible()
        expect(left).to_have_count(0)
