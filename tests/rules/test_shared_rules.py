"""What all three games share (G1-G8)."""

from __future__ import annotations

import pytest
from builders import (
    TABLES,
    allows,
    board_position,
    bonus,
    card_position,
    everybody,
    hand,
    junior_position,
    play,
    points,
    referee,
    refused,
)

from cafe import CafeError, Game


@pytest.mark.rule("G1")
def test_a_seat_touches_the_tables_orthogonally_next_to_it() -> None:
    game = card_position(["RUf", ""], seats="B1:RUm D1:GBm C4:FRm")
    assert points(game, "seat RUf C2") == {"B2": 4, "D2": 2, "C3": 2}


@pytest.mark.rule("G1")
def test_a_corner_seat_touches_no_table_diagonally() -> None:
    game = card_position(["RUf", ""], seats="A2:RUm C4:FRm")
    assert points(game, "seat RUf B1") == {"B2": 4}


@pytest.mark.rule("G1")
@pytest.mark.parametrize(("cell", "rule"), [("B1", ""), ("A1", "G3"), ("B2", "G3"), ("Z9", "G3")])
def test_cells_are_named_from_the_top_left(cell: str, rule: str) -> None:
    game = card_position(["RUf RUm", ""])
    assert referee(game, f"seat RUf {cell}") == rule


@pytest.mark.rule("G2", "K1", "B1", "J1")
@pytest.mark.parametrize("name", ["card", "board", "junior"])
def test_a_deal_is_made_of_just_these_guests_and_tables(name: str) -> None:
    guests, tables = everybody(name), TABLES[name]
    game = Game.from_deal(name, 2, guests, tables)
    assert sum(game.view(None).hand_counts) + game.view(None).guests_left == (96 if name == "card" else 100)
    for wrong in (guests[1:], [*guests[1:], guests[-1]], [*guests, "RUf"]):
        with pytest.raises(CafeError):
            Game.from_deal(name, 2, wrong, tables)
    with pytest.raises(CafeError):
        Game.from_deal(name, 2, guests, [*tables[1:], "US"])


@pytest.mark.rule("G2")
def test_no_kind_of_guest_occurs_more_often_than_the_game_has_it() -> None:
    assert not card_position(["RUf RUf RUf RUf", ""]).is_over
    with pytest.raises(CafeError, match="5 times RUf"):
        card_position(["RUf RUf RUf", "RUf"], seats="B1:RUf")
    with pytest.raises(CafeError, match="3 times JKf"):
        board_position(["JKf JKf", "JKf"])


@pytest.mark.rule("G2", "K1")
@pytest.mark.parametrize("guest", ["JKf", "GLf", "RUx"])
def test_the_card_game_knows_no_jokers_and_no_strangers(guest: str) -> None:
    with pytest.raises(CafeError, match="no guest"):
        card_position([guest, ""])


@pytest.mark.rule("G3")
def test_a_taken_seat_is_taken() -> None:
    assert refused(card_position(["RUm RUf", ""], seats="B1:RUf"), "seat RUm B1") == "G3"
    assert refused(board_position(["CFm CFf", "CFf"], seats="B1:CFf"), "seat CFm B1") == "G3"
    assert refused(junior_position(["CNm", "CNf"], seats="E4:CNf"), "seat CNm E4") == "G3"


@pytest.mark.rule("G3")
def test_a_seated_guest_stays() -> None:
    game = card_position(["RUm", "CNf", "CNm"], seats="B1:RUf", guests="CUf CUm CUf")
    play(game, "seat RUm A2", "decline_end", "draw", "draw")
    assert game.seats == {"B1": "RUf", "A2": "RUm"}


def turns(game: Game, action: str, count: int) -> list[int]:
    seen = []
    for _ in range(count):
        seen.append(game.to_move)
        play(game, *action.split(","))
    return seen


@pytest.mark.rule("G4")
def test_turns_go_round_from_the_start_player() -> None:
    assert turns(Game.new("card", 3, seed=1, start=1), "draw", 4) == [1, 2, 0, 1]
    board = board_position(["FRf DEf", "FRf", "FRf"], hand_size=[1, 1, 1], to_move=1)
    board.play("bar FRf")
    assert board.to_move == 2
    junior = junior_position(["CNf", "CNf", "CNf"], guests="GLf " * 4 + "KEf " * 4 + "MXf " * 4 + "ESf " * 4, to_move=2)
    assert turns(junior, "discard CNf,stop", 2) == [2, 0]


@pytest.mark.rule("G4")
def test_the_start_player_is_drawn_by_lot_unless_given() -> None:
    assert {Game.new("board", 3, seed=seed).start for seed in range(12)} == {0, 1, 2}
    assert {Game.new("board", 3, seed=seed, start=2).to_move for seed in range(6)} == {2}


@pytest.mark.rule("G5", "R3")
@pytest.mark.parametrize(
    ("company", "guest", "right"),
    [
        ("f", "m", True),
        ("f", "f", False),
        ("m", "m", False),
        ("fm", "f", True),
        ("fm", "m", True),
        ("ff", "m", True),
        ("mm", "f", True),
        ("ff", "f", False),
        ("ffm", "m", True),
        ("fmm", "f", True),
        ("ffm", "f", False),
        ("fmm", "m", False),
        ("fff", "m", False),
        ("mmm", "f", False),
        ("fff", "f", False),
    ],
)
def test_companions_are_never_two_of_one_sex_alone_nor_three(company: str, guest: str, right: bool) -> None:
    seats = " ".join(f"{at}:GB{sex}" for at, sex in zip(("A2", "C2", "B3"), company, strict=False))
    game = card_position([f"RU{guest} CNf", "CNf"], seats=seats)
    if right:
        assert allows(game, f"seat RU{guest} B1")
    else:
        assert refused(game, f"seat RU{guest} B1") == "G5"


