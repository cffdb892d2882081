"""Junior for children who cannot read yet: a hand points, a voice speaks, faces tell who has a seat."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from page.browsing import BEST, box_of
from page.conftest import Open
from page.occasions import finished_match

# A browser without voices says nothing: this one has one, a little late, and writes down what it is to say.
VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voices = new EventTarget();
let there = [];
Object.defineProperty(window, "speechSynthesis", {
  value: {
    addEventListener: voices.addEventListener.bind(voices),
    removeEventListener: voices.removeEventListener.bind(voices),
    getVoices: () => there,
    cancel() {},
    speak(one) { window.said.push(`${one.lang}: ${one.text}`); },
  },
});
setTimeout(() => {
  there = [{ lang: "en-GB", name: "Ann" }];
  voices.dispatchEvent(new Event("voiceschanged"));
}, 200);
"""


def junior(open_page: Open, address: str, language: str = "en", **more: bool) -> Page:
    wish = {"game": "junior", "name": "Ada", "others": ["level1"], "start": True, "order": "given"}
    link = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["personal_link"]
    page = open_page(phone=True, language=language, **more)
    page.add_init_script(VOICE)
    page.goto(link)
    expect(page.locator(".bar.mine")).to_be_visible()
    return page


def points_at(page: Page, what: str) -> bool:
    """Whether the hand comes to rest inside something."""
    inside = """what => {
      const [outer, tip] = [what, ".hand-pointer"].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return !!tip && outer.top <= tip.top && tip.top <= outer.bottom;
    }"""
    return bool(page.wait_for_function(inside, arg=what))


