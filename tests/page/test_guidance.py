"""Help for newcomers: a guide, gentle opponents with names, drawing, hints, rules with pictures."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from page.browsing import play_now, play_out, take_turn
from page.conftest import Open


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
    for _ in range(200):
        if page.evaluate("JSON.parse(localStorage['cafe-guided'] ?? '{}').board") == 3:
            break
        take_turn(page)
        page.wait_for_timeout(40)
    wait_for_turn(page)
    expect(page.locator(".bar .prompt")).not_to_contain_text("Tap one of your guests.")
    expect(page.locator(".hand .guided")).to_have_count(0)


def test_the_first_opponent_is_the_gentlest_and_has_a_name(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Opponents").select_option("3")
    play_now(page, "card")
    names = page.locator(".players .name").all_inner_texts()
    assert sorted(names) == sorted(["You", "Nino", "Mei", "Lasse"])
    expect(page.locator(".players .look")).to_have_count(3)
    expect(page.locator(".players .more", has_text="Newcomer")).to_have_count(3)


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
    for _ in range(150):
        if page.locator(".scroll li", has_text="You dr").count():
            break
        if page.locator(".hand button:not(.unable), .sum").count():  # else it is drawn for us
            take_turn(page)
        page.wait_for_timeout(40)
    expect(page.locator(".scroll li", has_text="You dr").first).to_be_visible()


def test_a_hint_pushes_nothing_away(open_page: Open, address: str) -> None:
    for phone in (True, False):
        page = open_page(phone=phone)
        wish = {"game": "board", "name": "Ada", "others": ["level1"], "start": True, "order": "given"}
        page.goto(httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["personal_link"])
        wait_for_turn(page)
        before = page.locator(".hand").bounding_box()
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".sheet .advice")).to_be_visible(timeout=15_000)
        assert page.locator(".hand").bounding_box() == before
        page.get_by_role("button", name="Close the hint").click()
        expect(page.locator(".sheet")).to_have_count(0)


def test_a_phone_comes_near_to_small_chairs(open_page: Open) -> None:
    page = open_page(phone=True)
    play_now(page, "board")
    wait_for_turn(page)
    svg = page.locator(".room > svg")
    whole = svg.get_attribute("viewBox")
    near = False
    for index in range(5):
        page.locator(".hand button").nth(index).tap()
        near = near or svg.get_attribute("viewBox") != whole
        page.locator(".hand button").nth(index).tap()
        assert svg.get_attribute("viewBox") == whole  # and back
    seats = page.evaluate("document.querySelector('.seat').getBoundingClientRect().width")
    assert near or seats >= 40 or page.locator(".hand .unable").count()


def test_rules_have_their_picture(open_page: Open) -> None:
    page = open_page("/rules/board")
    for game in ("board", "card", "junior"):
        page.goto(f"/rules/{game}")
        expect(page.locator("img.plan")).to_be_visible()
        assert page.evaluate("document.querySelector('img.plan').decode().then(() => true)")
