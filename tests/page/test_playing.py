"""What one sees and hears while a game is played: points that fly, places pointed at, sentences about you."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.browsing import play_now, play_until, some_turns
from page.conftest import Open

COORDINATES = r" \([A-E][1-5]\)"
COUNT_FLIGHTS = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) if (node.classList?.contains("flight")) window.flown += 1;
}).observe(document, {childList: true, subtree: true});
"""


@pytest.mark.parametrize("game", ["card", "board"])
def test_all_points_fly(open_page: Open, game: str) -> None:
    """Not the first few of a game only."""
    page = open_page()
    page.evaluate(COUNT_FLIGHTS)
    play_now(page, game)
    lines = page.locator(".scroll li", has_text="point")
    before = lines.count()  # a bot may have begun before the page was there
    some_turns(page, 8, "point")
    scored = lines.count() - before
    page.wait_for_function("scored => window.flown >= scored", arg=scored)  # a line may come before its points
    expect(page.locator(".flight")).to_have_count(0)  # each lands


def test_no_sentence_is_wrong_about_you(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    heard = set()

    def enough() -> bool:
        heard.update(page.locator(".bar .words").all_inner_texts())
        return page.locator(".scroll li").count() >= 16 and "You s" in page.locator(".scroll").inner_text()

    play_until(page, enough)
    told = "\n".join([*heard, page.locator(".scroll").inner_text()])
    for wrong in ("You may .", "You can .", "You is", "You now plays", "1 points", "You:", "playing You"):
        assert wrong not in told
    assert "You s" in told


def test_a_hint_points_at_its_seat(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible()
    expect(page.locator(".pulse, .place.next").first).to_be_visible()
    expect(page.locator(".hand .hinted").first).to_be_visible()


def test_a_chosen_seat_and_a_line_of_the_log_are_shown(open_page: Open) -> None:
    page = open_page()
    play_now(page, "card")
    at_rest = "() => document.querySelector('.scroll button') && document.querySelector('.bar.mine .prompt')"
    play_until(page, lambda: page.evaluate(f"{at_rest} && !document.querySelector('.sum')"))
    page.locator(".scroll button").last.click()
    expect(page.locator(".pulse")).to_have_count(1)
    page.keyboard.press("Escape")
    assert not re.search(COORDINATES, page.locator(".scroll").inner_text())


def test_coordinates_can_be_switched_on(open_page: Open) -> None:
    page = open_page("/settings")
    page.get_by_label("Coordinates").check()
    page.goto("/")
    play_now(page, "card")
    expect(page.locator('.seat[data-cell="B1"] .cell')).to_have_text("B1")
    play_until(page, lambda: page.locator(".scroll button").count())  # a guest was seated
    expect(page.locator(".scroll")).to_contain_text(re.compile(COORDINATES))


def test_what_would_be_taken_off_is_beside_the_score(open_page: Open) -> None:
    page = open_page()
    play_now(page, "card")
    expect(page.locator(".me .off")).to_contain_text("−14")  # seven guests; bots may have seated some
    expect(page.locator(".me .off")).to_have_attribute("title", "−14 for guests left over at the end")
