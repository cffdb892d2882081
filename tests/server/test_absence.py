"""Being away: presence, votes, clocks, bots standing in, and coming back."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.matches import MatchBody
from server.playing import best, friends, to_move
from server.serving import serving, settings_for, wait_for


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"), absent_after=0.0)) as address:
        yield address


def vote(seat: Seat, place: int) -> MatchBody:
    return seat.cafe.ask("POST", f"/api/matches/{seat.match}/absent", MatchBody, {"place": place}, token=seat.token)


def present(seat: Seat) -> list[bool]:
    return [place.present for place in seat.look().match.places]


def test_presence_follows_the_sockets(cafe: Cafe) -> None:
    seats = friends(cafe, players=3)
    assert present(seats[0]) == [False, False, False]
    with seats[0].watch() as ada, seats[1].watch() as ben, seats[1].watch() as ben_again:
        for watching in (ada, ben, ben_again):
            watching.next(10)
        wait_for(lambda: present(seats[2]) == [True, True, False])
        ben.close()
        wait_for(lambda: present(seats[2]) == [True, True, False])
    wait_for(lambda: present(seats[2]) == [False, False, False])


def test_a_bot_stands_in_once_all_present_agree(cafe: Cafe) -> None:
    seats = friends(cafe, players=3)
    with seats[0].watch() as ada, seats[1].watch() as ben:
        ada.next(10)
        ben.next(10)
        wait_for(lambda: present(seats[0]) == [True, True, False])
        with pytest.raises(ServerRefusal, match="not_now"):
            vote(seats[0], 1)  # is there
        assert vote(seats[0], 2).places[2].absent_votes == [0]
        match = vote(seats[1], 2)
        assert (match.places[2].standing_in, match.places[2].level) == (True, "level3")
        for _ in range(2):
            wait_for(lambda: _view_to_move(seats) != 2)
            seat, state = to_move(seats)
            seat.play("draw", number=state.number)
        wait_for(lambda: _view_to_move(seats) != 2)
        bots = [step for step in seats[0].look().recent if step.by == "bot"]
        assert {step.player for step in bots} == {2}
        with seats[2].watch() as cleo:
            cleo.next(10)
            wait_for(lambda: not seats[0].look().match.places[2].standing_in)


def _view_to_move(seats: list[Seat]) -> int | None:
    view = seats[0].look().view
    assert view is not None
    return view.to_move


def test_a_minute_must_pass_before_a_vote(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_for(tmp_path_factory.mktemp("patient"), absent_after=60.0)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe)
        with pytest.raises(ServerRefusal, match="not_now"):
            vote(seats[0], 1)


def test_whoever_leaves_in_play_is_stood_in_for_and_may_return(cafe: Cafe) -> None:
    seats = friends(cafe)
    seat, state = to_move(seats)
    other = next(one for one in seats if one is not seat)
    assert seat.leave().places[seats.index(seat)].standing_in
    wait_for(lambda: other.look().choices)
    with pytest.raises(ServerRefusal):
        seat.play("draw", number=state.number)
    assert not seat.come_back().places[seats.index(seat)].standing_in
    later = other.look()
    other.play(best(later).action, number=later.number)
    assert other.look().number > state.number


def test_when_the_time_is_out_a_bot_takes_over(tmp_path_factory: pytest.TempPathFactory) -> None:
    from cafe.protocol import matches

    settings = settings_for(tmp_path_factory.mktemp("clocks"))
    shortest = matches.SECONDS[0]
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe, time={"limit": "move", "seconds": shortest})
        seat, state = to_move(seats)
        assert state.clock is not None
        assert state.clock.turn_ends_at is not None
        assert shortest - 2 < state.clock.turn_ends_at - state.clock.now <= shortest
        mover = seats.index(seat)
        wait_for(lambda: seat.look().match.places[mover].standing_in)
        wait_for(lambda: seat.look().number > state.number)
        assert seat.look().recent[0].by == "bot"
        seat.come_back()
        assert not seat.look().match.places[mover].standing_in


def hold(seat: Seat) -> None:
    """The attack: leave and come back before the bot moves, and have all the time again."""
    seat.leave()
    with suppress(ServerRefusal):  # out of time
        seat.come_back()


def test_leaving_and_returning_does_not_hold_the_clock(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("late")
    with serving(settings_for(folder, bot_pause=600.0)) as address, Cafe(address) as cafe:
        seats = friends(cafe, time={"limit": "move", "seconds": 3600})
        seat, state = to_move(seats)
        with seat.watch() as watching:
            watching.next(10)  # seen by somebody, a bot makes its pause
            hold(seat)
            after = seat.look()
        assert state.clock is not None
        assert after.clock is not None
        assert (after.number, after.clock.turn_ends_at) == (state.number, state.clock.turn_ends_at)
    with sqlite3.connect(folder / "store.sqlite3") as store:
        soon = time.time() + 1
        store.execute("UPDATE matches SET turn_ends_at = ?, due_at = ?", (soon, soon))
    with serving(settings_for(folder, bot_pause=0.6)) as address, Cafe(address) as cafe:
        seat = cafe.sit(seat.match, seat.token)
        with seat.watch() as watching:
            watching.next(10)
            ends = time.monotonic() + 6
            while seat.look().number == state.number:
                assert time.monotonic() < ends, "the clock was held"
                hold(seat)
                time.sleep(0.1)
        assert {step.by for step in seat.look().recent} == {"bot"}
        assert not seat.come_back().places[seat.look().you or 0].standing_in
