"""The puzzle of the day over the network."""

from __future__ import annotations

import pytest

from cafe.client import Cafe, ServerRefusal
from cafe.protocol.puzzles import PuzzleAnswer, PuzzleBody
from cafe.puzzles.puzzle import puzzles
from cafe.rules.games import GAME_NAMES


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_day_has_its_puzzle_and_keeps_it(cafe: Cafe, game: str) -> None:
    first, again, next_day = (
        cafe.ask("GET", f"/api/puzzles/{game}?day={day}", PuzzleBody)
        for day in ("2026-11-16", "2026-11-16", "2026-11-17")
    )
    assert first == again
    assert next_day.number == (first.number + 1) % first.of
    assert cafe.ask("GET", f"/api/puzzles/{game}/{first.number}", PuzzleBody) == first
    assert cafe.ask("GET", f"/api/puzzles/{game}", PuzzleBody).game == game


def test_a_turn_is_judged_and_the_best_is_told_when_found_or_given_up(cafe: Cafe) -> None:
    puzzle = puzzles("junior")[3]
    where = "/api/puzzles/junior/3"
    part = cafe.ask("POST", where, PuzzleAnswer, {"actions": puzzle.turn[:1]})
    assert (part.best, part.turn, part.best_points) == (False, None, None)
    found = cafe.ask("POST", where, PuzzleAnswer, {"actions": puzzle.turn})
    assert found == PuzzleAnswer(puzzle.points, True, puzzle.points, puzzle.turn)
    given_up = cafe.ask("POST", where, PuzzleAnswer, {"give_up": True})
    assert (given_up.best, given_up.turn) == (False, puzzle.turn)


def test_what_is_wrong_is_said(cafe: Cafe) -> None:
    with pytest.raises(ServerRefusal, match="100 puzzles"):
        cafe.ask("GET", "/api/puzzles/card/100", PuzzleBody)
    with pytest.raises(ServerRefusal, match="no action"):
        cafe.ask("POST", "/api/puzzles/card/1", PuzzleAnswer, {"actions": ["sit down"]})
    with pytest.raises(ServerRefusal, match="refused"):
        cafe.ask("POST", "/api/puzzles/card/1", PuzzleAnswer, {"actions": ["draw", "draw"]})
    with pytest.raises(ServerRefusal, match="invalid"):
        cafe.ask("GET", "/api/puzzles/chess", PuzzleBody)
    with pytest.raises(ServerRefusal, match="invalid"):
        cafe.ask("GET", "/api/puzzles/card?day=tomorrow", PuzzleBody)
