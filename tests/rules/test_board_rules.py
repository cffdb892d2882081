"""The board game (B1-B13)."""

from __future__ import annotations

import pytest
from builders import (
    BAG,
    allows,
    board_position,
    bonus,
    everybody,
    hand,
    legal_texts,
    play,
    points,
    reason,
    refused,
)

from cafe import CafeError, Game

PLAN = """
CF IT IT CN CN ES
CF GB  .  . GB ES
CU  .  .  .  . RU
CU  .  .  .  . RU
TR FR  .  . FR IN
TR DE DE US US IN
"""
BAR = [*range(1, 6), *range(-2, -11, -2), *range(-4, -13, -2), *range(-6, -15, -2)]
AT_THE_BAR = [nation + sex for nation in ("CF", "CN", "CU", "GB", "RU") for sex in "fmfm"]


def plan_rows() -> list[str]:
    return list(Game.new("board", 2, seed=1).ruleset.plan.rows)


@pytest.mark.rule("B2")
def test_the_tables_stand_where_the_plan_has_them() -> None:
    rows = [row.split() for row in PLAN.strip().splitlines()]
    cells = {f"{'BDFHJL'[x]}{2 * y + 2}": mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
    assert board_position(["", ""]).tables == {cell: mark for cell, mark in cells.items() if mark != "."}


@pytest.mark.rule("B1", "B2")
def test_there_are_68_chairs_of_which_28_are_shared() -> None:
    plan = board_position(["", ""]).ruleset.plan
    touched = [len(tables) for tables in plan.tables_of]
    assert (len(plan.tables), touched.count(1), touched.count(2), len(touched)) == (24, 40, 28, 68)


@pytest.mark.rule("B2")
def test_a_chair_between_two_tables_of_one_nation_scores_at_both() -> None:
    game = board_position(["ITf GBf", ""], seats="D1:ITm F1:ITm")
    assert refused(game, "seat GBf E2") == "B6"
    assert points(game, "seat ITf E2") == {"D2": 4, "F2": 4}


@pytest.mark.rule("B2")
def test_another_plan_is_validated() -> None:
    rows = plan_rows()
    assert Game.new("board", 2, seed=1, plan=rows).tables["B2"] == "CF"
    faults = {
        "no table for CU": [row.replace("CU", "CF") for row in rows],
        "has 3 seats": [rows[0].replace(". s", ". .", 1), *rows[1:]],
        "touches no table": [*rows[:6], rows[6].replace(". . . .", ". s . .", 1), *rows[7:]],
        "neither a nation": [rows[0].replace(". s", "XXs", 1), *rows[1:]],
        "row 2 has": [rows[0], rows[1][:-2], *rows[2:]],
    }
    for fault, drawing in faults.items():
        with pytest.raises(CafeError, match=fault):
            Game.new("board", 2, seed=1, plan=drawing)


@pytest.mark.rule("B3")
def test_the_bar_pays_its_places_in_order() -> None:
    paid = []
    for taken in range(len(BAR)):
        game = board_position(["FRf DEf", ""], bar=" ".join(AT_THE_BAR[:taken]))
        paid.append(game.explain("bar FRf").bonus)
    assert paid == BAR


@pytest.mark.rule("B4")
def test_five_guests_each_from_the_start_player_on() -> None:
    guests = everybody("board")
    game = Game.from_deal("board", 3, guests, [], start=2)
    assert [hand(game, player) for player in (2, 0, 1)] == [guests[:5], guests[5:10], guests[10:15]]


@pytest.mark.rule("B4")
def test_hands_are_open_and_the_bag_is_not() -> None:
    bags = [BAG.split(), BAG.split()[::-1]]
    ada, other_bag = (board_position(["FRf", "DEm"], guests=" ".join(bag)).view(0) for bag in bags)
    assert ada.hands == (("FRf",), ("DEm",))
    assert ada == other_bag


@pytest.mark.rule("B5")
def test_a_turn_is_at_most_two_placements() -> None:
    game = board_position(["CFf CFm CFf", ""], seats="B1:CFm")
    play(game, "seat CFf A2", "seat CFm B3")
    assert game.to_move == 1


@pytest.mark.rule("B5")
def test_whoever_seats_neither_goes_to_the_bar_nor_swaps() -> None:
    game = play(board_position(["CFf ESf DEf", ""], seats="B1:CFm L1:JKf"), "seat CFf A2")
    assert refused(game, "bar DEf") == "turn"
    assert refused(game, "swap ESf L1") == "turn"
    assert allows(game, "stop")


@pytest.mark.rule("B5")
def test_only_who_can_do_nothing_passes() -> None:
    assert refused(board_position(["FRf", ""]), "pass") == "turn"
    assert legal_texts(board_position(["", "FRf"])) == ["pass"]
    assert refused(board_position(["FRf", ""]), "stop") == "turn"


@pytest.mark.rule("B6")
def test_a_guest_needs_a_table_of_its_nation() -> None:
    game = board_position(["ITf GBf", ""], seats="B1:CFm")
    assert allows(game, "seat ITf C2")
    assert refused(game, "seat GBf C2") == "B6"


@pytest.mark.rule("B6")
def test_a_joker_is_welcome_everywhere_but_has_a_sex() -> None:
    game = board_position(["JKf", ""], seats="B1:CFm L1:ESf")
    assert allows(game, "seat JKf C2")
    assert refused(game, "seat JKf M2") == "G5"


@pytest.mark.rule("B7")
def test_on_the_first_turn_one_guest_may_be_left_alone() -> None:
    game = board_position(["CFf DEf", "FRf FRm"], first_turn=True, hand_size=[1, 1])
    assert points(game, "seat CFf B1") == {}
    play(game, "stop")
    assert (game.to_move, game.seats) == (1, {"B1": "CFf"})


@pytest.mark.rule("B7")
def test_the_guest_left_alone_is_a_single_one() -> None:
    game = play(board_position(["CFf ESf CFm", ""], first_turn=True), "seat CFf B1")
    assert refused(game, "seat ESf L1") == "G6"
    assert points(game, "seat CFm A2") == {"B2": 4}


@pytest.mark.rule("B7")
def test_only_the_start_players_first_turn_forgives() -> None:
    guests = ["CFf", "CNf", "CUf", "DEf", "ESf", "FRf", "GBf", "INf", "ITf", "RUf"]
    rest = everybody("board")
    for guest in guests:
        rest.remove(guest)
    game = Game.from_deal("board", 2, [*guests, *rest], [])
    play(game, "seat CFf B1", "stop")
    assert refused(game, "seat FRf C10") == "G6"


@pytest.mark.rule("B8")
def test_a_guest_at_the_bar_takes_the_first_free_place_and_stays() -> None:
    game = board_position(["FRf DEf", "DEm"], bar="RUf", hand_size=[1, 1])
    assert bonus(game, "bar FRf") == 2
    play(game, "bar DEm")
    assert (game.view(None).bar, game.scores) == (("RUf", "FRf", "DEm"), (2, 3))


@pytest.mark.rule("B8", "R13")
def test_no_joker_goes_to_the_bar() -> None:
    game = board_position(["JKf FRf", ""])
    assert refused(game, "bar JKf") == "B8"
    assert allows(game, "bar FRf")


@pytest.mark.rule("B9")
def test_a_swap_takes_the_joker_without_points_or_draw() -> None:
    game = board_position(["CFf DEf", "FRf"], seats="B1:JKf A2:CFm")
    assert points(game, "swap CFf B1") == {}
    assert (game.seats["B1"], hand(game, 0), game.to_move) == ("CFf", ["DEf", "JKf"], 1)


@pytest.mark.rule("B9")
def test_a_swap_takes_any_nation_of_a_table_it_touches() -> None:
    assert allows(board_position(["ITf", ""], seats="C2:JKf A2:CFm"), "swap ITf C2")


@pytest.mark.rule("B9")
@pytest.mark.parametrize(
    ("swap", "rule"),
    [
        ("swap CFm B1", "B9"),  # the other sex
        ("swap DEf B1", "B9"),  # no table of that nation
        ("swap JKf B1", "B9"),
        ("swap CFm A2", "B9"),  # no joker sits there
        ("swap CFf C2", "B9"),  # nobody sits there
        ("swap ESf B1", "hand"),
    ],
)
def test_a_swap_that_is_none_is_refused(swap: str, rule: str) -> None:
    game = board_position(["CFf CFm DEf JKf", ""], seats="B1:JKf A2:CFm")
    assert refused(game, swap) == rule


@pytest.mark.rule("B9", "B11")
def test_after_a_swap_the_bag_is_not_asked() -> None:
    assert reason(play(board_position(["CFf", "FRf"], seats="B1:JKf A2:CFm", guests="TRf"), "swap CFf B1")) == ""


@pytest.mark.rule("B10")
def test_a_player_draws_back_to_five() -> None:
    game = play(board_position(["FRf FRm DEf ESf", ""]), "bar FRf")
    assert hand(game, 0) == ["DEf", "ESf", "FRm", "TRf", "TRm"]


@pytest.mark.rule("B10")
def test_a_national_table_shrinks_the_hand_for_good() -> None:
    seats = "B1:CFm A2:CFm C2:CFf"
    game = play(board_position(["CFf FRf", "DEf"], seats=seats, hand_size=[5, 1]), "seat CFf B3", "stop")
    assert (len(hand(game, 0)), game.view(None).hand_sizes) == (4, (4, 1))
    game = play(game, "bar DEf", "bar FRf")
    assert len(hand(game, 0)) == 4


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("seats", "size"),
    [("B1:CFm A2:CFm C2:ITf", 5), ("B1:CFm A2:CFm", 5), ("B1:CFm A2:JKm C2:CFf", 4)],
)
def test_only_a_full_national_table_shrinks_the_hand(seats: str, size: int) -> None:
    game = play(board_position(["CFf FRf", ""], seats=seats), "seat CFf B3", "stop")
    assert game.view(None).hand_sizes == (size, 5)