@pytest.mark.rule("G5")
def test_companions_must_be_right_at_every_table_touched() -> None:
    game = card_position(["RUf", "CNf"], seats="B1:RUm C4:FRf")
    assert refused(game, "seat RUf C2") == "G5"


@pytest.mark.rule("G5")
def test_companions_must_be_right_in_the_board_game_too() -> None:
    assert refused(board_position(["CFf", "CFf"], seats="B1:CFf"), "seat CFf A2") == "G5"


@pytest.mark.rule("G6", "K5")
def test_a_lone_guest_scores_nothing_and_is_joined_at_once() -> None:
    game = card_position(["RUf RUm ITf", ""], seats="D5:ITm")
    assert points(game, "seat RUf B1") == {}
    assert game.view(None).waiting == "B1"
    assert refused(game, "stop") == "G6"
    assert refused(game, "seat ITf E4") == "G6"
    assert points(game, "seat RUm A2") == {"B2": 4}
    assert allows(game, "stop")


@pytest.mark.rule("G6")
@pytest.mark.parametrize("others", ["", "RUf", "CNm", "GBf"])
def test_a_guest_nobody_can_join_stays_outside(others: str) -> None:
    assert refused(card_position([f"RUf {others}", ""]), "seat RUf B1") == "G6"


@pytest.mark.rule("G6")
def test_a_lone_guest_needs_a_placement_to_follow() -> None:
    game = card_position(["ITf ITm RUf RUm", ""], seats="E4:ITm")
    play(game, "seat ITf D5", "seat ITm D3")
    assert refused(game, "seat RUf B1") == "G6"


@pytest.mark.rule("G6")
def test_the_only_seat_of_the_companion_must_stay_free() -> None:
    # Two gentlemen each in Spain and Italy leave the Frenchman one seat of France: C2.
    game = card_position(["RUf FRm", ""], seats="A4:ESm B5:ESm E4:ITm D5:ITm")
    assert refused(game, "seat RUf C2") == "G6"
    assert points(game, "seat RUf B1") == {}
    assert points(game, "seat FRm C2") == {"B2": 2}


@pytest.mark.rule("G6")
def test_company_at_one_table_is_enough() -> None:
    game = card_position(["RUf CNf", ""], seats="D1:GBm")
    assert points(game, "seat RUf C2") == {"D2": 2}
    assert allows(game, "stop")


@pytest.mark.rule("G6", "B6")
def test_nobody_sits_alone_in_the_board_game() -> None:
    assert refused(board_position(["CFf FRf", "CFf"]), "seat CFf B1") == "G6"
    game = board_position(["CFf CFm", "CFf"])
    assert points(game, "seat CFf B1") == {}
    assert refused(game, "stop") == "G6"
    assert points(game, "seat CFm A2") == {"B2": 4}


@pytest.mark.rule("G7")
@pytest.mark.parametrize(
    ("company", "paid"),
    [
        ("RUm", 4),
        ("RUm RUf", 6),
        ("RUm RUf RUm", 8),
        ("ITm", 2),
        ("ITm RUf", 3),
        ("RUm ITf RUm", 4),
    ],
)
def test_a_guest_scores_the_number_at_table_doubled_if_national(company: str, paid: int) -> None:
    seats = " ".join(f"{at}:{guest}" for at, guest in zip(("A2", "C2", "B3"), company.split(), strict=False))
    assert points(card_position(["RUf CNf", "CNf"], seats=seats), "seat RUf B1") == {"B2": paid}


@pytest.mark.rule("G7")
def test_each_guest_of_a_turn_counts_on_its_own() -> None:
    game = card_position(["RUf RUm CNf", ""], seats="B1:RUm")
    play(game, "seat RUf A2", "seat RUm B3")
    assert (game.scores, game.turn_points) == ((10, 0), 10)


@pytest.mark.rule("G7")
def test_a_joker_is_of_the_nation_of_its_table() -> None:
    assert points(board_position(["JKf", "CFf"], seats="B1:CFm"), "seat JKf A2") == {"B2": 4}
    assert points(board_position(["CFf CNf", "CFf"], seats="B1:JKm"), "seat CFf A2") == {"B2": 4}


@pytest.mark.rule("G8", "B8")
def test_a_score_may_be_negative() -> None:
    game = board_position(["FRf DEf", "FRf"], bar="RUf RUm CUf CUm GBf", hand_size=[1, 1])
    assert bonus(game, "bar FRf") == -2
    assert game.scores == (-2, 0)


@pytest.mark.rule("G8")
def test_running_out_of_chips_limits_nothing() -> None:
    game = board_position(["FRf DEf", "FRf"], scores=[4000, -4000], hand_size=[1, 1])
    play(game, "bar FRf")
    assert game.scores == (4001, -4000)


@pytest.mark.rule("G2")
def test_guests_of_one_kind_are_interchangeable() -> None:
    game = card_position(["RUf RUf RUm", ""], seats="B1:RUm")
    assert [str(action) for action in game.legal_actions()].count("seat RUf A2") == 1
    play(game, "seat RUf A2")
    assert hand(game, 0) == ["RUf", "RUm"]
