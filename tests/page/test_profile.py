"""A profile in the browser: made, taken along to another device, sent with new matches, deleted."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from page.browsing import touch, violations
from page.conftest import Open
from page.occasions import server_match


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
        touch(one, one.locator("li.board .button.main"))
        touch(one, one.get_by_role("button", name="Yes, count them"))
        one.wait_for_selector(".hand button")
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


def test_the_secret_link_is_made_anew(open_page: Open, address: str) -> None:
    page = open_page("/profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create a profile").click()
    old = page.locator(".link").inner_text()
    page.get_by_role("button", name="Make a new link").click()
    page.get_by_role("button", name="the old one stops working").click()
    expect(page.locator(".link")).not_to_have_text(old)
    tokens = (old.rpartition("#")[2], page.locator(".link").inner_text().rpartition("#")[2])
    asked = [httpx.get(f"{address}/api/profile", headers={"Authorization": f"Bearer {token}"}) for token in tokens]
    assert [answer.status_code for answer in asked] == [401, 200]
    assert violations(page) == []


def test_a_rated_match_is_told_and_shows_no_hint(open_page: Open, address: str) -> None:
    page = open_page("/profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create a profile").click()
    expect(page.locator(".link")).to_be_visible()
    expect(page.get_by_role("heading", name="Bots")).to_be_visible()
    page.goto("/new")
    page.get_by_label("Your name").fill("Ada")
    page.locator("summary").click()
    page.get_by_text("there are no hints").click()
    page.get_by_role("button", name="Open the match").click()
    expect(page.get_by_text("This match is rated")).to_be_visible()
    match = page.url.rpartition("/")[2]
    friend = open_page(f"/m/{match}", phone=True)
    expect(friend.get_by_text("This match is rated")).to_be_visible()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Join").tap()
    page.get_by_role("button", name="Start").click()
    for one in (page, friend):
        expect(one.locator("div.bar")).to_be_visible()
        expect(one.locator("button.hint")).to_have_count(0)


def test_the_page_on_privacy_says_what_the_server_is_set_to(open_page: Open) -> None:
    page = open_page("/privacy")
    kept = {"Names without a profile": 365, "Fingerprints of addresses": 30, "Profiles": 730}  # --keep-names and so on
    for what, days in kept.items():
        about = page.locator("dl > div").filter(has=page.get_by_text(what, exact=True))
        expect(about.locator("strong")).to_have_text(f"for {days} days after the end.")


def test_ones_own_data_and_name(open_page: Open, address: str) -> None:
    page = open_page("/profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create a profile").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    assert '"name":"Ada"' in download.value.path().read_text()
    other = open_page(server_match(address, "card"))
    other.get_by_role("button", name="My personal link").click()
    other.get_by_role("button", name="Erase my name").click()
    other.get_by_role("button", name="Erase it for good").click()
    expect(other.locator("ul.players")).to_contain_text("Guest")
