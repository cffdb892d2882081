"""What the terminal tells of a move: tables that come and go, guests drawn, hands that shrink."""

from __future__ import annotations

import numpy as np

from cafe import Game, Position
from cafe.terminal.narration import narrate

TABLES = {"B2": "RU", "D2": "GB", "C3": "FR", "B4": "ES", "D4": "IT"}


def told(game: Game, *actions: str) -> list[str]:
    outcomes = [outcome for action in actions for outcome in game.perform_all(action)]
    return list(narrate([effect for outcome in outcomes for effect in outcome.told(0).effects], game.players))


def test_a_full_table_leaves_and_another_comes() -> None:
    seats = {"B1": "RUf", "A2": "RUm", "B3": "RUm"}
    position = Position(tables=TABLES, seats=seats, hands=[["RUf", "CNf"], []], guests=["CUf"], tables_stock=["US"])
    assert told(Game.from_position("card", 2, position), "seat RUf C2") == [
        "The table RU at B2 is full: its guests get up and leave, and US takes its place."
    ]


def test_own_draws_are_told_and_others_are_not() -> None:
    position = Position(tables=TABLES, hands=[["CNf"], ["CNm"]], guests=["CUf", "CUm", "INf"])
    game = Game.from_position("card", 2, position)
    assert told(game, "draw") == ["Player 1: draws CUf"]
    assert told(game, "draw") == []


def test_a_national_table_shrinks_the_hand() -> None:
    seats = {"A2": "CFf", "B1": "CFm", "C2": "CFf"}
    position = Position(seats=seats, hands=[["CFm", "USf"], ["CNm"]], guests=["CUf"] * 4 + ["CUm"] * 4)
    last = told(Game.from_position("board", 2, position), "seat CFm B3")[-1]
    assert last == "A table all from one country: Player 1 now holds only 4 guests (B10)."
    game = Game.from_position("board", 2, position)
    effects = [effect for outcome in game.perform_all("seat CFm B3") for effect in outcome.told(0).effects]
    assert list(narrate(effects, game.players, 0))[-1].endswith("you now hold only 4 guests (B10).")


def test_a_junior_table_is_laid() -> None:
    position = Position(
        tables={"E5": "CN GB IN IT"},
        seats={"E4": "CNf", "F5": "INm", "E6": "INf"},
        hands=[["ITm"] + ["USf"] * 4 + ["USm"], []],
        guests=["ESf", "ESm"],
        tables_stock=["IN MX JM GB"],
    )
    assert told(Game.from_position("junior", 2, position), "seat ITm D5", "lay_table E2") == [
        "A new table is laid at E2: IN MX JM GB.",
        "Player 1: draws ESf",
    ]


def test_numbers_of_numpy_are_actions_too() -> None:
    game = Game.new("card", 2, seed=1)
    (first, *_) = np.flatnonzero(game.legal_mask())
    assert game.explain(first).legal
    game.play(first)
