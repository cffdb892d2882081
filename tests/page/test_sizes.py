"""The page at the sizes people have: nothing overlaps, nothing is cut off, the hand is in sight."""

from __future__ import annotations

from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from page.browsing import box_of, fits, play_now, touch, violations
from page.conftest import Open
from page.occasions import finished_match, server_match
from page.scripted import scripted

# A long name ends in dots: its box (bdi) is wider than what is seen of it. A clipped head is for screen readers.
OVERFLOW = """query => [...document.querySelectorAll(query)].filter((box) => {
  const outer = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].some((one) => {
    const inner = one.getBoundingClientRect();
    if (!inner.width || one.closest('.unseen, svg, bdi')) return false;
    const head = one.closest('thead');
    if (head && getComputedStyle(head).clipPath !== 'none') return false;
    return inner.right > outer.right + 1 || inner.left < outer.left - 1;
  });
}).length"""
Kind = dict[str, Any]  # of browser, as open_page takes it
TOUCH: Kind = {"has_touch": True, "is_mobile": True}
SIDEWAYS: Kind = {"viewport": {"width": 740, "height": 360}, **TOUCH}
TABLET: Kind = {"viewport": {"width": 820, "height": 1180}, **TOUCH}
LARGE: Kind = {"viewport": {"width": 1920, "height": 1080}}


SIZES: dict[str, Kind] = {
    "small phone": {"viewport": {"width": 360, "height": 740}, **TOUCH},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "sideways": SIDEWAYS,
    "tablet": TABLET,
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "large": LARGE,
}
PARTS = [".players", ".floor", ".mine .bar", ".hand"]
OVERLAPS = """parts => {
  const boxes = parts.map((part) => document.querySelector(`.play ${part}`).getBoundingClientRect());
  const before = (one, other) => one.right <= other.left + 1 || one.bottom <= other.top + 1;
  const apart = (one, other) => before(one, other) || before(other, one);
  return parts.flatMap((one, at) => parts.slice(at + 1).filter((_, more) => !apart(boxes[at], boxes[at + 1 + more]))
    .map((other) => `${one} ${other}`));
}"""


def opened(page: Page, address: str, game: str, bots: int) -> None:
    wish = {"game": game, "name": "Maximiliane Alexandra", "others": ["level1"] * bots, "start": True, "order": "given"}
    page.goto(httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["personal_link"])
    expect(page.locator(".hand button").first).to_be_visible()


def nothing_sticks_out(page: Page, of: str) -> None:
    """Nothing lies beyond the boxes of a kind, once what moves has come to rest."""
    page.wait_for_function(f"query => ({OVERFLOW})(query) === 0", arg=of)


def top_of_hand(page: Page) -> float:
    return box_of(page.locator(".hand"))["y"]


@pytest.mark.parametrize("size", SIZES)
def test_a_game_at_every_size_by_day_and_in_the_evening(open_page: Open, address: str, size: str) -> None:
    page = open_page(**SIZES[size])
    for game, bots in (("card", 4), ("junior", 3), ("board", 1)):
        a_game_fits(page, address, size, game, bots)


def a_game_fits(page: Page, address: str, size: str, game: str, bots: int) -> None:
    opened(page, address, game, bots)
    expect(page.locator(".bar.mine")).to_be_visible()
    schemes: list[Literal["light", "dark"]] = ["light", "dark"]
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator(f"html[data-theme={scheme}]")).to_be_attached()
        fits(page, f"{game}, {size}, {scheme}", SIZES[size]["viewport"]["width"])
        page.wait_for_function(f"parts => ({OVERLAPS})(parts).length === 0", arg=PARTS)
        expect(page.locator(".hand button").last).to_be_in_viewport(ratio=0.95)
        expect(page.locator(".play .floor").first).to_be_in_viewport(ratio=0.95)
        for part in (".players li", ".buttons"):
            nothing_sticks_out(page, part)
        assert (game, scheme, violations(page, "color-contrast")) == (game, scheme, [])


