"""A profile in the browser: made, taken along to another device, sent with new matches, deleted."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from page.browsing import play_now, violations
from page.conftest import Open


def profiles_in(address: str, page: Page) -> list[str]:
    """The profiles at the places of the match that is shown."""
    match = httpx.get(f"{address}/api/matches/{page.url.rpartition('/')[2]}").json()["match"]
    return [place["profile"] for place in match["places"] if "profile" in place]


def test_profile_on_two_devices(open_page: Open, address: str) -> None:
    page = open_page("/")
    page.get_by_role("link", name="My profile").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create a profile").click()
    secret = page.locator(".link").inner_text()
    assert "/profile#" in secret
    assert violations(page) == []
    phone = open_page(secret, phone=True)
    expect(phone.get_by_label("Your name")).to_have_value("Ada")
    assert "#" not in phone.url
    phone.get_by_label("Your name").fill("Ada L.")
    phone.get_by_role("button", name="Change name").tap()
    expect(phone.get_by_role("button", name="Change name")).to_be_disabled()
    for one in (page, phone):
        one.goto("/")
        play_now(one, "board")
    assert profiles_in(address, page) == profiles_in(address, phone) != []
    phone.goto("/profile")
    phone.get_by_role("button", name="Delete the profile").tap()
    phone.get_by_role("button", name="Delete it and all its results").tap()
    expect(phone.get_by_role("button", name="Create a profile")).to_be_visible()


def test_a_link_does_not_take_away_another_profile(open_page: Open, address: str) -> None:
    other = httpx.post(f"{address}/api/profiles", json={"name": "Ben"}).raise_for_status().json()
    page = open_page("/profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create a profile").click()
    expect(page.locator(".link")).to_be_visible()
    page.goto("/")
    page.goto(other["link"])
    expect(page.get_by_text("This device already has the profile Ada")).to_be_visible()
    page.get_by_role("button", name="Keep mine").click()
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.goto("/")
    page.goto(other["link"])
    page.get_by_role("button", name="Use the one from the link").click()
    expect(page.get_by_label("Your name")).to_have_value("Ben")
