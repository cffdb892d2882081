"""Junior (J1-J13)."""

from __future__ import annotations

import pytest
from builders import (
    JUNIOR_TABLES,
    TABLES,
    allows,
    everybody,
    hand,
    junior_position,
    legal_texts,
    play,
    points,
    reason,
    referee,
    refused,
)

from cafe import Game

SIX = "CNf CNm DEf DEm ITf ITm"
SEAT_SIX = ["seat CNf E4", "seat DEm F5", "seat ITf H6", "seat CNm H4", "seat DEf E7", "seat ITm F8"]
FULL_BUT_NORTH = "F5:DEm E6:ITf D5:FRm"  # E4 fills E5


@pytest.mark.rule("J1", "J3")
def test_four_tables_are_laid_and_eight_are_put_back() -> None:
    tables = TABLES["junior"]
    game = Game.from_deal("junior", 2, everybody("junior"), tables)
    assert game.tables == dict(zip(("E5", "H5", "E8", "H8"), tables[8:12], strict=True))
    assert game.view(None).tables_left == 12


@pytest.mark.rule("J2", "R15")
@pytest.mark.parametrize(
    ("seat", "nations"),
    [("E4", {"CN", "DE"}), ("F5", {"DE", "IT"}), ("E6", {"IT", "FR"}), ("D5", {"FR", "CN"})],
)
def test_a_side_admits_the_two_flags_at_its_ends(seat: str, nations: set[str]) -> None:
    game = junior_position(["CNf DEf ITf FRf GBf", ""])
    assert {text.split()[1][:2] for text in legal_texts(game) if text.endswith(seat)} == nations


@pytest.mark.rule("J2")
def test_seats_belong_to_one_table_only() -> None:
    plan = junior_position(["", ""]).ruleset.plan
    assert len(plan.tables) == 16
    assert plan.table_names[:5] == ("B2", "E2", "H2", "K2", "B5")
    assert [len(tables) for tables in plan.tables_of] == [1] * 64


@pytest.mark.rule("J2")
def test_every_nation_has_eight_corners() -> None:
    edition = junior_position(["", ""]).ruleset.edition
    corners = " ".join(edition.table_text(table) for table in edition.tables).split()
    assert {corners.count(nation) for nation in set(corners)} == {8}


@pytest.mark.rule("J3")
def test_the_start_player_gets_eight_the_others_six_hidden() -> None:
    guests = everybody("junior")
    game = Game.from_deal("junior", 3, guests, TABLES["junior"], start=1)
    assert [hand(game, player) for player in (1, 2, 0)] == [guests[:8], guests[8:14], guests[14:20]]
    assert game.view(0).hands[1:] == (None, None)


@pytest.mark.rule("J4")
def test_a_turn_is_either_seating_or_discarding() -> None:
    game = junior_position(["CNf CNm", ""])
    assert refused(play(game.copy(), "seat CNf E4"), "discard CNm") == "turn"
    assert refused(play(game.copy(), "discard CNf"), "seat CNm E4") == "turn"


@pytest.mark.rule("J4", "J9")
def test_swaps_come_before_between_and_after() -> None:
    seats = "E4:JKf F5:JKm H4:JKf"
    game = junior_position(["CNf DEm CNf ITf ITm", ""], seats=seats)
    play(game, "swap CNf E4", "seat ITf H6", "swap DEm F5", "seat ITm G5", "swap CNf H4")
    assert (game.to_move, sorted(hand(game, 0))) == (0, ["JKf", "JKf", "JKm"])
    game = junior_position(["CNf DEm ITf ITm", ""], seats="E4:JKf F5:JKm")
    play(game, "swap CNf E4", "discard ITf", "swap DEm F5", "discard ITm", "stop")
    assert game.to_move == 1


@pytest.mark.rule("J5")
def test_a_guest_needs_a_flag_and_a_joker_none() -> None:
    game = junior_position(["ITf JKf", ""])
    assert refused(game, "seat ITf E4") == "J5"
    assert allows(game, "seat JKf E4")
    assert refused(game, "seat JKf B1") == "G3"  # no table lies there yet


