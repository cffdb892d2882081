"""What makes the page easy for whoever is in a hurry, and for whoever cannot read yet."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from page.browsing import box_of, fits
from page.conftest import Open
from page.occasions import finished_match, server_match
from page.scripted import Script, scripted

SMALL = {"viewport": {"width": 360, "height": 740}}
LARGE = {"viewport": {"width": 390, "height": 844}}
TABLET = {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True}


def mine(open_page: Open, address: str, game: str, **more: Any) -> tuple[Page, Script]:
    """A match at the turn of the player here, whose server is scripted."""
    page = open_page(phone=True, **more)
    script = scripted(page, server_match(address, game, order="given"))
    expect(page.locator(".bar.mine")).to_be_visible()
    return page, script


def choose(script: Script, *choices: dict[str, Any], **view: Any) -> None:
    """The match as it was, with other choices."""
    script.state["choices"] = list(choices)
    script.show(**view)


def test_a_game_under_way_comes_first(open_page: Open, address: str) -> None:
    page, _ = mine(open_page, address, "card")
    page.goto("/")
    going = page.locator(".going a")
    expect(going).to_contain_text("The card game")
    expect(going).to_contain_text("Ada 0 · Nino 0")
    assert box_of(going)["y"] + box_of(going)["height"] < box_of(page.locator("li.board"))["y"]
    assert box_of(going)["y"] < 300
    going.tap()
    expect(page.locator(".hand button").first).to_be_visible()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_chairs_stay_where_they_are_within_a_turn(open_page: Open, address: str, size: dict[str, Any]) -> None:
    """Whatever is said and laid out; and a hand of two rows keeps its room."""
    page, script = mine(open_page, address, "card", **size)
    hand = ["DEf", "ESm", "FRf", "GBm", "ITf", "RUm", "TRf", "USm"]
    seat = {"action": "seat DEf B3", "do": "seat", "guest": "DEf", "at": "B3", "total": 3}
    choose(script, seat, {"action": "draw", "do": "draw", "total": 0}, hands=[hand, None])
    expect(page.locator(".hand button")).to_have_count(8)
    chairs = box_of(page.locator("section.floor"))
    page.locator(".hand button").first.tap()
    expect(page.locator(".seat.lit")).to_have_count(1)
    assert box_of(page.locator("section.floor")) == chairs
    steps = [{**seat, "points": {"B2": 1, "C3": 2}}, {**seat, "action": "seat ESm B5", "guest": "ESm", "at": "B5"}]
    script.state["draft"] = {"number": script.state["number"], "steps": steps, "total": 6, "pending": "ends"}
    choose(script, hands=[hand[2:], None])
    expect(page.locator(".sum > span")).to_have_count(2)
    expect(page.locator(".hand button")).to_have_count(6)
    assert box_of(page.locator("section.floor")) == chairs
    fits(page, "a turn", size["viewport"]["width"])


def test_a_full_table_is_told_before_it_leaves(open_page: Open, address: str) -> None:
    page, script = mine(open_page, address, "card")
    told = {"draw": "can't take", "seat": "Full table! Everyone leaves and a new table is turned up."}
    for doing, words in told.items():
        step = {"action": doing, "do": doing, "total": 0}
        script.state["draft"] = {"number": script.state["number"], "steps": [step], "total": 0, "pending": "reveals"}
        choose(script)
        expect(page.locator(".prompt")).to_contain_text(words)


def test_a_hint_numbers_its_chairs_and_can_be_asked_with_a_guest_in_hand(open_page: Open, address: str) -> None:
    page, _ = mine(open_page, address, "junior")
    page.locator(".hand button:not(.seatless)").first.tap()
    page.locator("button.hint").tap()
    expect(page.locator(".sheet .step")).not_to_have_count(0)
    count = page.locator(".sheet .step").count()
    expect(page.locator(".seat .pulse")).to_have_count(count)
    expect(page.locator(".hand .hinted").first).to_be_visible()
    numbers = page.locator(".seat .order text").all_text_contents()
    assert sorted(numbers) == ([str(at + 1) for at in range(count)] if count > 1 else [])


def test_a_hint_to_draw_is_tried_at_once(open_page: Open, address: str) -> None:
    page, script = mine(open_page, address, "card")
    choose(script, {"action": "draw", "do": "draw", "total": 0})
    turn = {"actions": ["draw"], "points": 0, "chance": 0.5, "margin": 0, "reasons": [], "message": ""}
    script.answers = {"hint": {"type": "hint", "steps": [], "total": 0, "by": "", "turns": [turn]}}
    page.locator("button.hint").tap()
    page.get_by_role("button", name="Try it").tap()
    ends = time.monotonic() + 20
    while not any(one.get("actions") == ["draw"] for one in script.asked):
        assert time.monotonic() < ends, "nobody is drawn"
        page.wait_for_timeout(20)


def test_the_red_number_is_explained(open_page: Open, address: str) -> None:
    page, script = mine(open_page, address, "card")
    script.show(hand_counts=[7, 11], face_down_counts=[0, 18])
    expect(page.locator("[data-player='1'] .pile")).to_have_text("18")
    page.locator("[data-player='1'] .off").tap()
    expect(page.locator(".manner")).to_have_text("11 in hand, 18 face down: −58 at the end")


def test_a_child_is_told_at_once_that_nobody_fits(open_page: Open, address: str) -> None:
    page, script = mine(open_page, address, "junior")
    first = script.state["view"]["hands"][0][0]
    choose(script, {"action": f"discard {first}", "do": "discard", "guest": first, "total": 0})
    expect(page.locator(".prompt")).to_contain_text("Nobody can sit down: swap a child.")
    page.locator(f".hand [data-guest={first}]").first.tap()
    expect(page.locator(".buttons .drop")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Nobody can sit down: swap a child.")


def test_the_end_of_junior_needs_no_reading(open_page: Open, address: str) -> None:
    page = open_page(phone=True, hurry=True, **SMALL)
    link = server_match(address, "junior", order="given")
    page.goto(link)
    expect(page.locator(".bar.mine")).to_be_visible()
    match, _, token = link.rpartition("/")[2].partition("#")
    leave = f"{address}/api/matches/{match}/leave"
    httpx.post(leave, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
    expect(page.locator("dialog[open]")).to_be_visible(timeout=60_000)
    again = page.get_by_role("button", name="Once more")
    expect(again.locator("svg").first).to_be_visible()
    expect(again.locator(".finger")).to_be_visible()
    expect(page.locator("dialog table")).to_be_hidden()
    blocks = page.locator(".podium .block").all()
    points = [int(one.inner_text().replace("−", "-")) for one in blocks]
    rise = [box_of(one)["height"] - 2.1 * 16 for one in blocks]
    assert min(rise) / max(rise) == pytest.approx(max(0, min(points)) / max(points), abs=0.05)
    for beside in page.locator("dialog .beside").all():
        assert box_of(beside)["y"] == box_of(page.locator("dialog .beside").first)["y"]
    fits(page, "the end")
    page.locator("dialog summary").tap()
    expect(page.locator("dialog table")).to_be_visible()


def test_looking_back_goes_to_the_review(open_page: Open, address: str) -> None:
    page = open_page(f"/m/{finished_match(address)}", phone=True)
    page.get_by_role("link", name="Look back").tap()
    expect(page.locator(".lookback polyline").first).to_be_in_viewport()
    assert page.evaluate("scrollY") > 0


def test_children_have_large_guests_on_a_tablet_held_sideways(open_page: Open, address: str) -> None:
    page, _ = mine(open_page, address, "junior", **TABLET)
    assert box_of(page.locator(".hand .guest").first)["width"] >= 90
    assert box_of(page.locator(".hand button").last)["y"] < 820 - 90
    expect(page.locator(".side")).to_be_hidden()
    page.locator("button.hint").tap()
    expect(page.locator(".sheet")).to_be_in_viewport(ratio=1)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_empty_chairs_stand_out_in_the_dark(open_page: Open) -> None:
    page = open_page(color_scheme="dark")
    colours = page.evaluate("""() => ["--chair", "--chair-2", "--floor"].map(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim())""")
    seat, rim, floor = map(luminance, colours)
    assert (min(seat, rim) + 0.05) / (floor + 0.05) >= 3


def test_a_player_is_called_the_same_everywhere(open_page: Open) -> None:
    page = open_page("/", language="fr")
    names = page.locator(".opponents select").nth(1).locator("option")
    expect(names.filter(has_text="Habituée")).to_have_count(1)
    here = names.all_inner_texts()
    page.goto("/new")
    expect(page.locator("fieldset select option[value=level2]")).to_have_count(1)
    there = page.locator("fieldset select option").all_inner_texts()
    assert [name for name in here if name not in there] == []


def test_a_name_that_is_missing_is_asked_for_in_words_of_ours(open_page: Open) -> None:
    page = open_page("/new", phone=True)
    page.locator("form .button.main").tap()
    expect(page.get_by_role("alert")).to_have_text("Please say what you are called.")
    expect(page.get_by_label("Your name")).to_be_focused()


def test_the_games_have_their_buttons_at_one_height(open_page: Open) -> None:
    page = open_page("/", viewport={"width": 820, "height": 1180})
    expect(page.locator(".editions button")).not_to_have_count(0)
    assert len({round(box_of(one)["y"]) for one in page.locator(".games .button.main").all()}) == 1
    expect(page.locator(".junior .age")).to_have_text("6+")


def test_a_result_s_picture_has_faces_and_the_game(open_page: Open, address: str, tmp_path: Path) -> None:
    """The bot has a face where an initial stood: many colours; and the day and the game stand on the curtain."""
    page = open_page(f"/m/{finished_match(address)}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share as a picture").click()
    saved.value.save_as(tmp_path / "result.png")
    picture = Image.open(tmp_path / "result.png").convert("RGB")
    words = picture.crop((700, 36, 1145, 72)).getcolors(1200 * 630) or []
    assert len(words) > 20
    face = picture.crop((60, 200, 124, 350)).getcolors(1200 * 630) or []
    assert len(face) > 60
