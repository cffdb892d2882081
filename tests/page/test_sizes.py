"""The page at the sizes people have: nothing overlaps, nothing is cut off, the hand is in sight."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from page.browsing import play_now, touch
from page.conftest import Open
from page.occasions import finished_match

# A name that is too long ends in dots: its box (bdi) is wider than what is seen of it.
OVERFLOW = """query => [...document.querySelectorAll(query)].filter((box) => {
  const outer = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].some((one) => {
    const inner = one.getBoundingClientRect();
    if (!inner.width || one.closest('.unseen, svg, bdi')) return false;
    return inner.right > outer.right + 1 || inner.left < outer.left - 1;
  });
}).length"""
TOUCH = {"has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 740, "height": 360}, **TOUCH}
TABLET = {"viewport": {"width": 820, "height": 1180}, **TOUCH}
LARGE = {"viewport": {"width": 1920, "height": 1080}}


def opened(page: Page, address: str, game: str, bots: int) -> None:
    wish = {"game": game, "name": "Maximiliane Alexandra", "others": ["level1"] * bots, "start": True, "order": "given"}
    page.goto(httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["personal_link"])
    expect(page.locator(".hand button").first).to_be_visible()


def nothing_sticks_out(page: Page, of: str) -> None:
    """Nothing lies beyond the boxes of a kind, once what moves has come to rest."""
    page.wait_for_function(f"query => ({OVERFLOW})(query) === 0", arg=of, timeout=5000)


def top_of_hand(page: Page) -> float:
    box = page.locator(".hand").bounding_box()
    assert box is not None
    return box["y"]


def test_five_players_on_a_phone(open_page: Open, address: str) -> None:
    page = open_page(phone=True)
    opened(page, address, "card", 4)
    nothing_sticks_out(page, ".players li")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_hand_of_junior_stays_where_it_is(open_page: Open, address: str, language: str) -> None:
    page = open_page(phone=True, language=language)
    opened(page, address, "junior", 1)
    expect(page.locator(".bar.mine")).to_be_visible()
    before = top_of_hand(page)
    page.locator(".hand button:not(.unable)").first.tap()
    assert top_of_hand(page) == before
    expect(page.locator(".hand button").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_phone_held_sideways(open_page: Open, address: str, game: str) -> None:
    page = open_page(**SIDEWAYS)
    opened(page, address, game, 1)
    expect(page.locator(".bar.mine")).to_be_visible()
    for part in (".floor", ".hand", ".bar", ".players"):
        expect(page.locator(f".play {part}").first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollHeight") <= 360


@pytest.mark.parametrize("kind", [TABLET, LARGE])
def test_guests_grow_with_the_room(open_page: Open, kind: dict[str, Any]) -> None:
    page = open_page(**kind)
    play_now(page, "board")
    box = page.locator(".hand .guest").first.bounding_box()
    assert box is not None
    assert 90 <= box["width"] <= 110


def test_guests_grow_with_the_text(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    small = page.locator(".hand .guest").first.bounding_box()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    large = page.locator(".hand .guest").first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.2 * small["width"]


def test_the_result_fits_a_phone(open_page: Open, address: str) -> None:
    page = open_page(f"/m/{finished_match(address)}", phone=True)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    page.locator("dialog tbody th").first.evaluate("one => (one.textContent = 'Maximiliane Alexandra the Great')")
    expect(page.locator("dialog tbody td[data-of]").first).to_be_visible()
    assert page.evaluate("document.querySelector('dialog .scroll').scrollWidth") <= 330
    nothing_sticks_out(page, "dialog")


def test_the_score_sheet_s_buttons_stay_in_a_row(open_page: Open) -> None:
    page = open_page("/sheet", phone=True)
    touch(page, page.get_by_role("button", name="Start"))
    tops = [page.get_by_role("button", name=value, exact=True).first.bounding_box() for value in ("2", "3")]
    assert tops[0] is not None
    assert tops[1] is not None
    assert tops[0]["y"] == tops[1]["y"]
    fourth = page.get_by_role("group", name="Mixed table").get_by_role("button", name="4").bounding_box()
    assert fourth is not None
    assert fourth["y"] == tops[0]["y"]


def test_values_of_the_bar_stay_inside_their_rings(open_page: Open) -> None:
    """With room to spare for wider fonts than ours."""
    page = open_page()
    play_now(page, "board")
    widest = page.evaluate("Math.max(...[...document.querySelectorAll('.value')].map((one) => one.getBBox().width))")
    assert widest <= 2 * 40 - 4 - 12  # the ring's inside, with air on both sides