@pytest.mark.rule("J5")
@pytest.mark.parametrize(
    ("seats", "guest", "right"),
    [
        ("F5:DEf", "CNf", True),  # two girls alone are fine
        ("F5:DEf E6:ITf", "CNf", False),
        ("F5:DEf E6:JKf", "CNf", False),
        ("F5:DEm E6:ITm", "CNm", False),
        ("F5:DEm E6:ITm", "CNf", True),
        ("F5:DEm E6:ITm D5:FRf", "CNf", True),
        ("F5:DEm E6:ITm D5:FRf", "JKm", False),
        ("", "CNf", True),  # alone is fine, too
    ],
)
def test_a_table_never_holds_more_than_two_of_a_sex(seats: str, guest: str, right: bool) -> None:
    game = junior_position([guest, ""], seats=seats)
    if right:
        assert allows(game, f"seat {guest} E4")
    else:
        assert refused(game, f"seat {guest} E4") == "J5"


@pytest.mark.rule("J6")
def test_each_guest_seated_pays_one() -> None:
    game = junior_position(["CNf DEf FRf", ""])
    assert points(game, "seat CNf E4") == {"E5": 1}
    assert points(game, "seat DEf F5") == {"E5": 1}
    assert points(game, "stop") == {}
    assert game.scores == (2, 0)


@pytest.mark.rule("J6")
def test_a_whole_hand_of_six_is_doubled() -> None:
    game = play(junior_position([SIX, ""]), *SEAT_SIX)
    assert (game.scores, game.explain("stop").bonus) == ((6, 0), 6)
    assert play(game, "stop").scores == (12, 0)


@pytest.mark.rule("J6")
def test_a_whole_hand_of_five_is_not_doubled() -> None:
    game = play(junior_position([SIX[:-4], ""]), *SEAT_SIX[:5], "stop")
    assert game.scores == (5, 0)


@pytest.mark.rule("J6")
def test_a_joker_taken_and_seated_counts_among_the_six() -> None:
    # The sixth takes a joker's place, and the joker is seated for it.
    game = junior_position(["CNf CNm DEf DEm ITf GBm", ""], seats="I5:JKm")
    play(game, *SEAT_SIX[:5], "swap GBm I5", "seat JKm F8", "stop")
    assert game.scores == (12, 0)


@pytest.mark.rule("J6", "J7")
def test_a_completed_table_is_not_doubled() -> None:
    game = junior_position([SIX, ""], seats="I8:INf H9:GLm G8:USf", stock="")
    play(game, "seat CNf E4", "seat CNm H4", "seat DEf E7", "seat ITf H6", "seat ITm F8", "seat DEm H7")
    assert (game.scores, game.to_move) == ((5 + 11, 0), 1)


@pytest.mark.rule("J7")
def test_the_fourth_guest_pays_ten_more_and_ends_the_turn() -> None:
    game = junior_position(["CNf ITf", ""], seats=FULL_BUT_NORTH, stock="")
    assert points(game, "seat CNf E4") == {"E5": 11}
    assert (game.to_move, len(hand(game, 0))) == (1, 6)


@pytest.mark.rule("J7", "R12")
def test_a_new_table_is_looked_at_and_laid_beside_the_full_one() -> None:
    game = play(junior_position(["CNf", "GLf"], seats=FULL_BUT_NORTH), "seat CNf E4")
    assert game.view(None).next_table == "ES GL DE KE"
    assert legal_texts(game) == ["lay_table E2", "lay_table B5"]
    assert refused(game, "lay_table H2") == "J7"
    assert refused(game, "lay_table E5") == "J7"
    play(game, "lay_table B5")
    assert (game.tables["B5"], game.to_move, len(hand(game, 0))) == ("ES GL DE KE", 1, 6)
    assert allows(game, "seat GLf C5")


@pytest.mark.rule("J7")
def test_without_a_free_neighbour_any_free_cell_will_do() -> None:
    around = f"{JUNIOR_TABLES},E2:ES IN KE JM,B5:ES IT GL FR"
    game = play(junior_position(["CNf", ""], tables=around, seats=FULL_BUT_NORTH, stock="US MX CN ES"), "seat CNf E4")
    free = {"B2", "H2", "K2", "K5", "B8", "K8", "B11", "E11", "H11", "K11"}
    assert {text.removeprefix("lay_table ") for text in legal_texts(game)} == free


