"""The card game (K1-K12)."""

from __future__ import annotations

import pytest
from builders import (
    CARD_CELLS,
    NATIONS,
    allows,
    card_position,
    everybody,
    hand,
    legal_texts,
    play,
    points,
    reason,
    refused,
)

from cafe import Game, Position
from cafe.rules.verdict import ranks

TWELVE = "CNf CNf CNf CNf CNm CNm CNm CNm TRf TRf TRm TRm"
TWO_FULL_BUT_ONE = "B1:RUm A2:RUf B3:RUm D1:GBf E2:GBm D3:GBm"  # C2 fills Russia and Great Britain


@pytest.mark.rule("K1", "K3")
def test_five_tables_are_laid_in_the_order_drawn() -> None:
    game = Game.from_deal("card", 2, everybody("card"), NATIONS * 2)
    assert game.tables == dict(zip(CARD_CELLS, NATIONS, strict=False))
    assert game.view(None).tables_left == 19


@pytest.mark.rule("K2")
def test_the_cafe_is_an_x_of_five_tables_and_twelve_seats() -> None:
    plan = card_position(["", ""]).ruleset.plan
    assert plan.table_names == CARD_CELLS
    assert " ".join(plan.seat_names) == "B1 D1 A2 C2 E2 B3 D3 A4 C4 E4 B5 D5"
    touched = {name: len(tables) for name, tables in zip(plan.seat_names, plan.tables_of, strict=True)}
    assert {name for name, tables in touched.items() if tables == 3} == {"C2", "B3", "D3", "C4"}
    assert sorted(touched.values()) == [1] * 8 + [3] * 4


@pytest.mark.rule("K2")
def test_where_no_table_stands_nobody_sits_down() -> None:
    made_up = Game.from_position("card", 2, Position(tables={"B2": "RU"}, hands=[["RUf", "RUm"], []], guests=["CUf"]))
    assert {action.at for action in made_up.legal_actions() if action.do == "seat"} == {"B1", "A2", "C2", "B3"}
    assert made_up.explain("seat RUf E4").rule == "K5"


@pytest.mark.rule("K3")
def test_seven_guests_a_hand_from_the_start_player_on() -> None:
    guests = everybody("card")
    game = Game.from_deal("card", 3, guests, NATIONS * 2, start=1)
    assert [hand(game, player) for player in (1, 2, 0)] == [guests[:7], guests[7:14], guests[14:21]]
    assert game.view(0).guests_left == 96 - 21


@pytest.mark.rule("K3")
def test_hands_are_hidden() -> None:
    game = card_position(["RUf", "ITf"])
    assert game.view(0).hands == (("RUf",), None)
    assert game.view(None).hands == (None, None)
    assert game.view(None).hand_counts == (1, 1)


@pytest.mark.rule("K3")
def test_guests_and_tables_are_shuffled() -> None:
    games = [Game.new("card", 2, seed=seed, start=0) for seed in range(4)]
    assert len({str(game.tables) for game in games}) == len({str(hand(game, 0)) for game in games}) == 4


@pytest.mark.rule("K4")
def test_a_turn_is_at_most_three_placements() -> None:
    game = card_position(["RUf ITf ITm CNf", "CNm"], seats="B1:RUm E4:ITm")
    play(game, "seat RUf A2", "seat ITf D5", "seat ITm D3")
    assert game.to_move == 1


@pytest.mark.rule("K4")
def test_whoever_seats_neither_draws_nor_lays_down() -> None:
    game = card_position([f"RUf {TWELVE}", ""], seats="B1:RUm")
    play(game, "seat RUf A2")
    assert refused(game, "lay_down CNf") == "turn"
    game = card_position(["RUf CNf", ""], seats="B1:RUm")
    play(game, "seat RUf A2")
    assert refused(game, "draw") == "turn"


@pytest.mark.rule("K4", "K8")
def test_one_draw_is_the_whole_turn() -> None:
    game = card_position(["RUf", ""], seats="B1:RUm", guests="CUf CUm")
    play(game, "draw")
    assert (game.to_move, hand(game, 0)) == (1, ["CUf", "RUf"])


@pytest.mark.rule("K5")
def test_one_table_of_the_guests_nation_is_enough() -> None:
    game = card_position(["GBf CNf", ""], seats="B1:RUm")
    assert allows(game, "seat GBf C2")
    assert refused(game, "seat GBf A2") == "K5"
    assert refused(game, "seat CNf C2") == "K5"


