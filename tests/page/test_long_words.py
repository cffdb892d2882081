"""A language whose texts are 40% longer than English breaks no layout. It is made here, from the English catalogues."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from page.browsing import ROOT, fits, play_now, some_turns
from page.conftest import Open
from page.occasions import finished_match, occasions, server_match
from page.test_sizes import LARGE, SIDEWAYS, nothing_sticks_out, opened
from server.serving import wait_for

CATALOGUES = ROOT / "src" / "cafe" / "i18n"
KEY = re.compile(r"(\s*(?:[a-zA-Z][\w-]* =|\.\w+ =|\*?\[[^\]]+\])?\s*)(.*)")
CODE = re.compile(r"(\{[^{}]*(?:\}|$))")
PHONE_WIDTH = 360
LAPTOP_WIDTH = 1280
PATHS = [
    *("/", "/new", "/settings", "/puzzle/card/hard/1", "/sheet", "/learn/junior"),
    *("/lobby", "/replay", "/profile", "/editor", "/rules/card", "/privacy", "/games"),
]


def longer(text: str) -> str:
    """Every vowel twice, and some consonants: more than a third more."""
    return re.sub(r"[aeioun]", lambda letter: letter[0] * 2, text)


def pseudo(catalogue: str) -> str:
    """A catalogue with longer texts; keys, variables and choices stay."""
    lines = []
    for line in catalogue.splitlines():
        key, text = KEY.fullmatch(line).groups()  # type: ignore[union-attr]
        if line.startswith("#") or not text:
            lines.append(line)
        else:
            lines.append(key + "".join(one if one.startswith("{") else longer(one) for one in CODE.split(text)))
    return "\n".join(lines) + "\n"


def speak_long(page: Page) -> None:
    """Hand the page the longer catalogues in place of the English ones."""
    shared, own = (pseudo((CATALOGUES / name).read_text("utf-8")) for name in ("en.ftl", "page/en.ftl"))

    def answer(route: Route) -> None:
        body = route.fetch().text()
        text = own if "play-now" in body else shared if "nation-CF" in body else None
        if text is None:
            route.fulfill(body=body, content_type="text/javascript")
        else:
            route.fulfill(body=f"export default {json.dumps(text)};", content_type="text/javascript")

    page.route(re.compile(r"/assets/en-[\w-]+\.js"), answer)


def test_it_is_longer_and_still_a_catalogue() -> None:
    made = pseudo("count = { $n ->\n    [one] one guest\n   *[other] { $n } guests\n }\n    .junior = No more\n")
    long = "count = { $n ->\n    [one] oonnee guueest\n   *[other] { $n } guueests\n }\n    .junior = Noo mooree\n"
    assert made == long
    texts = [line.partition(" = ")[2] for line in (CATALOGUES / "page" / "en.ftl").read_text("utf-8").splitlines()]
    plain = "".join(text for text in texts if "{" not in text)
    assert 1.3 < len(longer(plain)) / len(plain) < 1.5


@pytest.mark.parametrize("path", PATHS)
def test_pages_fit_a_phone(open_page: Open, path: str) -> None:
    page = open_page("/icon.svg", phone=True)
    speak_long(page)
    page.goto(path)
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_function("() => /([aeiou])\\1/.test(document.body.innerText)")
    fits(page, path)


def test_pages_fit_a_laptop(open_page: Open) -> None:
    page = open_page("/icon.svg")
    speak_long(page)
    for path in PATHS:
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        fits(page, path, LAPTOP_WIDTH)


def test_a_table_in_the_room_fits_a_television(open_page: Open, address: str) -> None:
    page = open_page("/icon.svg", **LARGE)
    speak_long(page)
    for match in (finished_match(address), server_match(address, "card").partition("#")[0].rpartition("/")[2]):
        page.goto(f"/table/{match}")
        expect(page.locator(".players li").first).to_be_visible()
        nothing_sticks_out(page, ".players li")
        nothing_sticks_out(page, ".beside")
        fits(page, match, LARGE["viewport"]["width"])


def test_a_game_fits_a_phone_held_sideways(open_page: Open, address: str) -> None:
    page = open_page("/icon.svg", **SIDEWAYS)
    speak_long(page)
    opened(page, address, "card", 1)
    expect(page.locator(".bar .prompt")).not_to_be_empty()
    for part in (".players li", ".buttons", ".hand"):
        nothing_sticks_out(page, part)
    fits(page, "sideways", SIDEWAYS["viewport"]["width"])


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_game_fits_a_phone(open_page: Open, game: str) -> None:
    page = open_page("/icon.svg", phone=True)
    speak_long(page)
    page.goto("/")
    play_now(page, game)
    some_turns(page, 6)
    for part in (".players li", ".buttons", ".hand"):
        nothing_sticks_out(page, part)
    fits(page, game)


def test_everything_around_a_game_fits_a_phone(open_page: Open, address: str) -> None:
    """The lobby, the curtain, a hint, a rule, a replay with its review, reactions, a puzzle that is answered."""
    page = open_page("/icon.svg", phone=True)
    speak_long(page)
    for occasion in occasions(page, address):
        fits(page, occasion)
        nothing_sticks_out(page, "main .panel, main .row")
    page.goto(server_match(address, "card", order="given"))
    page.locator(".buttons .hint").tap()
    expect(page.locator(".sheet .advice")).to_be_visible()
    nothing_sticks_out(page, ".sheet")
    page.keyboard.press("Escape")
    page.locator(".hand button").first.tap()
    wait_for(lambda: is_refused(page))
    page.locator(".why").tap()
    expect(page.locator("dialog[open] p").first).not_to_be_empty()
    nothing_sticks_out(page, "dialog[open]")
    fits(page, "a rule")
    page.goto(f"/m/{finished_match(address)}/replay?lookback")
    expect(page.locator(".lookback polyline").first).to_be_visible()
    nothing_sticks_out(page, ".lookback")
    fits(page, "a review")
    page.goto(company(address))
    expect(page.locator(".reactions button:visible")).to_have_count(6)
    fits(page, "reactions")
    page.goto("/puzzle/board/easy/0")
    page.locator(".side .row .button.plain").tap()
    expect(page.locator(".answer")).to_be_visible()
    nothing_sticks_out(page, ".side")
    fits(page, "a puzzle")


def is_refused(page: Page) -> bool:
    """Tap a chair that does not light up; whether it was said why."""
    page.locator(".seat:not(.lit)").first.tap()
    page.wait_for_timeout(50)
    return page.locator(".why").count() > 0


def company(address: str) -> str:
    """The personal link of somebody who plays with somebody else, by the clock."""
    time = {"limit": "move", "seconds": 300}
    wish = {"game": "card", "name": "Ada", "others": ["free"], "order": "given", "time": time}
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{ada['match']['id']}"
    httpx.post(f"{match}/join", json={"name": "Ben"}).raise_for_status()
    httpx.post(f"{match}/start", headers={"Authorization": f"Bearer {ada['token']}"}).raise_for_status()
    return str(ada["personal_link"])


def test_the_end_fits_a_phone(open_page: Open, address: str) -> None:
    match = finished_match(address)
    page = open_page("/icon.svg", phone=True)
    speak_long(page)
    page.goto(f"/m/{match}")
    page.locator("dialog summary").tap()
    expect(page.locator("dialog .menu a").first).to_be_visible()
    nothing_sticks_out(page, "dialog .menu")
    page.wait_for_function(f"() => document.querySelector('dialog').scrollWidth <= {PHONE_WIDTH}")
