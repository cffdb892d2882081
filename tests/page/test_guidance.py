"""Help for newcomers: a guide, gentle opponents with names, drawing, hints, rules with pictures."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from page.browsing import box_of, play_now, play_out, play_until, take_turn
from page.conftest import Open
from server.serving import wait_for


def wait_for_turn(page: Page) -> None:
    """Until it is our turn with nothing begun."""
    expect(page.locator(".bar.mine")).to_be_visible()


def test_the_first_turns_are_guided(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    wait_for_turn(page)
    expect(page.locator(".bar .prompt")).to_contain_text("Tap one of your guests.")
    expect(page.locator(".hand .guided").first).to_be_visible()
    page.locator(".hand button:not(.unable)").first.click()
    expect(page.locator(".bar .prompt")).to_contain_text("Now tap a chair that lights up")
    page.keyboard.press("Escape")
    play_until(page, lambda: page.evaluate("JSON.parse(localStorage['cafe-guided'] ?? '{}').board") == 3)
    wait_for_turn(page)
    expect(page.locator(".bar .prompt")).not_to_contain_text("Tap one of your guests.")
    expect(page.locator(".hand .guided")).to_have_count(0)


def test_the_first_opponent_is_the_gentlest_and_has_a_name(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Opponents").select_option("3")
    play_now(page, "card")
    expect(page.locator(".players .name")).to_have_count(4)
    names = page.locator(".players .name").all_inner_texts()
    assert sorted(names) == sorted(["You", "Nino", "Mei", "Lasse"])
    expect(page.locator(".players .look")).to_have_count(3)
    expect(page.locator(".players .more", has_text="Newcomer")).to_have_count(3)


@pytest.mark.long
def test_after_a_game_somebody_else_is_offered(open_page: Open) -> None:
    """After two defeats kept by the browser: a victory leads up, a third defeat leads down."""
    page = open_page()
    page.evaluate("localStorage['cafe-progress'] = JSON.stringify({level: 'level2', lost: 2, counted: ''})")
    page.reload()
    play_now(page, "junior")
    play_out(page)
    expect(page.locator(".offer")).to_contain_text("plays a little")
    page.locator(".offer button").click()
    expect(page.locator(".hand button").first).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['cafe-progress']).level") in ("level1", "level3")


def test_a_guest_is_drawn_without_a_tap_where_nobody_fits(open_page: Open) -> None:
    page = open_page("/settings")
    page.get_by_label("Draw for me").check()
    page.goto("/")
    play_now(page, "card")
    drawn = page.locator(".scroll li", has_text="You dr")
    able = page.locator(".hand button:not(.unable), .sum")  # if there is none, it is drawn for us
    wait_for(lambda: drawn.count() or (able.count() and not take_turn(page) and drawn.count()))
    expect(drawn.first).to_be_visible()


def test_a_hint_pushes_nothing_away(open_page: Open, address: str) -> None:
    for phone in (True, False):
        page = open_page(phone=phone)
        wish = {"game": "board", "name": "Ada", "others": ["level1"], "start": True, "order": "given"}
        page.goto(httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["personal_link"])
        wait_for_turn(page)
        before = box_of(page.locator(".hand"))
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".sheet .advice")).to_be_visible()
        assert box_of(page.locator(".hand")) == before
        page.get_by_role("button", name="Close the hint").click()
        expect(page.locator(".sheet")).to_have_count(0)


def hold_one_with_a_chair(page: Page) -> list[Locator]:
    """Take somebody in hand for whom a chair lights up; nobody where it is not our turn, or there is none."""
    for guest in page.locator(".hand button").all() if page.locator(".bar.mine").count() else []:
        guest.tap()
        if page.locator(".seat.lit").count():
            return [guest]
        guest.tap()
    return []


def test_a_phone_comes_near_to_small_chairs(open_page: Open) -> None:
    """Every chair that lights up is as large as a fingertip; with the guest put down, the whole café is there again."""
    page = open_page(phone=True)
    play_now(page, "board")
    wait_for_turn(page)
    svg = page.locator(".room > svg")
    whole = svg.get_attribute("viewBox")
    assert whole is not None
    found: list[Locator] = []

    def is_found() -> bool:
        found[:] = found or hold_one_with_a_chair(page)
        return bool(found)

    play_until(page, is_found)
    [guest] = found
    page.wait_for_function("""() => {
      const lit = [...document.querySelectorAll(".seat.lit .touch")].map((one) => one.getBoundingClientRect());
      const svg = document.querySelector(".room > svg").getBoundingClientRect();
      const seen = lit.filter((one) => one.right > svg.left && one.left < svg.right && one.bottom > svg.top);
      return seen.length && lit.every((one) => one.width >= 40 && one.height >= 40);
    }""")
    guest.tap()
    expect(svg).to_have_attribute("viewBox", whole)


def test_rules_have_their_picture(open_page: Open) -> None:
    page = open_page("/rules/board")
    for game in ("board", "card", "junior"):
        page.goto(f"/rules/{game}")
        expect(page.locator("img.plan")).to_be_visible()
        assert page.evaluate("document.querySelector('img.plan').decode().then(() => true)")
