"""What is on record is read in a thread, however often it is asked for: the event loop is everybody's."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cafe.client import Cafe, Seat
from cafe.protocol.tools import StepList
from cafe.server import replays
from server.playing import best, friends, play_out, to_move

STEPS = 40  # more than are kept in memory


@pytest.fixture(scope="module")
def begun(address: str) -> Iterator[list[Seat]]:
    with Cafe(address) as cafe:
        seats = friends(cafe, "board", 4)
        while to_move(seats)[1].number < STEPS:
            seat, state = to_move(seats)
            seat.play(best(state).action, number=state.number)
        yield seats


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads that replay games or write documents, by the beginning of their names."""
    found: set[str] = set()
    for name in ("new_game", "document_of", "document_seen_by"):
        does = getattr(replays, name)

        def noted(*given: Any, does: Any = does, **named: Any) -> Any:
            found.add(threading.current_thread().name.partition("_")[0])
            return does(*given, **named)

        monkeypatch.setattr(replays, name, noted)
    return found


def steps(seat: Seat, since: int = 0) -> list[Any]:
    return seat.cafe.ask("GET", f"/api/matches/{seat.match}/steps?since={since}", StepList, token=seat.token).steps


def test_steps_and_documents_are_made_in_a_thread(address: str, begun: list[Seat], workers: set[str]) -> None:
    seat = begun[0]
    for path in ("steps", "document"):
        answer = httpx.get(f"{address}/api/matches/{seat.match}/{path}")
        assert answer.is_success
    assert workers == {"study"}


def test_steps_that_are_in_memory_need_no_work(begun: list[Seat], workers: set[str]) -> None:
    number = begun[0].look().number
    assert [step.number for step in steps(begun[0], number - 5)] == list(range(number - 5, number))
    assert steps(begun[0], number) == []
    assert workers == set()


def test_all_ways_to_the_steps_tell_the_same(begun: list[Seat]) -> None:
    everything = steps(begun[1])
    assert [step.number for step in everything] == list(range(len(everything)))
    for since in (1, 3, len(everything) - 31, len(everything) - 30, len(everything) - 1, len(everything) + 7):
        assert steps(begun[1], since) == everything[since:]


def test_a_document_of_a_match_that_is_over_is_made_in_a_thread(cafe: Cafe, workers: set[str]) -> None:
    seats = friends(cafe, "junior")
    play_out(seats)
    assert httpx.get(f"{cafe.address}/api/matches/{seats[0].match}/document").json()["deal"]
    assert workers == {"study"}
