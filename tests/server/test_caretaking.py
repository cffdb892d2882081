"""Care-taking beside a running server, on SQLite and PostgreSQL: matches, profiles, bans, reports."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.matches import MatchBody
from cafe.protocol.profiles import ProfileBody
from running import Told, call
from server.playing import best, friends, play_out, to_move
from server.postgres import postgresql
from server.serving import serving, settings_for, wait_for

NOTHING = type(None)


@dataclass(frozen=True)
class Kept:
    """A café, and its caretaker."""

    cafe: Cafe
    database: str

    def admin(self, *words: str) -> Told:
        return call("admin", *words, "--database", self.database)

    def done(self, *words: str) -> str:
        told = self.admin(*words)
        assert (told.code, told.err.startswith("cafe admin: ") or not told.err) == (0, True), told.err
        return told.out


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    folder = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        settings = settings_for(folder)
        with serving(settings) as address, Cafe(address) as cafe:
            yield Kept(cafe, settings.database)
    else:
        with (
            postgresql(folder) as url,
            serving(settings_for(folder, database=url)) as address,
            Cafe(address) as cafe,
        ):
            yield Kept(cafe, url)


def report(cafe: Cafe, seat: Seat, place: int, about: str = "name") -> None:
    cafe.ask("POST", f"/api/matches/{seat.match}/places/{place}/report", NOTHING, {"about": about}, token=seat.token)


def test_a_match_is_closed_and_its_players_hear_of_it(kept: Kept) -> None:
    seats = friends(kept.cafe)
    told = kept.done("match", seats[0].match)
    assert "card, playing" in told
    assert "place 1: Ben" in told
    assert not any(seat.token in told for seat in seats)
    kept.done("close", seats[0].match)
    wait_for(lambda: seats[0].look().match.status == "closed")
    mover = seats[0]
    with pytest.raises(ServerRefusal):
        mover.play("pass")
    assert "ended already" in kept.admin("close", seats[0].match).err


def test_what_a_player_does_at_that_moment_does_not_undo_it(kept: Kept) -> None:
    seats = friends(kept.cafe)
    seat, state = to_move(seats)
    kept.done("close", seat.match)
    with pytest.raises(ServerRefusal, match="not in play"):
        seat.play(best(state).action, number=state.number)


def test_a_match_is_exported_and_deleted(kept: Kept) -> None:
    seats = friends(kept.cafe)
    document = json.loads(kept.done("export", seats[0].match))
    assert (document["game"], document["players"], len(document["deal"]["guests"]) > 50) == (
        "card",
        ["Ada", "Ben"],
        True,
    )
    kept.done("delete", seats[0].match)
    wait_for(lambda: not _is_there(seats[0]))
    assert kept.admin("delete", seats[0].match).code == 2


def test_a_place_is_renamed(kept: Kept) -> None:
    seats = friends(kept.cafe)
    kept.done("rename-place", seats[0].match, "1", "Somebody")
    wait_for(lambda: seats[0].look().match.places[1].name == "Somebody")
    assert "nobody sits" in kept.admin("rename-place", seats[0].match, "4", "X").err


def test_a_profile_is_renamed_banned_and_deleted(kept: Kept) -> None:
    made = kept.cafe.profile("Ada")
    kept.done("rename", made.profile.id, "Somebody")
    assert kept.cafe.ask("GET", "/api/profile", ProfileBody, token=made.token).name == "Somebody"
    host = kept.cafe.create("card", "Ada", ["free"], profile=made.token)
    kept.done("ban", made.profile.id)
    with pytest.raises(ServerRefusal, match="banned"):
        kept.cafe.create("card", "Ada", ["free"], profile=made.token)
    with pytest.raises(ServerRefusal, match="banned"):
        kept.cafe.join(kept.cafe.create("card", "Ben", ["free"]).match, "Ada", profile=made.token)
    assert kept.cafe.ask("GET", "/api/profile", ProfileBody, token=made.token).id == made.profile.id  # one's own data
    assert "for good" in kept.done("bans")
    kept.done("unban", made.profile.id)
    kept.cafe.create("card", "Ada", ["free"], profile=made.token)
    kept.done("delete-profile", made.profile.id)
    wait_for(lambda: host.look().match.places[0].name == "Guest")
    assert kept.admin("ban", made.profile.id).code == 2


def test_who_is_banned_neither_accepts_a_rematch_nor_begins(kept: Kept) -> None:
    made = kept.cafe.profile("Ada")
    host = kept.cafe.create("junior", "Ada", ["free"], profile=made.token, order="given")
    seats = [host, kept.cafe.join(host.match, "Ben")]
    host.start()
    play_out(seats)
    later = seats[1].rematch()
    own = kept.cafe.create("card", "Ada", ["level1"], profile=made.token)
    kept.done("ban", made.profile.id)
    with pytest.raises(ServerRefusal, match="banned"):
        kept.cafe.ask("POST", f"/api/matches/{later.match}/accept", MatchBody, token=host.token)
    with pytest.raises(ServerRefusal, match="banned"):
        own.start()


def test_an_address_stays_out_for_a_time(kept: Kept) -> None:
    kept.done("ban-address", "127.0.0.1", "--hours", "1")
    wait_for(lambda: not _is_let_in(kept.cafe))
    with pytest.raises(ServerRefusal, match="banned"):
        kept.cafe.lobby()
    told = kept.done("log")
    assert "ban-address" in told
    assert "127.0.0.1" not in told
    kept.done("unban", "127.0.0.1")
    wait_for(lambda: _is_let_in(kept.cafe))
    for address in ("nowhere", "203.0.113.0/24", "2001:db8::/32"):
        assert kept.admin("ban-address", address).code == 2
    assert "name one address" in kept.admin("ban-address", "203.0.113.0/24").err


def _is_there(seat: Seat) -> bool:
    try:
        seat.look()
    except ServerRefusal as refusal:
        return refusal.code != "unknown"
    return True


def _is_let_in(cafe: Cafe) -> bool:
    try:
        cafe.lobby()
    except ServerRefusal:
        return False
    return True


def test_players_report_each_other(kept: Kept) -> None:
    seats = friends(kept.cafe, players=3)
    for _ in range(2):  # the same again changes nothing
        report(kept.cafe, seats[0], 1)
    report(kept.cafe, seats[2], 1, "behaviour")
    told = [line for line in kept.done("reports").splitlines() if seats[0].match in line]
    assert len(told) == 2
    assert "name of place 1, Ben; by place 0" in told[0]
    kept.done("settle", seats[0].match)
    assert seats[0].match not in kept.done("reports")
    assert seats[0].match in kept.done("reports", "--all")


def test_reports_point_at_whom_they_are_about_however_lots_fall(kept: Kept) -> None:
    """Before the start they cannot be made: places are drawn for, and left with names that nobody could erase."""
    host = kept.cafe.create("card", "Ada", ["free", "free"], order="lot")
    friend = kept.cafe.join(host.match, "Ben", place=1)
    with pytest.raises(ServerRefusal, match="has not begun"):
        report(kept.cafe, host, 1)
    assert host.match not in kept.done("reports", "--all")
    kept.cafe.join(host.match, "Cleo")
    host.start()
    names = [place.name for place in friend.look().match.places]
    report(kept.cafe, host, names.index("Ben"))
    (told,) = [line for line in kept.done("reports").splitlines() if host.match in line]
    assert f"of place {names.index('Ben')}, Ben; by place {names.index('Ada')}" in told


def test_nobody_reports_themselves_a_bot_or_without_a_place(kept: Kept) -> None:
    seat = kept.cafe.create("card", "Ada", ["level1", "level1"], order="given", start=True)
    for place, refused in ((0, "other people"), (1, "other people"), (4, "no place")):
        with pytest.raises(ServerRefusal, match=refused):
            report(kept.cafe, seat, place)
    path = f"/api/matches/{seat.match}/places/0/report"
    with pytest.raises(ServerRefusal, match="only a player"):
        kept.cafe.ask("POST", path, NOTHING, {"about": "name"})
    with pytest.raises(ServerRefusal, match="does not know the token"):
        kept.cafe.ask("POST", path, NOTHING, {"about": "name"}, token="x" * 32)
    with pytest.raises(ServerRefusal):
        kept.cafe.ask("POST", path, NOTHING, {"about": "looks"}, token=seat.token)


def test_reports_have_a_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(settings_for(tmp_path_factory.mktemp("store"), report_limit=2)) as address, Cafe(address) as cafe:
        seats = friends(cafe)
        for _ in range(2):
            report(cafe, seats[0], 1)
        with pytest.raises(ServerRefusal, match="too many"):
            report(cafe, seats[0], 1)


def test_one_address_cannot_fill_the_box_for_the_others(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cafe.server.reporting.MOST_OPEN", 2)
    settings = settings_for(tmp_path_factory.mktemp("store"))
    with serving(settings) as address, httpx.Client(base_url=address) as http, Cafe(address) as cafe:
        seats = friends(cafe, players=5)

        def tell(by: Seat, place: int, who: str) -> int:
            path = f"/api/matches/{by.match}/places/{place}/report"
            headers = {"Authorization": f"Bearer {by.token}", "X-Forwarded-For": who}
            return http.post(path, json={"about": "name"}, headers=headers).status_code

        assert [tell(seats[0], place, "203.0.113.1") for place in (1, 2, 3)] == [204, 204, 429]
        assert tell(seats[1], 0, "203.0.113.2") == 204
        assert call("admin", "settle", "--all", "--database", settings.database).code == 0
        assert call("admin", "settle", "--all", "--database", settings.database).code == 2
        assert call("admin", "settle", "--database", settings.database).code == 2
        assert tell(seats[0], 3, "203.0.113.1") == 204


def test_no_store_is_one_sentence() -> None:
    told = call("admin", "reports", "--database", "sqlite:////nowhere/store.sqlite3")
    assert (told.code, told.err.count("\n")) == (2, 1)