@pytest.mark.rule("K5")
def test_every_placement_must_score() -> None:
    game = card_position(["RUf CNm", ""], seats="D5:ITm")
    assert [text for text in legal_texts(game) if text.startswith("seat")] == []


@pytest.mark.rule("K6")
def test_a_full_table_leaves_with_its_guests_and_another_comes() -> None:
    game = card_position(["RUf CNf", ""], seats="B1:RUm A2:RUf B3:RUm B5:ESf D5:ITf", stock="US TR")
    assert points(game, "seat RUf C2") == {"B2": 8, "C3": 2}
    assert game.tables["B2"] == "US"
    assert game.seats == {"B5": "ESf", "D5": "ITf"}
    assert sorted(game.view(None).gone) == ["RUf", "RUf", "RUm", "RUm"]


@pytest.mark.rule("K6")
def test_two_new_tables_come_in_reading_order() -> None:
    game = card_position(["RUf CNf", ""], seats=TWO_FULL_BUT_ONE, stock="US TR CN")
    assert points(game, "seat RUf C2") == {"B2": 8, "D2": 4, "C3": 3}
    assert game.tables == {"B2": "US", "D2": "TR", "C3": "FR", "B4": "ES", "D4": "IT"}
    assert (game.seats, game.view(None).tables_left) == ({}, 1)


@pytest.mark.rule("K6")
def test_after_a_full_table_the_player_may_go_on_at_the_new_one() -> None:
    game = card_position(["RUf USf USm CNf", ""], seats="B1:RUm A2:RUf B3:RUm")
    play(game, "seat RUf C2", "seat USf B1", "seat USm C2")
    assert (game.scores, game.to_move) == ((8 + 2 + 4, 0), 1)


@pytest.mark.rule("K6")
def test_two_of_one_sex_may_be_left_over() -> None:
    game = card_position(["GBm GBm CNf", ""], seats="B1:RUf A2:RUf B3:RUm D1:GBf D3:GBf")
    play(game, "seat GBm C2")
    assert game.seats == {"D1": "GBf", "D3": "GBf"}  # two ladies at Great Britain; a gentleman may still join them
    assert points(game, "seat GBm E2") == {"D2": 6}


@pytest.mark.rule("K7")
@pytest.mark.parametrize("placements", [1, 2])
def test_a_player_may_stop_after_one_or_two(placements: int) -> None:
    game = card_position(["RUf ITf CNf", ""], seats="B1:RUm E4:ITm")
    assert refused(game, "stop") == "turn"
    play(game, *["seat RUf A2", "seat ITf D5"][:placements], "stop")
    assert game.to_move == 1


@pytest.mark.rule("K7", "G6")
def test_a_player_may_not_stop_while_a_guest_waits() -> None:
    game = play(card_position(["RUf RUm CNf", ""]), "seat RUf B1")
    assert refused(game, "stop") == "G6"
    assert refused(game, "draw") == "turn"


@pytest.mark.rule("K8")
def test_a_player_able_to_seat_may_draw_all_the_same() -> None:
    assert allows(card_position(["RUf", ""], seats="B1:RUm"), "draw")


@pytest.mark.rule("K8", "K9")
def test_with_twelve_in_hand_nobody_draws() -> None:
    assert refused(card_position([TWELVE, ""]), "draw") == "K8"
    assert allows(card_position([TWELVE[4:], ""]), "draw")


@pytest.mark.rule("K8")
def test_nobody_draws_from_an_empty_stock() -> None:
    assert refused(card_position(["RUf", ""], seats="B1:RUm", guests=""), "draw") == "K8"


@pytest.mark.rule("K8", "K10")
def test_a_player_without_any_action_ends_the_game() -> None:
    assert reason(card_position(["CNf", ""], guests="")) == "K10b"
    game = card_position(["RUf CNf", "CNf"], seats="B1:RUm", guests="")
    assert reason(play(game, "seat RUf A2", "stop")) == "K10b"


@pytest.mark.rule("K9")
def test_with_twelve_one_is_laid_face_down_and_stays() -> None:
    game = card_position([TWELVE, ""], guests="CUf CUm CUf")
    assert set(legal_texts(game)) == {f"lay_down {guest}" for guest in ("CNf", "CNm", "TRf", "TRm")}
    play(game, "lay_down CNf", "draw")
    assert (game.view(0).face_down[0], len(hand(game, 0)), game.penalties[0]) == (("CNf",), 11, 24)


