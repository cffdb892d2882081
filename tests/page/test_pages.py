"""Every page: all languages without a gap or an overflow, axe-core, light and dark, offline parts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cafe.protocol.puzzles import Strength
from cafe.puzzles.puzzle import Puzzle, number_of_the_day, puzzles
from cafe.rules.ruleset import ruleset
from page.browsing import ROOT, fits, play_now, violations
from page.conftest import Open
from page.occasions import finished_match, occasions, server_match

PATHS = [
    "/",
    "/new",
    "/lobby",
    "/puzzle/card",
    "/sheet",
    "/rules/card",
    "/profile",
    "/settings",
    "/privacy",
    "/replay",
    "/editor",
    "/learn/board",
    "/learn/card",
    "/learn/junior",
    "/games",
    "/table/nowhere",
]
LANGUAGES = sorted(file.stem for file in (ROOT / "src" / "cafe" / "i18n" / "page").glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(open_page: Open, address: str, language: str) -> None:
    """A missing message is an error on the console, and so a failure."""
    page = open_page("/", phone=True, language=language)
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_attached()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        fits(page, path)
    page.goto("/")
    play_now(page, "card")
    expect(page.locator(".bar .prompt")).not_to_be_empty()
    fits(page, "a game")
    for occasion in occasions(page, address):
        fits(page, occasion)


def test_axe_on_every_page(open_page: Open) -> None:
    page = open_page("/", color_scheme="light", reduced_motion="reduce")
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert (path, by_day_and_in_the_evening(page)) == (path, [])


def test_axe_on_games_and_occasions(open_page: Open, address: str) -> None:
    page = open_page("/", color_scheme="light", reduced_motion="reduce")
    for game in ("board", "card", "junior"):
        page.goto("/")
        play_now(page, game)
        expect(page.locator(".bar .prompt")).not_to_be_empty()
        assert (game, by_day_and_in_the_evening(page)) == (game, [])
    for moment in moments(page, address):
        assert (moment, by_day_and_in_the_evening(page)) == (moment, [])
    for occasion in occasions(page, address):
        assert (occasion, by_day_and_in_the_evening(page)) == (occasion, [])


def by_day_and_in_the_evening(page: Page) -> list[str]:
    """What axe finds; in the evening only colours are others, so only contrast is looked at again."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += violations(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    return found


def moments(page: Page, address: str) -> Iterator[str]:
    """A step of a lesson that asks for something, a hint, and the end."""
    page.goto("/learn/card")
    page.get_by_role("button", name="Next").click()
    page.locator(".hand button").click()
    expect(page.locator(".seat.lit").first).to_be_visible()
    yield "a step of a lesson"
    page.goto(server_match(address, "board", order="given"))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".sheet .advice")).to_be_visible()
    yield "a hint"
    page.goto(f"/m/{finished_match(address)}")
    page.locator("dialog summary").click()
    yield "the end"


def test_text_twice_as_large(open_page: Open) -> None:
    page = open_page("/settings", phone=True)
    page.get_by_label("Text size").select_option("200")
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_css("font-size", "32px")
        fits(page, path)
    page.goto("/")
    play_now(page, "board")
    fits(page, "the board")
    hand = page.locator(".hand button").last
    hand.scroll_into_view_if_needed()
    expect(hand).to_be_in_viewport()