@pytest.mark.rule("B10")
def test_two_national_tables_at_once_shrink_it_twice() -> None:
    seats = "B1:CFm A2:CFm C2:CFf B5:CFf C4:JKm A4:CFm"
    game = play(board_position(["CFf FRf", ""], seats=seats), "seat CFf B3", "stop")
    assert game.view(None).hand_sizes == (3, 5)


@pytest.mark.rule("B10")
def test_the_hand_size_never_falls_below_zero() -> None:
    game = play(board_position(["CFf FRf", ""], seats="B1:CFm A2:CFm C2:CFf", hand_size=[0, 5]), "seat CFf B3")
    assert game.view(None).hand_sizes == (0, 5)
    assert hand(play(game, "stop"), 0) == ["FRf"]


@pytest.mark.rule("B10")
def test_guests_above_the_hand_size_are_kept() -> None:
    game = play(board_position(["FRf FRm DEf ESf", ""], hand_size=[2, 5]), "bar FRf")
    assert hand(game, 0) == ["DEf", "ESf", "FRm"]


def all_chairs_but_b1() -> str:
    plan = board_position(["", ""]).ruleset.plan
    right = {"A2": "CFm", "C2": "CFf", "B3": "CFm"}
    others = [guest for guest in everybody("board") if guest[:2] not in ("CF", "JK", "US")]
    chairs = [seat for seat in plan.seat_names if seat != "B1" and seat not in right]
    return " ".join(f"{at}:{guest}" for at, guest in [*right.items(), *zip(chairs, others, strict=False)])


