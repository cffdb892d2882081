"""The café without a server: games from a folder on a plain web space, offline, in two tabs, with nothing kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from page.browsing import (
    OFFLINE_PAGES,
    fits,
    lay_one,
    play_now,
    play_out,
    play_out_by_keys,
    play_until,
    some_turns,
    violations,
)
from page.conftest import OpenSite
from page.test_sharing import COPIED
from running import call
from server.serving import wait_for
from static_host import StaticHost, rules_of, static_host

# -- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["board", *(pytest.param(one, marks=pytest.mark.long) for one in ("card", "junior"))])
def test_whole_game_by_touch(open_site: OpenSite, host: StaticHost, game: str) -> None:
    page = open_site(phone=True)
    play_now(page, game)
    play_out(page)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    assert violations(page) == []
    page.locator("dialog summary").tap()
    page.locator("dialog a", has_text="Watch replay").tap()
    page.locator("input[type=range]").fill("5")
    expect(page.locator(".controls .soft")).to_contain_text("5 /")
    page.evaluate(COPIED)
    page.get_by_role("button", name="Share this moment").tap()
    link = page.wait_for_function("() => window.copied").json_value()
    assert link.startswith(f"{host.address}#/replay#game=")
    friend = open_site(link.removeprefix(host.address))  # a browser that has never heard of this game
    expect(friend.locator(".controls .soft")).to_contain_text("5 /")
    page.goto(page.url.partition("#")[0] + "#/games")
    expect(page.locator("main li")).to_have_count(1)


@pytest.mark.parametrize("game", ["junior", *(pytest.param(one, marks=pytest.mark.long) for one in ("board", "card"))])
def test_whole_game_by_keyboard(open_site: OpenSite, game: str) -> None:
    page = open_site()
    page.locator(f"li.{game} .button.main").press("Enter")
    page.wait_for_selector(".hand button")
    play_out_by_keys(page)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    page.keyboard.press("Enter")  # "Play again" has the focus
    expect(page.locator(".hand button").first).to_be_visible()


def test_people_around_one_device(open_site: OpenSite) -> None:
    page = open_site("#/new", phone=True)
    page.locator("input[value=card]").check(force=True)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ada")
    page.get_by_role("button", name="Start").tap()
    expect(page.get_by_role("alert")).to_contain_text("already has that name")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").tap()
    expect(page.locator(".hand button, .curtain .button").first).to_be_visible()
    play_until(page, lambda: page.locator(".curtain").count())
    assert "Ada" in (names := page.locator(".curtain h1").inner_text()) or "Ben" in names
    page.reload()
    expect(page.locator(".curtain .button")).to_be_visible()
    page.locator(".curtain .button").tap()
    expect(page.locator(".bar.mine")).to_be_visible()


# -- kept, and not ------------------------------------------------------------------------------------------


def test_offline_and_reloaded_the_game_goes_on(open_site: OpenSite, host: StaticHost) -> None:
    """Draft included; closed and opened again too. Then everything else that one device can do."""
    page = open_site(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.context.set_offline(True)
    host.spoilt[""] = None  # whatever is asked for is not there
    play_now(page, "board")
    lay_one(page)
    page.reload()
    expect(page.locator(".hand button")).to_have_count(4)
    expect(page.locator(".buttons .main")).to_contain_text("+")
    again = open_site(context=page.context)
    page.close()
    again.locator(".going a").click()
    expect(again.locator(".hand button")).to_have_count(4)
    again.locator(".buttons .main").click()
    expect(again.locator(".scroll")).to_contain_text("to the bar")
    expect(again.locator(".bar.mine")).to_be_visible()
    again.get_by_role("button", name="Hint").click()
    expect(again.locator(".advice .worth").first).to_contain_text("% to win")
    for path, there in OFFLINE_PAGES.items():
        again.goto(host.address + path)
        expect(again.locator(there).first).to_be_visible()
    assert again.url == f"{host.address}#/rules/junior"


def test_a_new_version_is_offered_and_not_in_a_game(open_site: OpenSite, host: StaticHost) -> None:
    page = open_site(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()  # now the service worker is in charge
    host.spoilt["sw.js"] = (host.folder / "sw.js").read_bytes() + b"// new"
    play_now(page, "card")
    match = page.url
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => 0)")
    wait_for(lambda: page.evaluate("navigator.serviceWorker.ready.then((one) => !!one.waiting)"))
    expect(page.get_by_text("A new version")).to_have_count(0)
    page.locator("header .home").click()
    expect(page.get_by_text("A new version of the café is ready.")).to_be_visible()
    with page.expect_event("load"):
        page.get_by_role("button", name="Update now").click()
    expect(page.locator("li.card .button.main")).to_be_visible()
    expect(page.get_by_text("A new version")).to_have_count(0)
    page.goto(match)
    expect(page.locator(".hand button").first).to_be_visible()


def test_two_tabs_with_one_match(open_site: OpenSite) -> None:
    first = open_site()
    play_now(first, "board")
    lay_one(first)
    inner = first.url.partition("#")[2]
    second = open_site(f"#{inner}", context=first.context)
    expect(second.locator(".hand button")).to_have_count(4)
    expect(first.get_by_role("heading", name="The game moved to another tab")).to_be_visible()
    second.get_by_role("button", name="Take back").click()
    expect(second.locator(".hand button")).to_have_count(5)
    first.get_by_role("button", name="Continue here").click()
    expect(first.locator(".hand button")).to_have_count(5)
    expect(second.get_by_role("button", name="Continue here")).to_be_visible()


# What is kept of matches.
KEPT = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("cafe", 1);
  opening.onerror = reject;
  opening.onsuccess = () => {
    const asked = opening.result.transaction("matches").objectStore("matches").getAll();
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
  };
})"""
NO_CHANNEL = "window.BroadcastChannel = undefined;"  # as in a private window of Firefox


