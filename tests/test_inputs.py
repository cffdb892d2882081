"""Plans, actions and options, whatever they are: read, or refused in one line with the right exit code."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe import CafeError, Game
from cafe.rules.editions import edition
from cafe.rules.errors import PlanError
from cafe.rules.floor_plans import read_plan
from cafe.rules.games import GAME_NAMES
from running import call

CELLS = st.sampled_from(["s ", ". ", "RU", "FR", "T ", "  ", "ss", "é ", "x", "\n "])


@given(st.lists(st.lists(CELLS, max_size=30).map("".join) | st.text(max_size=60), max_size=30))
def test_any_plan_is_read_or_refused_with_its_faults(rows: list[str]) -> None:
    faults = []
    try:
        plan = read_plan(rows, edition("board").cast.nations)
    except PlanError as error:
        faults = error.faults
    else:
        assert read_plan(plan.rows, edition("board").cast.nations) == plan
        return
    assert faults
    assert all(faults)


WORDS = st.sampled_from(
    ["seat", "swap", "stop", "draw", "bar", "seat_group", "open_group", "RUf", "JKm", "C2", "B2", "Z9", "ß"]
)


@given(st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=20) | st.integers(), st.sampled_from(GAME_NAMES))
def test_any_text_or_number_is_an_action_or_refused(text: str | int, name: str) -> None:
    game = Game.new(name, 2, seed=1)
    before = game.state.tobytes()
    refused = ""
    try:
        game.play(text)
    except CafeError as error:
        refused = str(error)
    assert bool(refused) == (game.state.tobytes() == before)


@pytest.mark.parametrize("name", ["card", "board"])
def test_a_group_of_nobody_is_invalid(name: str) -> None:
    game = Game.new(name, 2, seed=1, options={"same_sex_tables": True})
    with pytest.raises(CafeError):
        game.play("seat_group B2 XXf B1")


def test_an_action_of_another_game_is_invalid() -> None:
    action = Game.new("board", 2, seed=1).space.actions[-1]
    with pytest.raises(CafeError):
        Game.new("card", 2, seed=1).play(action)


# -- options ------------------------------------------------------------------------------------------------

OPTIONS = [
    ("simulate", "--games", "0"),
    ("simulate", "--games", "-1"),
    ("simulate", "--games", "9" * 5000),
    ("simulate", "--games", "x"),
    ("simulate", "--seed", "-1"),
    ("simulate", "--seed", str(2**62)),
    ("simulate", "--players", "1"),
    ("simulate", "--players", "6"),
    ("simulate", "--game", "board", "--players", "5"),
    ("simulate", "--game", "chess"),
    ("simulate", "--bots", ""),
    ("simulate", "--bots", "greedy,"),
    ("simulate", "--bots", "[/]"),
    ("simulate", "--jobs", "0"),
    ("simulate", "--games", "1", "--out", "/nowhere/at/all"),
    ("simulate", "--games", "1", "--out", "/"),
    ("simulate", "surplus"),
    ("play", "--game", ""),
    ("play", "--bots", "nobody"),
    ("play", "--bots", "greedy,greedy,greedy,greedy,greedy"),
    ("play", "--seed", "1.5"),
    ("referee",),
    ("referee", "--jsonn"),
    ("show",),
    ("show", "/nowhere"),
    ("show", "/"),
    ("show", "-", "--at", "-1"),
    ("show", "-", "--at", "x"),
    ("show", "-"),
    ("nonsense",),
    ("--nonsense",),
]


@pytest.mark.parametrize("words", OPTIONS, ids=lambda words: " ".join(words)[:40])
def test_wrong_options_are_refused_with_exit_code_2(words: tuple[str, ...]) -> None:
    told = call(*words)
    assert told.code == 2
    assert told.err.strip()
    assert "Traceback" not in told.err


@given(st.lists(st.text(max_size=8) | st.sampled_from(["--json", "--at", "1", "-", "--help"]), max_size=4))
def test_any_options_end_orderly(words: list[str]) -> None:
    for command in ("referee", "show"):
        safe = [word.replace("\x00", "") for word in words]
        assert call(command, *safe).code in (0, 1, 2)
