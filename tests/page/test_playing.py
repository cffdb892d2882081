"""What one sees and hears while a game is played: points that fly, places pointed at, sentences about you."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as NotThere
from playwright.sync_api import expect

from page.browsing import ROOT, place_guest, play_now, play_until, some_turns
from page.conftest import Open
from page.occasions import server_match
from page.scripted import Message, scripted

YOU = {"en": "You", "de": "Du", "fr": "Vous", "da": "Du", "es": "Tú", "it": "Tu"}
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


def third_person(language: str, you: str) -> list[str]:
    """How sentences about somebody would begin if said of the player here; not where that is right as well."""
    folder = ROOT / "src" / "cafe" / "i18n" / "page"
    texts = (folder / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^log-[\w-]+(?<!-you) = \{ \$name \} ([^{\n]+)", texts, re.MULTILINE)
    wrong = {f"{you} {one.split()[0]}" for one in found if one.split()}
    right = re.findall(r"^log-[\w-]+-you = (\S+ \S+)", texts, re.MULTILINE)
    return sorted(f"{one} " for one in wrong.difference(right))


@pytest.mark.parametrize(("language", "you"), YOU.items())
def test_sentences_about_you_are_right_in_every_language(
    open_page: Open, address: str, language: str, you: str
) -> None:
    """One's own steps of every kind, all prompts: nobody is called "you" like a stranger, nothing is left out."""
    link = server_match(address, "board", order="given", name=you)
    page = open_page("/icon.svg", language=language)
    script = scripted(page, link)
    state = script.state
    guest, seat = state["view"]["hands"][0][0], "B1"
    mine: Message = {"player": 0, "by": "person", "guest": guest}
    prompts = set()

    def prompt(**view: Any) -> None:
        script.show(**view)
        page.wait_for_timeout(60)
        prompts.update(page.locator(".bar .words").all_inner_texts())

    prompt()
    for choices in ([{"action": "draw", "do": "draw", "total": 0}], [{"action": "pass", "do": "pass", "total": 0}], []):
        state["choices"] = choices
        prompt(waiting=None)
    prompt(waiting=seat, seats={seat: guest})
    script.step(do="seat", at=seat, total=4, points={"B2": 4}, sources={"tables": 4}, **mine)
    script.step(do="bar", total=-2, **mine)
    script.step(do="swap", at=seat, **mine)
    drew = {"effect": "drew", "player": 0, "count": 1, "guests": [guest]}
    script.step(do="pass", effects=[drew, {"effect": "hand_size", "player": 0, "size": 4}], player=0)
    expect(page.locator(".scroll li")).not_to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('.scroll li').length >= 4")
    told = "\n".join([*prompts, page.locator(".scroll").inner_text(), page.locator(".unseen p").all_inner_texts()[0]])
    assert [wrong for wrong in third_person(language, you) if wrong in told] == []
    assert re.findall(r" \.|\{|undefined|\bnull\b", told) == []
    assert len(prompts) >= 4


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


@pytest.mark.parametrize(("speed", "seconds"), [("normal", 4.0), ("fast", 1.6)])
def test_a_round_of_four_bots_takes_no_longer_than_one_cares_to_wait(
    open_page: Open, speed: str, seconds: float
) -> None:
    """From the end of one's own turn to the next, as the browser's clock has it; a second is for a busy machine."""
    page = open_page(hurry=False)
    page.evaluate("speed => (localStorage['cafe-settings'] = JSON.stringify({speed}))", speed)
    page.evaluate("localStorage['cafe-opponents'] = JSON.stringify({count: 3, level: 'level1'})")
    page.reload()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate("""() => new MutationObserver(() => {
      const isMine = !!document.querySelector(".bar.mine");
      if (isMine === (window.left === undefined)) return;
      if (isMine) window.round ??= performance.now() - window.left;
      else window.left = performance.now();
    }).observe(document, {childList: true, subtree: true, attributes: true})""")
    place_guest(page, 0)
    for guest in range(1, 9):  # one who would be alone has to be joined, and a turn that might go on to be ended
        if page.evaluate("() => window.left !== undefined"):
            break
        with suppress(NotThere):
            page.locator(".buttons .button.main").click(timeout=2000)
            page.wait_for_timeout(500)
            continue
        place_guest(page, guest % 5)
    page.wait_for_function("() => window.round")
    assert 0.3 < page.evaluate("window.round") / 1000 < seconds + 1