@pytest.mark.rule("J7")
def test_a_single_neighbour_is_taken_unasked() -> None:
    around = f"{JUNIOR_TABLES},E2:ES IN KE JM"
    game = play(junior_position(["CNf", ""], tables=around, seats=FULL_BUT_NORTH, stock="US MX CN ES"), "seat CNf E4")
    assert (game.tables["B5"], game.to_move) == ("US MX CN ES", 1)


@pytest.mark.rule("J1", "J7")
def test_once_sixteen_are_out_no_more_come() -> None:
    cells = [f"{column}{row}" for row in (2, 5, 8, 11) for column in "BEHK"]
    tables = dict(zip(cells, TABLES["junior"], strict=False)) | {"E5": "CN DE IT FR"}
    laid = ",".join(f"{cell}:{table}" for cell, table in tables.items())
    game = play(junior_position(["CNf", ""], tables=laid, seats=FULL_BUT_NORTH, stock="US MX CN ES"), "seat CNf E4")
    assert (len(game.tables), game.to_move, reason(game)) == (16, 1, "")


@pytest.mark.rule("J7")
def test_a_full_table_ends_all_swapping_of_the_turn() -> None:
    game = junior_position(["CNf CNf", ""], seats=f"{FULL_BUT_NORTH} H4:JKf")
    assert refused(play(game, "seat CNf E4"), "swap CNf H4") == "turn"
    assert refused(game, "stop") == "turn"


@pytest.mark.rule("J7", "J9")
def test_a_full_table_stays_open_until_it_is_free_of_jokers() -> None:
    game = junior_position(["CNf CNf", ""], seats="E4:JKf F5:DEm E6:ITf D5:FRm")
    play(game, "swap CNf E4")
    assert game.seats["E4"] == "CNf"
    assert refused(game, "swap CNf E4") == "J9"


@pytest.mark.rule("J8")
def test_any_number_may_be_discarded_jokers_too() -> None:
    game = play(junior_position(["CNf JKf JKm", ""]), "discard CNf", "discard JKf", "stop")
    assert game.view(None).gone == ("CNf", "JKf")
    assert hand(game, 0)[-1] == "JKm"
    assert refused(junior_position(["CNf", ""]), "discard CNm") == "hand"


@pytest.mark.rule("J8", "J11")
def test_the_pile_is_never_reshuffled() -> None:
    game = play(junior_position(["CNf CNm DEf DEm", ""], guests="GLf"), "discard CNf", "discard CNm", "stop")
    assert (reason(game), hand(game, 0)) == ("J11b", ["DEf", "DEm", "GLf"])


@pytest.mark.rule("J9")
def test_a_swapped_joker_may_be_seated_in_the_same_turn() -> None:
    game = junior_position(["CNf", ""], seats="E4:JKf")
    assert points(game, "swap CNf E4") == {}
    assert points(game, "seat JKf H4") == {"H5": 1}


@pytest.mark.rule("J9")
@pytest.mark.parametrize("put_down", ["seat JKf H4", "discard JKf"])
def test_everybody_sees_who_takes_a_joker(put_down: str) -> None:
    game = play(junior_position(["CNf JKf", ""], seats="E4:JKf"), "swap CNf E4")
    assert game.view(1).jokers_taken == (("JKf",), ())
    play(game, put_down)  # this one, or the other: nobody knows
    assert game.view(1).jokers_taken == ((), ())


@pytest.mark.rule("J9")
@pytest.mark.parametrize("swap", ["swap CNm E4", "swap ITf E4", "swap ITf F5", "swap JKf E4", "swap CNf D5"])
def test_a_swap_that_is_none_is_refused(swap: str) -> None:
    game = junior_position(["CNf CNm ITf JKf", ""], seats="E4:JKf F5:DEf")
    assert refused(game, swap) == "J9"


@pytest.mark.rule("J9")
def test_nobody_swaps_where_no_table_lies() -> None:
    assert referee(junior_position(["CNf", ""]), "swap CNf B1") == "G3"


