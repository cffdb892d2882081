"""Every page: four languages without a gap or an overflow, axe-core, light and dark, offline parts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.browsing import ROOT, play_now, violations
from page.conftest import Open

PATHS = ["/", "/new", "/lobby", "/sheet", "/rules/card", "/settings", "/replay", "/editor", "/learn/board"]
LANGUAGES = ["en", "fr", "de", "da"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(open_page: Open, language: str) -> None:
    """A missing message is an error on the console, and so a failure."""
    page = open_page("/", phone=True, language=language)
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_timeout(80)
        assert page.evaluate("document.documentElement.lang") == language
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{path} is {wide} px wide"
    page.goto("/")
    play_now(page, "card")
    expect(page.locator(".bar .prompt")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_on_every_page(open_page: Open, scheme: str) -> None:
    page = open_page("/", color_scheme=scheme, reduced_motion="reduce")
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_timeout(120)
        assert (path, violations(page)) == (path, [])
    for game in ("board", "card", "junior"):
        page.goto("/")
        play_now(page, game)
        page.wait_for_timeout(150)
        assert (game, violations(page)) == (game, [])


def test_score_sheet_is_kept(open_page: Open) -> None:
    page = open_page("/sheet")
    page.locator("input").first.fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Write down +8").click()
    page.reload()
    expect(page.locator("tfoot td").first).to_have_text("8")
    page.get_by_role("button", name="End the game").click()
    page.locator("input[type=number]").first.fill("10")
    page.get_by_role("button", name="Count").click()
    expect(page.locator("tfoot td").first).to_have_text("−2")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("tfoot td").first).to_have_text("0")


def test_import_a_game(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/replay")
    page.locator("input[type=file]").set_input_files(ROOT / "tests" / "golden_games" / "card.json")
    expect(page.locator("input[type=range]")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".words")).not_to_have_text("The game begins.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    assert json.loads(Path(download.value.path()).read_text())["format"] == "cafe-game/1"
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_referee_answers(open_page: Open) -> None:
    page = open_page("/editor")
    page.get_by_role("button", name="The gentleman from France").click()
    page.locator('[data-cell="B1"]').click()
    page.get_by_role("tab", name="Hand").click()
    page.get_by_role("button", name="The lady from France").click()
    page.get_by_role("tab", name="Ask").click()
    expect(page.locator(".moves li").first).to_contain_text("4")
    page.locator(".palette button").last.click()
    page.locator('[data-cell="E2"]').click()
    expect(page.locator(".told")).to_contain_text("K5")
    page.get_by_role("button", name="A good turn").click()
    expect(page.locator(".good")).to_contain_text("4 points")


def test_lesson_to_its_end(open_page: Open) -> None:
    page = open_page("/learn/card")
    page.get_by_role("button", name="Next").click()
    page.locator(".hand button").click()
    page.locator(".seat.lit").first.click()
    expect(page.locator(".told.good")).to_contain_text("4 points")
    for _ in range(6):
        page.locator(".side .row .button", has_text="Next").or_(page.get_by_role("button", name="Skip")).first.click()
    expect(page.get_by_role("button", name="To the games")).to_be_visible()
