"""Intervals, tests and ratings: compared with textbooks, and tried on tournaments whose truth is known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from cafe.arena.contest import Contest, Terms
from cafe.arena.decision import Decision, advantage
from cafe.arena.match import Played
from cafe.arena.ratings import rate
from cafe.arena.sequential_test import GRID, Gamblers, sequence_interval
from cafe.arena.statistics import by_deal, margin, mean_interval, share, share_interval, student


def played(scores: tuple[int, ...], seating: tuple[int, ...] = (0, 1), deal: int = 0) -> Played:
    """A game with these scores; the best win."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    nothing = tuple(0 for _ in scores)
    return Played(
        game=0,
        deal=deal,
        seating=seating,
        start=0,
        reason="K10b",
        winners=winners,
        steps=10,
        scores=scores,
        penalties=nothing,
        asked=nothing,
        seconds=tuple(0.0 for _ in scores),
        sources=tuple({} for _ in scores),
    )


def test_shares_and_margins() -> None:
    assert share(played((9, 5)), 0) == 1
    assert share(played((5, 5)), 0) == 0.5
    table = played((9, 9, 9, 1), (0, 1, 1, 1))
    assert share(table, 0) == pytest.approx(1 / 3)
    assert share(table, 1) == pytest.approx(2 / 3)
    assert margin(table, 0) == pytest.approx(9 - 19 / 3)
    assert margin(table, 1) == -margin(table, 0)
    assert advantage(table, 0, 1) == pytest.approx(1 / 3)


def test_games_of_a_deal_are_one_observation() -> None:
    games = [played((1, 0), deal=4), played((1, 0), deal=2), played((0, 1), deal=4)]
    assert by_deal(games, [1.0, 1.0, 0.0]).tolist() == [1.0, 0.5]