@pytest.mark.rule("K9")
def test_with_twelve_a_player_may_still_seat() -> None:
    assert allows(card_position([f"RUf {TWELVE[4:]}", ""], seats="B1:RUm"), "seat RUf A2")


@pytest.mark.rule("K9")
def test_with_fewer_nobody_lays_a_guest_down() -> None:
    assert refused(card_position([TWELVE[4:], ""]), "lay_down CNf") == "K9"
    assert refused(card_position([TWELVE, ""]), "lay_down RUf") == "hand"


@pytest.mark.rule("K10")
@pytest.mark.parametrize(("stock", "ends"), [("", "K10a"), ("US", "K10a"), ("US TR", "")])
def test_k10a_every_emptied_table_must_be_replaced(stock: str, ends: str) -> None:
    game = card_position(["RUf CNf", ""], seats=TWO_FULL_BUT_ONE, stock=stock)
    assert reason(play(game, "seat RUf C2")) == ends


@pytest.mark.rule("K10")
def test_k10a_comes_before_an_empty_hand() -> None:
    assert reason(play(card_position(["RUf", ""], seats=TWO_FULL_BUT_ONE, stock=""), "seat RUf C2")) == "K10a"


@pytest.mark.rule("K10")
@pytest.mark.parametrize(("guests", "ends"), [("CUf", "K10b"), ("CUf CUm", "")])
def test_k10b_the_last_guest_of_the_stock_is_drawn(guests: str, ends: str) -> None:
    game = play(card_position(["CNf", "RUf"], seats="B1:RUm", guests=guests), "draw")
    assert reason(game) == ends  # though the next player could still seat a guest
    assert hand(game, 0) == ["CNf", "CUf"]


@pytest.mark.rule("K10")
def test_k10c_an_empty_hand_may_declare_the_end() -> None:
    game = play(card_position(["RUf", "CNf"], seats="B1:RUm"), "seat RUf A2")
    assert legal_texts(game) == ["declare_end", "decline_end"]
    assert reason(play(game, "declare_end")) == "K10c"


@pytest.mark.rule("K10")
def test_k10c_whoever_declines_draws_next_turn() -> None:
    game = play(card_position(["RUf", "CNf"], seats="B1:RUm", guests="CUf CUm CUf"), "seat RUf A2", "decline_end")
    assert (reason(game), game.to_move) == ("", 1)
    assert legal_texts(play(game, "draw")) == ["draw"]


@pytest.mark.rule("K10")
def test_nobody_declares_the_end_with_guests_in_hand() -> None:
    game = card_position(["RUf CNf", ""], seats="B1:RUm")
    assert refused(game, "declare_end") == "turn"
    assert refused(play(game, "seat RUf A2"), "declare_end") == "turn"
    assert refused(play(card_position(["RUf", ""], seats="B1:RUm"), "seat RUf A2"), "draw") == "turn"


@pytest.mark.rule("K11")
def test_each_guest_in_hand_or_face_down_costs_two() -> None:
    game = card_position(["CNf", "TRf TRm"], guests="CUf", face_down=[["CNm"], []], scores=[10, 10])
    result = play(game, "draw").result
    assert result is not None
    assert (result.penalties, result.scores, result.winners) == ((6, 4), (4, 6), (1,))


@pytest.mark.rule("K11")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [([14, 12], (1,)), ([14, 10], (0,)), ([13, 12], (1,))],
)
def test_a_tie_goes_to_the_fewest_minus_points(scores: list[int], winners: tuple[int, ...]) -> None:
    # Two guests against one: 4 minus points against 2.
    result = play(card_position(["CNf", "TRf"], guests="CUf", scores=scores), "draw").result
    assert result is not None
    assert result.winners == winners


@pytest.mark.rule("K11")
def test_equal_in_both_they_share_the_victory() -> None:
    result = play(card_position(["CNf", "TRf TRm"], guests="CUf", scores=[3, 3]), "draw").result
    assert result is not None
    assert result.winners == (0, 1)


