"""The rulings (R1-R16): where the sheets are silent or contradict each other, this is how we play."""

from __future__ import annotations

import pytest
from builders import (
    allows,
    board_position,
    card_position,
    hand,
    junior_position,
    legal_texts,
    play,
    points,
    refused,
)

EIGHT = "CNf CNm DEf DEm ITf ITm INf INm"
SEAT_EIGHT = (
    *("seat CNf E4", "seat DEm F5", "seat ITf H6", "seat CNm H4"),
    *("seat DEf E7", "seat ITm F8", "seat INf H7", "seat INm I8"),
)


@pytest.mark.rule("R1")
def test_r1_a_table_is_national_by_its_own_nation() -> None:
    # The sheets' example: the two Russians at the French table pay 2, the whole turn 23.
    game = card_position(["RUf ITf ITm CNf", ""], seats="B1:RUf B3:RUm")
    assert points(game, "seat RUf C2") == {"B2": 6, "C3": 2}
    assert points(game, "seat ITf C4") == {"B4": 2, "C3": 3}
    assert points(game, "seat ITm D3") == {"D2": 2, "C3": 4, "D4": 4}
    assert game.scores == (23, 0)


@pytest.mark.rule("R1")
def test_r1_two_germans_at_the_italian_table_pay_two() -> None:
    game = card_position(["DEf", ""], tables="DE GB IT ES FR", seats="C2:DEm")
    assert points(game, "seat DEf B3") == {"B2": 4, "C3": 2}


@pytest.mark.rule("R2")
def test_r2_four_of_the_nation_pay_eight() -> None:
    game = card_position(["RUf CNf", ""], seats="A2:RUm C2:RUf B3:RUm")
    assert points(game, "seat RUf B1") == {"B2": 8}


@pytest.mark.rule("R3")
def test_r3_a_pair_is_a_lady_and_a_gentleman() -> None:
    assert refused(card_position(["RUf RUf", ""], seats="B1:RUf"), "seat RUf A2") == "G5"
    assert refused(card_position(["RUf RUf", ""]), "seat RUf B1") == "G6"


@pytest.mark.rule("R4")
def test_r4_a_guest_is_laid_face_down() -> None:
    twelve = "CNf CNf CNf CNf CNm CNm CNm CNm TRf TRf TRm TRm"
    game = play(card_position([twelve, ""]), "lay_down TRf")
    assert (game.view(1).face_down, game.view(1).face_down_counts) == ((None, ()), (1, 0))
    assert "TRf" not in game.view(None).gone


@pytest.mark.rule("R5")
def test_r5_a_joker_is_of_every_nation_at_a_shared_chair() -> None:
    game = board_position(["JKf FRf", ""], seats="B1:CFm D1:ITm")
    assert points(game, "seat JKf C2") == {"B2": 4, "D2": 4}


@pytest.mark.rule("R6")
def test_r6_a_swap_may_break_a_national_table() -> None:
    game = board_position(["ITf FRf", "CFm"], seats="B1:CFm C2:JKf", scores=[9, 0])
    assert points(game, "swap ITf C2") == {}
    assert game.scores == (9, 0)
    assert points(game, "seat CFm A2") == {"B2": 3}


@pytest.mark.rule("R6")
def test_r6_a_full_national_table_may_be_broken_too() -> None:
    game = board_position(["ITf", ""], seats="A2:CFf B1:CFm B3:CFm C2:JKf", hand_size=[4, 5])
    play(game, "swap ITf C2")
    assert game.view(None).hand_sizes == (4, 5)


@pytest.mark.rule("R7")
@pytest.mark.parametrize(("guest", "at", "table"), [("CFm", "B1", "B2"), ("ITm", "D1", "D2"), ("ITm", "D3", "D2")])
def test_r7_the_second_of_a_pair_joins_at_any_table_of_the_first(guest: str, at: str, table: str) -> None:
    game = play(board_position(["CFf CFm ITm", ""]), "seat CFf C2")
    paid = points(game, f"seat {guest} {at}")
    assert table in paid


