"""The puzzle of the day over the network."""

from __future__ import annotations

import pytest

from cafe.client import Cafe, ServerRefusal
from cafe.protocol.puzzles import PuzzleAnswer, PuzzleBody
from cafe.puzzles.puzzle import puzzles
from cafe.puzzles.strength import STRENGTHS
from cafe.rules.games import GAME_NAMES


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_day_has_its_puzzles_and_keeps_them(cafe: Cafe, game: str, strength: str) -> None:
    first, again, next_day = (
        cafe.ask("GET", f"/api/puzzles/{game}?day={day}&strength={strength}", PuzzleBody)
        for day in ("2026-11-16", "2026-11-16", "2026-11-17")
    )
    assert first == again
    assert (first.game, first.strength) == (game, strength)
    assert next_day.number == (first.number + 1) % first.of
    assert cafe.ask("GET", f"/api/puzzles/{game}/{strength}/{first.number}", PuzzleBody) == first


def test_who_says_nothing_gets_the_easy_one_of_today(cafe: Cafe) -> None:
    found = cafe.ask("GET", "/api/puzzles/board", PuzzleBody)
    assert (found.game, found.strength) == ("board", "easy")


def test_a_turn_is_judged_and_the_best_is_told_when_found_or_given_up(cafe: Cafe) -> None:
    puzzle = puzzles("junior", "hard")[3]
    where = "/api/puzzles/junior/hard/3"
    part = cafe.ask("POST", where, PuzzleAnswer, {"actions": puzzle.turn[:1]})
    assert (part.best, part.turn, part.best_points) == (False, None, None)
    found = cafe.ask("POST", where, PuzzleAnswer, {"actions": puzzle.turn})
    assert found == PuzzleAnswer(puzzle.points, True, puzzle.points, puzzle.turn)
    given_up = cafe.ask("POST", where, PuzzleAnswer, {"give_up": True})
    assert (given_up.best, given_up.turn) == (False, puzzle.turn)


def test_what_is_wrong_is_said(cafe: Cafe) -> None:
    with pytest.raises(ServerRefusal, match="100 expert puzzles"):
        cafe.ask("GET", "/api/puzzles/card/expert/100", PuzzleBody)
    with pytest.raises(ServerRefusal, match="no action"):
        cafe.ask("POST", "/api/puzzles/card/easy/1", PuzzleAnswer, {"actions": ["sit down"]})
    with pytest.raises(ServerRefusal, match="refused"):
        cafe.ask("POST", "/api/puzzles/card/easy/1", PuzzleAnswer, {"actions": ["draw", "draw"]})
    for path in ("chess", "card?day=tomorrow", "card?strength=mild", "card/mild/1"):
        with pytest.raises(ServerRefusal, match="invalid"):
            cafe.ask("GET", f"/api/puzzles/{path}", PuzzleBody)
