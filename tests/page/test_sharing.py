"""Sharing: the result as a picture, a replay at a moment, a puzzle without its answer."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from page.browsing import ROOT
from page.conftest import Open
from page.occasions import finished_match

COPIED = (
    "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text; }}});"
)


def test_the_result_as_a_picture(open_page: Open, address: str, tmp_path: Path) -> None:
    page = open_page(f"/m/{finished_match(address)}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share as a picture").click()
    saved.value.save_as(tmp_path / "result.png")
    picture = Image.open(tmp_path / "result.png").convert("RGB")
    assert picture.size == (1200, 630)
    assert len(picture.getcolors(1200 * 630) or []) > 200  # guests and words, not an empty room
    on_stage = picture.crop((100, 470, 1100, 555)).getcolors(1200 * 630) or []
    assert len(on_stage) > 100


def test_a_link_opens_a_replay_at_a_moment(open_page: Open, address: str) -> None:
    match = finished_match(address)
    page = open_page(f"/m/{match}/replay#at=7")
    expect(page.locator(".controls .soft")).to_contain_text("7 /")
    page.evaluate(COPIED)
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Share this moment").click()
    page.wait_for_function(f"() => window.copied === '{address}/m/{match}/replay#at=8'")


def test_a_game_kept_on_this_device_is_shared_whole(open_page: Open) -> None:
    """The link carries the game along: it opens where nobody has heard of it, at the moment that is shown."""
    page = open_page("/replay")
    page.evaluate(COPIED)
    page.locator("input[type=file]").set_input_files(ROOT / "tests" / "golden_games" / "card.json")
    page.get_by_role("button", name="One step forward").click()
    told = page.locator(".words").inner_text()
    page.get_by_role("button", name="Share this moment").click()
    link = page.wait_for_function("() => window.copied").json_value()
    other = open_page(link, phone=True)
    expect(other.locator(".controls .soft")).to_contain_text("1 /")
    expect(other.locator(".words")).to_have_text(told)
    damaged = open_page(link.replace("game=", "game=AAAA"))
    expect(damaged.get_by_role("alert")).to_be_visible()


def test_a_puzzle_is_shared_without_its_answer(open_page: Open, address: str) -> None:
    page = open_page("/puzzle/card/hard/2")
    page.evaluate(COPIED)
    page.get_by_role("button", name="Share the puzzle").click()
    page.wait_for_function(f"() => window.copied === '{address}/puzzle/card/hard/2'")
