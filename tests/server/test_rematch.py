"""Once more, series, profiles and ratings."""

from __future__ import annotations

import msgspec
import pytest

from cafe.bots.registry import name_in_records
from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol import play as m
from cafe.protocol.matches import MatchBody
from cafe.protocol.profiles import ProfileBody
from cafe.server.ratings import RatedBot, bot_holder, rated_bot
from server.playing import friends, play_out


def test_a_rematch_keeps_people_and_tokens_and_moves_the_start(cafe: Cafe) -> None:
    seats = friends(cafe)
    with pytest.raises(ServerRefusal, match="not_now"):
        seats[0].rematch()
    with seats[0].watch() as ada:
        ada.next(10)
        play_out(seats)
        ben_again = seats[1].rematch()
        told = next(message.match for message in ada if isinstance(message, m.MatchChanged) and message.match.next)
    assert told.next == ben_again.match
    offered = ben_again.look().match
    assert [place.name for place in offered.places] == ["Ada", "Ben"]
    assert [place.ready for place in offered.places] == [False, True]
    with pytest.raises(ServerRefusal, match="not_now"):
        ben_again.start()
    ada_again = seats[0].rematch()  # asking too is accepting
    assert ada_again.match == ben_again.match
    ben_again.start()
    old, new = seats[0].look().view, ada_again.look().view
    assert old is not None
    assert new is not None
    assert new.start == (old.start + 1) % 2
    assert new.players == old.players


def test_a_rematch_begins_with_the_last_yes_though_its_host_has_gone(cafe: Cafe) -> None:
    seats = friends(cafe, "junior")
    play_out(seats)
    with seats[0].watch() as page:
        page.next(10)
        offered = seats[0].rematch()
        assert offered.look().match.host == 0
    answered = cafe.ask("POST", f"/api/matches/{offered.match}/accept", MatchBody, token=seats[1].token)
    assert answered.status == "playing"
    state = offered.look()
    assert state.view is not None
    assert (state.match.status, state.number) == ("playing", 0)
    again = offered.start()  # as the host's page asks when it comes back: nothing is dealt again
    assert (again.status, again.revision) == ("playing", state.match.revision)
    with pytest.raises(ServerRefusal, match="not_now"):
        Seat(cafe, offered.match, seats[1].token).start()
    with pytest.raises(ServerRefusal, match="not_now"):
        seats[0].start()  # of a match that did not begin by itself


def test_a_rematch_waits_for_everybody_and_for_free_places(cafe: Cafe) -> None:
    seats = friends(cafe, "junior", 3)
    play_out(seats)
    offered = seats[0].rematch()
    assert seats[1].rematch().look().match.status == "open"
    offered.leave()  # the host: a place is free
    assert cafe.ask("POST", f"/api/matches/{offered.match}/accept", MatchBody, token=seats[2].token).status == "open"
    cafe.join(offered.match, "Dora")
    assert Seat(cafe, offered.match, seats[1].token).start().status == "playing"


def test_the_levels_of_bots_may_change(cafe: Cafe) -> None:
    seat = cafe.create("card", "Ada", ["greedy"], start=True, order="given")
    for state in seat.turns():
        assert state.choices
        seat.play(state.choices[0].action, number=state.number)
    again = seat.rematch(levels={1: "random"})
    assert again.look().match.places[1].level == "random"
    assert again.start().status == "playing"


def test_a_series_is_counted_and_ends(cafe: Cafe) -> None:
    seats = friends(cafe, series=3)
    wins = [0, 0]
    for game in (1, 2, 3):
        play_out(seats)
        match = seats[0].look().match
        assert match.series is not None
        assert match.result is not None
        wins = [won + (place in match.result.winners) for place, won in enumerate(wins)]
        assert (match.series.game, match.series.wins) == (game, wins)
        if match.series.over:
            break
        seats = [seat.rematch() for seat in seats]
        seats[0].start()
    assert match.series is not None
    assert match.series.over
    assert max(wins) == 2 or game == 3
    fresh = seats[0].rematch().look().match.series
    assert fresh is not None
    assert (fresh.game, fresh.wins) == (1, [0, 0])


def rated_match(cafe: Cafe, players: int = 2) -> tuple[list[Seat], list[str]]:
    names = ("Ada", "Ben", "Cleo", "Dora")[:players]
    tokens = [cafe.profile(f"{name} the great").token for name in names]
    host = cafe.create("junior", "Ada", ["free"] * (players - 1), profile=tokens[0], rated=True)
    seats = [host]
    for number, (name, token) in enumerate(zip(names[1:], tokens[1:], strict=True)):
        there = Cafe(cafe.address)  # games of people from one address do not count
        there._http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
        seats.append(there.join(host.match, name, profile=token))
    host.start()
    seats.sort(key=lambda seat: seat.look().you or 0)
    play_out(seats)
    return seats, tokens


