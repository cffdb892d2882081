"""One game of a tournament: what is kept of it is true."""

from __future__ import annotations

import msgspec
import pytest

from cafe.arena.errors import ArenaError
from cafe.arena.match import Played, Task, play
from cafe.arena.plan import Terms
from cafe.arena.sources import SOURCES
from cafe.rules.game import Game
from walks import KINDS


def task(kind: str, number: int, *entrants: str, same_sex_tables: bool = False, swapped: bool = False) -> Task:
    terms = Terms(kind, 2, entrants or ("greedy", "random"), 5, same_sex_tables)
    return Task(terms, number, number // 2, (1, 0) if swapped else (0, 1))


@pytest.mark.parametrize("same_sex_tables", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_the_sources_add_up_to_the_score(kind: str, same_sex_tables: bool) -> None:
    seen = set[str]()
    for number in range(12):
        played = play(task(kind, number, same_sex_tables=same_sex_tables))
        for seat, sources in enumerate(played.sources):
            assert sum(sources.values()) == played.scores[seat]
            assert sources.get("minus points", 0) == -played.penalties[seat]
            seen |= set(sources)
    assert seen <= set(SOURCES)
    expected = {
        "card": {"tables", "national tables", "minus points"},
        "board": {"tables", "national tables", "bar", "minus points"},
        "junior": {"guests seated", "full tables", "minus points"},
    }
    assert expected[kind] <= seen
    assert ("same-sex tables" in seen) == same_sex_tables


def test_a_seat_at_a_national_table_is_told_from_one_at_another() -> None:
    """Points of the whole game, once more by hand: twice the guests of a table is national (G7)."""
    played = play(task("board", 3))
    national = played.sources[0].get("national tables", 0) + played.sources[1].get("national tables", 0)
    assert national > 0
    assert national % 2 == 0


def test_the_games_of_a_deal_have_one_deal_and_one_start_seat() -> None:
    one, other = play(task("card", 4)), play(task("card", 5, swapped=True))
    assert one.deal == other.deal
    assert one.start == other.start == Game.new("card", 2, seed=5, number=2).start
    assert one.seating == other.seating[::-1]


def test_a_game_is_the_same_each_time_but_for_the_clock() -> None:
    def told(played: Played) -> dict[str, object]:
        return {**msgspec.structs.asdict(played), "seconds": None}

    assert told(play(task("junior", 6))) == told(play(task("junior", 6)))
    assert told(play(task("junior", 6))) != told(play(task("junior", 7)))


def test_players_are_timed_and_counted() -> None:
    played = play(task("card", 1))
    assert all(seconds > 0 for seconds in played.seconds)
    assert sum(played.asked) <= played.steps


@pytest.mark.parametrize(
    ("entrant", "fault"),
    [("Cheating", "broke the rules"), ("Silent", "chose nothing"), ("Faulty", "ZeroDivisionError: oh")],
)
def test_a_player_that_breaks_the_rules_is_named(entrant: str, fault: str) -> None:
    with pytest.raises(ArenaError, match=f"entrants:{entrant} .*game 3.*") as raised:
        play(task("card", 3, "greedy", f"entrants:{entrant}"))
    assert fault in str(raised.value)
