"""Where an action breaks several rules, the refusal names the first in the order of docs/format.md."""

from __future__ import annotations

from typing import Any

import pytest
from builders import board_position, card_position, first_fault, junior_position, play, referee, step

from cafe.record.errors import FormatError

POSITION: dict[str, Any] = {
    "tables": {"B2": "RU", "D2": "GB", "C3": "FR", "B4": "ES", "D4": "IT"},
    "seats": {"B1": "RUm"},
    "hands": [["RUf", "CNf"], []],
    "guests": ["CUf", "CUm"],
}


def card(question: str, player: int = 0, *before: str) -> str:
    game = card_position(["RUf CNf ESm ESf", "ITm"], seats="B1:RUm", guests="CUf")
    return referee(play(game, *before), question, player)


@pytest.mark.rule("G3", "G5", "G6", "K5")
def test_refusals_of_a_placement_in_their_order() -> None:
    assert card("seat GBf B1", 1, "draw") == "over"  # before turn, hand, G3
    assert card("seat GBf B1", 1) == "turn"  # before hand, G3
    assert card("seat GBf B1") == "hand"  # before G3, K5
    assert card("seat CNf B1") == "G3"  # before K5
    assert card("seat ESm A2") == "K5"  # before G5
    assert card("seat ESm B3") == "G5"  # before G6: two gentlemen at Russia
    assert card("seat CNf Z9") == "G3"
    assert card("seat RUf C4", 0, "seat ESf A4") == "K5"  # before G6
    assert card("seat RUf C2", 0, "seat ESf A4") == "G6"


@pytest.mark.rule("G5", "G6")
def test_g5_comes_before_a_waiting_guest() -> None:
    game = play(card_position(["ESf ESm RUm", ""], seats="B1:RUm"), "seat ESf A4")
    assert referee(game, "seat RUm A2") == "G5"


@pytest.mark.rule("B9")
def test_refusals_of_a_swap_in_their_order() -> None:
    game = board_position(["CFm DEf", ""], seats="B1:JKf A2:CFm")
    assert referee(game, "swap CFf B1", 1) == "turn"
    assert referee(game, "swap CFf Z9") == "hand"
    assert referee(game, "swap CFm F6") == "G3"
    assert referee(game, "swap CFm B1") == "B9"


@pytest.mark.rule("J5", "J13")
def test_refusals_of_a_childs_placement_in_their_order() -> None:
    game = junior_position(["FRf CNf ITf ITm", ""], seats="F5:DEf E6:ITf", variant=True)
    play(game, "seat FRf D5")
    assert referee(game, "seat GBf D5") == "hand"
    assert referee(game, "seat ITf D5") == "G3"
    assert referee(game, "seat ITf H4") == "J5"
    assert referee(game, "seat ITf H6") == "J13"


@pytest.mark.rule("K12", "B13")
def test_refusals_of_a_group_in_their_order() -> None:
    game = card_position(["RUf RUf RUf GBf ITf ITf", ""], seats="B1:RUm C4:FRf", variant=True)
    ask = "seat_group B2"
    assert referee(game, f"{ask} RUf A2 RUf A2 RUf C2 RUf B1") == "hand"
    assert referee(game, f"{ask} RUf A2 RUf A2 ITf B3") == "G3"
    assert referee(game, f"{ask} ITf A2 RUf B3") == "K5"
    assert referee(game, f"{ask} RUf A2 RUf B3") == "G5"
    assert referee(game, f"{ask} RUf A2 GBf E2") == "G6"
    assert referee(game, f"{ask} RUf A2") == "K12"
    board = board_position(["CFf CFf", ""], seats="B1:CFm", variant=True)
    assert referee(board, f"{ask} CFf A2 CFf C2") == "B13"


@pytest.mark.rule("G6", "K12")
def test_a_group_where_no_table_lies_saves_nobody_from_being_alone() -> None:
    tables = {cell: nation for cell, nation in POSITION["tables"].items() if cell != "C3"}
    position = POSITION | {"tables": tables, "seats": {}, "hands": [["GBf", "GBm"], []]}

    def fault(question: str) -> str:
        return first_fault("card", position, [step(question)], options={"same_sex_tables": True})

    assert fault("seat_group C3 GBf D3") == "G6"  # before K12: alone in Great Britain, and alone in Italy
    assert fault("seat_group C3 GBf D3 GBm C2") == "K12"  # each other's company, but four of one sex nowhere
    assert fault("seat_group D2 GBf D3") == "K12"  # G6 is lifted at a table that lies


@pytest.mark.rule("K8", "K9", "B8", "J7")
def test_the_hand_comes_before_the_actions_own_rule() -> None:
    assert card("lay_down GBf") == "hand"
    assert card("lay_down CNf") == "K9"
    assert card("bar CNf") == "turn"
    board = board_position(["JKf", ""])
    assert (referee(board, "bar JKm"), referee(board, "bar JKf")) == ("hand", "B8")
    junior = junior_position(["CNf", ""], seats="F5:DEm E6:ITf D5:FRm")
    assert referee(junior, "lay_table K11") == "turn"
    assert referee(play(junior, "seat CNf E4"), "lay_table K11") == "J7"
    assert referee(junior, "lay_table A1") == "J7"


@pytest.mark.rule("G7", "K5")
def test_points_come_after_every_rule_and_before_the_result() -> None:
    wrong: dict[str, object] = {"scores": [1, 1], "penalties": [0, 0], "winners": [0], "reason": "K10a"}
    assert first_fault("card", POSITION, [step("seat CNf A2", points={"B2": 9})]) == "K5"
    assert first_fault("card", POSITION, [step("seat RUf A2", points={"B2": 9})], result=wrong) == "points"
    assert first_fault("card", POSITION, [step("seat RUf A2", points={"B2": 4})], result=wrong) == "result"
    assert first_fault("card", POSITION, [step("seat RUf A2")]) == ""
    ended = {"scores": [-6, 0], "penalties": [6, 0], "winners": [1], "reason": "K10b"}
    one_left = POSITION | {"guests": ["CUf"]}
    assert first_fault("card", one_left, [step("draw CUf")], result=ended) == ""
    assert first_fault("card", one_left, [step("draw CUf")], result=ended | {"reason": "K10a"}) == "result"


@pytest.mark.rule("G2")
def test_the_document_itself_comes_first() -> None:
    with pytest.raises(FormatError):
        first_fault("card", POSITION, [step("seat CNf A2"), step("seat JKf A2")])
    with pytest.raises(FormatError):
        first_fault("card", POSITION | {"hands": [["RUf"] * 5, []]}, [])
    with pytest.raises(FormatError):
        first_fault("card", POSITION, [step("seat CNf A2", surprise=1)])


@pytest.mark.rule("K8")
def test_the_guest_drawn_is_the_top_of_the_stock() -> None:
    assert first_fault("card", POSITION, [step("draw CUm")]) == "K8"
    assert first_fault("card", POSITION, [step("draw CUf")]) == ""
