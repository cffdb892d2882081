"""What is old is forgotten, a name goes when asked for, and everybody can have their own data, and nobody else's."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, create_engine, insert

from apart import run_apart
from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.matches import MatchBody
from cafe.protocol.profiles import OwnData, ProfileBody
from cafe.protocol.tools import HouseBody
from cafe.server.store import forgetting as store
from cafe.server.store import schema
from cafe.server.store.database import open_database
from cafe.server.store.matches import add_match, load_match
from cafe.server.store.migrate import migrate
from cafe.server.store.rows import DAY, MatchRecord, PlaceRecord
from running import call
from server.playing import friends, play_out
from server.serving import serving, settings_for, wait_for

NOTHING = type(None)
MARKED = "Zebulon"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        migrate(connection)
        yield connection
    engine.dispose()


def ended(connection: Connection, match: str, at: float | None) -> None:
    places = [
        PlaceRecord(taken_by="person", name="Ada", came_from="beef"),
        PlaceRecord(taken_by="person", name="Ben", profile="p", came_from="cafe"),
        PlaceRecord(taken_by="bot", name="Waiter", level="level3"),
    ]
    record = MatchRecord(
        id=match,
        status="playing" if at is None else "over",
        game="card",
        rules="1",
        created_at=1,
        touched_at=1,
        ended_at=at,
        wins=[0, 0, 0],
        source="0123",
        removed=["from beef"],
        places=places,
    )
    add_match(connection, record)
    report = {"match": match, "place": 0, "by_place": 1, "about": "name", "name": "Ada", "at_time": 1.0}
    connection.execute(insert(schema.reports).values(**report))


def test_only_what_ended_before_is_deleted(connection: Connection) -> None:
    for match, at in (("old", 10.0), ("new", 100.0), ("running", None)):
        ended(connection, match, at)
    assert store.delete_old(connection, 50.0, 10) == ["old"]
    assert [load_match(connection, match) is None for match in ("old", "new", "running")] == [True, False, False]
    assert {row.match for row in connection.execute(schema.places.select())} == {"new", "running"}


def test_names_and_marks_are_forgotten_once_each(connection: Connection) -> None:
    ended(connection, "old", 10.0)
    ended(connection, "new", 100.0)
    assert store.forget_names(connection, 50.0, "Guest", 10) == ["old"]
    assert store.forget_names(connection, 50.0, "Guest", 10) == []
    old, new = load_match(connection, "old"), load_match(connection, "new")
    assert old is not None
    assert new is not None
    assert (old.names, new.names[0]) == (["Guest", "Ben", "Waiter"], "Ada")  # a profile's name is its own
    assert [row.match for row in connection.execute(schema.reports.select())] == ["new"]
    assert store.forget_marks(connection, 50.0, 10) == ["old"]
    old = load_match(connection, "old")
    assert old is not None
    assert (old.removed, old.source, {place.came_from for place in old.places}) == (None, None, {None})
    assert store.forget_marks(connection, 50.0, 10) == []


def test_the_sweep_deletes_and_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    file = tmp_path / "store.sqlite3"
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe, "junior")
        seats[0].look()
        for number in range(20):
            cafe.create("junior", f"{MARKED}{number}", ["free"])
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE matches SET status = 'closed', ended_at = 1")
    with serving(settings_for(tmp_path, keep_matches=1)) as address, Cafe(address) as cafe:
        wait_for(lambda: not _matches(file))
        wait_for(lambda: MARKED.encode() not in _bytes(file))
        assert cafe.ask("GET", "/api/house", HouseBody).kept.matches == 1
        with pytest.raises(ServerRefusal, match="no such match"):
            cafe.look(seats[0].match)


def test_names_and_profiles_that_are_forgotten_are_in_none_of_the_files(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        cafe.create("junior", MARKED, ["free"])
        cafe.profile(MARKED)
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE matches SET status = 'closed', ended_at = 1")
        raw.execute("UPDATE profiles SET used_at = 1")
    assert MARKED.encode() in _bytes(file)
    with serving(settings_for(tmp_path)):  # as it is set by default: matches are kept for good
        wait_for(lambda: MARKED.encode() not in _bytes(file), seconds=20)
        assert _matches(file) == 1


def test_what_is_erased_on_demand_is_in_none_of_the_files_at_once(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        seat = cafe.create("junior", MARKED, ["free"])
        assert MARKED.encode() in _bytes(file)
        erase(cafe, seat, seat.token)
        assert MARKED.encode() not in _bytes(file)
        profile = cafe.profile(MARKED)
        cafe.create("junior", MARKED, ["free"], profile=profile.token)
        assert MARKED.encode() in _bytes(file)
        cafe.ask("DELETE", "/api/profile", NOTHING, token=profile.token)
        assert MARKED.encode() not in _bytes(file)


def test_somebody_who_reads_for_long_keeps_nobody_from_writing_while_the_log_is_emptied(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"

    async def run(reader: sqlite3.Connection) -> float:
        database = open_database(f"sqlite:///{file}", 1)
        await database.write(migrate)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM matches").fetchone()
        await database.write(partial(ended, match="m", at=1.0))
        began = time.monotonic()
        await asyncio.gather(database.clear_log(), database.write(partial(ended, match="n", at=1.0)))
        took = time.monotonic() - began
        reader.execute("COMMIT")
        await database.clear_log()
        assert (tmp_path / "store.sqlite3-wal").stat().st_size == 0
        await database.close()
        return took

    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as reader:
        assert run_apart(run(reader)) < 5


def test_few_are_deleted_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite the statements run in the event loop: nobody should wait for two hundred matches."""
    deleted: list[int] = []
    does = store.delete_old

    def noted(connection: Connection, before: float, most: int) -> list[str]:
        found = does(connection, before, most)
        deleted.append(len(found))
        return found

    monkeypatch.setattr(store, "delete_old", noted)
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        for number in range(12):
            cafe.create("junior", f"{MARKED}{number}", ["free"])
    with sqlite3.connect(tmp_path / "store.sqlite3") as raw:
        raw.execute("UPDATE matches SET status = 'closed', ended_at = 1")
    with serving(settings_for(tmp_path, keep_matches=1)):
        wait_for(lambda: not _matches(tmp_path / "store.sqlite3"), seconds=20)
    assert sum(deleted) == 12
    assert max(deleted) <= 5


