"""Ways around what keeps people apart: sitting down twice, erasing the evidence, talking without end, coming late."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from apart import run_apart
from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol import play as m
from cafe.protocol.matches import MatchBody
from cafe.protocol.profiles import OwnData
from cafe.server.bot_threads import BotThreads
from cafe.server.match_registry import MatchRegistry
from cafe.server.metrics import Metrics
from cafe.server.network.addresses import client_of, site_of
from cafe.server.process_bus import ProcessBus
from cafe.server.store import care, profiles, schema
from cafe.server.store.database import open_database
from cafe.server.store.matches import add_match, in_parts, standings
from cafe.server.store.migrate import migrate
from cafe.server.store.rows import MatchRecord, PlaceRecord
from running import call
from server.playing import friends, play_out
from server.serving import serving, settings_for, wait_for

NOTHING = type(None)
DAY = 86400


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        migrate(connection)
        yield connection
    engine.dispose()


def elsewhere(address: str, host: str) -> Cafe:
    """A client whose requests seem to come from somewhere else: the tests' own address is a trusted proxy."""
    cafe = Cafe(address)
    cafe._http.headers["X-Forwarded-For"] = host
    return cafe


def remove(cafe: Cafe, host: Seat, place: int) -> None:
    cafe.ask("DELETE", f"/api/matches/{host.match}/places/{place}", MatchBody, token=host.token)


def test_whoever_sits_down_twice_is_kept_out_when_removed_once(cafe: Cafe, address: str) -> None:
    """The attack: a second place of the same address made the first one's mark that of a shared network."""
    host = cafe.create("card", "Ada", ["free", "free", "free"])
    with elsewhere(address, "203.0.113.9") as pest:
        pest.join(host.match, "Ben")
        pest.join(host.match, "Bob")
        remove(cafe, host, 1)
        with pytest.raises(ServerRefusal, match="removed you"):
            pest.join(host.match, "Bill")
    cafe.join(host.match, "Cleo")  # from the host's own network


def test_a_review_has_no_name_that_was_erased_nor_one_of_a_deleted_profile(cafe: Cafe) -> None:
    token = cafe.profile("Ben").token
    host = cafe.create("junior", "Ada", ["free"], order="given")
    seats = [host, cafe.join(host.match, "Ben", profile=token)]
    host.start()
    play_out(seats)
    assert cafe.review(host.match).players == ["Ada", "Ben"]
    cafe.ask("DELETE", f"/api/matches/{host.match}/name", MatchBody, token=host.token)
    cafe.ask("DELETE", "/api/profile", NOTHING, token=token)
    assert cafe.review(host.match).players == ["Guest", "Guest"]


def test_what_was_reported_stays_until_it_is_dealt_with(tmp_path: Path) -> None:
    """The attack: erase the name, or delete the profile, before anybody reads the report."""
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        made = cafe.profile("Badname")
        host = cafe.create("card", "Ada", ["free", "free"], order="given")
        cafe.join(host.match, "Badname", profile=made.token)
        typed = cafe.join(host.match, "Worse")
        host.start()
        for place in (1, 2):
            cafe.ask(
                "POST", f"/api/matches/{host.match}/places/{place}/report", NOTHING, {"about": "name"}, token=host.token
            )
        cafe.ask("DELETE", "/api/profile", NOTHING, token=made.token)
        cafe.ask("DELETE", f"/api/matches/{host.match}/name", MatchBody, token=typed.token)
        assert [place.name for place in host.look().match.places] == ["Ada", "Guest", "Guest 2"]
        told = call("admin", "reports", "--database", settings.database).out
        assert "Badname" in told
        assert made.profile.id in told
        assert "Worse" in told
        assert call("admin", "settle", host.match, "--database", settings.database).code == 0
        told = call("admin", "reports", "--all", "--database", settings.database).out
        assert "Guest 2" in told
        assert not {"Badname", "Worse", made.profile.id} & set(told.replace(",", "").split())