def test_five_players_on_a_phone(open_page: Open, address: str) -> None:
    """Each has a face, and says how many guests they hold; who is away is grey."""
    page = open_page(phone=True)
    opened(page, address, "card", 4)
    nothing_sticks_out(page, ".players li")
    for face in page.locator(".players .face").all():
        assert box_of(face)["width"] >= 20
    expect(page.locator(".players .held:visible")).to_have_text(["7"] * 5)
    wish = {"game": "card", "name": "Ada", "others": ["free", *["level1"] * 3], "order": "given"}
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{ada['match']['id']}"
    httpx.post(f"{match}/join", json={"name": "Ben"}).raise_for_status()
    httpx.post(f"{match}/start", headers={"Authorization": f"Bearer {ada['token']}"}).raise_for_status()
    page.goto(ada["personal_link"])
    expect(page.locator(".players .face.away")).to_have_count(1)
    expect(page.locator(".players .face.away")).to_have_css("filter", "grayscale(1)")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_hand_of_junior_stays_where_it_is(open_page: Open, address: str, language: str) -> None:
    page = open_page(phone=True, language=language)
    opened(page, address, "junior", 1)
    expect(page.locator(".bar.mine")).to_be_visible()
    before = top_of_hand(page)
    page.locator(".hand button:not(.unable)").first.tap()
    expect(page.locator(".hand .held")).to_have_count(1)
    assert top_of_hand(page) == before
    expect(page.locator(".hand button").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_phone_held_sideways(open_page: Open, address: str, game: str) -> None:
    page = open_page(**SIDEWAYS)
    opened(page, address, game, 1)
    expect(page.locator(".bar.mine")).to_be_visible()
    for part in (".floor", ".hand", ".bar", ".players"):
        expect(page.locator(f".play {part}").first).to_be_in_viewport(ratio=0.99)
    page.wait_for_function("() => document.documentElement.scrollHeight <= 360")


@pytest.mark.parametrize("kind", [TABLET, LARGE])
def test_guests_grow_with_the_room(open_page: Open, kind: dict[str, Any]) -> None:
    page = open_page(**kind)
    play_now(page, "board")
    assert 90 <= box_of(page.locator(".hand .guest").first)["width"] <= 110


def test_guests_grow_with_the_text(open_page: Open) -> None:
    page = open_page()
    play_now(page, "board")
    small = box_of(page.locator(".hand .guest").first)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    large = box_of(page.locator(".hand .guest").first)
    assert large["width"] > 1.2 * small["width"]


@pytest.mark.parametrize("size", ["small phone", "phone", "tablet", "laptop"])
def test_a_full_hand_grows_with_the_text(open_page: Open, address: str, size: str) -> None:
    """Seven guests need a second row then."""
    page = open_page(**SIZES[size])
    opened(page, address, "card", 1)
    expect(page.locator(".hand button")).to_have_count(7)
    small = box_of(page.locator(".hand .guest").first)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    large = box_of(page.locator(".hand .guest").first)
    assert large["width"] >= 1.6 * small["width"]
    fits(page, f"the hand, {size}", SIZES[size]["viewport"]["width"])
    nothing_sticks_out(page, ".hand")


@pytest.mark.parametrize("size", ["small phone", "tablet"])
def test_the_café_is_as_large_at_anybody_s_turn(open_page: Open, address: str, size: str) -> None:
    """Whatever is told below it."""
    page = open_page(**SIZES[size])
    script = scripted(page, server_match(address, "card", order="given"))
    expect(page.locator(".bar.mine")).to_be_visible()
    before = box_of(page.locator("section.floor"))["height"]
    script.step(do="draw", by="person", view={"to_move": 1}, effects=[{"effect": "turn", "player": 1}])
    expect(page.locator(".bar.mine")).to_have_count(0)
    guests = ["ITf", "FRm", "USf", "CNm", "ESf"]
    drew = {"effect": "drew", "player": 1, "count": 5, "guests": guests}
    script.step(do="draw", player=1, action="draw", effects=[drew])
    expect(page.locator(".bar .news")).to_contain_text("Spain")
    assert abs(box_of(page.locator("section.floor"))["height"] - before) <= 1


def test_names_are_whole_where_the_text_is_large(open_page: Open) -> None:
    page = open_page(**SIZES["phone"])
    play_now(page, "card")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.players bdi')].every((one) => one.scrollWidth <= one.clientWidth)"
    )


def test_icons_and_small_guests_grow_with_the_text(open_page: Open, address: str) -> None:
    """In the bar above, in hints, in the log's strip, and in the hands of the others."""
    page = open_page()
    opened(page, address, "board", 1)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    parts = ["header .tool svg", ".stocks svg", ".players .open .guest", ".advice .guest", ".buttons svg"]
    expect(page.locator(".advice .guest").first).to_be_visible()
    small = [box_of(page.locator(part).first)["width"] for part in parts]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    large = [box_of(page.locator(part).first)["width"] for part in parts]
    assert [part for part, one, two in zip(parts, small, large, strict=True) if two < 1.9 * one] == []


def test_the_result_fits_a_phone(open_page: Open, address: str) -> None:
    page = open_page(f"/m/{finished_match(address)}", phone=True)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    page.locator("dialog tbody th").first.evaluate("one => (one.textContent = 'Maximiliane Alexandra the Great')")
    page.locator("dialog summary").tap()
    expect(page.locator("dialog tbody td[data-of]").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('dialog .scroll').scrollWidth <= 330")
    nothing_sticks_out(page, "dialog")


def test_the_score_sheet_s_buttons_stay_in_a_row(open_page: Open) -> None:
    page = open_page("/sheet", phone=True)
    touch(page, page.get_by_role("button", name="Start"))
    two, three = (page.get_by_role("button", name=value, exact=True).first for value in ("2", "3"))
    four = page.get_by_role("group", name="Mixed table").get_by_role("button", name="4")
    assert box_of(two)["y"] == box_of(three)["y"] == box_of(four)["y"]


def test_values_of_the_bar_stay_inside_their_rings(open_page: Open) -> None:
    """With room to spare for wider fonts than ours."""
    page = open_page()
    play_now(page, "board")
    widest = page.evaluate("Math.max(...[...document.querySelectorAll('.value')].map((one) => one.getBBox().width))")
    assert widest <= 2 * 40 - 4 - 12  # the ring's inside, with air on both sides