def test_offline_after_the_first_visit(open_page: Open) -> None:
    page = open_page("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.context.set_offline(True)
    page.goto("/sheet")
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    page.goto("/rules/junior")
    expect(page.locator("article h2").first).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def lay_out(page: Page, turn: tuple[str, ...]) -> None:
    """Tap the guests and chairs of a turn that only seats."""
    for action in turn:
        verb, guest, seat = action.split()
        assert verb == "seat"
        expect(page.locator(f'.hand use[href$="{guest}"]').first).to_be_attached()
        index = page.evaluate(
            "code => [...document.querySelectorAll('.hand use')].findIndex((one) => one.href.baseVal.endsWith(code))",
            guest,
        )
        page.locator(".hand button").nth(index).tap()
        page.locator(f'.lit[data-cell="{seat}"]').tap()
        expect(page.locator(f'.seat[data-cell="{seat}"] use')).to_have_count(1)


def of_today(page: Page, strength: Strength) -> Puzzle:
    """Today's puzzle of the board game, where the browser is."""
    day = page.evaluate("new Date().toLocaleDateString('sv')")
    return puzzles("board", strength)[number_of_the_day("board", strength, date.fromisoformat(day))]


def test_the_easy_puzzle_of_the_day_is_solved_by_tapping(open_page: Open) -> None:
    page = open_page("/puzzle/board", phone=True)
    puzzle = of_today(page, "easy")
    lay_out(page, puzzle.turn)
    page.get_by_role("button", name="Check my turn").tap()
    expect(page.locator(".answer.best")).to_contain_text(f"You found it! {puzzle.points} points")
    expect(page.locator(".answer.best")).to_contain_text("My rating: 1210 (+10)")
    progress = page.get_by_role("region", name="My puzzles")
    expect(progress).to_contain_text("Solved today")
    expect(progress).to_contain_text("1210")
    page.reload()
    expect(page.locator("p .solved")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Easy.*solved$"))).to_have_attribute("aria-current", "page")
    expect(progress).to_contain_text("Solved today")


def test_a_solution_is_shown_and_a_harder_one_offered(open_page: Open) -> None:
    page = open_page("/puzzle/board/easy/0", phone=True)
    puzzle = puzzles("board", "easy")[0]
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".answer")).to_contain_text(f"The best turn pays {puzzle.points} points")
    expect(page.locator(".answer")).to_contain_text("My rating: 1170 (−30)")
    page.get_by_role("button", name="Try again").click()
    lay_out(page, puzzle.turn)
    page.get_by_role("button", name="Check my turn").tap()
    expect(page.locator(".answer.best")).to_contain_text("You found it!")
    expect(page.locator(".answer.best")).not_to_contain_text("My rating")
    expect(page.locator("p .solved")).to_have_count(0)
    page.get_by_role("link", name="Try the hard one").tap()
    expect(page.get_by_role("link", name="Hard", exact=True)).to_have_attribute("aria-current", "page")
    expect(page).to_have_url(re.compile("/puzzle/board/hard/0$"))
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator(".hand button:not(.unable)").first).to_be_visible()


def test_a_link_from_before_the_strengths_is_explained(open_page: Open) -> None:
    page = open_page("/puzzle/board/12")
    expect(page.get_by_text("This link is from before")).to_be_visible()
    page.get_by_role("link", name="Expert").click()
    expect(page.get_by_text("This link is from before")).to_have_count(0)
    expect(page.locator(".hand button").first).to_be_visible()


def test_score_sheet_is_kept(open_page: Open) -> None:
    page = open_page("/sheet")
    page.locator("input").first.fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Add +8").click()
    page.reload()
    expect(page.locator("tfoot td").first).to_have_text("8")
    page.get_by_role("button", name="End the game").click()
    page.locator("input[type=number]").first.fill("10")
    page.get_by_role("button", name="Add it up").click()
    expect(page.locator("tfoot td").first).to_have_text("−2")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("tfoot td").first).to_have_text("0")


def test_import_a_game(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/replay")
    page.locator("input[type=file]").set_input_files(ROOT / "tests" / "golden_games" / "card.json")
    expect(page.locator("input[type=range]")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".words")).not_to_have_text("The game begins.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    assert json.loads(Path(download.value.path()).read_text())["format"] == "cafe-game/1"
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".lookback polyline")).to_have_count(3, timeout=60_000)
    page.locator("input[type=range]").fill("4")
    expect(page.locator(".lookback .here")).to_contain_text("to win")
    assert violations(page) == []
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_referee_answers(open_page: Open) -> None:
    page = open_page("/editor")
    page.get_by_role("button", name="The gentleman from Central Africa").click()
    page.locator('[data-cell="B1"]').click()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="The lady from Central Africa").click()
    page.get_by_role("tab", name="Ask").click()
    expect(page.locator(".moves li").first).to_contain_text("4")
    page.get_by_role("list", name="Hand").get_by_role("button").click()
    page.locator('[data-cell="E2"]').click()
    expect(page.locator(".told")).to_contain_text("her own country")
    page.get_by_role("button", name="A good turn").click()
    expect(page.locator(".advice .worth").first).to_contain_text("4 points")
    expect(page.locator(".advice .worth").first).to_contain_text("% to win")


