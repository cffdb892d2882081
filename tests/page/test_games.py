"""Games against bots, by mouse and by finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cafe.rules.editions import edition_names
from cafe.rules.games import PRINTED
from cafe.rules.ruleset import ruleset
from page.browsing import box_of, fits, play_now, play_out, touch, violations
from page.conftest import Open
from page.occasions import server_match

MORE = [("card", True), ("board", False), ("junior", True), ("board", True), ("junior", False)]


@pytest.mark.parametrize(
    ("game", "phone"), [("card", False), *(pytest.param(*one, marks=pytest.mark.long) for one in MORE)]
)
def test_whole_game_on_the_server(open_page: Open, address: str, game: str, phone: bool) -> None:
    """Those that the device plays by itself are in test_static.py."""
    page = open_page(server_match(address, game), phone=phone)
    page.wait_for_selector(".hand button")
    play_out(page)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    assert violations(page) == []
    if game == "junior":
        match = page.url
        touch(page, page.get_by_role("button", name="Once more"))
        page.wait_for_url(lambda url: url != match)
        expect(page.locator(".hand button").first).to_be_visible()
        page.goto(match)
    page.locator("dialog summary").click()
    page.locator("dialog a", has_text="Watch replay").click()
    slider = page.locator("input[type=range]")
    slider.fill("5")
    expect(page.locator(".controls .soft")).to_contain_text("5 /")


@pytest.mark.parametrize("edition", [name for name in edition_names("board") if name != PRINTED])
@pytest.mark.parametrize("served", [False, True], ids=["on this device", "on the server"])
def test_another_edition_is_played_to_its_end(open_page: Open, address: str, edition: str, served: bool) -> None:
    page = open_page(server_match(address, "board", edition=edition) if served else "/", phone=True)
    if not served:
        touch(page, page.locator("li.board .button:not(.main)").nth(edition_names("board").index(edition) - 1))
    page.wait_for_selector(".hand button")
    facts = ruleset("board", edition_name=edition)
    expect(page.locator("g.table")).to_have_count(len(facts.plan.tables))
    expect(page.locator(".seat")).to_have_count(len(facts.plan.seats))
    expect(page.locator("g.bar .stool")).to_have_count(len(facts.edition.bar))
    fits(page, "the café")
    play_out(page)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    assert violations(page) == []
    page.locator("dialog summary").click()
    page.locator("dialog a", has_text="Watch replay").click()
    expect(page.locator("g.table")).to_have_count(len(facts.plan.tables))


def test_a_plan_of_one_s_own(open_page: Open) -> None:
    page = open_page("/new")
    page.locator("select[name=edition]").select_option("small")
    page.get_by_label("Your name").fill("Ada")
    page.locator("fieldset select").select_option("level1")
    page.locator("summary").click()
    plan = page.locator("textarea[name=plan]")
    rows = ruleset("board", edition_name="small").plan.rows[::-1]
    page.locator("input[type=file]").set_input_files(
        {"name": "ours.plan", "mimeType": "text/plain", "buffer": "\n".join(rows).encode()}
    )
    expect(plan).to_have_value("\n".join(rows))
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".hand button")
    expect(page.locator("g.table")).to_have_count(12)
    play_out(page)


def test_take_back_and_refusal(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.locator(".hand button").first.click()
    page.locator(".seat:not(.lit)").first.click()
    expect(page.get_by_role("alert")).to_contain_text(".")  # a sentence that says why
    page.get_by_role("alert").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog", name="Why?")).to_contain_text("(")  # the rule in full, with its id
    page.keyboard.press("Escape")
    page.locator("g.bar.open .hit").click()
    expect(page.locator(".buttons .main")).to_contain_text("+")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".buttons .main")).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(5)


def test_a_screen_reader_hears_whose_turn_it_is(open_page: Open) -> None:
    """One region speaks: what happened, and what one may do; the log keeps silent."""
    page = open_page()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    told = page.locator("div.unseen[role=status]")
    expect(told).to_contain_text("Your turn. Tap one of your guests.")
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")
    page.locator(".hand button").first.click()
    expect(told).to_contain_text(re.compile("Now tap a chair|only the bar is left"))


def test_hint_with_reasons(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice .worth").first).to_contain_text("% to win")
    assert violations(page) == []
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".buttons .main")).to_be_visible()
    expect(page.locator(".advice")).to_have_count(0)


def test_drag_to_the_bar(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.locator(".hand button").first.hover()
    page.mouse.down()
    box = box_of(page.locator("g.bar .hit"))
    page.mouse.move(box["x"] + 50, box["y"] + 50, steps=6)
    page.mouse.up()
    expect(page.locator(".hand button")).to_have_count(4)
    expect(page.locator(".buttons .main")).to_contain_text("+")


def test_zoom_and_pan_on_a_phone(open_page: Open) -> None:
    page = open_page(phone=True)
    play_now(page, "board")
    svg = page.locator(".room > svg")
    whole = svg.get_attribute("viewBox")
    assert whole is not None
    page.get_by_role("button", name="Zoom in").tap()
    expect(svg).not_to_have_attribute("viewBox", whole)
    page.get_by_role("button", name="The whole café").tap()
    expect(svg).to_have_attribute("viewBox", whole)
    fits(page, "the café")


def tab_to(page: Page, query: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("query => !!document.activeElement?.closest(query)", query):
            return
    raise AssertionError(f"Tab does not lead to {query}")


def test_keyboard_alone(open_page: Open) -> None:
    """From the start screen to a finished turn, by Tab, arrows, Enter and Escape."""
    page = open_page()
    tab_to(page, "li.board .button.main")
    page.keyboard.press("Enter")
    expect(page.locator(".bar.mine")).to_be_visible()
    tab_to(page, ".hand")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .held")).to_have_count(1)
    expect(page.locator("[data-cell]:focus")).to_have_count(1)  # the keyboard goes to the café
    page.keyboard.press("Escape")
    expect(page.locator(".hand .held")).to_have_count(0)
    tab_to(page, ".hand")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    tab_to(page, "[data-cell=bar]")  # a chair may need a second guest, which the next Enter would not bring
    page.keyboard.press("Enter")
    expect(page.locator(".hand button")).to_have_count(4)
    expect(page.locator(".buttons .main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".scroll")).to_contain_text("You ")
