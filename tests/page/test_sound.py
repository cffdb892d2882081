"""The sound of the café: it begins with the first tap, ends with a tap, and is silent while nobody looks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from page.browsing import play_now
from page.conftest import Open

# Loudspeakers that count what plays for ever: the people who talk. What ends by itself is told when it begins.
SPEAKERS = """
window.playing = 0;
window.hiddenNow = false;
Object.defineProperty(document, "hidden", { get: () => window.hiddenNow });
const value = () => new Proxy({ value: 0 }, { get: (own, key) => (key === "value" ? own.value : () => {}) });
class Node {
  constructor(lasts) { this.lasts = lasts; }
  gain = value(); frequency = value(); Q = value(); playbackRate = value();
  connect(to) { return to; }
  start() { if (this.lasts && this.loop) window.playing += 1; }
  stop() { if (this.lasts && this.loop) window.playing -= 1; }
}
window.AudioContext = class {
  currentTime = 0; sampleRate = 100; state = "running"; destination = {};
  createGain = () => new Node(false);
  createBiquadFilter = () => new Node(false);
  createOscillator = () => new Node(false);
  createBufferSource = () => new Node(true);
  createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
};
"""


def listening(open_page: Open) -> Page:
    page = open_page()
    page.add_init_script(SPEAKERS)
    page.reload()
    play_now(page, "card")
    expect(page.locator(".bar.mine")).to_be_visible()
    return page


def people_talk(page: Page, talk: bool) -> None:
    page.wait_for_function(f"() => (window.playing > 0) === {'true' if talk else 'false'}")


def test_a_tap_begins_it_and_a_tap_ends_it(open_page: Open) -> None:
    page = listening(open_page)
    page.locator("h1").first.dispatch_event("pointerup")  # the tap that opened the game was before the café was there
    people_talk(page, True)
    page.get_by_role("button", name="Turn sound off").click()
    people_talk(page, False)
    page.get_by_role("button", name="Turn sound on").click()
    people_talk(page, True)
    page.locator("header .home").click()
    people_talk(page, False)


def test_it_is_silent_while_nobody_looks(open_page: Open) -> None:
    page = listening(open_page)
    page.mouse.click(3, 300)
    people_talk(page, True)
    for hidden in (True, False):
        page.evaluate(
            "hidden => { window.hiddenNow = hidden; document.dispatchEvent(new Event('visibilitychange')); }", hidden
        )
        people_talk(page, not hidden)