@pytest.mark.rule("K11")
def test_whoever_wins_a_tie_ranks_alone() -> None:
    assert ranks((5, 5, 3), winners=(1,)) == [2, 1, 3]
    assert ranks((5, 5, 3), winners=(0, 1)) == [1, 1, 3]
    assert ranks((5, 9, 5, 1), winners=(1,)) == [2, 1, 2, 4]


GROUP = "seat_group B2 RUf B1 RUf A2 RUf C2 RUf B3"
MIXED = "seat_group B2 RUf B1 RUf A2 GBf C2 ESf B3"
RUSSIANS = "RUf RUf RUf RUf CNf"


@pytest.mark.rule("K12", "R9")
def test_four_of_one_sex_pay_forty_at_their_own_table() -> None:
    game = card_position([RUSSIANS, ""], seats="C4:FRm", variant=True)
    assert points(game, GROUP) == {"B2": 40, "C3": 2 + 3, "B4": 2}
    assert game.to_move == 1


@pytest.mark.rule("K12")
def test_four_of_one_sex_and_several_nations_pay_twenty() -> None:
    game = card_position(["RUf RUf GBf ESf CNf", ""], seats="C4:FRm", variant=True)
    assert points(game, MIXED) == {"B2": 20, "C3": 5, "B4": 2}


@pytest.mark.rule("K12")
def test_those_already_there_count() -> None:
    game = card_position(["RUf RUf CNf", ""], seats="C4:FRm B1:RUf C2:RUf", variant=True)
    assert points(game, "seat_group B2 RUf A2 RUf B3") == {"B2": 40, "C3": 3, "B4": 2}


@pytest.mark.rule("K12", "K6")
def test_after_the_group_the_table_leaves() -> None:
    game = play(card_position([RUSSIANS, ""], seats="C4:FRm", variant=True, stock="US"), GROUP)
    assert (game.tables["B2"], game.seats) == ("US", {"C4": "FRm"})


@pytest.mark.rule("K12", "K10")
def test_a_group_may_end_the_game() -> None:
    assert reason(play(card_position([RUSSIANS, ""], seats="C4:FRm", variant=True, stock=""), GROUP)) == "K10a"
    game = play(card_position([RUSSIANS[:-4], ""], seats="C4:FRm", variant=True), GROUP)
    assert legal_texts(game) == ["declare_end", "decline_end"]


@pytest.mark.rule("K12")
@pytest.mark.parametrize(
    ("group", "seats", "rule"),
    [
        ("seat_group B2 RUf B1 RUf A2 RUf C2", "C4:FRm", "K12"),  # three are no four
        ("seat_group B2 RUf B1 RUf A2 RUf C2", "C4:FRm B3:RUm", "K12"),  # a gentleman sits there
        ("seat_group B2 RUf B1 RUf A2 RUf C2 RUm B3", "D3:FRm", "K12"),  # a gentleman comes along
        ("seat_group B2 RUf B1 RUf A2 RUf C2 ITf C4", "D3:FRm", "K12"),  # one sits at another table
        (GROUP, "", "G5"),  # two ladies alone at France
        (GROUP, "C4:FRf", "G5"),
    ],
)
def test_a_group_that_is_none_is_refused(group: str, seats: str, rule: str) -> None:
    game = card_position([f"{RUSSIANS} RUm ITf", ""], seats=seats, variant=True)
    assert refused(game, group) == rule


@pytest.mark.rule("K12")
def test_a_group_is_the_whole_turn_and_only_in_the_variant() -> None:
    assert refused(card_position([RUSSIANS, ""], seats="C4:FRm"), GROUP) == "turn"
    game = card_position([f"{RUSSIANS} ITf", ""], seats="C4:FRm", variant=True)
    assert refused(play(game, "seat ITf E4"), GROUP) == "turn"


@pytest.mark.rule("K12")
def test_a_group_can_be_opened_only_where_the_hand_can_finish_it() -> None:
    game = card_position([RUSSIANS, ""], seats="C4:FRm", variant=True)
    assert [text for text in legal_texts(game) if text.startswith("open")] == ["open_group B2"]
    play(game, "open_group B2", "seat RUf B1")
    assert legal_texts(game) == ["seat RUf A2", "seat RUf C2", "seat RUf B3"]
    assert refused(card_position([RUSSIANS[4:], ""], seats="C4:FRm", variant=True), "open_group B2") == "K12"
    assert refused(card_position([RUSSIANS, ""], seats="C4:FRf", variant=True), "open_group B2") == "K12"