@pytest.mark.rule("J10")
@pytest.mark.parametrize(("held", "after"), [(1, 6), (5, 6), (6, 6), (7, 6), (8, 7)])
def test_a_turn_ends_by_drawing_up_to_six(held: int, after: int) -> None:
    eight = "DEf DEf DEm DEm ITf ITf ITm CNf"
    game = play(junior_position([eight[-4 * held :], ""]), "discard CNf", "stop")
    assert (len(hand(game, 0)), game.to_move) == (after, 1)


@pytest.mark.rule("J11")
@pytest.mark.parametrize(("stock", "ends"), [("", "J11a"), ("ES GL DE KE", "")])
def test_j11a_the_last_seat_is_taken_and_no_table_is_left(stock: str, ends: str) -> None:
    game = junior_position(["CNf", ""], tables="E5:CN DE IT FR", seats=FULL_BUT_NORTH, stock=stock)
    play(game, "seat CNf E4")
    assert reason(game) == ends
    assert len(hand(game, 0)) == 0  # at once, before any draw


@pytest.mark.rule("J11")
def test_j11a_waits_while_a_seat_is_free() -> None:
    game = play(junior_position(["CNf", ""], seats=FULL_BUT_NORTH, stock=""), "seat CNf E4")
    assert (reason(game), game.to_move) == ("", 1)


@pytest.mark.rule("J11")
@pytest.mark.parametrize(("guests", "ends"), [("GLf GLm", "J11b"), ("GLf GLm KEf", "")])
def test_j11b_a_player_must_draw_from_an_empty_stock(guests: str, ends: str) -> None:
    game = play(junior_position(["CNf CNm DEf DEm", ""], guests=guests), "discard CNf", "stop")
    assert reason(game) == ends
    assert len(hand(game, 0)) == 3 + len(guests.split())


@pytest.mark.rule("J12")
def test_only_jokers_in_hand_cost_points() -> None:
    game = junior_position(["CNf CNm", "JKf JKm ITf"], guests="JKf", scores=[13, 18])
    result = play(game, "discard CNf", "stop").result
    assert result is not None
    assert (result.penalties, result.scores, result.winners) == ((5, 10), (8, 8), (0, 1))


@pytest.mark.rule("J12")
def test_one_point_more_wins() -> None:
    game = junior_position(["CNf CNm", "JKf JKm ITf"], guests="JKf", scores=[14, 18])
    result = play(game, "discard CNf", "stop").result
    assert result is not None
    assert (result.scores, result.winners) == ((9, 8), (0,))


THREE_GIRLS = "F5:DEf E6:ITf D5:FRf"


@pytest.mark.rule("J13")
def test_a_third_and_a_fourth_of_one_sex_may_be_seated() -> None:
    game = junior_position(["FRf CNf ITf", ""], seats="F5:DEf E6:ITf", variant=True, stock="")
    assert points(game, "seat FRf D5") == {"E5": 1}
    assert points(game, "seat CNf E4") == {"E5": 21}
    assert game.to_move == 1


@pytest.mark.rule("J13")
def test_after_a_third_only_the_fourth_or_a_stop_follows() -> None:
    game = junior_position(["FRf CNf ITf CNm", ""], seats="F5:DEf E6:ITf H4:JKf", variant=True)
    play(game, "seat FRf D5")
    assert legal_texts(game) == ["seat CNf E4", "stop"]
    assert refused(game, "seat ITf H6") == "J13"
    assert refused(game, "swap CNf H4") == "turn"
    assert play(game, "stop").to_move == 1


@pytest.mark.rule("J13")
def test_three_of_one_sex_take_only_a_fourth_of_it() -> None:
    assert refused(junior_position(["CNm", ""], seats=THREE_GIRLS, variant=True), "seat CNm E4") == "J13"
    assert points(junior_position(["CNf", ""], seats=THREE_GIRLS, variant=True, stock=""), "seat CNf E4") == {"E5": 21}


@pytest.mark.rule("J13", "J5")
def test_three_of_one_sex_need_the_variant_and_nobody_else() -> None:
    assert refused(junior_position(["CNf", ""], seats="F5:DEf E6:ITf"), "seat CNf E4") == "J5"
    mixed = junior_position(["CNf", ""], seats="F5:DEf E6:ITf D5:FRm", variant=True)
    assert refused(mixed, "seat CNf E4") == "J5"