def mine(cafe: Cafe, token: str) -> ProfileBody:
    return cafe.ask("GET", "/api/profile", ProfileBody, token=token)


def test_results_count_for_profiles_and_the_leaderboard(cafe: Cafe) -> None:
    seats, tokens = rated_match(cafe, players=4)
    assert {mine(cafe, token).ratings["junior"].others for token in tokens} == {0}  # nobody had met anybody before
    first = seats[0].look().match
    seats = [seat.rematch() for seat in seats]
    seats[0].start()
    play_out(seats)
    match = seats[0].look().match
    assert match.result is not None
    assert first.result is not None
    ratings = {}
    for token in tokens:
        profile = mine(cafe, token)
        rating = profile.ratings["junior"]
        assert (rating.games, rating.others) == (2, 3)
        ratings[profile.id] = rating
    for place, sitting in enumerate(match.places):
        won = (place in match.result.winners) + (place in first.result.winners)
        assert ratings[sitting.profile or ""].wins == won
    if len(match.result.winners) == 1:
        winner = match.places[match.result.winners[0]].profile or ""
        assert ratings[winner].mu == max(rating.mu for rating in ratings.values())
    entries = cafe.leaderboard("junior").people
    assert not any(entry.bot for entry in entries)
    assert [entry.rating for entry in entries] == sorted((entry.rating for entry in entries), reverse=True)
    assert set(ratings) <= {entry.id for entry in entries}


def test_a_bot_on_the_leaderboard_has_the_name_it_plays_under(cafe: Cafe) -> None:
    others, token = ["level1", "greedy", "random"], cafe.profile("Ada the great").token
    seat = cafe.create("card", "Ada", others, start=True, profile=token, rated=True)
    for state in seat.turns():
        assert state.choices
        seat.play(state.choices[0].action, number=state.number)
    (newcomer,) = [entry for entry in cafe.leaderboard("card").bots if entry.id.startswith("bot:level1/")]
    assert (newcomer.name, newcomer.level, newcomer.seconds, newcomer.version) == ("Newcomer", "level1", None, None)


def test_a_bot_that_plays_otherwise_is_rated_anew() -> None:
    today = bot_holder("level3", name_in_records("level3", "card"))
    assert str(rated_bot(today)) == "Waiter"
    assert bot_holder("level3", "level3 (rules 1, players 0; points)") == "bot:level3/1.0"
    assert str(rated_bot("bot:level3/1.0")) == "Waiter (1.0)"
    assert str(rated_bot(bot_holder("level3", ""))) == "Waiter (0)"
    assert rated_bot("bot:level5@0.5s/1.0") == RatedBot("level5", 0.5, "1.0")
    assert str(rated_bot("bot:level5@0.5s/1.0")) == "Owner, 0.5 s (1.0)"
    assert rated_bot("a profile's id") is None


def test_documents_tell_how_a_bot_played(cafe: Cafe) -> None:
    seat = cafe.create("card", "Ada", ["level5@0.2s"], start=True)
    document = cafe._http.get(f"/api/matches/{seat.match}/document").content
    names: list[str] = msgspec.json.decode(document)["players"]
    assert "Ada" in names
    (named,) = [name for name in names if name != "Ada"]
    assert named.startswith("Owner, level5 (rules ")
    assert "0.2 s" in named


def test_a_profile_is_deleted_with_its_data(cafe: Cafe) -> None:
    seats, tokens = rated_match(cafe)
    profile = mine(cafe, tokens[0])
    cafe.ask("PATCH", "/api/profile", ProfileBody, {"name": "Ada II"}, token=tokens[0])
    assert mine(cafe, tokens[0]).name == "Ada II"
    response = cafe._http.request("DELETE", "/api/profile", headers={"Authorization": f"Bearer {tokens[0]}"})
    assert response.status_code == 204
    with pytest.raises(ServerRefusal, match="token"):
        mine(cafe, tokens[0])
    with pytest.raises(ServerRefusal, match="unknown"):
        cafe.ask("GET", f"/api/profiles/{profile.id}", ProfileBody)
    assert profile.id not in [entry.id for entry in cafe.leaderboard("junior").people]
    places = seats[0].look().match.places
    assert sorted(place.name for place in places) == ["Ben", "Guest"]
    assert [place.profile for place in places].count(None) == 1


def test_one_profile_has_one_place(cafe: Cafe) -> None:
    token = cafe.profile("Ada").token
    host = cafe.create("card", "Ada", ["free"], profile=token)
    with pytest.raises(ServerRefusal, match="forbidden"):
        cafe.join(host.match, "Ben", profile=token)
    with pytest.raises(ServerRefusal, match="token"):
        cafe.join(host.match, "Ben", profile="nobody")
