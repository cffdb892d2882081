"""Moments of a match that have no address of their own: the lobby, the curtain, a spectator's view, a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from page.browsing import play_until
from server.serving import wait_for


def occasions(page: Page, address: str) -> Iterator[str]:
    """Show one after the other; by shapes alone, so that it works in every language."""
    page.goto("/new")
    page.locator("input[value=card]").check(force=True)
    page.locator("input[autocomplete=nickname]").fill("Ada")
    page.locator("form .button.main").click()
    expect(page.locator(".places")).to_be_visible()  # where one comes from has details too
    page.locator("details summary").click()
    yield "the lobby"
    page.locator("details input").fill("Ben")
    page.locator("details form .button").click()
    expect(page.locator(".places .free")).to_have_count(0)
    page.locator(".button.main.big").click()
    expect(page.locator(".hand button, .curtain .button").first).to_be_visible()
    play_until(page, lambda: page.locator(".curtain").count())
    yield "the curtain"
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".players li").first).to_be_visible()
    yield "a spectator"
    page.goto(f"/m/{finished_match(address)}/replay")
    expect(page.locator("input[type=range]")).to_be_visible()
    yield "a replay"


def server_match(address: str, game: str, **more: Any) -> str:
    """The personal link of somebody who plays against a bot on the server."""
    wish = {"game": game, "name": "Ada", "others": ["level1"], "start": True, **more}
    return str(httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()["personal_link"])


def finished_match(address: str, name: str = "Ada") -> str:
    """A match that bots have played to its end."""
    wish = {"game": "junior", "name": name, "others": ["greedy"], "start": True}
    joined = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{joined['match']['id']}"
    httpx.post(f"{match}/leave", headers={"Authorization": f"Bearer {joined['token']}"}).raise_for_status()
    wait_for(lambda: httpx.get(match).json()["match"]["status"] == "over")
    return str(joined["match"]["id"])
