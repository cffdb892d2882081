"""Joy: guests walk, full tables clap, the end is a scene; and all of it without movement where that is wished."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from page.browsing import box_of, play_now, play_until
from page.conftest import Open
from page.occasions import finished_match

# Everything that was ever acted out, counted by its kind.
ACTED = """
window.acted = {};
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      for (const kind of node.classList ?? []) window.acted[kind] = (window.acted[kind] ?? 0) + 1;
}).observe(document, {childList: true, subtree: true});
"""
# The properties that animations of our scenes change.
ANIMATED = """() => document.getAnimations()
  .filter((one) => one.effect.target?.closest?.(".stage, .flight"))
  .flatMap((one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))"""
USUAL = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def turns_until(page: Page, what: str) -> None:
    """Play until something has been acted out."""
    play_until(page, lambda: page.evaluate("kind => window.acted[kind] ?? 0", what))


def test_guests_walk_and_a_full_table_claps(open_page: Open) -> None:
    page = open_page()
    page.evaluate(ACTED)
    play_now(page, "card")
    turns_until(page, "walker")
    assert set(page.evaluate(ANIMATED)) <= USUAL
    turns_until(page, "clap")
    page.wait_for_function("() => window.acted.scrap >= 20")
    expect(page.locator(".piece")).to_have_count(0)  # nothing is left of it
    expect(page.locator(".sits.away")).to_have_count(0)  # everybody sits


def test_one_s_own_guest_starts_at_the_hand(open_page: Open) -> None:
    page = open_page(hurry=False)
    play_now(page, "board")  # somebody can always go somewhere: to the bar
    expect(page.locator(".bar.mine")).to_be_visible()
    hand = box_of(page.locator(".hand"))
    page.evaluate("""() => new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.classList?.contains("walker"))
          requestAnimationFrame(() => (window.start ??= node.getBoundingClientRect().toJSON()));
    }).observe(document, {childList: true, subtree: true})""")
    play_until(page, page.locator(".sum").count)  # a tap may take several attempts where the machine is busy
    start = page.wait_for_function("() => window.start").json_value()
    assert hand["y"] - 60 <= start["y"] <= hand["y"] + hand["height"]


def test_nothing_moves_when_nothing_happens(open_page: Open) -> None:
    """A newcomer's turn begins: whom to tap is shown, and then the page is still, however long one thinks."""
    page = open_page()
    play_now(page, "board")
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(page.locator(".hand .guided").first).to_be_visible()
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def test_the_same_without_movement(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    page.evaluate(ACTED)
    play_now(page, "card")
    turns_until(page, "shine")  # the full table is marked
    assert not page.evaluate("window.acted.piece ?? 0")


def test_the_end_is_a_scene_with_one_main_button(open_page: Open, address: str) -> None:
    page = open_page(f"/m/{finished_match(address)}", phone=True)
    expect(page.locator("dialog .cast .guest")).not_to_have_count(0)
    expect(page.locator("dialog .winner .crown")).not_to_have_count(0)
    expect(page.locator("dialog i")).not_to_have_count(0)
    expect(page.locator("dialog .button.main")).to_have_count(1)
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    expect(page.locator("dialog .menu li").first).to_be_hidden()
    page.locator("dialog summary").tap()
    expect(page.locator("dialog .menu li").first).to_be_visible()