def test_evidence_that_nobody_deals_with_goes_after_thirty_days(connection: Connection) -> None:
    now = 100 * DAY
    _match(connection, "m1", "Guest", None)
    for by, at in ((1, now - 31 * DAY), (2, now - 29 * DAY)):
        row = {"match": "m1", "place": 0, "by_place": by, "about": "name", "name": "Bad", "profile": "p", "at_time": at}
        connection.execute(insert(schema.reports).values(**row))
    assert care.give_up_evidence(connection, now - 30 * DAY, 10) == ["m1"]
    assert [report.name for report in care.load_reports(connection)] == ["Guest", "Bad"]
    assert care.give_up_evidence(connection, now - 30 * DAY, 10) == []


def _match(connection: Connection, match: str, name: str, profile: str | None) -> None:
    sitting = PlaceRecord(taken_by="person", name=name, profile=profile)
    record = MatchRecord(id=match, status="over", game="card", rules="1", created_at=1, touched_at=1, places=[sitting])
    add_match(connection, record)


def test_a_profile_with_forty_thousand_matches_is_deleted_and_told(connection: Connection) -> None:
    """More than a statement may have values: that was an error, so such a profile could not be deleted."""
    for number in range(40):
        _match(connection, f"m{number}", "Ada", "p")
    connection.exec_driver_sql(
        "INSERT INTO places (match, place, kind, name, standing_in, ready, profile, votes)"
        " SELECT match, n, kind, name, standing_in, ready, profile, votes FROM places,"
        " (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1000) SELECT n FROM c)"
    )
    assert profiles.delete_profile(connection, "p", "Guest") == []
    left = connection.exec_driver_sql("SELECT count(*) FROM places WHERE profile IS NOT NULL OR name <> 'Guest'")
    assert left.scalar_one() == 0
    ids = [f"m{number}" for number in range(40_000)]
    assert len(standings(connection, ids)) == 40
    assert max(map(len, in_parts(ids))) <= 1000


def test_all_of_ones_data_is_told_however_much(cafe: Cafe) -> None:
    token = cafe.profile("Ada").token
    made = [cafe.create("card", "Ada", ["free"], profile=token).match for _ in range(205)]
    told = cafe.ask("GET", "/api/profile/data", OwnData, token=token)
    assert [match.id for match in told.matches] == made[::-1]


def test_a_phrase_a_second_is_enough(cafe: Cafe) -> None:
    seats, hello = friends(cafe), m.AskSay(phrase="hello")
    with seats[0].watch() as one, seats[1].watch() as other:
        assert isinstance(one.ask(hello), m.Done)
        with pytest.raises(ServerRefusal, match="one phrase a second"):
            one.ask(hello)
        assert isinstance(other.ask(hello), m.Done)
        time.sleep(1)
        assert isinstance(one.ask(hello), m.Done)


def test_a_hello_that_comes_after_the_match_is_gone_is_told_so(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, hello_seconds=0)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe)
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{seats[0].match}/socket"
        with connect(url) as late, connect(url) as early:
            early.send('{"type": "hello"}')
            early.recv(5)
            assert call("admin", "delete", seats[0].match, "--database", settings.database).code == 0
            assert _code(early) == 4404  # not 4401, on which a browser forgets the key of its place
            late.send('{"type": "hello"}')
            assert _code(late) == 4404


def _code(socket: object) -> int:
    try:
        while True:
            getattr(socket, "recv")(10)  # noqa: B009
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_bots_that_nobody_waits_for_take_their_time(tmp_path: Path) -> None:
    """A hundred matches left at once ran as fast as the machine could."""
    with serving(settings_for(tmp_path, abandoned_pause=1.0)) as address, Cafe(address) as cafe:
        seat = cafe.create("card", "Ada", ["random", "random", "random"], order="given", start=True)
        assert seat.look().view
        seat.leave()
        first = cafe.look(seat.match).number
        time.sleep(3)
        assert cafe.look(seat.match).number - first <= 20  # of 4 bots; hundreds before