def test_any_position_can_be_set_up(open_page: Open) -> None:
    """On a phone: the bar, three players with their hands and scores, the second to move, few guests left."""
    page = open_page("/editor", phone=True)
    page.get_by_label("Which game").select_option("board")
    gentleman = page.get_by_role("button", name="The gentleman from Russia")
    gentleman.tap()
    for _ in range(2):
        page.locator('.hit[data-cell="bar"]').tap()
    expect(page.get_by_role("list", name="Bar").get_by_role("button")).to_have_count(2)
    page.get_by_role("tab", name="Players").tap()
    page.get_by_label("Number of players").select_option("3")
    page.get_by_role("button", name="Player 2").tap()
    page.get_by_role("button", name="to move", exact=True).tap()
    page.get_by_label("Points").fill("-4")
    guests = page.get_by_role("list", name="Guests")
    guests.get_by_role("button", name="The gentleman from Russia").tap()
    guests.get_by_role("button", name="The gentleman from Russia").tap()
    expect(guests.get_by_role("button", name="The gentleman from Russia")).to_be_disabled()  # all four are somewhere
    page.get_by_label("Hand size").fill("4")
    page.get_by_role("button", name="Player 3").tap()
    expect(page.get_by_label("Hand size")).to_have_value("5")  # one player is open at a time
    guests.get_by_role("button", name="The lady from Cuba").tap()
    page.get_by_text("More about this position").tap()
    page.get_by_label("Guests still to come").fill("9")
    page.get_by_label("The first turn of the game").check()
    fits(page, "the board")
    assert violations(page) == []
    page.reload()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").tap()
    document = json.loads(Path(download.value.path()).read_text())
    position = document["position"]
    assert len(document["players"]) == 3
    assert (position["to_move"], position["scores"], position["first_turn"]) == (1, [0, -4, 0], True)
    assert (position["bar"], position["hand_size"]) == (["RUm", "RUm"], [5, 4, 5])
    assert position["hands"][1] == ["RUm", "RUm"]
    assert position["hands"][2][0] == "CUf"
    assert [len(hand) for hand in position["hands"]] == [5, 2, 5]
    assert len(position["guests"]) == 9
    page.get_by_role("tab", name="Ask").tap()
    expect(page.get_by_role("heading", name="Player 2 to move")).to_be_visible()
    expect(page.locator(".moves li").filter(has_text="bar")).to_contain_text("3")  # the third place


def test_the_editor_knows_other_editions(open_page: Open) -> None:
    page = open_page("/editor")
    page.get_by_label("Which game").select_option("board/small")
    facts = ruleset("board", edition_name="small")
    expect(page.locator("g.table")).to_have_count(len(facts.plan.tables))
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="The lady from France").click()
    page.get_by_role("tab", name="Ask").click()
    expect(page.locator(".moves li").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    assert json.loads(Path(download.value.path()).read_text())["edition"] == "small"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_in_every_language(open_page: Open, language: str) -> None:
    """Every part of it, for every game: words are there and fit on a phone."""
    page = open_page("/editor", phone=True, language=language)
    for game in ("card", "board", "junior"):
        page.locator(".side select").first.select_option(game)
        for tab in page.get_by_role("tab").all():
            tab.tap()
            for more in page.locator(".side .head[aria-expanded=false], .side summary").all():
                more.tap()
            fits(page, f"{game}, {tab.inner_text()}")


def test_lesson_to_its_end(open_page: Open) -> None:
    page = open_page("/learn/card")
    page.get_by_role("button", name="Next").click()
    page.locator(".hand button").click()
    page.locator(".seat.lit").first.click()
    expect(page.locator(".told.good")).to_contain_text("4 points")
    for _ in range(6):
        page.locator(".side .row .button", has_text="Next").or_(page.get_by_role("button", name="Skip")).first.click()
    expect(page.get_by_role("button", name="Play a game")).to_be_visible()
