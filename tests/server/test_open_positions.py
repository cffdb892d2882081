"""A rated match has no hints by detours: the tools do not judge its open position, nor what is nearly the same."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.advice import Hint, ReviewBody
from cafe.rules.editions import edition
from cafe.rules.view import View
from running import call
from server.playing import best, to_move
from server.serving import serving, settings_for

STEPS = 12


def asked(view: View, **other: Any) -> dict[str, Any]:
    """What a player sees at the beginning of a turn, as a document."""
    position = {
        "hands": [list(hand or ()) for hand in view.hands],
        "tables": view.tables,
        "seats": view.seats,
        "bar": list(view.bar),
        "hand_size": list(view.hand_sizes or ()),
        "scores": list(view.scores),
        "to_move": view.to_move,
    }
    players = list(view.players)
    return {"format": "cafe-game/1", "game": view.game, "players": players, "position": position | other, "actions": []}


def in_play(cafe: Cafe, *, rated: bool) -> tuple[list[Seat], View]:
    """A match of two with some guests seated, at the beginning of a turn."""
    tokens = [cafe.profile(name).token for name in ("Ada", "Ben")]
    host = cafe.create("board", "Ada", ["free"], rated=rated, profile=tokens[0], order="given")
    seats = [host, cafe.join(host.match, "Ben", profile=tokens[1])]
    host.start()
    while True:
        seat, state = to_move(seats)
        assert state.view is not None
        if state.number >= STEPS and state.view.placements == 0 and len(state.view.seats) > 3:
            return seats, state.view
        seat.play(best(state).action, number=state.number)


def test_the_open_position_of_a_rated_match_is_not_judged(cafe: Cafe) -> None:
    _, view = in_play(cafe, rated=True)
    with pytest.raises(ServerRefusal, match="rated match in play"):
        cafe.ask("POST", "/api/tools/best", Hint, asked(view))
    with pytest.raises(ServerRefusal, match="rated match in play"):
        cafe.ask("POST", "/api/tools/review", ReviewBody, asked(view))


def test_nor_with_another_hand_or_one_guest_less(cafe: Cafe) -> None:
    _, view = in_play(cafe, rated=True)
    hands = [list(reversed(hand or ()))[:3] for hand in view.hands]
    fewer = dict(list(view.seats.items())[1:])
    for other in ({"hands": hands}, {"seats": fewer}):
        with pytest.raises(ServerRefusal, match="rated match in play"):
            cafe.ask("POST", "/api/tools/best", Hint, asked(view, **other))


def test_nor_with_two_nations_called_by_each_others_names(cafe: Cafe) -> None:
    _, view = in_play(cafe, rated=True)
    names = {"FR": "RU", "RU": "FR"}

    def called(text: str) -> str:
        return names.get(text[:2], text[:2]) + text[2:]

    rows = [" ".join(called(cell) for cell in row.split()) for row in edition("board").plan.rows]
    other = {
        "tables": {cell: called(flag) for cell, flag in view.tables.items()},
        "seats": {cell: called(guest) for cell, guest in view.seats.items()},
        "hands": [[called(guest) for guest in hand or ()] for hand in view.hands],
        "bar": [called(guest) for guest in view.bar],
    }
    with pytest.raises(ServerRefusal, match="rated match in play"):
        cafe.ask("POST", "/api/tools/best", Hint, asked(view, **other) | {"plan": rows})


def test_nor_if_it_is_not_in_memory_and_hundreds_were_played_since(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        seats, view = in_play(cafe, rated=True)
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        columns = [row[1] for row in store.execute("PRAGMA table_info(matches)")]
        for number in range(250):
            changed = {"id": f"'m{number}'", "touched_at": "touched_at + 1"}
            values = ", ".join(changed.get(column, f'"{column}"') for column in columns)
            store.execute(f"INSERT INTO matches SELECT {values} FROM matches WHERE id = ?", (seats[0].match,))  # noqa: S608
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        with pytest.raises(ServerRefusal, match="rated match in play"):
            cafe.ask("POST", "/api/tools/best", Hint, asked(view))
        cafe.look(seats[0].match)
    told = call("admin", "close", seats[0].match, "--database", f"sqlite:///{tmp_path / 'store.sqlite3'}")
    assert told.code == 0
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        assert cafe.ask("POST", "/api/tools/best", Hint, asked(view)).steps


def test_a_match_that_is_not_rated_may_be_asked_about(cafe: Cafe) -> None:
    _, view = in_play(cafe, rated=False)
    assert cafe.ask("POST", "/api/tools/best", Hint, asked(view)).steps


def test_a_position_that_has_passed_may_be_asked_about(cafe: Cafe) -> None:
    seats, view = in_play(cafe, rated=True)
    while True:
        seat, state = to_move(seats)
        assert state.view is not None
        if len(set(state.view.seats.items()) ^ set(view.seats.items())) > 4:
            break
        seat.play(best(state).action, number=state.number)
    assert cafe.ask("POST", "/api/tools/best", Hint, asked(view)).steps
