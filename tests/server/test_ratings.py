"""Ratings: people and bots apart, no hints, little for the same two again, nothing for a result within seconds."""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, insert

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.matches import DaysTime, MoveTime, ResultBody
from cafe.protocol.profiles import ProfileBody
from cafe.server import ratings
from cafe.server.store import profiles as store
from cafe.server.store import schema
from cafe.server.store.matches import add_match
from cafe.server.store.migrate import migrate
from cafe.server.store.rows import DAY, GONE, MatchRecord, PlaceRecord, Stand
from server.playing import best, play_out, to_move
from server.serving import serving, settings_for

MINUTE = 60.0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"), rated_seconds=MINUTE)) as address:
        yield address


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        yield connection
    engine.dispose()


def play(
    connection: Connection,
    *players: str,
    at: float = 1000.0,
    lasted: float = MINUTE,
    rated: bool = True,
    house: Container[str] = (),
) -> None:
    """A match that the first of the players wins; `bot:` before a name makes it a bot, `house` share an address."""
    places = [place_of(name, "home" if name in house else name[:8]) for name in players]
    for name in players:
        if name != GONE and not name.startswith("bot:") and not store.load_profiles(connection, [name]):
            store.add_profile(connection, store.ProfileRecord(name, name, name, at))
    record = match_of(connection, places, at, lasted, rated=rated)
    add_match(connection, record)
    scores = [len(players) - place for place in range(len(players))]
    result = ResultBody(scores, [0] * len(players), [0], "stock")
    ratings.count_match(connection, record, Stand(at, None, None, "over", at, result), MINUTE)


def match_of(
    connection: Connection, places: list[PlaceRecord], at: float, lasted: float, *, rated: bool = True
) -> MatchRecord:
    number = connection.exec_driver_sql("SELECT count(*) FROM matches").scalar_one()
    return MatchRecord(
        id=f"m{number}",
        status="over",
        game="card",
        rules="1",
        created_at=at,
        touched_at=at,
        started_at=at - lasted,
        places=places,
        rated=rated,
    )


def place_of(name: str, came_from: str) -> PlaceRecord:
    if name.startswith("bot:"):
        return PlaceRecord(taken_by="bot", level=name.removeprefix("bot:"))
    return PlaceRecord(taken_by="person", name=name, profile=name, came_from=came_from)


def club(connection: Connection, *names: str, at: float = 100.0, rounds: int = 1, house: Container[str] = ()) -> None:
    """Everybody plays everybody, on another day each time; the first of two wins."""
    for number in range(rounds):
        for game, (one, other) in enumerate(combinations(names, 2)):
            play(connection, one, other, at=at + number * DAY + 100 * game, house=house)


def strength(connection: Connection, holder: str) -> float:
    known = [rating for rating in store.ratings_of(connection, holder) if rating.game == "card"]
    return known[0].mu - 3 * known[0].sigma if known else 0.0


def listed(connection: Connection, *, bots: bool = False) -> list[str]:
    best = store.best_ratings(connection, "card", 100, bots=bots, others=ratings.OTHERS_NEEDED)
    return [rating.holder for rating in best]


def test_twenty_games_against_ones_own_second_profile_bring_no_place(connection: Connection) -> None:
    for game in range(20):
        play(connection, "cheat", "puppet", at=1000.0 + 100 * game)
    club(connection, "ada", "ben", "cleo", "dora", rounds=2)
    assert listed(connection)[0] == "ada"
    assert "cheat" not in listed(connection)
    assert strength(connection, "cheat") < strength(connection, "ada")  # who has won six games


def test_twenty_second_profiles_bring_nothing(connection: Connection) -> None:
    """Each was made for this one game; with addresses of their own, too."""
    for number in range(20):
        play(connection, "cheat", f"puppet{number}", at=1000.0 + 100 * number)
    (cheat,) = store.ratings_of(connection, "cheat")
    assert (cheat.games, cheat.mu, cheat.others) == (20, store.MU, 0)
    assert listed(connection) == []


def test_nor_do_they_if_they_play_each_other_at_home(connection: Connection) -> None:
    house = ("cheat", *(f"puppet{number}" for number in range(6)))
    club(connection, *house, rounds=2, house=house)
    assert store.ratings_of(connection, "cheat") == []  # a family may play, rated as it likes; it does not count


def test_a_game_whose_players_marks_are_missing_does_not_count(connection: Connection) -> None:
    """The attack: a match so old that its marks are forgotten, and whose next one had none either."""
    for marks in ({"ada": ""}, {"ada": "", "ben": ""}):
        places = [place_of(name, marks.get(name, name)) for name in ("ada", "ben")]
        assert not ratings._came_from_apart(match_of(connection, places, 1000.0, MINUTE))
    unknown = PlaceRecord(taken_by="person", name="Cleo")  # without a profile: she cannot undo the others' game
    assert ratings._came_from_apart(
        match_of(connection, [place_of(n, n) for n in ("ada", "ben")] + [unknown], 1.0, 1.0)
    )