@pytest.mark.rule("B11")
def test_b11a_the_last_chair_is_taken_before_any_draw() -> None:
    game = play(board_position(["CFf USf", ""], seats=all_chairs_but_b1(), guests="USm USm USm USm"), "seat CFf B1")
    assert (reason(game), hand(game, 0)) == ("B11a", ["USf"])


@pytest.mark.rule("B11")
@pytest.mark.parametrize(("taken", "ends"), [(18, ""), (19, "B11b")])
def test_b11b_the_bar_is_full_before_any_draw(taken: int, ends: str) -> None:
    game = play(board_position(["FRf DEf", "DEf"], bar=" ".join(AT_THE_BAR[:taken])), "bar FRf")
    assert (reason(game), len(hand(game, 0))) == (ends, 1 if ends else 5)


@pytest.mark.rule("B11")
@pytest.mark.parametrize("guests", [BAG, "DEf DEm"])
def test_b11c_no_guests_are_left_after_the_draw(guests: str) -> None:
    assert reason(play(board_position(["FRf", "FRm"], guests=guests, hand_size=[0, 5]), "bar FRf")) == "B11c"


@pytest.mark.rule("B11")
@pytest.mark.parametrize(("guests", "ends"), [("DEf DEm USf USm TRf", ""), ("DEf DEm USf USm", "B11d")])
def test_b11d_fewer_than_four_are_left_in_the_bag(guests: str, ends: str) -> None:
    game = play(board_position(["FRf ESf", "FRm"], guests=guests, hand_size=[2, 2]), "bar FRf")
    assert (reason(game), hand(game, 0)) == (ends, ["DEf", "ESf"])