def actions_kept(page: Page) -> list[tuple[int, str]]:
    [record] = page.evaluate(KEPT)
    return [(one["place"], one["action"]) for one in record["actions"]]


def test_a_match_left_in_one_tab_goes_on_as_another_left_it(open_site: OpenSite) -> None:
    first = open_site()
    play_now(first, "junior")
    some_turns(first, 2)
    inner = first.url.partition("#")[2]
    first.locator("header .home").click()
    expect(first.locator(".going a")).to_be_visible()
    second = open_site(f"#{inner}", context=first.context)
    some_turns(second, 8)
    expect(second.locator(".bar.mine")).to_be_visible()
    played = actions_kept(second)
    first.locator(".going a").click()
    expect(first.locator(".bar.mine")).to_be_visible()
    expect(second.get_by_role("heading", name="The game moved to another tab")).to_be_visible()
    play_until(first, lambda: len(actions_kept(first)) > len(played))
    assert actions_kept(first)[: len(played)] == played


def test_tabs_that_cannot_speak_to_each_other_lose_no_turn(open_site: OpenSite) -> None:
    first = open_site(script=NO_CHANNEL)
    play_now(first, "junior")
    some_turns(first, 1)
    second = open_site(f"#{first.url.partition('#')[2]}", context=first.context, script=NO_CHANNEL)
    for page in (second, first, second):
        played = actions_kept(page)
        play_until(page, lambda page=page, played=played: len(actions_kept(page)) > len(played))  # type: ignore[misc]
        assert actions_kept(page)[: len(played)] == played


def test_a_match_that_is_removed_is_not_put_back(open_site: OpenSite) -> None:
    """Though a computer player was thinking about a turn of it."""
    page = open_site()
    page.locator(".opponents select").nth(1).select_option("level5")
    play_now(page, "board")
    lay_one(page)
    page.locator(".buttons .main").click()
    expect(page.locator(".bar .news")).to_contain_text("Thinking hard")
    page.locator("header .home").click()
    page.locator(".going button").click()
    expect(page.locator(".going")).to_have_count(0)
    page.wait_for_timeout(4000)  # longer than level 5 thinks
    assert page.evaluate(KEPT) == []


@pytest.mark.long  # on a busy machine the browser may end the deletion with an error
def test_a_match_is_kept_though_the_browser_closed_its_store(open_site: OpenSite) -> None:
    page = open_site()
    play_now(page, "junior")
    some_turns(page, 2)
    page.evaluate("new Promise((resolve) => { indexedDB.deleteDatabase('cafe').onsuccess = () => resolve(0); })")
    some_turns(page, 6)
    expect(page.get_by_text("your game lasts as long as this page stays open")).to_have_count(0)
    played = actions_kept(page)
    page.reload()
    expect(page.locator(".bar.mine")).to_be_visible()
    assert actions_kept(page)[: len(played)] == played


# -- addresses ----------------------------------------------------------------------------------------------

ADDRESSES = {  # as a server has them: where they lead, and what is there once it is shown
    "rules/junior": ("#/rules/junior", "article h2"),
    "puzzle/card/easy/7?from=friend": ("#/puzzle/card/easy/7?from=friend", ".hand button"),
    "index.html": ("#/", "li.card .button.main"),
    "index.html#/sheet": ("#/sheet", "input"),
    "nowhere/at-all": ("#/nowhere/at-all", "h1"),
}
SHORTCUTS = {"puzzle": ".hand button", "new": "main input", "sheet": "input"}  # of the installed page