@pytest.mark.parametrize(("bens", "games"), [("127.0.0.1", None), ("203.0.113.1", 1)])
def test_a_rematch_takes_marks_of_its_own(tmp_path: Path, bens: str, games: int | None) -> None:
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        tokens = [cafe.profile(name).token for name in ("Ada", "Ben")]
        host = cafe.create("junior", "Ada", ["free"], rated=True, profile=tokens[0], order="given")
        seats = [host, cafe.join(host.match, "Ben", profile=tokens[1])]
        host.start()
        play_out(seats)
    with sqlite3.connect(tmp_path / "store.sqlite3") as raw:
        raw.execute("UPDATE places SET came_from = NULL")  # after --keep-addresses
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe, Cafe(address) as elsewhere:
        elsewhere._http.headers["X-Forwarded-For"] = bens
        old = [Seat(cafe, seats[0].match, seats[0].token), Seat(elsewhere, seats[1].match, seats[1].token)]
        again = [seat.rematch() for seat in old]
        play_out(again)
        rated = cafe.ask("GET", "/api/profile", ProfileBody, token=tokens[0]).ratings.get("junior")
        assert (rated and rated.games) == games


def test_one_who_has_a_place_gains_nothing_by_second_profiles(connection: Connection) -> None:
    club(connection, "cheat", "ben", "cleo", "dora", rounds=2)
    before = strength(connection, "cheat")
    for number in range(20):
        play(connection, "cheat", f"puppet{number}", at=5 * DAY + 100 * number)
    assert strength(connection, "cheat") == before
    for number in range(20):  # nor by deleting them before they have lost
        play(connection, "cheat", GONE, at=10 * DAY + 100 * number)
    assert strength(connection, "cheat") < before + 5  # as by two victories, not by twenty


def test_four_who_play_each_other_come_onto_the_list(connection: Connection) -> None:
    club(connection, "ada", "ben", "cleo", "dora", rounds=2)
    assert sorted(listed(connection)) == ["ada", "ben", "cleo", "dora"]


def test_the_same_two_count_less_and_less_within_a_day(connection: Connection) -> None:
    club(connection, "ben", "cleo", "dora")
    gains = []
    for game in range(4):
        before = strength(connection, "ada")
        play(connection, "ada", "ben", at=1000.0 + 100 * game)
        gains.append(strength(connection, "ada") - before)
    assert gains == sorted(gains, reverse=True)
    assert gains[3] < gains[1] / 3
    before = strength(connection, "ada")
    play(connection, "ada", "ben", at=1000.0 + DAY + 1)
    assert strength(connection, "ada") - before > 3 * gains[3]  # another day


def test_a_result_within_seconds_and_a_match_that_is_not_rated_do_not_count(connection: Connection) -> None:
    play(connection, "ada", "ben", lasted=7.0)
    play(connection, "ada", "ben", rated=False)
    assert store.ratings_of(connection, "ada") == []
    play(connection, "ada", "ben")
    assert [rating.games for rating in store.ratings_of(connection, "ada")] == [1]


def test_people_and_bots_have_lists_of_their_own(connection: Connection) -> None:
    club(connection, "ben", "cleo", "dora")
    for number, other in enumerate(("bot:level1", "ben", "cleo", "dora")):
        play(connection, "ada", other, at=1000.0 + 100 * number)
    for number, other in enumerate(("ben", "cleo")):  # who have met two people only whom somebody knew
        play(connection, other, "bot:level1", at=3000.0 + 100 * number)
    assert listed(connection) == ["ada"]
    assert listed(connection, bots=True) == ["bot:level1"]


def test_games_with_bots_bring_no_place_among_people(connection: Connection) -> None:
    for number in range(20):
        play(connection, "cheat", f"bot:level5@{number / 10 + 0.1:.1f}s", at=1000.0 + 100 * number)
    assert listed(connection) == []
    assert listed(connection, bots=True) == []  # one bot, however long it thinks, that has met one person
    holders = connection.exec_driver_sql("SELECT holder FROM ratings WHERE holder LIKE 'bot:%'").scalars().all()
    assert holders == ["bot:level5"]


def test_a_defeat_counts_for_the_other_where_the_loser_deletes_the_profile(connection: Connection) -> None:
    play(connection, "ada", GONE)
    (ada,) = store.ratings_of(connection, "ada")
    assert (ada.games, ada.wins, ada.others, ada.mu > store.MU) == (1, 1, 0, True)
    assert connection.exec_driver_sql("SELECT count(*) FROM ratings").scalar_one() == 1
    known = connection.exec_driver_sql("SELECT one, other FROM meetings").all()
    assert known == [("ada", GONE)]  # not who it was