def _matches(file: Path) -> int:
    with sqlite3.connect(file) as raw:
        return int(raw.execute("SELECT count(*) FROM matches").fetchone()[0])


def _bytes(file: Path) -> bytes:
    return b"".join(part.read_bytes() for part in file.parent.glob(f"{file.name}*"))


def test_a_vacuum_makes_the_file_smaller(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"

    async def run() -> tuple[int, int]:
        database = open_database(f"sqlite:///{file}", 1)
        await database.write(migrate)
        for number in range(300):
            await database.write(partial(ended, match=f"m{number}", at=1.0))
        await database.write(lambda connection: store.delete_old(connection, DAY, 1000))
        before = file.stat().st_size + (tmp_path / "store.sqlite3-wal").stat().st_size
        await database.vacuum()
        after = file.stat().st_size
        await database.close()
        return before, after

    before, after = run_apart(run())
    assert after < before / 2


def erase(cafe: Cafe, seat: Seat, token: str | None) -> MatchBody:
    return cafe.ask("DELETE", f"/api/matches/{seat.match}/name", MatchBody, token=token)


def test_a_name_is_erased_by_its_link_in_rematches_too(cafe: Cafe) -> None:
    seats = friends(cafe, "junior")
    play_out(seats)
    later = seats[0].rematch()
    assert [place.name for place in erase(cafe, seats[0], seats[0].token).places] == ["Guest", "Ben"]
    assert "Ada" not in [place.name for place in later.look().match.places]
    assert [place.name for place in erase(cafe, seats[1], seats[1].token).places] == ["Guest", "Guest 2"]
    assert cafe.review(seats[0].match).players == ["Guest", "Guest 2"]


def test_nobody_erases_anothers_name(cafe: Cafe) -> None:
    seats, others = friends(cafe), friends(cafe)
    for token in (None, others[0].token, "x" * 32):
        with pytest.raises(ServerRefusal):
            erase(cafe, seats[0], token)
    assert [place.name for place in seats[0].look().match.places] == ["Ada", "Ben"]
    mine = cafe.create("card", "Ada", ["free"], profile=cafe.profile("Ada").token)
    with pytest.raises(ServerRefusal, match="delete the profile"):
        erase(cafe, mine, mine.token)


def test_everybody_has_their_own_data_and_nobody_elses(cafe: Cafe) -> None:
    ada, ben = cafe.profile("Ada"), cafe.profile("Ben")
    host = cafe.create("card", "Ada", ["free"], profile=ada.token, order="given")
    friend = cafe.join(host.match, "Benny", profile=ben.token)
    host.start()
    path = f"/api/matches/{host.match}/places/1/report"
    cafe.ask("POST", path, NOTHING, {"about": "name"}, token=host.token)
    mine = cafe.ask("GET", "/api/profile/data", OwnData, token=ben.token)
    assert (mine.profile.id, [(one.id, one.name) for one in mine.matches]) == (ben.profile.id, [(host.match, "Benny")])
    assert [(one.about, one.times) for one in mine.reports] == [("name", 1)]
    assert cafe.ask("GET", "/api/profile/data", OwnData, token=ada.token).reports == []
    for token in (None, friend.token, ben.profile.id):
        with pytest.raises(ServerRefusal):
            cafe.ask("GET", "/api/profile/data", OwnData, token=token)


def test_ones_data_does_not_tell_who_has_reported_one(cafe: Cafe) -> None:
    """In a match of two that would be known from the match, from its time, or from the name one had there only."""
    token = cafe.profile("Ben").token
    host = cafe.create("card", "Ada", ["free"], order="given")
    friend = cafe.join(host.match, "Benedict", profile=token)
    host.start()
    path = f"/api/matches/{host.match}/places/1/report"
    cafe.ask("POST", path, NOTHING, {"about": "behaviour"}, token=host.token)
    told = httpx.get(f"{cafe.address}/api/profile/data", headers={"Authorization": f"Bearer {token}"}).json()
    assert told["reports"] == [{"about": "behaviour", "times": 1}]
    assert friend.match == told["matches"][0]["id"]


def test_profiles_that_nobody_uses_any_more_are_deleted(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        old, playing, back = (cafe.profile(f"{MARKED}{number}") for number in range(3))
        waiting = cafe.create("card", "Ada", ["free"], profile=playing.token)
        over = cafe.create("card", f"{MARKED}0", ["free"], profile=old.token)
        over.leave()
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE profiles SET used_at = 1")
    with serving(settings_for(tmp_path, keep_profiles=0)) as address, Cafe(address) as cafe:
        cafe.ask("GET", "/api/profile", ProfileBody, token=back.token)
    with serving(settings_for(tmp_path, keep_profiles=1)) as address, Cafe(address) as cafe:
        wait_for(lambda: len(_profiles(file)) == 2, seconds=20)
        assert _profiles(file) == {playing.profile.id, back.profile.id}
        assert waiting.match
        assert cafe.ask("GET", "/api/house", HouseBody).kept.profiles == 1


def _profiles(file: Path) -> set[str]:
    with sqlite3.connect(file) as raw:
        return {row[0] for row in raw.execute("SELECT id FROM profiles")}


def test_days_before_today_are_one_sentence() -> None:
    told = call("serve", "--keep-names", "-1")
    assert (told.code, "keep_names" in told.err) == (2, True)
