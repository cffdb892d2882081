"""Puzzles: the shipped ones are what they claim to be, by a plain search that shares nothing with the finder."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import islice
from typing import Any

import pytest

from cafe import Game
from cafe.puzzles.finding import find_puzzles, played_games
from cafe.puzzles.puzzle import Puzzle, number_of_the_day, puzzles, try_turn
from cafe.puzzles.solving import best_guest_first, solve
from cafe.rules.errors import IllegalAction, SetupError
from cafe.rules.games import GAME_NAMES

SHIPPED = 100
PLAIN = {"card": 12, "board": 12, "junior": 2}  # puzzles that are searched plainly; Junior has very many turns

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def ends(game: Game) -> Iterator[Game]:
    """The game after every turn of the player to move; what several orders lead to only once."""
    player, waiting, seen = game.to_move, [game], set()
    while waiting:
        here = waiting.pop()
        for action in here.legal_actions():
            after = here.copy()
            after.play(action)
            if after.to_move != player or after.is_over or action.do not in ("seat", "swap"):
                yield after
            elif (place := after.state.tobytes()) not in seen:
                seen.add(place)
                waiting.append(after)


def sat_down(before: Game, after: Game) -> frozenset[Any]:
    """Who sits at which tables afterwards that did not before."""
    plan, now, then = before.ruleset.plan, after.open_view().seats, before.open_view().seats
    return frozenset((guest, plan.tables_of[plan.seat_at[at]]) for at, guest in now.items() if then.get(at) != guest)


@every_game
def test_a_hundred_are_shipped_and_all_differ(game: str) -> None:
    shipped = puzzles(game)
    assert len(shipped) == SHIPPED
    assert len({(str(puzzle.document.position), puzzle.turn) for puzzle in shipped}) == SHIPPED
    for puzzle in shipped:
        assert puzzle.document.game == game
        assert puzzle.points >= puzzle.guest_first + 2


@every_game
def test_each_is_solved_by_its_turn_and_only_by_it(game: str) -> None:
    for puzzle in puzzles(game):
        assert try_turn(puzzle, list(puzzle.turn)).best
        solution = solve(puzzle.position())
        assert solution is not None
        assert (solution.turn.points, solution.guest_first) == (puzzle.points, puzzle.guest_first)


@every_game
def test_a_plain_search_finds_no_more_points_and_no_second_turn(game: str) -> None:
    for puzzle in puzzles(game)[: PLAIN[game]]:
        start = puzzle.position()
        player = start.to_move
        before = start.scores[player]
        found = [(after.scores[player] - before, sat_down(start, after)) for after in ends(start)]
        most = max(points for points, _ in found)
        assert most == puzzle.points
        if game != "card":  # K6: who filled a table is gone with it
            assert len({seating for points, seating in found if points == most}) == 1


@every_game
def test_the_first_are_what_the_command_finds(game: str) -> None:
    assert next(find_puzzles(played_games(game, 1))) == puzzles(game)[0]


@every_game
def test_taking_the_best_guest_first_is_worse(game: str) -> None:
    for puzzle in islice(puzzles(game), 5):
        assert best_guest_first(puzzle.position()) == puzzle.guest_first


def test_every_day_has_one_and_all_get_their_turn() -> None:
    days = [date(2026, 11, 16) + timedelta(days=i) for i in range(SHIPPED)]
    assert sorted(number_of_the_day("card", day) for day in days) == list(range(SHIPPED))


def test_a_turn_is_judged() -> None:
    puzzle: Puzzle = puzzles("card")[0]
    assert not try_turn(puzzle, list(puzzle.turn[:1])).best
    assert try_turn(puzzle, []).points == 0
    with pytest.raises(IllegalAction, match="hand"):
        try_turn(puzzle, ["seat CFf A2"])
    with pytest.raises(IllegalAction, match="turn"):
        try_turn(puzzle, ["draw", "draw"])
    with pytest.raises(SetupError, match="'chess'"):
        puzzles("chess")
