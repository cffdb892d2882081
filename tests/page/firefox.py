"""Firefox, driven by Mozilla's own client for it: tapped and typed at, waited for."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

from marionette_driver import Wait
from marionette_driver.errors import NoSuchWindowException
from marionette_driver.keys import Keys
from marionette_driver.marionette import ActionSequence, Marionette

from page.browsing import BEST, LOOK, Progress
from page.fetch_firefox import surroundings

PATIENCE = 120.0  # s
PREFERENCES = {
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    "app.update.disabledForTesting": True,
}
# A window is never as narrow as a phone: the page's part of it is, and has touch.
AS_PHONE = """
const browser = gBrowser.selectedBrowser;
browser.browsingContext.inRDMPane = true;
browser.browsingContext.touchEventsOverride = "enabled";
for (const [side, length] of [["width", "360px"], ["height", "740px"]])
  for (const name of [side, `min-${side}`, `max-${side}`]) browser.style.setProperty(name, length);
"""
# Where to put the finger: in the middle of what is asked for, once it is there, in sight and still.
MIDDLE = """
const one = document.querySelectorAll(arguments[0])[arguments[1]];
if (!one) return null;
one.scrollIntoView({ block: "nearest", behavior: "instant" });
const { x, y, width, height } = one.getBoundingClientRect();
const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
return one.contains(document.elementFromPoint(...middle)) ? middle : null;
"""


class Firefox:
    """A browser with one window of a test in front."""

    def __init__(self, marionette: Marionette) -> None:
        self.marionette = marionette

    def ask(self, script: str, *arguments: Any) -> Any:
        """What a script in the page returns."""
        return self.marionette.execute_script(script, script_args=list(arguments))

    def be_phone(self) -> None:
        """The window in front is 360 by 740 points large, and has touch."""
        with self.marionette.using_context("chrome"):
            self.marionette.execute_script(AS_PHONE)

    def prefer(self, **preferences: object) -> None:
        """Set preferences of the browser, `__` for a dot."""
        self.marionette.set_prefs({name.replace("__", "."): value for name, value in preferences.items()})

    def new_tab(self, address: str) -> str:
        return self._open("tab", address)

    def new_window(self, address: str, *, private: bool = False) -> str:
        return self._open("window", address, private=private)

    def _open(self, kind: str, address: str, **more: bool) -> str:
        handle = str(self.marionette.open(type=kind, focus=True, **more)["handle"])
        self.turn_to(handle)
        self.marionette.navigate(address)
        return handle

    def turn_to(self, handle: str) -> None:
        """Another tab, in front."""
        self.marionette.switch_to_window(handle, focus=True)

    def reload(self) -> None:
        """As a person does; the driver's own way asks the host for everything."""
        self.ask("window.isOld = true; location.reload()")
        self.wait(lambda: self.ask("return !window.isOld && document.readyState === 'complete'"))

    def wait(self, condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """What a question answers as soon as it is not nothing."""
        return Wait(self.marionette, timeout=patience, interval=0.03).until(lambda _: condition())

    def shows(self, query: str) -> bool:
        return bool(self.ask("return document.querySelector(arguments[0])?.checkVisibility() ?? false", query))

    def count(self, query: str) -> int:
        return int(self.ask("return document.querySelectorAll(arguments[0]).length", query))

    def text(self) -> str:
        return str(self.ask("return document.body.innerText"))

    def wait_for(self, query: str) -> None:
        self.wait(lambda: self.shows(query))

    def wait_for_text(self, text: str) -> None:
        self.wait(lambda: text in self.text())

    def tap(self, query: str, index: int = 0) -> None:
        """Touch something with a finger, once it is there and stays where it is."""
        before: list[int] | None = None

        def still() -> list[int] | None:
            nonlocal before
            found, before = before, self.ask(MIDDLE, query, index)
            return before if before and before == found else None

        x, y = self.wait(still)
        finger = ActionSequence(self.marionette, "pointer", "finger", {"pointerType": "touch"})
        finger.pointer_move(x, y).pointer_down().pointer_up().perform()

    def press(self, query: str = "", index: int = 0, key: str = Keys.ENTER) -> None:
        """Press a key, with the focus on something or where it is."""
        if query:
            self.ask("document.querySelectorAll(arguments[0])[arguments[1]].focus()", query, index)
        ActionSequence(self.marionette, "key", "keys").key_down(key).key_up(key).perform()

    def play_out(self, *, by_keys: bool) -> None:
        """Play until the result is shown, by the keyboard or by a finger."""
        do = self.press if by_keys else self.tap
        progress = Progress()
        while not (look := self.ask(f"return ({LOOK})()"))["over"]:
            progress.check(look)
            if look["mine"]:
                self._take_step(look, do)
            time.sleep(0.02)

    def _take_step(self, look: dict[str, Any], do: Callable[[str, int], None]) -> None:
        """One thing that can be done now."""
        ready = ".buttons .button.main:not(:disabled)"
        if look["tables"] and not look["main"]:
            do(".choice", 0)
            self.wait(lambda: not self.count(".choice"))
        elif look["able"] >= 0 and not (look["main"] and look["drafted"]):
            do(".hand button", look["able"])
            self._place(do)
        elif look["main"]:
            do(ready, 0)
        elif look["moves"]:
            others = ".buttons .button:not(.hint):not(:disabled)"
            do(others, self.count(others) - 1)

    def _place(self, do: Callable[[str, int], None]) -> None:
        """The guest in hand goes where it pays most: a seat, the bar, or away."""
        seat = self.ask(f"return ({BEST})()")
        if seat is not None:
            do(f'.seat[data-cell="{seat}"]', 0)
        elif self.count("g.bar.open .hit, .drop"):
            do("g.bar.open .hit, .drop", 0)
        else:
            self.press(key=Keys.ESCAPE)


@contextmanager
def started(path: str) -> Iterator[Firefox]:
    """A Firefox without a screen, with nothing in its profile."""
    with tempfile.TemporaryDirectory() as folder:  # a log that is there already is deleted, even /dev/null
        with patch.dict("os.environ", surroundings(path)):
            marionette = Marionette(bin=path, headless=True, prefs=PREFERENCES, gecko_log=f"{folder}/log")
        try:
            marionette.start_session()
            yield Firefox(marionette)
        finally:
            with suppress(NoSuchWindowException):
                marionette.quit(in_app=False)
            marionette.cleanup()
