"""Coming and going before the start: places, hosts, names, links, the lobby."""

from __future__ import annotations

from pathlib import Path

import pytest

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.matches import MatchBody
from cafe.protocol.play import State
from cafe.protocol.profiles import NewProfile, ProfileBody
from running import call
from server.playing import friends, play_out
from server.serving import serving, settings_for


def refused(code: str) -> pytest.RaisesExc[ServerRefusal]:
    return pytest.raises(ServerRefusal, match=f"^{code}:")


def change(cafe: Cafe, seat: Seat, place: int, **wish: str) -> MatchBody:
    return cafe.ask("PATCH", f"/api/matches/{seat.match}/places/{place}", MatchBody, wish, token=seat.token)


def test_join_by_link_with_a_name(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free", "level3"])
    ben = cafe.join(host.link, "Ben")
    match = ben.look().match
    assert [(place.taken_by, place.name) for place in match.places] == [
        ("person", "Ada"),
        ("person", "Ben"),
        ("bot", "Waiter"),
    ]
    with refused("full"):
        cafe.join(host.link, "Cleo")
    with refused("unknown"):
        cafe.join("aaaaaaaaaaaa", "Cleo")


def test_a_personal_link_opens_the_place_on_another_device(cafe: Cafe) -> None:
    seats = friends(cafe)
    match, _, token = seats[1].personal_link.partition("#")
    again = cafe.sit(match, token)
    assert again.look() == seats[1].look() or again.look().you == 1
    assert again.look().view == seats[1].look().view
    with refused("token"):
        cafe.sit(match, token[:-1] + ("A" if token[-1] != "A" else "B")).look()


def test_wishes_that_cannot_be_are_refused(cafe: Cafe) -> None:
    for wish in (
        {"game": "board", "others": ["free"] * 4},
        {"game": "card", "others": []},
        {"game": "card", "others": ["deepblue"]},
        {"game": "card", "others": ["free"], "series": 2},
        {"game": "card", "others": ["free"], "name": " \u200b\n "},
        {"game": "card", "others": ["free"], "name": "x" * 25},
        {"game": "chess", "others": ["free"]},
        {"game": "card", "others": ["free"], "time": {"limit": "move", "seconds": 1}},
    ):
        with refused("invalid"):
            cafe.ask("POST", "/api/matches", MatchBody, {"name": "Ada", **wish})
    with refused("not_now"):
        cafe.create("card", "Ada", ["free"], start=True)


def test_names_are_data_and_nobody_has_anothers(cafe: Cafe) -> None:
    host = cafe.create("card", "  <b>Ada</b>\u202e \n ", ["free"])
    assert host.look().match.places[0].name == "<b>Ada</b>"
    with refused("name_taken"):
        cafe.join(host.match, "<B>ada</B>")


def test_everybody_names_themselves_and_the_host_removes(cafe: Cafe) -> None:
    """Nobody gets a name that they can be reported for from somebody else."""
    host = cafe.create("card", "Ada", ["free", "free"])
    ben, cleo = cafe.join(host.match, "Ben"), cafe.join(host.match, "Cleo")
    assert change(cafe, host, 0, name="Ida").places[0].name == "Ida"
    assert change(cafe, ben, 1, name="Benjamin").places[1].name == "Benjamin"
    for seat, place in ((host, 1), (ben, 2), (ben, 0)):
        with refused("forbidden"):
            change(cafe, seat, place, name="Fool")
    with refused("forbidden"):
        change(cafe, ben, 1, level="greedy")
    assert change(cafe, host, 2, level="random").places[2].taken_by == "bot"
    with refused("forbidden"):
        change(cafe, host, 2, name="Fool")
    with refused("token"):
        cleo.look()
    assert change(cafe, host, 2, level="free").places[2].taken_by == "nobody"
    cafe.join(host.match, "Dora")
    host.start()
    with refused("not_now"):
        change(cafe, host, 1, name="Late")


def test_only_the_host_starts_a_full_match(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free"])
    with refused("not_now"):
        host.start()
    ben = cafe.join(host.match, "Ben")
    with refused("forbidden"):
        ben.start()
    assert host.start().status == "playing"
    with refused("not_now"):
        host.start()
    with refused("not_now"):
        cafe.join(host.match, "Cleo")


def test_leaving_before_the_start_frees_the_place_and_hands_the_house_on(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free", "free"])
    ben = cafe.join(host.match, "Ben")
    match = host.leave()
    assert (match.places[0].taken_by, match.host) == ("nobody", 1)
    assert ben.leave().status == "closed"
    with refused("not_now"):
        cafe.join(host.match, "Cleo")


def test_the_lobby_shows_public_matches_with_a_free_place(cafe: Cafe) -> None:
    shown = cafe.create("junior", "Ada", ["free"], public=True)
    hidden = cafe.create("junior", "Ada", ["free"])
    full = cafe.create("junior", "Ada", ["greedy"], public=True)
    ids = [match.id for match in cafe.lobby()]
    assert shown.match in ids
    assert hidden.match not in ids
    assert full.match not in ids
    cafe.join(shown.match, "Ben")
    assert shown.match not in [match.id for match in cafe.lobby()]
    assert shown.match not in [match.id for match in cafe.lobby("playing")]
    shown.start()
    hidden_start = cafe.create("junior", "Ada", ["level1"], start=True)
    playing = [match.id for match in cafe.lobby("playing")]
    assert shown.match in playing
    assert hidden_start.match not in playing


def test_order_by_lot_moves_places_and_tokens_follow(cafe: Cafe) -> None:
    orders, starts = set(), set()
    for _ in range(25):
        seats = friends(cafe, players=3, order="lot")
        states = [seat.look() for seat in seats]
        view = states[0].view
        assert view is not None
        for name, state in zip(("Ada", "Ben", "Cleo"), states, strict=True):
            assert state.you is not None
            assert state.match.places[state.you].name == name
            assert view.players[state.you] == name
        orders.add(view.players)
        starts.add(view.start)
        assert states[0].match.places[states[0].match.host].name == "Ada"
    assert len(orders) > 1
    assert starts == {0, 1, 2}


def test_open_sockets_follow_the_lot(cafe: Cafe) -> None:
    """Those who listen while the places are shuffled see their own hands afterwards, and nobody else's."""
    for _ in range(10):
        host = cafe.create("card", "Ada", ["free", "free"], order="lot")
        seats = [host, cafe.join(host.match, "Ben"), cafe.join(host.match, "Cleo")]
        with seats[0].watch() as ada, seats[1].watch() as ben, seats[2].watch() as cleo:
            for watching in (ada, ben, cleo):
                watching.next(10)
            host.start()
            for seat, watching in zip(seats, (ada, ben, cleo), strict=True):
                told = next(one for one in watching if isinstance(one, State) and one.view is not None)
                assert told.view is not None
                assert told.you == told.view.viewer == seat.look().you
                assert [hand is not None for hand in told.view.hands] == [place == told.you for place in range(3)]


def test_whoever_is_removed_hears_no_more(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free"])
    ben = cafe.join(host.match, "Ben")
    with ben.watch() as watching:
        watching.next(10)
        change(cafe, host, 1, level="free")
        with refused("token"):
            for _ in watching:
                pass


def test_given_order_starts_with_the_host(cafe: Cafe) -> None:
    view = friends(cafe, players=3)[0].look().view
    assert view is not None
    assert (view.players, view.start) == (("Ada", "Ben", "Cleo"), 0)


def from_address(address: str, number: int) -> Cafe:
    """A client whose requests seem to come from somewhere else: the tests' own address is a trusted proxy."""
    elsewhere = Cafe(address)
    elsewhere._http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
    return elsewhere


def test_whoever_is_removed_stays_out_of_the_match(cafe: Cafe, address: str) -> None:
    """The attack: come back with another name, or with the same profile from elsewhere."""
    host = cafe.create("card", "Ada", ["free", "free"])
    profile = cafe.profile("Ben").token
    with from_address(address, 1) as there, from_address(address, 2) as elsewhere:
        there.join(host.match, "Ben", profile=profile)
        change(cafe, host, 1, level="free")
        for who, wish in ((there, {}), (there, {"profile": profile}), (elsewhere, {"profile": profile})):
            with refused("forbidden"):
                who.join(host.match, "Benjamin", **wish)
        assert elsewhere.join(host.match, "Cleo").look().you == 1
        there.join(cafe.create("card", "Ada", ["free"]).match, "Ben")  # another match is another matter


def test_removing_one_of_a_household_shuts_nobody_else_out(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free", "free"])
    cafe.join(host.match, "Ben")
    change(cafe, host, 1, level="free")
    assert cafe.join(host.match, "Cleo").look().you == 1  # from the host's own address, as Ben was


def test_a_personal_link_is_revoked_and_made_anew(cafe: Cafe) -> None:
    seats = friends(cafe)
    thief = cafe.sit(seats[1].match, seats[1].token)
    with thief.watch() as watching:
        watching.next(10)
        seats[1].renew_link()
        with refused("token"):
            for _ in range(3):
                watching.next(5)
    with refused("token"):
        thief.look()
    with refused("token"):
        thief.renew_link()
    assert seats[1].look().you == 1


def test_a_renewed_link_holds_for_the_rematch_too(cafe: Cafe) -> None:
    seats = friends(cafe, "junior")
    play_out(seats)
    following = seats[0].rematch()
    thief = cafe.sit(following.match, seats[1].token)
    assert thief.look().you == 1
    seats[1].renew_link()
    with refused("token"):
        thief.look()
    assert cafe.sit(following.match, seats[1].token).look().you == 1


def test_a_link_renewed_at_a_rematch_holds_for_the_matches_before(cafe: Cafe) -> None:
    """The old link opens none of them, and the new one erases the name in all."""
    seats = friends(cafe, "junior")
    play_out(seats)
    later = seats[1].rematch()
    thief = cafe.sit(seats[1].match, seats[1].token)
    later.renew_link()
    with refused("token"):
        thief.look()
    first = cafe.sit(seats[1].match, later.token)
    assert first.look().you == 1
    cafe.ask("DELETE", f"/api/matches/{later.match}/name", MatchBody, token=later.token)
    assert "Ben" not in [place.name for place in first.look().match.places]


def test_a_link_is_renewed_where_a_rematch_is_gone(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe, "junior")
        play_out(seats)
        middle = seats[0].rematch()
        again = [middle, seats[1].rematch()]
        middle.start()
        play_out(sorted(again, key=lambda seat: seat.look().you or 0))
        last = middle.rematch()
        assert call("admin", "delete", middle.match, "--database", settings.database).code == 0
        thief = cafe.sit(last.match, seats[0].token)
        seats[0].renew_link()
        with refused("token"):
            thief.look()
        assert cafe.sit(last.match, seats[0].token).look().you is not None


def test_a_profiles_link_is_revoked_and_made_anew(cafe: Cafe) -> None:
    old = cafe.profile("Ada")
    new = cafe.ask("POST", "/api/profile/link", NewProfile, token=old.token)
    assert (new.profile.id, new.link) == (old.profile.id, f"/profile#{new.token}")
    with refused("token"):
        cafe.ask("GET", "/api/profile", ProfileBody, token=old.token)
    assert cafe.ask("GET", "/api/profile", ProfileBody, token=new.token).id == old.profile.id