@pytest.mark.parametrize(("freedom", "value"), [(3, 3.1824), (4, 2.7764), (9, 2.2622), (29, 2.0452), (1000, 1.9623)])
def test_students_quantiles(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_independent_games_have_wilsons_interval() -> None:
    found = share_interval(np.array([1.0] * 84 + [0.0] * 16))
    assert (found.mean, found.low, found.high) == pytest.approx((0.84, 0.7558, 0.8992), abs=0.002)  # Wilson, n = 100


def test_all_deals_alike_is_no_certainty() -> None:
    assert share_interval(np.ones(20)).low == pytest.approx(0.8389, abs=0.001)  # Wilson, 20 of 20
    assert share_interval(np.ones(20)).high == 1
    assert share_interval(np.zeros(20)).low == 0
    half = share_interval(np.full(20, 0.5))
    assert (half.low, half.high) == pytest.approx((0.299, 0.701), abs=0.001)


def test_one_deal_tells_next_to_nothing() -> None:
    assert share_interval(np.ones(1)).low < 0.3
    assert mean_interval(np.array([3.0])).low == -math.inf


def test_the_mean_has_students_interval() -> None:
    found = mean_interval(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert (found.mean, found.high - found.mean) == pytest.approx((3, 2.7764 * math.sqrt(2.5 / 5)), rel=0.01)


def deals_of(dice: np.random.Generator, chance: float, deals: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Deals of eight games that hang together: a deal suits one side or the other."""
    luck = dice.beta(chance * 2, (1 - chance) * 2, deals)
    return dice.binomial(8, luck) / 8


def test_intervals_hold_what_they_promise_where_games_hang_together() -> None:
    dice = np.random.default_rng(1)
    shares, means = 0, 0
    for _ in range(1000):
        deals = deals_of(dice, 0.7, 25)
        shares += share_interval(deals).low <= 0.7 <= share_interval(deals).high
        means += mean_interval(deals).low <= 0.7 <= mean_interval(deals).high
    assert 930 <= shares <= 980
    assert 930 <= means <= 980


def test_looking_after_every_deal_seldom_misleads() -> None:
    """Two equal players, a look after each of 300 deals: one verdict in twenty at most may be wrong."""
    dice = np.random.default_rng(2)
    wrong = 0
    for _ in range(300):
        gamblers = Gamblers(np.array([0.5]))
        for value in dice.integers(0, 3, 300) / 2:
            gamblers.observe(value)
        wrong += max(gamblers.best_larger[0], gamblers.best_smaller[0]) >= math.log(2 / 0.05)
    assert wrong <= 15


def test_an_interval_for_looking_often_holds_and_is_not_far_from_the_other() -> None:
    dice = np.random.default_rng(3)
    held = 0
    for _ in range(100):
        deals = deals_of(dice, 0.7, 100)
        found = sequence_interval(deals)
        held += found.low <= 0.7 <= found.high
    assert held >= 95
    fixed = share_interval(deals)
    assert found.low < fixed.low < fixed.high < found.high
    assert found.high - found.low < 3 * (fixed.high - fixed.low)


def test_nobody_gets_rich_before_the_first_deal() -> None:
    gamblers = Gamblers(GRID)
    assert max(gamblers.best_larger.max(), gamblers.best_smaller.max()) == 0


def decided(terms: Terms, *deals: list[Played]) -> Decision:
    decision = Decision(Contest(terms))
    for deal in deals:
        decision.hear(deal)
    return decision


def test_the_stronger_is_found() -> None:
    terms = Terms("card", 2, ("greedy", "random"))
    for winner in (0, 1):
        deal = [played((9, 1), (winner, 1 - winner)), played((1, 9), (1 - winner, winner))]
        assert not decided(terms, *[deal] * 4).is_made
        made = decided(terms, *[deal] * 12)
        assert made.is_made
        assert [verdict.stronger for verdict in made.verdicts()] == [winner]
        assert made.verdicts()[0].odds > 40


def test_every_pair_must_be_settled_and_more_pairs_need_more() -> None:
    three = Terms("card", 2, ("greedy", "random", "entrants:careful"))
    order = [(0, 1), (0, 2), (1, 2)]
    clear = [played((9, 1), pair) for pair in order]
    unclear = [played((9, 1), pair) for pair in order[:2]] + [played((5, 5), (1, 2))]
    assert not decided(three, *[unclear] * 50).is_made
    assert decided(three, *[clear] * 50).is_made
    two = Terms("card", 2, ("greedy", "random"))
    needed = next(n for n in range(1, 50) if decided(two, *[clear[:1]] * n).is_made)
    assert not decided(three, *[clear] * needed).is_made


def test_a_share_that_is_asked() -> None:
    won, lost = [played((9, 1, 1), (0, 1, 1))] * 3, [played((1, 9, 1), (0, 1, 1))] * 3
    two_of_three = [won, lost, won] * 40
    for asked, answer in ((0.5, 0), (0.8, 1), (0.66, None)):
        decision = decided(Terms("card", 3, ("greedy", "random"), share=asked), *two_of_three)
        assert decision.verdicts()[0].stronger == answer
        assert decision.is_made == (answer is not None)


def test_a_share_is_settled_when_it_lies_outside_the_interval() -> None:
    dice = np.random.default_rng(5)
    terms, deals = Terms("card", 2, ("greedy", "random"), share=0.6), []
    decision = Decision(Contest(terms))
    while not decision.is_made:
        wins = int(dice.binomial(2, 0.75))
        deals.append(wins / 2)
        decision.hear([played((9, 1) if game < wins else (1, 9)) for game in range(2)])
        assert (sequence_interval(np.array(deals)).low >= 0.6 - 1e-9) == decision.is_made
    assert decision.verdicts()[0].stronger == 0


def test_a_share_that_is_not_there_is_seldom_found() -> None:
    """A player who wins just what is asked, a look after each of 200 deals."""
    dice = np.random.default_rng(6)
    wrong = 0
    for _ in range(300):
        decision = Decision(Contest(Terms("card", 2, ("greedy", "random"), share=0.6)))
        for wins in dice.binomial(2, 0.6, 200).tolist():
            decision.hear([played((9, 1) if game < wins else (1, 9)) for game in range(2)])
        wrong += decision.is_made
    assert wrong <= 15


def test_ratings_follow_results() -> None:
    strong, weak = rate(2, [played((9, 1)), played((1, 9), (1, 0))] * 50)
    assert strong.mu - 2 * strong.sigma > 25 > weak.mu + 2 * weak.sigma
    even = rate(2, [played((5, 5))] * 20)
    assert even[0].mu == pytest.approx(even[1].mu)


def test_a_rating_on_several_seats_moves_once() -> None:
    one, three = rate(2, [played((9, 1, 1, 1), (0, 1, 1, 1))])
    assert one.mu > 25 > three.mu
    assert abs(three.mu - 25) < abs(one.mu - 25)
    assert one.sigma < 25 / 3
