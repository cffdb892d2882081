"""Junior for children who cannot read yet: a hand points, a voice speaks, faces tell who has a seat."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from page.browsing import BEST, box_of
from page.conftest import Open

# A browser without voices says nothing: this one writes down what it is to say.
VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", {
  value: { cancel() {}, speak(one) { window.said.push(`${one.lang}: ${one.text}`); } },
});
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
    page.wait_for_function("() => window.said.at(-1) === 'en: Your turn. Tap a child.'")
    page.locator(".voice").tap()
    page.locator(".hand button:not(.seatless)").first.tap()
    expect(page.locator(".prompt")).to_contain_text("Now tap a chair that glows.")
    assert page.evaluate("window.said.at(-1)") == "en: Your turn. Tap a child."


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
    page.wait_for_function("told => window.said.at(-1) === `en: ${told}`", arg=headline.inner_text())


def test_the_hand_points_whatever_the_settings_say_of_guides(open_page: Open, address: str) -> None:
    page = junior(open_page, address)
    page.evaluate("""() => localStorage['cafe-settings'] =
      JSON.stringify({...JSON.parse(localStorage['cafe-settings'] ?? '{}'), guide: false})""")
    page.reload()
    expect(page.locator(".hand-pointer")).to_be_visible()


def test_french_children_are_called_tu(open_page: Open, address: str) -> None:
    page = junior(open_page, address, "fr")
    expect(page.locator(".prompt")).to_contain_text("À toi de jouer")
    expect(page.locator(".prompt")).to_contain_text("Touche un enfant.")
    for _ in range(2):
        if page.locator(".hand button:not(.seatless)").count():
            seat_one(page)
    text = page.locator("main").inner_text().lower()
    for wrong in ("vous", "votre", "vos ", "client"):
        assert wrong not in text


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
