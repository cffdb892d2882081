"""Pairings are fair: every deal from every seat, everybody alike."""

from __future__ import annotations

from collections import Counter

import pytest

from cafe.arena.contest import Contest, Terms
from cafe.arena.pairings import Schedule
from cafe.rules.errors import SetupError

SIZES = [(2, 2), (3, 2), (5, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 4), (4, 4), (2, 5), (6, 5)]


@pytest.mark.parametrize(("entrants", "players"), SIZES)
def test_everybody_sits_everywhere_equally_often(entrants: int, players: int) -> None:
    for deal in (0, 1, 7):
        seatings = Schedule(entrants, players, seed=3).seatings(deal)
        for seat in range(players):
            held = Counter(seating[seat] for seating in seatings)
            assert set(held) == set(range(entrants))
            assert len(set(held.values())) == 1


@pytest.mark.parametrize(("entrants", "players"), SIZES)
def test_all_pairs_meet_equally_often_and_nobody_plays_alone(entrants: int, players: int) -> None:
    met = Counter[frozenset[int]]()
    for seating in Schedule(entrants, players, seed=3).seatings(5):
        assert len(seating) == players
        assert len(set(seating)) > 1
        present = sorted(set(seating))
        met.update(frozenset((one, other)) for one in present for other in present if one < other)
    assert len(met) == entrants * (entrants - 1) // 2
    assert len(set(met.values())) == 1


def test_two_at_a_table_for_two_change_seats() -> None:
    assert Schedule(2, 2, seed=1).seatings(0) == [(0, 1), (1, 0)]


def test_two_at_a_table_for_four_play_one_against_three_both_ways() -> None:
    seatings = Schedule(2, 4, seed=1).seatings(0)
    assert seatings[:4] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert seatings[4:] == [tuple(1 - who for who in seating) for seating in seatings[:4]]


def test_a_challenger_sits_alone_on_every_seat() -> None:
    assert Schedule(2, 2, seed=1, challenge=True).seatings(0) == [(0, 1), (1, 0)]
    assert Schedule(2, 4, seed=1, challenge=True).seatings(7) == Schedule(2, 4, seed=1).seatings(7)[:4]
    contest = Contest(Terms("card", 4, ("greedy", "random"), share=0.25), games=6)
    assert (contest.deals, contest.total) == (2, 8)


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    schedule = Schedule(3, 3, seed=1)
    firsts = {schedule.seatings(deal)[0] for deal in range(30)}
    assert len(firsts) == 6
    assert schedule.seatings(4) == Schedule(3, 3, seed=1).seatings(4)
    assert [schedule.seatings(deal) for deal in range(9)] != [
        Schedule(3, 3, seed=2).seatings(deal) for deal in range(9)
    ]


def test_games_are_numbered_deal_by_deal() -> None:
    schedule = Schedule(3, 2, seed=1)
    assert schedule.games_a_deal == 6
    assert list(schedule.numbers(2)) == [12, 13, 14, 15, 16, 17]
    assert [schedule.seating(number) for number in schedule.numbers(2)] == schedule.seatings(2)
    assert schedule.deal(17) == 2


def test_games_are_rounded_up_to_whole_deals() -> None:
    contest = Contest(Terms("card", 2, ("greedy", "random")), games=5)
    assert (contest.deals, contest.total) == (3, 6)


@pytest.mark.parametrize(
    ("terms", "fault"),
    [
        (("card", 2, ("greedy",)), "two entrants"),
        (("card", 2, ("greedy", "greedy")), "twice"),
        (("card", 2, ("greedy", "nobody")), "nobody"),
        (("card", 2, ("greedy", "")), "no name"),
        (("card", 2, ("greedy", "../x")), "no name"),
        (("card", 6, ("greedy", "random")), "players"),
        (("chess", 2, ("greedy", "random")), "chess"),
        (("card", 2, ("greedy", "random"), -1), "seed"),
        (("card", 2, ("greedy", "random"), 1, False, 1.0), "between 0 and 1"),
        (("card", 2, ("greedy", "random"), 1, False, float("nan")), "between 0 and 1"),
        (("card", 2, ("greedy", "random", "entrants:careful"), 1, False, 0.6), "the first of two"),
        (("card", 2, ("greedy", "no_such_module:bot")), "cannot be imported"),
        (("card", 2, ("greedy", "entrants:no_such_bot")), "cannot be imported"),
        (("card", 2, ("greedy", "entrants:nothing")), "no function"),
        (("card", 2, ("greedy", "entrants:")), "module:function"),
    ],
)
def test_what_cannot_be_is_told(terms: tuple[object, ...], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        Terms(*terms)  # type: ignore[arg-type]


def test_a_tournament_has_games() -> None:
    with pytest.raises(SetupError, match="one game"):
        Contest(Terms("card", 2, ("greedy", "random")), games=0)
