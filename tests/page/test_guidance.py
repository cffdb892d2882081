"""Help for newcomers: a guide, gentle opponents with names, drawing, hints, rules with pictures."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Locator, Page, expect

from page.browsing import box_of, play_now, play_until, take_turn
from page.conftest import Open
from page.occasions import server_match
from page.scripted import Message, scripted
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
    expect(page.locator(".bar .prompt")).to_contain_text(re.compile("Now tap a chair|only the bar is left"))
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


def test_a_tap_on_a_face_says_what_they_are_like(open_page: Open) -> None:
    page = open_page(hurry=False)
    play_now(page, "card")
    page.get_by_role("button", name="Nino, Newcomer").click()
    expect(page.locator(".players .manner")).to_have_text("Just in from Naples, and mixes everything up.")
    expect(page.locator(".players .manner")).to_have_count(0)  # after a moment


def test_a_lesson_ends_in_a_game(open_page: Open) -> None:
    page = open_page("/learn/junior")
    while page.get_by_role("button", name="Play a game").count() == 0:
        page.get_by_role("button", name="Skip").or_(page.get_by_role("button", name="Next")).first.click()
    page.get_by_role("button", name="Play a game").click()
    expect(page.locator(".hand button").first).to_be_visible()
    expect(page.locator(".players li")).to_have_count(2)


def test_drawing_is_the_one_main_button_where_nobody_fits(open_page: Open, address: str) -> None:
    def change(state: Message) -> None:
        state["choices"] = [{"action": "draw", "do": "draw", "total": 0, "then": {}}]

    page = open_page()
    scripted(page, server_match(address, "card", order="given"), change)
    expect(page.locator(".bar .prompt")).to_contain_text("Nobody fits right now. Draw a guest.")
    expect(page.locator("main .button.main")).to_have_text("Draw a guest")
    page.locator("main .button.main").click()
    expect(page.locator(".hand .fresh")).to_have_count(1)


def test_a_guest_just_drawn_comes_once_and_glows_for_a_turn(open_page: Open, address: str) -> None:
    """Also where somebody before them in the hand sits down; and who is in focus stays there."""
    page = open_page("/icon.svg")
    page.add_init_script("""
      window.arrived = 0;
      addEventListener("animationstart", ({ target, animationName }) => {
        if (target.closest(".hand") && animationName.endsWith("arrive")) window.arrived += 1;
      });
    """)
    script = scripted(page, server_match(address, "card", order="given"))
    hands = script.state["view"]["hands"]
    [first, *rest] = hands[0]
    mine: Message = {"player": 0, "by": "person"}
    turn = {"effect": "turn", "player": 1}
    drawn = {"hands": [[*hands[0], "TRm"], None], "to_move": 0}
    script.step(
        do="draw", effects=[{"effect": "drew", "player": 0, "count": 1, "guests": ["TRm"]}, turn], view=drawn, **mine
    )
    expect(page.locator(".hand .fresh")).to_have_count(1)
    page.wait_for_function("() => window.arrived === 1")
    page.locator(".hand button").last.focus()
    script.step(do="seat", guest=first, at="B1", view={"hands": [[*rest, "TRm"], None]}, **mine)
    expect(page.locator(".hand button")).to_have_count(len(hands[0]))
    expect(page.locator(".hand button").last).to_be_focused()
    expect(page.locator(".hand .fresh")).to_have_count(1)
    assert page.evaluate("window.arrived") == 1
    script.step(do="stop", effects=[turn], **mine)
    expect(page.locator(".hand .fresh")).to_have_count(0)


def seats_of(address: str, game: str) -> dict[str, list[str]]:
    """The tables that each seat touches."""
    games = httpx.get(f"{address}/api/house").json()["games"]
    return dict(next(one for one in games if one["game"] == game and one["edition"] == "printed")["seats"])


def test_an_empty_chair_that_is_tapped_is_shown(open_page: Open, address: str) -> None:
    """Before its guest is chosen: the chair is marked, and the guests say what they would make there."""
    page = open_page()
    link = server_match(address, "board", order="given")
    script = scripted(page, link)
    seat = next(choice["at"] for choice in script.state["choices"] if choice["do"] == "seat")
    page.locator(f'[data-cell="{seat}"]').click()
    tables = seats_of(address, "board")[seat]
    expect(page.locator(".seat .pulse")).to_have_count(1)
    expect(page.locator(".floor .pulse")).to_have_count(1 + len(tables))
    expect(page.locator(".hand .pays").first).to_be_visible()
    page.locator(f'[data-cell="{seat}"]').click()
    expect(page.locator(".floor .pulse")).to_have_count(0)


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


LIT_IS_SEEN = """() => {
  const svg = document.querySelector(".room > svg").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".seat.lit .touch")].map((one) => one.getBoundingClientRect());
  return !lit.length || lit.some((one) =>
    one.right < svg.right && one.left > svg.left && one.bottom < svg.bottom && one.top > svg.top);
}"""


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
    page.wait_for_function("""() => {
      const lit = [...document.querySelectorAll(".seat.lit .touch")].map((one) => one.getBoundingClientRect());
      const svg = document.querySelector(".room > svg").getBoundingClientRect();
      const seen = lit.filter((one) => one.right > svg.left && one.left < svg.right && one.bottom > svg.top);
      return seen.length && lit.every((one) => one.width >= 40 && one.height >= 40);
    }""")
    for other in page.locator(".hand button:not(.held):not(.unable)").all():
        other.tap()  # from one to the next: it comes near to the chairs of this one
        expect(page.locator(".hand .held")).to_have_count(1)
        page.wait_for_function(LIT_IS_SEEN)
    page.locator(".hand .held").tap()
    expect(svg).to_have_attribute("viewBox", whole)


def test_why_shows_the_rule_with_its_picture(open_page: Open, address: str) -> None:
    page = open_page(server_match(address, "card", order="given"))
    wait_for_turn(page)

    def is_refused() -> bool:
        """Hold one after the other to a chair that does not light up."""
        for guest in page.locator(".hand button").all():
            guest.click()
            page.locator(".seat:not(.lit)").first.click()
            page.locator(".why, .bar .prompt").first.wait_for()
            if page.locator(".why").count():
                return True
        return False

    wait_for(is_refused)
    page.locator(".why").click()
    dialog = page.get_by_role("dialog", name="Why")
    expect(dialog.locator("p").first).not_to_be_empty()
    expect(dialog.locator(".cafe-picture .seat, .examples .guest").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()


def test_rules_have_their_picture(open_page: Open) -> None:
    """The café as it is in a game, in its colours and in no other language; nobody can tap on it."""
    page = open_page("/rules/board", language="de", color_scheme="dark")
    for game, tables in (("board", 24), ("card", 5), ("junior", 4)):
        page.goto(f"/rules/{game}")
        picture = page.get_by_role("img", name="das Café")
        expect(picture.locator(".seat").first).to_be_visible()
        expect(picture.locator(".arrives")).to_have_count(tables)
        assert page.locator(".cafe-picture [inert] .seat").count() == picture.locator(".seat").count()
