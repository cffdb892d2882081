"""Playing by the keyboard alone, with large text, or by ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from page.browsing import box_of, some_turns
from page.conftest import Open
from page.occasions import finished_match, server_match
from page.scripted import Message, scripted

HERE = "() => document.activeElement.closest('.hand, .scroll, .buttons, .zoom')?.classList[0]"


def my_turn(page: Page) -> None:
    expect(page.locator(".bar.mine")).to_be_visible()


def test_the_log_is_one_tab_stop_after_the_turn(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    page.locator("li.board .button.main").click()
    my_turn(page)
    some_turns(page, 6)
    my_turn(page)
    assert page.locator(".scroll [tabindex='0']").count() == 1
    order = page.evaluate(
        "() => [...document.querySelectorAll('.hand, .scroll')].map((one) => one.className.split(' ')[0])"
    )
    assert order == ["hand", "scroll"]
    lines = page.locator(".scroll button")
    page.locator(".scroll [tabindex='0']").focus()
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()


def test_the_focus_goes_where_the_turn_goes(open_page: Open, address: str) -> None:
    """After each Enter something has the focus, and the next Enter goes on; nothing is found by luck."""
    page = open_page(server_match(address, "board", order="given"))
    my_turn(page)
    expect(page.locator(".hand button:focus")).to_have_count(1)
    page.get_by_role("button", name="Hint").press("Enter")
    expect(page.locator(".sheet .advice button:focus")).to_have_text("Try it")
    page.keyboard.press("Enter")
    expect(page.locator(".buttons .main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sum")).to_have_count(0)
    my_turn(page)
    expect(page.locator(".hand button:not(.unable):focus")).to_have_count(1)


def test_the_focus_of_somebody_with_a_mouse_stays(open_page: Open, address: str) -> None:
    page = open_page(server_match(address, "board", order="given"))
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Try it").click()
    page.locator(".buttons .main").click()
    some_turns(page, 2)
    my_turn(page)
    page.wait_for_timeout(200)
    assert page.locator(".hand button:focus").count() == 0


def test_from_a_chair_the_tab_key_leads_to_the_turn(open_page: Open, address: str) -> None:
    page = open_page(server_match(address, "board", order="given"))
    my_turn(page)
    page.locator(".seat[tabindex='0']").focus()
    page.keyboard.press("Tab")
    assert page.evaluate(HERE) == "buttons"


def test_a_turn_that_can_only_end_has_its_button_in_focus(open_page: Open, address: str) -> None:
    page = open_page(server_match(address, "board", order="given"))
    my_turn(page)
    page.locator(".hand button:not(.unable)").first.press("Enter")
    page.locator("g.bar.open .hit").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".buttons .main")).to_be_focused()
    page.get_by_role("button", name="Take back").press("Enter")
    expect(page.locator(".hand button:focus")).to_have_count(1)


def test_a_chair_comes_before_the_bar(open_page: Open, address: str) -> None:
    """Also where it pays nothing yet, and what is said is about chairs with two heads."""

    def change(state: Message) -> None:
        if "view" not in state:
            return
        guest = state["view"]["hands"][0][0]
        lone = {"action": f"seat {guest} A2", "do": "seat", "guest": guest, "at": "A2", "total": 0, "alone": True}
        bar = {"action": f"bar {guest}", "do": "bar", "guest": guest, "total": 1}
        state["choices"] = [bar, *([lone] if with_chair else [])]

    for with_chair in (True, False):
        page = open_page()
        scripted(page, server_match(address, "board", order="given"), change)
        my_turn(page)
        page.locator(".hand button:not(.unable)").first.press("Enter")
        cell = page.locator(".floor [data-cell]:focus")
        expect(cell).to_have_attribute("data-cell", "A2" if with_chair else "bar")
        expect(page.locator(".bar .prompt")).to_contain_text("two heads" if with_chair else "only the bar is left")


def test_checking_a_puzzle_leads_to_the_result(open_page: Open) -> None:
    page = open_page("/puzzle/card/easy/0")
    page.get_by_role("button", name="Show me").press("Enter")
    expect(page.locator(".answer")).to_be_focused()


def test_the_review_has_the_focus_when_it_comes(open_page: Open, address: str) -> None:
    page = open_page(f"/m/{finished_match(address)}/replay")
    page.get_by_role("button", name="Review").press("Enter")
    expect(page.locator(".lookback h2")).to_be_focused()


def test_a_step_of_the_lesson_begins_at_its_heading(open_page: Open) -> None:
    page = open_page("/learn/card")
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.locator("h1")).to_be_focused()
    expect(page.get_by_role("heading", name="Seat your first guest")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("main .side .row .button").last).to_have_text("Skip")
    expect(page.get_by_text("Step 2 of")).to_be_visible()


@pytest.mark.parametrize("size", ["150", "200"])
def test_hint_and_log_are_there_with_large_text(open_page: Open, address: str, size: str) -> None:
    """What has no room beside the café is scrolled to, and the café stays in sight."""
    page = open_page(server_match(address, "board", order="given"), language="de")
    my_turn(page)
    page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
    log = page.locator(".scroll")
    assert box_of(log)["height"] >= 40
    page.locator(".buttons .hint").click()
    button = page.locator(".sheet .advice .button")
    expect(button).to_be_in_viewport(ratio=1)
    sheet = box_of(page.locator(".sheet"))
    for part in page.locator(".sheet .advice > *").all():
        box = box_of(part)
        assert sheet["y"] <= box["y"]
        assert box["y"] + box["height"] <= sheet["y"] + sheet["height"]
        assert box["x"] + box["width"] <= sheet["x"] + sheet["width"]
    expect(page.locator("section.floor")).to_be_in_viewport(ratio=0.9)
    for name in page.locator(".players .name bdi").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth + 1 && one.clientHeight > 10"), (
            name.inner_text()
        )


def test_large_text_covers_no_guest(open_page: Open) -> None:
    for path in ("/puzzle/board/easy/0", "/learn/board"):
        page = open_page(path)
        if "learn" in path:
            page.get_by_role("button", name="Next").click()
        expect(page.locator(".hand button").first).to_be_visible()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        hand = box_of(page.locator(".hand"))
        last = box_of(page.locator(".hand button").last)
        assert last["y"] + last["height"] <= hand["y"] + hand["height"] + 1


def test_a_whole_turn_is_announced(open_page: Open, address: str) -> None:
    """All that somebody else has done, not only their last step; and one's own guest as soon as they sit."""
    page = open_page()
    script = scripted(page, server_match(address, "board", order="given"))
    my_turn(page)
    told = page.locator("div.unseen[role=status]")
    for place, points in (("B1", 2), ("C2", 4)):
        script.step(do="seat", at=place, guest="CNf", total=points, points={"B2": points})
    script.step(do="stop", effects=[{"effect": "turn", "player": 0}])
    expect(told.locator("p", has_text="2 points")).to_have_count(1)
    expect(told.locator("p", has_text="4 points")).to_have_count(1)
    assert page.locator("[aria-live=polite]").count() == 1
    page.goto(server_match(address, "board", order="given"))
    my_turn(page)
    page.locator(".hand button").first.press("Enter")
    page.locator("g.bar.open .hit").press("Enter")
    expect(told).to_contain_text("to the bar: 1 point")


def test_no_two_chairs_share_a_name(open_page: Open, address: str) -> None:
    page = open_page(server_match(address, "board", order="given"))
    my_turn(page)
    names = page.locator(".seat").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) > 60
    assert len(set(names)) == len(names)


def test_minus_points_are_red(open_page: Open, address: str) -> None:
    def change(state: Message) -> None:
        if "view" not in state:
            return
        guest = state["view"]["hands"][0][0]
        state["choices"] = [
            {"action": f"seat {guest} A2", "do": "seat", "guest": guest, "at": "A2", "total": -4, "points": {}}
        ]

    page = open_page()
    scripted(page, server_match(address, "board", order="given"), change)
    page.locator(".hand button").first.click()
    expect(page.locator(".seat.lit .tag")).to_have_css("fill", "rgb(154, 45, 43)")
