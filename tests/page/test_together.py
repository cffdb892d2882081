"""Two browsers, one match; and a server that goes away and comes back."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from page.browsing import play_until, settled, take_all_back, violations
from page.conftest import Open
from page.occasions import server_match
from server.serving import free_port, serving, settings_for


def open_match(page: Page, name: str, game: str) -> str:
    page.locator(f"input[value={game}]").check(force=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the match").click()
    page.wait_for_url("**/m/*")
    return page.url


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()


def faces_are_seen(ada: Page, *others: Page) -> None:
    """One tap; all see it beside her, and after a moment nobody does."""
    seen = """() => new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.classList?.contains("made"))
          window.made = [node.textContent, node.closest("[data-player]").dataset.player];
    }).observe(document, {childList: true, subtree: true})"""
    for page in (ada, *others):
        page.evaluate(seen)
    ada.get_by_role("button", name="Applause").click()
    for page in (ada, *others):
        at = page.locator(".players li", has_text="Ada").get_attribute("data-player")
        page.wait_for_function("at => window.made?.[0].trim() === 'Applause' && window.made[1] === at", arg=at)
        expect(page.locator(".made")).to_have_count(0)


def test_two_browsers(open_page: Open) -> None:
    ada = open_page("/new")
    link = open_match(ada, "Ada", "card")
    expect(ada.locator(".link-card")).to_contain_text(
        "only this computer can open the café"
    )  # a phone would find itself
    ben = open_page(link, phone=True)
    join(ben, "Ben")
    expect(ada.locator(".places")).to_contain_text("Ben")
    eve = open_page(link)  # watches: all places are taken
    ada.get_by_role("button", name="Start").click()
    for page in (ada, ben):
        expect(page.locator(".hand button")).to_have_count(7)
    expect(eve.locator(".players li")).to_have_count(2)
    expect(eve.locator(".hand button")).to_have_count(0)
    play_until(ada, lambda: ada.locator(".scroll li").count() >= 3, ben)
    ada.locator("summary", has_text="Say something").click()
    ada.get_by_role("button", name="Well played!").click()
    expect(eve.locator(".said")).to_have_text("Well played!")
    expect(eve.locator(".said")).to_have_count(0)  # after a moment
    faces_are_seen(ada, ben, eve)
    expect(eve.get_by_role("button", name="Applause")).to_have_count(0)  # who watches makes no faces
    for page in (ada, ben):
        take_all_back(page)
    scores = settled(  # points may still be counted up on one of the screens
        lambda: [page.locator("[data-score]").all_inner_texts() for page in (ada, ben, eve)],
        lambda read: read[0] == read[1] == read[2],
    )
    assert scores[0] == scores[1] == scores[2]


def test_hot_seat_behind_a_curtain(open_page: Open) -> None:
    page = open_page("/new")
    open_match(page, "Ada", "card")
    page.get_by_text("Someone else plays on this device").click()
    page.get_by_placeholder("Their name").fill("Ben")
    page.get_by_role("button", name="Add").click()
    expect(page.locator(".places")).to_contain_text("Ben")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".hand button, .curtain .button").first).to_be_visible()
    eve = open_page(page.url)  # to somebody elsewhere both are here
    expect(eve.locator(".players li")).to_have_count(2)
    expect(eve.locator(".players .more", has_text="away")).to_have_count(0)
    play_until(page, lambda: page.locator(".curtain").count())
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(0)
    page.locator(".curtain .button").click()
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(eve.locator(".players .more", has_text="away")).to_have_count(0)


def test_a_personal_link_is_who_one_is(open_page: Open, address: str) -> None:
    """A device that knows Ada opens Ben's link: it sits as Ben; names are those the server has tidied."""
    page = open_page("/new")
    link = open_match(page, "Ada", "card")
    ben = httpx.post(f"{address}/api/matches/{link.rpartition('/')[2]}/join", json={"name": " Ben  B. "}).json()
    page.goto("/")
    page.goto(ben["personal_link"])
    expect(page.locator(".places li", has_text="Ben B.")).to_contain_text("you")
    assert sorted(page.evaluate("Object.keys(JSON.parse(localStorage['cafe-matches'])[0].tokens)")) == ["Ada", "Ben B."]


def test_order_names_and_leaving(open_page: Open) -> None:
    """The host chooses to begin; everybody may rename themselves; who leaves in play is replaced, and may come back."""
    ada = open_page("/new")
    ada.get_by_text("More options").click()
    ada.get_by_label("Who starts?").select_option("given")
    ada.get_by_label("How many games?").select_option("3")
    link = open_match(ada, "Ada", "card")
    ben = open_page(link, phone=True)
    join(ben, "Ben")
    expect(ada.locator(".places")).to_contain_text("Ben")
    expect(ada.get_by_role("button", name="Rename Ben")).to_have_count(0)  # nobody is given a name by others
    ben.get_by_role("button", name="Rename Ben").click()
    ben.get_by_label("Rename Ben").last.fill("Benno")
    ben.get_by_role("button", name="Change name").click()
    expect(ada.locator(".places")).to_contain_text("Benno")
    ada.get_by_role("button", name="Start").click()
    expect(ada.locator(".bar.mine")).to_be_visible()
    ada.get_by_role("button", name="Leave").click()
    ada.get_by_role("button", name="Leave, and let a bot play for me").click()
    ada.wait_for_url("**/")
    expect(ben.locator(".bar.mine")).to_be_visible()
    ada.goto(link)
    expect(ada.locator(".hand button").first).to_be_visible()
    expect(ada.get_by_role("button", name="I'm back")).to_have_count(0)