@pytest.mark.rule("R8")
def test_r8_the_start_players_eight_are_doubled_to_sixteen() -> None:
    game = play(junior_position([EIGHT, ""]), *SEAT_EIGHT)
    assert game.scores == (8, 0)
    assert play(game, "stop").scores == (16, 0)


@pytest.mark.rule("R9")
def test_r9_the_twenty_stands_for_all_placements_at_that_table() -> None:
    card = card_position(["RUf RUf GBf ESf CNf", ""], seats="C4:FRm", variant=True)
    assert points(card, "seat_group B2 RUf B1 RUf A2 GBf C2 ESf B3")["B2"] == 20
    board = board_position(["CFf CFf ITf FRf", ""], seats="B1:CFf", variant=True)
    assert points(board, "seat_group B2 CFf A2 ITf C2 CFf B3") == {"B2": 20}


@pytest.mark.rule("R10")
def test_r10_a_joker_is_replaced_by_its_own_sex_only() -> None:
    board = board_position(["CFm CFf", ""], seats="A2:CFf B1:JKm C2:ITm")
    assert refused(board, "swap CFf B1") == "B9"
    assert allows(board, "swap CFm B1")
    junior = junior_position(["CNm CNf", ""], seats="E4:JKf")
    assert refused(junior, "swap CNm E4") == "J9"
    assert allows(junior, "swap CNf E4")


@pytest.mark.rule("R11")
def test_r11_a_turn_is_at_least_one_discard_or_placement() -> None:
    game = junior_position(["CNf ITf", ""], seats="E4:JKf")
    assert refused(game, "stop") == "turn"
    assert refused(play(game, "swap CNf E4"), "stop") == "turn"
    assert allows(play(game, "discard ITf"), "stop")


@pytest.mark.rule("R12")
def test_r12_the_player_chooses_and_the_first_neighbour_in_reading_order_is_named_first() -> None:
    game = play(junior_position(["CNf", ""], seats="F5:DEm E6:ITf D5:FRm"), "seat CNf E4")
    assert (game.to_move, legal_texts(game)) == (0, ["lay_table E2", "lay_table B5"])
    for cell in ("E2", "B5"):
        assert play(game.copy(), f"lay_table {cell}").tables[cell] == "ES GL DE KE"


@pytest.mark.rule("R13")
def test_r13_the_bar_takes_all_but_jokers() -> None:
    assert legal_texts(board_position(["JKf JKm DEf", ""]))[-1:] == ["bar DEf"]
    assert refused(board_position(["JKf JKm DEf", ""]), "bar JKm") == "B8"


@pytest.mark.rule("R14")
def test_r14_a_group_is_seated_in_one_turn_with_one_already_there() -> None:
    empty = board_position(["CFf CFf CFf CFf", ""], variant=True)
    assert refused(empty, "seat_group B2 CFf B1 CFf A2 CFf C2 CFf B3") == "B13"
    assert not [text for text in legal_texts(empty) if text.startswith("open_group")]
    begun = board_position(["CFf CFf CFf", ""], seats="B1:CFf", variant=True)
    assert refused(begun, "seat CFf A2") == "G5"
    assert allows(begun, "seat_group B2 CFf A2 CFf C2 CFf B3")


@pytest.mark.rule("R15")
def test_r15_a_table_has_four_corners_and_two_flags_a_side() -> None:
    game = junior_position(["DEf FRf", ""])
    assert [text for text in legal_texts(game) if text in ("seat DEf E4", "seat DEf F5", "seat DEf E6")] == [
        *("seat DEf E4", "seat DEf F5")
    ]
    assert refused(game, "seat FRf F5") == "J5"


@pytest.mark.rule("R16")
@pytest.mark.parametrize("seated", [6, 7])
def test_r16_six_or_seven_of_eight_are_not_doubled(seated: int) -> None:
    game = play(junior_position([EIGHT, ""]), *SEAT_EIGHT[:seated], "stop")
    assert game.scores == (seated, 0)
    assert len(hand(game, 0)) == 6