def test_a_site_counts_once_in_the_lobby() -> None:
    here, there = client_of("2001:db8:1:2::3"), client_of("2001:db8:1:ffff::3")
    assert here != there
    assert site_of(here) == site_of(there) == "2001:db8:1::/48"
    assert site_of(client_of("2001:db8:2::1")) != site_of(here)
    assert [site_of(client_of(one)) for one in ("203.0.113.1", "nowhere", "::ffff:203.0.113.1")] == [
        "203.0.113.1",
        "nowhere",
        "203.0.113.1",
    ]


def test_whoever_plays_at_a_place_is_kept_out_and_their_address_shown_to_nobody(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe)
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{seats[1].match}/socket"
        pest = {"X-Forwarded-For": "203.0.113.50"}
        with connect(url, additional_headers=pest) as socket:
            socket.send(f'{{"type": "hello", "token": "{seats[1].token}"}}')
            socket.recv(5)
            told = call("admin", "ban-place", seats[1].match, "1", "--hours", "1", "--database", settings.database)
            assert (told.code, "203.0" in told.out + told.err) == (0, False)
            assert _code(socket) == 4403
        with elsewhere(address, "203.0.113.50") as there, pytest.raises(ServerRefusal, match="banned"):
            there.lobby()
        cafe.lobby()
        place = f"{seats[1].match}/1"
        told = call("admin", "bans", "--database", settings.database)
        assert place in told.out
        assert "203.0" not in told.out + call("admin", "log", "--database", settings.database).out
        assert call("admin", "unban", place, "--database", settings.database).code == 0
        with elsewhere(address, "203.0.113.50") as there:
            wait_for(lambda: _is_let_in(there), seconds=10)
        assert call("admin", "ban-place", seats[1].match, "4", "--database", settings.database).code == 2


def test_who_plays_without_a_socket_is_kept_out_too(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe, elsewhere(address, "203.0.113.50") as pest:
        seats = friends(cafe)
        theirs = Seat(pest, seats[1].match, seats[1].token)
        told = call("admin", "ban-place", seats[1].match, "1", "--hours", "1", "--database", settings.database)
        assert told.code == 0
        cafe.lobby()
        for seat in (seats[0], theirs):  # the other player's address is not banned with theirs
            with suppress(ServerRefusal):
                seat.explain()
        wait_for(lambda: not _is_let_in(pest), seconds=10)
        cafe.lobby()


def _is_let_in(cafe: Cafe) -> bool:
    try:
        cafe.lobby()
    except ServerRefusal:
        return False
    return True


def test_that_the_operator_has_looked_is_written_down(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        match = friends(cafe)[0].match
        for words in (("match", match), ("reports",)):
            assert call("admin", *words, "--database", settings.database).code == 0
        told = call("admin", "log", "--database", settings.database).out
        assert f"look  {match}" in told
        assert "reports  open" in told


def test_a_command_does_not_change_the_tables_of_another_version(tmp_path: Path) -> None:
    """Beside a running older server that would be the end of it."""
    file = tmp_path / "store.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, "0007")
    engine.dispose()
    for words in (("admin", "reports"), ("admin", "close", "abc"), ("backup", str(tmp_path / "b.gz")), ("export",)):
        told = call(*words, "--database", f"sqlite:///{file}")
        assert (told.code, "tables of version 0007" in told.err, told.err.count("\n")) == (2, True, 1), words
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0007",)


def test_a_match_that_was_just_read_is_not_let_go_before_its_asker_has_it(tmp_path: Path) -> None:
    """Two would have it then, each with listeners of their own, and one of them would hear nothing."""

    async def run() -> None:
        settings = settings_for(tmp_path)
        database = open_database(settings.database_url, 1)
        await database.write(migrate)
        await database.write(lambda connection: _match(connection, "m1", "Ada", None))
        bus, bots = ProcessBus(settings.database_url, "me"), BotThreads(1)
        registry = MatchRegistry(settings, database, bus, bots, Metrics())
        live = await registry._load("m1")
        registry.forget_unused()
        assert registry.matches["m1"] is live
        bots.close()
        await database.close()

    run_apart(run())