def test_nothing_is_stored_about_a_profile_that_is_not_there(connection: Connection) -> None:
    """Places given while their profile was being deleted had it for good."""
    store.add_profile(connection, store.ProfileRecord("ada", "ada", "ada", 1.0))
    count(connection, "ada", "ghost")
    assert [holder for (holder,) in connection.exec_driver_sql("SELECT holder FROM ratings")] == ["ada"]
    assert connection.exec_driver_sql("SELECT one, other FROM meetings").all() == [("ada", GONE)]


def test_a_match_ends_even_if_nobody_of_it_is_left_to_rate(connection: Connection) -> None:
    count(connection, "ghost", "spirit")
    assert connection.exec_driver_sql("SELECT count(*) FROM ratings").scalar_one() == 0


def count(connection: Connection, *players: str) -> None:
    """Count a match that the first of two players wins; each came from an address of their own."""
    record = match_of(connection, [place_of(name, name) for name in players], 1000.0, MINUTE)
    add_match(connection, record)
    result = ResultBody([2, 1], [0, 0], [0], "stock")
    ratings.count_match(connection, record, Stand(1000.0, None, None, "over", 1000.0, result), MINUTE)


def test_a_profile_deleted_while_playing_leaves_its_place_to_be_counted(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        tokens = [cafe.profile(name).token for name in ("Ada", "Ben")]
        host = cafe.create("junior", "Ada", ["free"], rated=True, profile=tokens[0], order="given")
        elsewhere = Cafe(address)  # who shares an address is not counted
        elsewhere._http.headers["X-Forwarded-For"] = "203.0.113.1"
        seats = [host, elsewhere.join(host.match, "Ben", profile=tokens[1])]
        host.start()
        seat, state = to_move(seats)
        seat.play(best(state).action, number=state.number)
        cafe.ask("DELETE", "/api/profile", type(None), token=tokens[1])
        assert [place.profile for place in seats[0].look().match.places][1] is None
        play_out(seats)
        assert cafe.ask("GET", "/api/profile", ProfileBody, token=tokens[0]).ratings["junior"].games == 1
        assert [place.profile for place in seats[0].rematch().look().match.places][1] is None


def test_a_rated_match_has_a_clock_and_bots_that_think_as_long_as_usual(cafe: Cafe) -> None:
    token = cafe.profile("Ada").token
    seat = cafe.create("junior", "Ada", ["level5@0.1s"], rated=True, profile=token, start=True)
    match = seat.look().match
    assert match.time == DaysTime(3)
    assert [place.level for place in match.places if place.taken_by == "bot"] == ["level5"]
    timed = cafe.create("junior", "Ada", ["free"], rated=True, profile=token, time=MoveTime(30))
    assert timed.look().match.time == MoveTime(30)


def test_nobody_gains_by_letting_a_bot_play(connection: Connection) -> None:
    club(connection, "ada", "cleo", "dora")
    club(connection, "ben", "cleo", "dora")
    (ada,), (ben,) = store.ratings_of(connection, "ada"), store.ratings_of(connection, "ben")
    stood_in = {"match": "m6", "number": 0, "place": 0, "action": "draw", "by": "bot", "at_time": 1.0}
    connection.execute(insert(schema.actions).values(**stood_in))
    play(connection, "ada", "ben", at=DAY)
    (now,), (bens,) = store.ratings_of(connection, "ada"), store.ratings_of(connection, "ben")
    assert (now.mu, now.wins, now.games) == (ada.mu, ada.wins, ada.games + 1)
    assert bens.mu < ben.mu


def test_a_rated_match_is_told_and_has_no_hints(cafe: Cafe) -> None:
    with pytest.raises(ServerRefusal, match="profile"):
        cafe.create("junior", "Ada", ["free"], rated=True)
    tokens = [cafe.profile(name).token for name in ("Ada", "Ben")]
    host = cafe.create("junior", "Ada", ["free"], rated=True, public=True, profile=tokens[0], order="given")
    assert [match.rated for match in cafe.lobby() if match.id == host.match] == [True]
    seats = [host, cafe.join(host.match, "Ben", profile=tokens[1])]
    assert seats[1].look().match.rated
    host.start()
    for seat in seats:
        with pytest.raises(ServerRefusal, match="no hints"):
            seat.hint()
    play_out(seats)  # within seconds
    assert cafe.ask("GET", "/api/profile", ProfileBody, token=tokens[0]).ratings == {}
    assert seats[0].rematch().look().match.rated
    assert not cafe.create("junior", "Ada", ["free"], profile=tokens[0]).look().match.rated
