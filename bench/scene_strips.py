"""Takes the scenes of the page as strips of six pictures each, for docs/pictures.

python bench/scene_strips.py [walk full ...]

A page watches games that are played faster than it shows them; what it paints is kept for some seconds, so that a scene
can be cut out once it is known that it came.
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page

from browser import PHONE, ROOT, chromium
from cafe.client import Cafe
from servers import ours

FOLDER = ROOT / "docs" / "pictures"
FRAMES = 6
GAP = 6
KEPT = 600  # pictures of the last seconds
LARGEST = 150_000  # bytes of a strip
PATIENCE = 150.0  # seconds until a scene has come
GAMES = 40  # tried until one ends as it should
SMALL = {"viewport": {"width": 720, "height": 860}}
# When what came: a walker, scraps of a cloth, chips, a table that shines, the banner of a moment, the end's dialog.
# No greetings: our Chromium has no letters for some of them.
LISTEN = """
const settings = JSON.parse(localStorage["cafe-settings"] ?? "{}");
localStorage["cafe-settings"] = JSON.stringify({...settings, speed: "SPEED", greetings: false});
window.came = {};
const SIGNS = ["walker", "scrap", "flight", "banner", "shine"];
const came = (what) => (window.came[what] ??= []).push(Date.now() / 1000);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      for (const kind of node.classList ?? []) if (SIGNS.includes(kind)) came(kind);
      if (node.dataset?.moment) came(node.dataset.moment);
      if (node.localName === "dialog") came("end");
    }
}).observe(document, { childList: true, subtree: true });
"""
TRIES = 3
Choose = Callable[[Any], tuple[int, ...]]


class Missing(Exception):
    """A scene did not come."""


@dataclass(frozen=True)
class Scene:
    """A strip: the game it is from, what tells that it came, how long it lasts, what is cut out."""

    name: str
    game: str
    sign: str
    seconds: float
    late: float = 0.0  # seconds after the sign
    cut: str = ".floor"  # nothing: the whole screen
    kind: Any = None
    scheme: str = "light"
    speed: str = "normal"
    edition: str = "printed"
    ends: str = ""  # the reason why the game ended
    bar: bool = False  # we send everybody to the bar
    nth: int = 3  # of its kind in a game
    variant: bool = False  # ladies' and gentlemen's tables
    calm: bool = False  # without movement


SCENES = [
    Scene("walk", "card", "walker", 0.55, cut="", kind=PHONE),
    Scene("full-table", "card", "scrap", 1.2, late=-0.2, nth=1),
    Scene("clearing", "card", "scrap", 1.9, late=0.7, nth=1),
    Scene("national-table", "board", "national", 1.6, scheme="dark", nth=1),
    Scene("regulars", "card", "regulars", 1.6, nth=1, variant=True, speed="fast"),
    Scene("low-bar", "board", "low-bar", 1.6, speed="fast", ends="B11b", bar=True, nth=1),
    Scene("last-chair", "board", "last-chair", 1.6, speed="fast", edition="small", ends="B11a", nth=1),
    Scene("end", "card", "end", 3.0, late=0.15, cut="dialog", kind=PHONE, speed="fast", nth=1),
    Scene("calm", "board", "shine", 1.4, nth=2, calm=True),
    Scene("purse", "junior", "flight", 0.9, cut="", kind=PHONE, nth=4),
]


def best_of(choice: Any) -> tuple[int, ...]:
    return (choice.total, choice.do == "seat")


def bar_first(choice: Any) -> tuple[int, ...]:
    return (choice.do == "bar", choice.total)


def play_out(seat: Any, choose: Choose) -> None:
    for state in seat.turns():
        seat.play(max(state.choices or [], key=choose).action, number=state.number)


class Film:
    """What a page paints, the last seconds of it."""

    def __init__(self, page: Page) -> None:
        self.frames: deque[tuple[float, str]] = deque(maxlen=KEPT)
        self._rolls = True
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 95})

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], frame["data"]))
        if self._rolls:
            self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        """Frames still on their way need no answer: the page is about to be closed."""
        self._rolls = False
        self._session.send("Page.stopScreencast")

    def at(self, moment: float) -> Image.Image:
        """What was on the screen then: the last picture painted before it."""
        shown = [data for time, data in self.frames if time <= moment] or [self.frames[0][1]]
        return Image.open(io.BytesIO(base64.b64decode(shown[-1]))).convert("RGB")


def opened(browser: Browser, address: str, scene: Scene) -> Page:
    """A page that looks on at a game that ends as the scene needs it."""
    for _ in range(GAMES):
        options = {"same_sex_tables": scene.variant}
        seat = Cafe(address).create(scene.game, "Ada", ["level3"], start=True, edition=scene.edition, options=options)
        motion = "reduce" if scene.calm else "no-preference"
        look = {"locale": "en", "color_scheme": scene.scheme, "reduced_motion": motion}
        context = browser.new_context(**{**look, **(scene.kind or SMALL)})
        page = context.new_page()
        page.add_init_script(LISTEN.replace("SPEED", scene.speed))
        page.goto(f"{address}/m/{seat.match}")
        page.wait_for_selector(".players li")
        play_out(seat, bar_first if scene.bar else best_of)
        result = httpx.get(f"{address}/api/matches/{seat.match}").json()["match"]["result"]
        if not scene.ends or result["reason"] == scene.ends:
            return page
        context.close()
    raise Missing(f"{scene.name}: no game of {GAMES} ended by {scene.ends}")


def take(browser: Browser, address: str, scene: Scene) -> None:
    page = opened(browser, address, scene)
    film = Film(page)
    shown = "([sign, nth]) => window.came[sign]?.[nth - 1]"
    waited = 0.0
    while not (came := page.evaluate(shown, [scene.sign, scene.nth])):
        page.wait_for_timeout(250)  # the film goes on meanwhile
        waited += 0.25
        if waited > PATIENCE:
            raise Missing(f"{scene.name}: {scene.sign} did not come")
    page.wait_for_timeout(1000 * (scene.late + scene.seconds) + 500)
    film.stop()
    times = [came + scene.late + scene.seconds * at / (FRAMES - 1) for at in range(FRAMES)]
    save(scene, [cut_out(film.at(time), page, scene.cut) for time in times])
    page.context.close()


def try_to_take(browser: Browser, address: str, scene: Scene) -> None:
    """Another game if this one has no such scene; the others are taken all the same."""
    for _ in range(TRIES):
        try:
            take(browser, address, scene)
            break
        except Missing as missing:
            print(missing, flush=True)


def cut_out(picture: Image.Image, page: Page, cut: str) -> Image.Image:
    box = page.locator(cut).first.bounding_box() if cut else None
    if box is None:
        return picture
    scale = picture.width / (page.viewport_size or {"width": picture.width})["width"]
    left, top, wide, high = (scale * box[side] for side in ("x", "y", "width", "height"))
    return picture.crop((round(left), round(max(0, top)), round(left + wide), round(top + high)))


def save(scene: Scene, pictures: list[Image.Image]) -> None:
    """Side by side, those of a café that is wide in two rows; as WebP, as good as fits."""
    first = pictures[0]
    wide, columns = (270, FRAMES) if first.height > 1.5 * first.width else (500, FRAMES // 2)
    high = round(wide * first.height / first.width)
    strip = Image.new("RGB", (columns * (wide + GAP) - GAP, FRAMES // columns * (high + GAP) - GAP), "white")
    for at, picture in enumerate(pictures):
        place = (at % columns * (wide + GAP), at // columns * (high + GAP))
        strip.paste(picture.resize((wide, high), Image.Resampling.LANCZOS), place)
    path = FOLDER / f"scene-{scene.name}.webp"
    for quality in range(88, 30, -6):
        strip.save(path, quality=quality, method=6)
        if path.stat().st_size < LARGEST:
            break
    print(path.name, path.stat().st_size, flush=True)


def main() -> None:
    wanted = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), bot_pause=0.0) as (address, _),
        chromium() as browser,
    ):
        for scene in SCENES:
            if not wanted or scene.name in wanted:
                try_to_take(browser, address, scene)


if __name__ == "__main__":
    main()
