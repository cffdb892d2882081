"""Floor plans: every fault has its message; other plans than the printed one are played on to the end."""

from __future__ import annotations

import random

import pytest

from cafe import Game, document_of, game_from_document
from cafe.record.read import decode
from cafe.record.write import encode
from cafe.rules.editions import edition, plan_rows
from cafe.rules.errors import PlanError, SetupError
from cafe.rules.floor_plans import MAX_SEATS, MAX_SIDE, Plan, read_plan
from cafe.rules.games import GAME_NAMES
from companion import Pair, random_question
from oracle.game import random_deal
from positions import random_plan
from test_oracle_agreement import choose, deal_document
from walks import play_on

NATIONS = edition("board").cast.nations


def isolated(tables: int, rows: int = 26, columns: int = 26) -> list[str]:
    """So many tables with four chairs each of their own."""
    marks = [[". "] * columns for _ in range(rows)]
    across = columns // 3
    for number in range(tables):
        y, x = 3 * (number // across) + 1, 3 * (number % across) + 1
        marks[y][x] = NATIONS[number % len(NATIONS)]
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            marks[y + down][x + right] = "s "
    return ["".join(row) for row in marks]


def crowded(side: int = 16) -> list[str]:
    """A chessboard of tables and chairs: most chairs are shared by four tables."""
    corners = {(0, side - 1), (side - 1, 0)} if side % 2 == 0 else set()
    rows = []
    for y in range(side):
        inside = [0 < y < side - 1 and 0 < x < side - 1 for x in range(side)]
        row = [(NATIONS[(y * side + x) % 12] if inside[x] else ". ") if (x + y) % 2 == 0 else "s " for x in range(side)]
        rows.append("".join(". " if (y, x) in corners else mark for x, mark in enumerate(row)))
    return rows


def faults(rows: list[str]) -> list[str]:
    with pytest.raises(PlanError) as caught:
        read_plan(rows, NATIONS)
    assert str(caught.value) == "; ".join(caught.value.faults)
    return caught.value.faults


def changed(y: int, x: int, mark: str) -> list[str]:
    rows = isolated(12)
    rows[y] = rows[y][: 2 * x] + mark + rows[y][2 * x + 2 :]
    return rows


# -- faults -------------------------------------------------------------------------------------------------


def test_no_rows() -> None:
    assert faults([]) == ["the plan has no rows"]


def test_too_many_rows_and_columns() -> None:
    rows = [". " * 27] * 27
    assert faults(rows) == [
        "the plan has 27 rows, at most 26 are possible",
        "the plan has 27 columns, at most 26 are possible",
    ]


def test_rows_of_unequal_length() -> None:
    assert faults([". . ", ". ", ". . . "]) == ["row 2 has 1 cells, row 1 has 2", "row 3 has 3 cells, row 1 has 2"]


@pytest.mark.parametrize("mark", ["XX", "T ", "ss", "JM", "  ", "ru", "é "])
def test_a_mark_that_means_nothing(mark: str) -> None:
    (fault,) = faults(changed(0, 0, mark))
    assert fault == f"A1: '{mark.strip()}' is neither a nation of this game, nor 's', nor '.'"


def test_a_table_without_four_seats() -> None:
    assert faults(changed(0, 1, ". ")) == ["the table at B2 has 3 seats, it needs 4"]
    edge = changed(0, 0, "RU")
    assert "the table at A1 has 2 seats, it needs 4" in faults(edge)


def test_a_seat_at_no_table() -> None:
    assert faults(changed(25, 25, "s ")) == ["the seat at Z26 touches no table"]


def test_a_nation_without_a_table() -> None:
    assert faults(changed(1, 1, "CN")) == ["no table for CF"]
    assert faults([". "]) == [f"no table for {nation}" for nation in NATIONS]


def test_too_many_seats() -> None:
    assert "the plan has 132 seats, at most 128 are possible" in faults(isolated(33, 26, 26))


def test_every_fault_is_named() -> None:
    rows = changed(0, 1, ". ")
    rows[25] = rows[25][:-2] + "s "
    assert faults(rows) == ["the table at B2 has 3 seats, it needs 4", "the seat at Z26 touches no table"]


def test_a_last_cell_of_one_character() -> None:
    rows = isolated(12)
    assert read_plan([row[:-1] for row in rows], NATIONS) == read_plan(rows, NATIONS)


def test_only_the_board_game_takes_a_plan() -> None:
    for game in ("card", "junior"):
        with pytest.raises(SetupError):
            Game.new(game, 2, seed=1, plan=isolated(12))


# -- plans that are right -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAME_NAMES)
def test_printed_plans(game: str) -> None:
    plan = edition(game).plan
    seats, tables, shared = {"card": (12, 5, 4), "board": (68, 24, 28), "junior": (64, 16, 0)}[game]
    assert (len(plan.seats), len(plan.tables)) == (seats, tables)
    assert sum(len(near) > 1 for near in plan.tables_of) == shared


def check_touching(plan: Plan) -> None:
    """G1, from both sides."""
    for table, seats in enumerate(plan.seats_of):
        assert len(set(seats)) == 4
        assert all(table in plan.tables_of[seat] for seat in seats)
    for seat, tables in enumerate(plan.tables_of):
        assert 1 <= len(tables) <= 4
        assert list(tables) == sorted(tables)
        assert all(seat in plan.seats_of[table] for table in tables)
    assert {name: i for i, name in enumerate(plan.seat_names)} == plan.seat_at


@pytest.mark.parametrize("seed", range(10))
def test_random_plans_touch_both_ways(seed: int) -> None:
    check_touching(read_plan(random_plan(random.Random(seed), large=seed % 2 == 1), NATIONS))


def test_the_limits_themselves() -> None:
    plan = read_plan(isolated(32), NATIONS)
    assert len(plan.seats) == MAX_SEATS
    assert len(plan.rows) == MAX_SIDE
    assert plan.seat_names[-1] == "W12"
    check_touching(read_plan(crowded(), NATIONS))


def test_comments_and_blank_lines_are_no_rows() -> None:
    assert plan_rows(["# a plan", "", "s ", "  ", ". "]) == ["s ", ". "]


# -- playing on them ----------------------------------------------------------------------------------------

PLANS = {
    "twelve tables": isolated(12),
    "128 seats": isolated(32),
    "crowded": crowded(),
    "random": random_plan(random.Random(1)),
}


@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("name", PLANS)
def test_a_game_is_played_to_its_end(name: str, variant: bool) -> None:
    options = {"same_sex_tables": variant}
    for seed in range(5):
        game = Game.new("board", 2 + seed % 3, seed=seed, plan=PLANS[name], options=options)
        play_on(game, seed, eager=0.8)
        assert game.result is not None
        text = encode(document_of(game))
        assert encode(document_of(game_from_document(decode(text)))) == text


@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("name", PLANS)
def test_the_oracle_plays_the_same_on_it(name: str, variant: bool) -> None:
    dice = random.Random(7)
    document = deal_document("board", 3, variant, dice) | {"plan": PLANS[name], "deal": random_deal("board", dice)}
    pair = Pair(document)
    for _ in range(25):
        if pair.oracle.over:
            break
        pair.compare()
        pair.ask(random_question(pair, dice))
        pair.play(choose(pair, dice, 0.9))