@pytest.mark.rule("B11")
def test_b11e_every_player_in_turn_has_passed() -> None:
    game = play(board_position(["", "", ""]), "pass", "pass")
    assert reason(game) == ""
    assert reason(play(game, "pass")) == "B11e"


@pytest.mark.rule("B11")
def test_b11e_counts_passes_in_a_row_only() -> None:
    assert reason(play(board_position(["", "FRf"]), "pass", "bar FRf", "pass")) == ""


@pytest.mark.rule("B12")
def test_guests_cost_five_and_jokers_ten() -> None:
    game = board_position(["FRf DEf", "JKf JKm ESf"], bar=" ".join(AT_THE_BAR[:19]), scores=[34, 40])
    result = play(game, "bar FRf").result
    assert result is not None
    assert (result.penalties, result.scores, result.winners) == ((5, 25), (34 - 14 - 5, 15), (0, 1))


@pytest.mark.rule("B12")
def test_one_point_more_wins() -> None:
    game = board_position(["FRf DEf", "JKf JKm ESf"], bar=" ".join(AT_THE_BAR[:19]), scores=[35, 40])
    result = play(game, "bar FRf").result
    assert result is not None
    assert (result.scores, result.winners) == ((16, 15), (0,))


GROUP = "seat_group B2 CFf A2 JKf C2 CFf B3"


@pytest.mark.rule("B13", "B10")
def test_three_join_a_fourth_of_their_sex() -> None:
    game = board_position(["CFf CFf JKf FRf", "FRm"], seats="B1:CFf", variant=True)
    assert points(game, GROUP) == {"B2": 40}
    assert game.seats == {"B1": "CFf", "A2": "CFf", "C2": "JKf", "B3": "CFf"}
    assert (game.tables["B2"], game.to_move, game.view(None).hand_sizes) == ("CF", 1, (4, 5))


@pytest.mark.rule("B13")
def test_a_group_of_several_nations_pays_twenty_and_shrinks_nothing() -> None:
    game = board_position(["CFf CFf ITf FRf", "FRm"], seats="B1:CFf D1:ITm", variant=True)
    assert points(game, GROUP.replace("JKf", "ITf")) == {"B2": 20, "D2": 4}
    assert (game.view(None).hand_sizes, len(hand(game, 0))) == ((5, 5), 5)


@pytest.mark.rule("B13")
@pytest.mark.parametrize(
    ("group", "seats", "rule"),
    [
        ("seat_group B2 CFf B1 CFf A2 JKf C2 CFf B3", "", "B13"),  # four in one turn are too many
        ("seat_group B2 CFf A2 JKf C2", "B1:CFm B3:CFf", "B13"),  # a gentleman sits there
        ("seat_group B2 CFf A2 JKf C2 CFm B3", "B1:CFf", "B13"),  # a gentleman comes along
        ("seat_group B2 CFf A2 JKf C2", "B1:CFf", "B13"),  # one is missing
        (GROUP, "B1:CFf D1:ITf", "G5"),  # two ladies at Italy
    ],
)
def test_a_group_that_is_none_is_refused(group: str, seats: str, rule: str) -> None:
    assert refused(board_position(["CFf CFf CFf CFm JKf", ""], seats=seats, variant=True), group) == rule


@pytest.mark.rule("B13")
def test_groups_belong_to_the_variant() -> None:
    assert refused(board_position(["CFf CFf JKf", ""], seats="B1:CFf"), GROUP) == "turn"
