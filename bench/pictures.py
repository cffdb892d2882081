"""Takes the pictures of the page in docs/pictures, and the one that previews of links show.

A server, games played half way, a real Chromium.

python bench/pictures.py
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from browser import DESKTOP, PHONE, ROOT, chromium
from cafe.client import Cafe
from cafe.server.previews import PICTURE, PICTURE_SIZE
from servers import ours

FOLDER = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
COLOURS = 256
SETTLED = 1500  # ms until nothing moves any more
ACTIONS = {"board": 16, "card": 14, "junior": 30}  # until the café is half full
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 740, "height": 360}}
TELEVISION: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PAYS = {"board": 4, "card": 4, "junior": 1}  # what the best seat pays, at least


def play_half(address: str, game: str, others: Sequence[str] = ("level3",)) -> str:
    """A game against computer players, half way, at our turn: its personal link."""
    seat = Cafe(address).create(game, "Ada", [*others], start=True)
    for done, state in enumerate(seat.turns()):
        best = max(state.choices or [], key=lambda choice: (choice.total, choice.do == "seat"))
        if done >= ACTIONS[game] and best.total >= PAYS[game] and best.do == "seat" and not state.view.placements:  # type: ignore[union-attr]
            break
        seat.play(best.action, number=state.number)
    return seat.personal_link


def play_out(address: str, game: str) -> str:
    """A whole game: its id."""
    seat = Cafe(address).create(game, "Ada", ["level3"], start=True)
    for state in seat.turns():
        best = max(state.choices or [], key=lambda choice: (choice.total, choice.do == "seat"))
        seat.play(best.action, number=state.number)
    return seat.match


def open_page(browser: Browser, path: str, scheme: str, kind: dict[str, Any]) -> Page:
    page = browser.new_context(**{"locale": "en", "color_scheme": scheme, **kind}).new_page()
    page.goto(path)
    page.wait_for_timeout(SETTLED)
    return page


def keep(page: Page, name: str, folder: Path = FOLDER) -> None:
    """Save a picture, small: with as many colours as it takes."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)
    page.context.close()
    print(name, (folder / f"{name}.png").stat().st_size)


def hold_best(page: Page) -> None:
    """Take the guest in hand with the most seats to choose from, so that they light up."""
    guests = page.locator(".hand button:not(.unable)").all()
    seats = list[int]()
    for guest in guests:
        guest.click()
        seats.append(page.locator(".seat.lit:not(:has(use))").count())
    if guests and (best := seats.index(max(seats))) != len(guests) - 1:  # the last one is held already
        guests[best].click()
    page.wait_for_timeout(300)


def take_games(browser: Browser, address: str) -> None:
    shots = [
        ("board", "board", "light", DESKTOP), ("board-phone", "board", "dark", PHONE),
        ("card", "card", "dark", DESKTOP), ("card-phone", "card", "light", PHONE),
        ("junior", "junior", "light", DESKTOP), ("junior-phone", "junior", "dark", PHONE),
        ("board-tablet", "board", "light", TABLET), ("card-sideways", "card", "dark", SIDEWAYS),
    ]  # fmt: skip
    for name, game, scheme, kind in shots:
        page = open_page(browser, play_half(address, game), scheme, kind)
        hold_best(page)
        keep(page, name)


def take_pages(browser: Browser, address: str) -> None:
    for name, path, scheme, kind in (
        ("start", "/", "light", DESKTOP),
        ("start-phone", "/", "dark", PHONE),
        ("puzzle-phone", "/puzzle/board/hard/4", "light", PHONE),
    ):
        keep(open_page(browser, address + path, scheme, kind), name)
    page = open_page(browser, f"{address}/m/{play_out(address, 'card')}/replay?lookback", "light", DESKTOP)
    page.wait_for_selector(".lookback polyline", timeout=60_000)
    page.locator(".lookback summary").click()
    page.locator(".lookback ol button").first.click()
    page.locator(".lookback").scroll_into_view_if_needed()
    page.wait_for_timeout(SETTLED)
    keep(page, "lookback")


def take_room(browser: Browser, address: str) -> None:
    """A table in the room, while a phone there holds the hand."""
    link = play_half(address, "card", ("level3", "level1", "level4"))
    phone = open_page(browser, link, "light", PHONE)
    match = link.partition("#")[0].rpartition("/")[2]
    page = open_page(browser, f"{address}/table/{match}", "light", TELEVISION)
    page.wait_for_timeout(SETTLED)
    keep(page, "table-in-the-room")
    phone.context.close()


def take_preview(browser: Browser, address: str) -> None:
    """What others see of a link: the café in the size that previews have."""
    width, height = PICTURE_SIZE
    page = open_page(browser, play_half(address, "board"), "light", {"viewport": {"width": width, "height": height}})
    hold_best(page)
    keep(page, PICTURE.removesuffix(".png"), PUBLIC)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), bot_pause=0.0) as (address, _),
        chromium() as browser,
    ):
        take_games(browser, address)
        take_pages(browser, address)
        take_room(browser, address)
        take_preview(browser, address)


if __name__ == "__main__":
    main()