def test_links_without_a_clipboard(open_page: Open) -> None:
    """As on a phone in the same room: no HTTPS, no clipboard; nothing is called copied that is not."""
    page = open_page("/new")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.goto("/new")
    link = open_match(page, "Ada", "card")
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="My personal link").click()
    own = page.get_by_role("dialog")
    expect(own.get_by_role("img", name="QR code")).to_have_count(0)  # this machine is all that could open it
    expect(own.locator(".link")).to_contain_text(f"{link}#")
    page.evaluate("document.execCommand = () => false")
    own.get_by_role("button", name="Share the link").click()
    expect(own.get_by_role("alert")).to_contain_text("yourself")
    own.get_by_role("button", name="Close").click()
    page.get_by_label("Who plays in place 2?").select_option(label="Newcomer")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".hand button")).to_have_count(7)  # the lobby, which has such a button too, is gone
    page.get_by_role("button", name="My personal link").click()
    expect(own.locator(".link")).to_contain_text(f"{link}#")


def test_coming_back_after_the_time_was_out(open_page: Open, address: str) -> None:
    """Present, but too slow: a bot plays, and goes when one says so."""
    wish = {
        "game": "board",
        "name": "Ada",
        "others": ["free"],
        "order": "given",
        "time": {"limit": "move", "seconds": 10},
    }
    ada = httpx.post(f"{address}/api/matches", json=wish).raise_for_status().json()
    match = f"{address}/api/matches/{ada['match']['id']}"
    httpx.post(f"{match}/join", json={"name": "Ben"}).raise_for_status()
    page = open_page(ada["personal_link"])
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(page.locator(".bar").get_by_text("A bot is playing for you.")).to_be_visible()
    expect(page.locator(".bar.mine")).to_have_count(0)
    page.get_by_role("button", name="I'm back").click()
    expect(page.locator(".bar").get_by_text("A bot is playing for you.")).to_have_count(0)
    assert "standing_in" not in httpx.get(match).json()["match"]["places"][0]


def test_reconnecting_while_the_server_restarts(open_page: Open, tmp_path: Path) -> None:
    """The draft laid before is there again after."""
    port = free_port()
    settings = settings_for(tmp_path, port=port)
    with serving(settings, port) as address:
        page = open_page(address + server_match(address, "board", order="given"))
        page.wait_for_selector(".hand button")
        expect(page.locator(".bar.mine")).to_be_visible()
        page.locator(".hand button").first.click()
        page.locator("g.bar.open .hit").click()
        expect(page.locator(".hand button")).to_have_count(4)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    with serving(settings, port):
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.locator(".hand button")).to_have_count(4)
        page.locator(".buttons .main").click()
        expect(page.locator(".scroll")).to_contain_text("to the bar")
        page.context.close()


def test_a_personal_link_is_revoked_and_made_anew_while_one_plays(open_page: Open, address: str) -> None:
    ada = open_page(server_match(address, "card"))
    ada.get_by_role("button", name="My personal link").click()
    old = ada.locator(".link").inner_text()
    ada.get_by_role("button", name="Make a new link").click()
    ada.get_by_role("button", name="the old one stops working").click()
    expect(ada.locator(".link")).not_to_have_text(old)  # and is shown
    new = ada.locator(".link").inner_text()
    ada.get_by_role("button", name="Close").last.click()
    expect(ada.locator(".hand button")).to_have_count(7)  # one goes on playing
    match = f"{address}/api/matches/{old.rpartition('/m/')[2].partition('#')[0]}"
    tokens = [link.rpartition("#")[2] for link in (old, new)]
    asked = [httpx.get(match, headers={"Authorization": f"Bearer {token}"}).status_code for token in tokens]
    assert asked == [401, 200]


def test_a_player_is_reported_from_the_match(open_page: Open, address: str) -> None:
    ada = open_page("/new")
    link = open_match(ada, "Ada", "card")
    ben = open_page(link, phone=True)
    join(ben, "Ben")
    expect(ada.locator(".places")).to_contain_text("Ben")
    for page in (ada, ben):  # before the start nobody can be reported
        expect(page.get_by_role("button", name="Report a player", include_hidden=True)).to_have_count(0)
    ada.get_by_role("button", name="Start").click()
    expect(ben.locator(".hand button")).to_have_count(7)
    ben.get_by_role("button", name="What happened").tap()
    ben.get_by_role("button", name="Report a player").tap()
    ben.get_by_role("button", name="Ada: Offensive name").tap()
    expect(ben.get_by_text("We've passed it on")).to_be_visible()
    assert violations(ben) == []
    ben.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(ada.locator(".hand button")).to_have_count(7)
    ada.get_by_role("button", name="Report a player").click()
    ada.get_by_role("button", name="Ben: Bad behaviour").click()
    expect(ada.get_by_text("We've passed it on")).to_be_visible()