def test_the_shortcuts_are_those_of_the_manifest(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert {one["url"] for one in manifest["shortcuts"]} == set(SHORTCUTS)


@pytest.mark.parametrize("way", ["404.html", "_redirects", "index.html"])
def test_addresses_as_a_server_has_them_open(open_site: OpenSite, host: StaticHost, way: str) -> None:
    """What the host answers them with is all there is: no service worker helps."""
    follows, host.falls_back = way == "_redirects", way == "index.html"
    host.redirects = rules_of(host.folder) if follows else []
    places = ADDRESSES | {place: (f"#/{place}", there) for place, there in SHORTCUTS.items()}
    page = open_site(unknown=[host.address + place for place in places] if way == "404.html" else [])
    for place, (leads_to, there) in places.items():
        if follows and ("?" in place or "nowhere" in place):
            continue  # not for redirects: the host hands a question on or not, and has no rule for what there is not
        page.goto("about:blank")
        page.goto(host.address + place)
        expect(page.locator(there).first).to_be_visible()
        assert page.url == host.address + leads_to
    assert page.evaluate("navigator.serviceWorker.controller") is None


def test_what_else_the_web_space_has_stays_as_it_is(open_site: OpenSite, tmp_path: Path) -> None:
    """The café lies at its root: its service worker leads nobody away from other folders and files."""
    folder = tmp_path / "www"
    assert call("site", str(folder), "--base", "/").code == 0
    for name in ("blog", "rules-of-the-house"):
        (folder / name).mkdir()
        (folder / name / "index.html").write_text(f"<title>{name}</title>")
    (folder / "photo.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    with static_host(folder, base="/") as host:
        page = open_site(address=host.address, service_workers="allow", unknown=[f"{host.address}nowhere"])
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        page.reload()  # now the service worker is in charge
        for path in ("blog/index.html", "rules-of-the-house/index.html", "photo.svg"):
            page.goto(host.address + path)
            assert page.url == host.address + path
        expect(page.locator("svg")).to_have_count(1)
        page.goto(f"{host.address}nowhere")  # the host's own answer: the page, which says so
        expect(page.locator("h1")).to_be_visible()
        page.context.set_offline(True)
        host.spoilt[""] = None
        for path in ("rules", "rules/junior", "index.html?from=friend"):
            page.goto(host.address + path)
            expect(page.locator("main h1, article h2").first).to_be_visible()
            assert page.url.startswith(f"{host.address}#/")


# -- the archive --------------------------------------------------------------------------------------------


def test_finished_games_are_listed_saved_and_brought_back(open_site: OpenSite, tmp_path: Path) -> None:
    page = open_site("#/games", phone=True)
    golden = Path(__file__).parent.parent / "golden_games"
    lines = "".join(json.dumps(json.loads((golden / f"{one}.json").read_text())) + "\n" for one in ("card", "junior"))
    page.locator("input[type=file]").set_input_files(
        {"name": "games.jsonl", "mimeType": "application/json", "buffer": lines.encode()}
    )
    expect(page.get_by_text("2 games added.")).to_be_visible()
    expect(page.locator("main li")).to_have_count(2)
    assert violations(page) == []
    fits(page, "the list of games")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save them all").tap()
    saved = [json.loads(line) for line in Path(download.value.path()).read_text().splitlines()]
    assert {one["game"] for one in saved} == {"card", "junior"}
    page.get_by_role("button", name="Remove").first.tap()
    page.get_by_role("button", name="Really remove it").tap()
    expect(page.locator("main li")).to_have_count(1)
    page.reload()
    page.locator("main li a").tap()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/games")
    page.locator("input[type=file]").set_input_files(
        {"name": "games.json", "mimeType": "application/json", "buffer": b'[{"format": "cafe-game/1"}]'}
    )
    expect(page.get_by_role("alert")).to_contain_text("Game 1 of this file can't be read")
    expect(page.locator("main li")).to_have_count(1)


def test_buttons_that_need_a_server_explain_themselves(open_site: OpenSite) -> None:
    page = open_site(phone=True)
    for name in ("Join a match", "My profile"):
        page.get_by_role("link", name=name).tap()
        expect(page.get_by_text("you need a café with a server")).to_be_visible()
        page.locator("header .home").tap()
    page.get_by_role("link", name="Play with friends").tap()
    expect(page.get_by_text("you need a café with a server")).to_be_visible()
