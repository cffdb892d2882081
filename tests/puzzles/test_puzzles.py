"""Puzzles: the shipped ones are what they claim to be, by a plain search that shares nothing with the finder."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from cafe import Game
from cafe.protocol.puzzles import Strength
from cafe.puzzles.finding import find_puzzles, played_games
from cafe.puzzles.naive import NAIVE, best_seat, first_fit, most_of_naive, most_points
from cafe.puzzles.puzzle import Puzzle, number_of_the_day, puzzles, try_turn
from cafe.puzzles.solving import solve
from cafe.puzzles.strength import BOUNDS, STRENGTHS, chance, difficulty, strength_of
from cafe.record.document import Document
from cafe.record.replay import game_from_document
from cafe.rules.actions import Action
from cafe.rules.errors import IllegalAction, SetupError
from cafe.rules.games import GAME_NAMES

SHIPPED = 100  # of each strength
PLAIN = {"card": 4, "board": 4, "junior": 1}  # of each strength that are searched plainly; Junior has very many turns
SAMPLE = 5  # of each strength that are solved again

every_game = pytest.mark.parametrize("game", GAME_NAMES)
every_strength = pytest.mark.parametrize("strength", STRENGTHS)


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
@every_strength
def test_a_hundred_are_shipped_and_all_differ(game: str, strength: Strength) -> None:
    shipped = puzzles(game, strength)
    assert len(shipped) == SHIPPED
    assert len({(str(puzzle.document.position), puzzle.turn) for puzzle in shipped}) == SHIPPED
    assert {(puzzle.document.game, puzzle.strength) for puzzle in shipped} == {(game, strength)}


@every_game
@every_strength
def test_no_naive_player_solves_any(game: str, strength: Strength) -> None:
    for puzzle in puzzles(game, strength):
        assert most_of_naive(puzzle.position()) == puzzle.naive < puzzle.points
        assert try_turn(puzzle, list(puzzle.turn)).best


@every_game
@every_strength
def test_each_is_solved_by_its_turn_and_only_by_it(game: str, strength: Strength) -> None:
    for puzzle in puzzles(game, strength)[:SAMPLE]:
        position = puzzle.position()
        solution = solve(position)
        assert solution is not None
        assert (solution.turn.points, solution.naive) == (puzzle.points, puzzle.naive)
        assert strength_of(position, solution) == strength


@every_game
@every_strength
def test_a_plain_search_finds_no_more_points_and_no_second_turn(game: str, strength: Strength) -> None:
    for puzzle in puzzles(game, strength)[: PLAIN[game]]:
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
    found = find_puzzles(played_games(game, 1), 1)
    assert found == [puzzles(game, strength)[0] for strength in STRENGTHS]
    assert find_puzzles(played_games(game, 1), 1, ["easy"]) == found[:1]


def paying(game: Game, actions: list[Action]) -> dict[Action, int]:
    """What each action pays, as the referee says."""
    return {action: game.explain(action).total for action in actions}


def plainly_first_fit(game: Game, player: int) -> int:
    """The first guest of the hand that fits, on a best seat, again and again: the luckiest of all ways."""
    most = game.scores[player]
    if game.to_move != player or game.is_over:
        return most
    seats = [action for action in game.legal_actions() if action.do == "seat"]
    for guest in game.open_view().hands[player] or ():
        pays = paying(game, [action for action in seats if action.guest == guest])
        for action in (one for one, points in pays.items() if points == max(pays.values())):
            after = game.copy()
            after.play(action)
            most = max(most, plainly_first_fit(after, player))
        if pays and max(pays.values()) > 0:
            break
    return most


@pytest.mark.parametrize("game", ["card", "board"])  # in Junior all seats pay the same: far too many ways
def test_the_first_guest_that_fits_misses_the_best_turn(game: str) -> None:
    for strength in STRENGTHS:
        for puzzle in puzzles(game, strength)[:SAMPLE]:
            position = puzzle.position()
            player = position.to_move
            made = plainly_first_fit(position, player) - position.scores[player]
            assert made == most_points(position, first_fit) <= puzzle.naive


LURED: dict[str, Any] = {
    "format": "cafe-game/1",
    "game": "board",
    "players": ["1", "2"],
    "position": {"hands": [["ITm", "JKf"], []], "seats": {"C2": "ITf"}, "hand_size": [2, 5], "scores": [0, 0]},
}


def test_the_bar_lures_only_who_looks_at_it() -> None:
    """Where the bar pays more than any seat, players who look only at seats still fill seats."""
    position = game_from_document(msgspec.convert(LURED, Document))
    best_guest_first = NAIVE[1]
    assert {choice.do for choice in best_seat(position)} == {"seat"}
    assert {choice.do for choice in first_fit(position)} == {"seat"}
    assert {choice.total for choice in best_guest_first(position)} == {max(one.total for one in position.choices())}
    assert most_points(position, best_seat) >= max(choice.total for choice in best_seat(position))


@every_game
def test_strengths_are_in_order(game: str) -> None:
    """Harder puzzles are less likely to be come upon, and have more turns that pay almost as much."""
    bits = []
    for strength in STRENGTHS:
        positions = [puzzle.position() for puzzle in puzzles(game, strength)[:SAMPLE]]
        found = [(position, solution) for position in positions if (solution := solve(position))]
        assert all(0 < chance(*each) < 1 for each in found)
        bits += [difficulty(*each) for each in found]
    hard, expert = BOUNDS[game]
    assert max(bits[:SAMPLE]) < hard <= min(bits[SAMPLE:-SAMPLE])
    assert max(bits[SAMPLE:-SAMPLE]) < expert <= min(bits[-SAMPLE:])


@every_strength
def test_every_day_has_one_and_all_get_their_turn(strength: Strength) -> None:
    days = [date(2026, 11, 16) + timedelta(days=i) for i in range(SHIPPED)]
    assert sorted(number_of_the_day("card", strength, day) for day in days) == list(range(SHIPPED))


def test_the_three_of_a_day_have_one_number() -> None:
    for game in GAME_NAMES:
        assert len({number_of_the_day(game, strength, date(2026, 11, 18)) for strength in STRENGTHS}) == 1


def test_a_turn_is_judged() -> None:
    puzzle: Puzzle = puzzles("card", "easy")[0]
    assert not try_turn(puzzle, list(puzzle.turn[:1])).best
    assert try_turn(puzzle, []).points == 0
    with pytest.raises(IllegalAction, match="hand"):
        try_turn(puzzle, ["seat CFf A2"])
    with pytest.raises(IllegalAction, match="turn"):
        try_turn(puzzle, ["draw", "draw"])
    with pytest.raises(SetupError, match="'chess'"):
        puzzles("chess", "easy")