def test_a_hand_leads_through_a_turn(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    pointer = page.locator(".hand-pointer")
    expect(pointer).to_be_visible()
    assert points_at(page, ".hand")
    page.locator(".hand button:not(.seatless)").first.tap()
    expect(pointer).to_be_visible()
    assert points_at(page, "section.floor")


def test_prompts_are_read_aloud_until_one_taps(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    page.wait_for_function("() => window.said.at(-1) === 'en-GB: Your turn. Tap a child.'")
    page.locator(".voice").tap()
    page.locator(".hand button:not(.seatless)").first.tap()
    expect(page.locator(".prompt")).to_contain_text("Now tap a chair that glows.")
    assert page.evaluate("window.said.at(-1)") == "en-GB: Your turn. Tap a child."


def test_no_voice_reads_a_language_that_is_not_its_own(open_page: Open, address: str) -> None:
    page = junior(open_page, address, "fr")
    page.wait_for_function("() => speechSynthesis.getVoices().length")
    page.locator(".hand button:not(.seatless)").first.tap()
    expect(page.locator(".prompt")).to_contain_text("une chaise")
    expect(page.locator(".voice")).to_have_count(0)
    assert page.evaluate("window.said") == []


def test_whose_turn_and_who_has_won_are_read_aloud(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    seat_one(page)
    page.locator(".buttons .button.main").tap()
    page.wait_for_function("() => window.said.some((one) => one.endsWith(' is playing'))")
    expect(page.locator(".bar.mine")).to_be_visible()
    match, token = page.url, page.evaluate("Object.values(JSON.parse(localStorage['cafe-matches'])[0].tokens)[0]")
    leave = f"{address}/api/matches/{match.rpartition('/')[2]}/leave"
    httpx.post(leave, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
    headline = page.locator("#result-title")
    expect(headline).to_contain_text("point", timeout=60_000)
    page.wait_for_function("told => window.said.at(-1) === `en-GB: ${told}`", arg=headline.inner_text())


def test_the_hand_points_whatever_the_settings_say_of_guides(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    page.evaluate("""() => localStorage['cafe-settings'] =
      JSON.stringify({...JSON.parse(localStorage['cafe-settings'] ?? '{}'), guide: false})""")
    page.reload()
    expect(page.locator(".hand-pointer")).to_be_visible()


def test_a_hint_is_a_picture_and_one_large_button(open_page: Open, address: str) -> None:
    """No chances, no other turns; one sentence, which is read aloud; and the hand points at the button."""
    page = junior(open_page, address)
    page.get_by_role("button", name="Hint").tap()
    sheet = page.locator(".sheet")
    told = "Look who can sit here! Tap the green button."
    expect(sheet.get_by_text(told)).to_be_visible()
    page.wait_for_function("told => window.said.at(-1) === `en-GB: ${told}`", arg=told)
    expect(sheet.locator(".worth, details")).to_have_count(0)
    assert box_of(sheet.locator(".guest").first)["width"] >= 64
    button = sheet.get_by_role("button", name="Try it")
    assert box_of(button)["height"] >= 60
    expect(page.locator(".hand-pointer")).to_be_visible()
    assert points_at(page, ".sheet .button.main")
    button.tap()
    expect(sheet).to_have_count(0)
    expect(page.locator(".buttons .button.main")).to_contain_text("+")


def test_whoever_sets_up_junior_reads_of_girls_and_boys(open_page: Open) -> None:
    page = open_page("/new")
    page.locator("summary").click()
    expect(page.get_by_text("Ladies' and gentlemen's tables")).to_be_visible()
    page.locator("input[value=junior]").check(force=True)
    expect(page.get_by_text("Girls' and boys' tables")).to_be_visible()


def test_french_children_are_called_tu(open_page: Open, address: str) -> None:
    page = junior(open_page, address, "fr")
    expect(page.locator(".prompt")).to_contain_text("À toi de jouer")
    expect(page.locator(".prompt")).to_contain_text("Touche un enfant.")
    for _ in range(2):
        if page.locator(".hand button:not(.seatless)").count():
            seat_one(page)
    speaks_to_children(page, "fr")


def speaks_to_children(page: Page, language: str) -> None:
    """No word in sight is for grown-ups, nor one that is read out."""
    labels = page.locator("main [aria-label]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    text = "\n".join([page.locator("main").inner_text(), *labels]).lower()
    wrong = {"fr": r"\b(vous|votre|vos|clients?)\b", "en": r"\bguests?\b"}[language]
    assert re.findall(wrong, text) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_puzzle_replay_and_referee_speak_to_children_too(open_page: Open, address: str, language: str) -> None:
    page = open_page("/puzzle/junior", phone=True, language=language)
    expect(page.locator(".hand button").first).to_be_visible()
    speaks_to_children(page, language)
    page.locator(".side .row .button.plain").tap()  # shows the best turn
    expect(page.locator(".answer")).to_be_visible()
    speaks_to_children(page, language)
    page.goto(f"/m/{finished_match(address)}/replay?lookback")
    expect(page.locator(".lookback polyline").first).to_be_visible()
    page.locator("input[type=range]").fill("3")
    speaks_to_children(page, language)
    page.goto("/editor")
    page.locator(".side select").first.select_option("junior")
    for tab in page.get_by_role("tab").all():
        tab.tap()
        speaks_to_children(page, language)


def test_chips_fly_into_the_purse(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    page.evaluate("""() => new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.classList?.contains("flight")) window.chips = [...(window.chips ?? []), [...node.classList].join(" ")];
    }).observe(document, {childList: true, subtree: true})""")
    seat_one(page)
    page.locator(".buttons .button.main").tap()
    page.wait_for_function("() => window.chips?.every((one) => one.includes('chip'))")
    expect(page.locator(".flight")).to_have_count(0)


def seat_one(page: Page) -> None:
    """The first child that has a chair, on the best one."""
    left = page.locator(".hand button").count() - 1
    page.locator(".hand button:not(.seatless)").first.tap()
    expect(page.locator(".seat.lit").first).to_be_visible()
    page.locator(f'[data-cell="{page.evaluate(BEST)}"]').first.tap()
    expect(page.locator(".hand button")).to_have_count(left)


def test_large_buttons_and_moods(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    seat_one(page)
    assert box_of(page.locator(".buttons .button.main"))["height"] >= 56
    sad = page.locator(".hand button.seatless use").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    glad = page.locator(".hand button:not(.seatless) use").evaluate_all(
        "all => all.map((one) => one.getAttribute('href'))"
    )
    assert all(one.startswith("#sad-") for one in sad)
    assert all(one.startswith("#guest-") for one in glad)
    expect(page.locator(".purse")).to_have_count(2)
