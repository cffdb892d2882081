"""A server that goes down and comes up again: everything acknowledged is there, and play goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cafe.client import Cafe, ServerRefusal
from server.playing import best, friends, to_move
from server.serving import free_port, process, serving, settings_for


def test_a_restart_in_the_middle_keeps_everything(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe, "board", players=3)
        for _ in range(15):
            seat, state = to_move(seats)
            seat.play(best(state).action, number=state.number)
        seat, state = to_move(seats)
        choice = best(state)
        seat.draft(choice.action, number=state.number)
        before = [one.look() for one in seats]
    with serving(settings) as address, Cafe(address) as cafe:
        again = [cafe.sit(one.match, one.token) for one in seats]
        after = [one.look() for one in again]
        for was, now in zip(before, after, strict=True):
            assert (now.number, now.you, now.view, now.choices) == (was.number, was.you, was.view, was.choices)
            assert (now.draft, now.recent) == (was.draft, was.recent)
        seat, state = to_move(again)
        assert seat.play(choice.action, number=state.number).number == state.number + 1


def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    """Killed while a bot makes its pause: the next server must let it move."""
    settings = settings_for(tmp_path, bot_pause=2.0)
    port = free_port()
    with process(settings, port) as running, Cafe(f"http://127.0.0.1:{port}") as cafe:
        seat = cafe.create("card", "Ada", ["greedy"], start=True, order="given")
        with seat.watch() as watching:
            watching.next(10)
            state = seat.look()
            assert state.view is not None
            if state.view.to_move == 0:
                seat.play("draw", number=state.number)
            number = seat.look().number
            running.kill()
            running.wait()
    with serving(settings_for(tmp_path, bot_pause=0.0)) as address, Cafe(address) as cafe:
        seat = cafe.sit(seat.match, seat.token)
        assert seat.look().number >= number
        assert next(iter(seat.turns())).number > number


def test_a_match_that_the_rules_refuse_holds_nobody_up(tmp_path: Path) -> None:
    """Its record was spoilt while a bot was to move: it rests, and the bots of other matches go on."""
    settings = settings_for(tmp_path, bot_pause=5.0)
    port = free_port()
    with process(settings, port) as running, Cafe(f"http://127.0.0.1:{port}") as cafe:
        seats = [cafe.create("card", "Ada", ["greedy"], start=True, order="given") for _ in range(2)]
        for seat in seats:
            with seat.watch() as watching:
                watching.next(10)
                seat.play("draw", number=0)
        running.kill()
        running.wait()
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        store.execute('UPDATE actions SET action = "pass" WHERE "match" = ?', (seats[0].match,))
        store.execute("UPDATE matches SET due_at = 1 WHERE id = ?", (seats[0].match,))
    with serving(settings_for(tmp_path, bot_pause=0.0)) as address, Cafe(address) as cafe:
        other = cafe.sit(seats[1].match, seats[1].token)
        assert next(iter(other.turns())).number > 1
        with pytest.raises(ServerRefusal, match="rules"):
            cafe.sit(seats[0].match, seats[0].token).look()
