"""Great moments and endings, each of them made to come: banners, why a game ended, what is offered afterwards."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from page.conftest import Open
from page.occasions import finished_match, server_match
from page.scripted import Message, Script, scripted
from page.test_joy import ACTED
from server.serving import wait_for

SEEN = """
window.moments = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.dataset?.moment) window.moments.push(`${node.dataset.moment}: ${node.textContent.trim()}`);
}).observe(document, {childList: true, subtree: true});
"""
LAST = "B1"  # the chair at the table B2 that is still free
REASONS = ["J11b", "J11a", "K10a", "K10b", "K10c", "B11a", "B11b", "B11c", "B11d", "B11e"]


def fill_but_one(script: Script, *, everything: bool = False) -> str:
    """All chairs of the table B2, or of the café, are taken but one; whose table it is."""
    nation: str = script.state["view"]["tables"]["B2"]
    chairs = script.page.locator(".seat").evaluate_all("all => all.map((one) => one.dataset.cell)")
    taken = chairs if everything else ["A2", "C2", "B3"]
    script.show(seats={cell: f"{nation}{'fm'[at % 2]}" for at, cell in enumerate(taken) if cell != LAST})
    return nation


def seat_the_last(script: Script, nation: str, points: int, **sources: int) -> None:
    seats = {**script.state["view"]["seats"], LAST: f"{nation}f"}
    paid: dict[str, Any] = {"points": {"B2": points}, "total": points, "sources": sources}
    script.step(do="seat", guest=f"{nation}f", at=LAST, view={"seats": seats}, **paid)


def comes(page: Page, moment: str, words: str) -> None:
    page.wait_for_function("begin => window.moments.at(-1)?.startsWith(begin)", arg=f"{moment}: {words}")
    expect(page.locator("[data-moment]")).to_have_count(0)  # and goes


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_every_great_moment_has_its_banner(open_page: Open, address: str, motion: str) -> None:
    page = open_page("/icon.svg", reduced_motion=motion)
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {SEEN} {ACTED} }})")
    script = scripted(page, server_match(address, "card", order="given").partition("#")[0])
    seat_the_last(script, fill_but_one(script), 8, national_tables=8)
    comes(page, "national", "A whole table from one country")
    seat_the_last(script, fill_but_one(script), 20, same_sex_tables=20)
    comes(page, "regulars", "A ladies' table!")
    seat_the_last(script, fill_but_one(script, everything=True), 4, tables=4)
    comes(page, "last-chair", "The last chair!")
    script = scripted(page, server_match(address, "board", order="given").partition("#")[0])
    script.show(bar=["FRf"] * 19)
    script.step(do="bar", guest="FRm", total=-14, view={"bar": [*["FRf"] * 19, "FRm"]})
    comes(page, "low-bar", "−14 at the bar")
    assert bool(page.evaluate("window.acted.piece")) == (motion == "no-preference")


def finished(address: str, game: str = "junior") -> str:
    """The personal link of somebody whose game against the second level is over."""
    wish = {"game": game, "name": "Ada", "others": ["level2"], "start": True, "order": "given"}
    joined = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{joined['match']['id']}"
    httpx.post(f"{match}/leave", headers={"Authorization": f"Bearer {joined['token']}"}).raise_for_status()
    wait_for(lambda: httpx.get(match).json()["match"]["status"] == "over")
    return str(joined["personal_link"])


def won_by(player: int, **more: Any) -> Any:
    def change(state: Message) -> None:
        state["match"]["result"].update(winners=[player], scores=[20, 10] if player == 0 else [10, 20], **more)

    return change


@pytest.mark.parametrize(("winner", "lost", "offered"), [(0, 0, "level3"), (1, 2, "level1"), (1, 1, None)])
def test_after_a_game_somebody_else_is_offered(
    open_page: Open, address: str, winner: int, lost: int, offered: str | None
) -> None:
    """A victory leads up, a third defeat down, a second one nowhere; and who was met is met again."""
    page = open_page()
    page.evaluate(
        "lost => (localStorage['cafe-progress'] = JSON.stringify({level: 'level2', lost, counted: ''}))", lost
    )
    page.evaluate("localStorage['cafe-opponents'] = JSON.stringify({count: 2, level: 'level2'})")
    scripted(page, finished(address), won_by(winner))
    expect(page.locator("dialog .button.main")).to_be_visible()
    if offered is None:
        expect(page.locator(".offer")).to_have_count(0)
        return
    expect(page.locator(".offer")).to_contain_text("plays a little better" if winner == 0 else "goes a little easier")
    page.locator(".offer button").click()
    expect(page.locator(".hand button").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Level")).to_have_value(offered)
    expect(page.get_by_label("Opponents")).to_have_value("2")


def test_the_result_says_in_words_why_the_game_ended(open_page: Open, address: str) -> None:
    """Whatever ended it, and with no id of a rule."""
    page = open_page()
    script = scripted(page, finished(address))
    why = page.locator("dialog p", has_text="The game ended because")
    for reason in REASONS:
        script.state["match"]["result"]["reason"] = reason
        before = why.inner_text()
        script.show()
        if reason != REASONS[0]:
            expect(why).not_to_have_text(before)
        assert not re.search(r"[A-Z]\d|reason|\{", why.inner_text()), reason


def test_the_last_game_of_a_series_says_who_has_won_it(open_page: Open, address: str) -> None:
    def change(state: Message) -> None:
        won_by(1)(state)
        state["match"]["series"] = {"best_of": 3, "game": 3, "wins": [2, 1], "over": True}

    page = open_page()
    scripted(page, finished(address), change)
    expect(page.locator("#result-title")).to_have_text("You win the series!")
    expect(page.locator("dialog[open]")).to_contain_text("wins with 20 points")
    expect(page.locator("dialog[open]")).to_contain_text("Game 3 of 3. Games won: ")


def test_an_onlooker_of_the_end_is_led_to_the_replay(open_page: Open, address: str) -> None:
    page = open_page(f"/m/{finished_match(address)}")
    expect(page.get_by_role("link", name="Watch replay")).to_be_focused()


def test_a_replay_in_another_language_still_knows_who_you_are(open_page: Open, address: str) -> None:
    """Whoever gives no name is called "You" by a page in English, and by one in French something else."""
    page = open_page(f"/m/{finished_match(address, 'You')}/replay", language="fr")
    names = page.locator(".players strong")
    expect(names).to_have_count(2)
    expect(names.filter(has_text=re.compile("^(Vous|Toi)$"))).to_have_count(1)
    for moment in range(1, 25):  # whoever begins may seat a whole hand
        page.locator("input[type=range]").fill(str(moment))
        if page.get_by_text(re.compile("^Tu ")).count():
            return
    raise AssertionError("nothing is told of what you did")
