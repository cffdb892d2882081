"""The oracle asked about turns of the board game and of Junior."""

from __future__ import annotations

from typing import Any

import pytest

from . import load
from .asked import document, seat

# --- board --------------------------------------------------------------------------------------------------

BAG = ["CUf", "CUm", "CUf", "CUm", "INf", "INm", "RUf"]


def test_board_first_turn() -> None:
    position = {"hands": [["ITf", "ITf", "ITm"], ["CNm"]], "guests": BAG, "first_turn": True}
    oracle = load(document("board", position))
    oracle.play(seat("ITf", "D1"))
    assert oracle.judge(seat("ITf", "F1")) == "G6"  # two alone
    assert oracle.judge(seat("ITf", "E2")) == "G5"
    assert oracle.judge(seat("ITm", "E2")) is None
    assert oracle.judge({"player": 0, "do": "stop"}) is None


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"do": "bar", "guest": "JKf"}, "B8"),
        ({"do": "bar", "guest": "ITf"}, "hand"),
        ({"do": "pass"}, "turn"),
        ({"do": "draw"}, "turn"),
        ({"do": "swap", "guest": "ESm", "at": "A1"}, "G3"),
        ({"do": "swap", "guest": "ESm", "at": "L3"}, "B9"),
        ({"do": "swap", "guest": "ESf", "at": "K2"}, "B9"),
        ({"do": "swap", "guest": "FRm", "at": "K2"}, "B9"),
        ({"do": "swap", "guest": "JKm", "at": "K2"}, "B9"),
        ({"do": "swap", "guest": "ESm", "at": "K2"}, None),
        ({"do": "seat", "guest": "JKf", "at": "K2"}, "G3"),
        ({"do": "seat", "guest": "FRm", "at": "L1"}, "B6"),
        ({"do": "seat", "guest": "JKm", "at": "L1"}, "G5"),
        ({"do": "seat", "guest": "JKf", "at": "L1"}, None),
    ],
)
def test_board_refusals(action: dict[str, Any], rule: str | None) -> None:
    hands = [["ESm", "ESf", "FRm", "JKf", "JKm"], ["CNm"]]
    position = {"seats": {"K2": "JKm"}, "hands": hands, "guests": BAG}
    assert load(document("board", position)).judge({"player": 0, **action}) == rule


def test_board_national_table_shrinks_the_hand() -> None:
    seats = {"L1": "ESf", "K2": "ESm", "M2": "JKf"}
    oracle = load(document("board", {"seats": seats, "hands": [["ESm"] * 2, ["CNm"]], "guests": BAG}))
    assert oracle.play(seat("ESm", "L3"))["points"] == {"L2": 8}
    assert oracle.hand_size == [4, 5]
    oracle.play({"player": 0, "do": "stop"})
    assert len(oracle.hands[0]) == 4
    assert oracle.to_move == 1


def test_board_bar_full() -> None:
    bar = ["CNf", "CNm", "USf", "USm"] * 4 + ["FRf"] * 3
    oracle = load(document("board", {"bar": bar, "hands": [["ESm", "JKf"], ["CNm"]], "guests": BAG}))
    assert oracle.play({"player": 0, "do": "bar", "guest": "ESm"})["points"] == -14
    assert oracle.result() == {"scores": [-24, -5], "penalties": [10, 5], "winners": [1], "reason": "B11b"}


def test_board_everybody_passes() -> None:
    oracle = load(document("board", {"hands": [["JKf"], []], "guests": BAG}))
    assert oracle.legal() == [{"do": "pass"}]  # a joker who would be alone
    oracle.play({"player": 0, "do": "pass"})
    oracle.play({"player": 1, "do": "pass"})
    assert oracle.reason == "B11e"


def test_board_bag_runs_low() -> None:
    oracle = load(document("board", {"hands": [["ESm", "ESf"], ["CNm"]], "guests": BAG}))
    oracle.play({"player": 0, "do": "bar", "guest": "ESm"})
    assert (oracle.reason, len(oracle.guests), len(oracle.hands[0])) == ("B11d", 3, 5)


def test_board_no_guests_left() -> None:
    position = {"hands": [["ESm"], ["CNm"]], "guests": [], "hand_size": [0, 5]}
    oracle = load(document("board", position))
    oracle.play({"player": 0, "do": "bar", "guest": "ESm"})
    assert oracle.reason == "B11c"


# --- junior -------------------------------------------------------------------------------------------------

JUNIOR: dict[str, Any] = {
    "tables": {"E5": "CN DE IT FR", "H5": "CN GB IN IT", "E8": "DE CN IT JM", "H8": "DE IN GL US"},
    "guests": ["ESf"] * 4 + ["ESm"] * 4,
    "tables_stock": ["IN MX JM GB"],
}


def test_junior_doubling() -> None:
    places = [("CNf", "E4"), ("ITm", "E6"), ("CNm", "H4"), ("INf", "H6"), ("DEf", "E7"), ("USm", "G8")]
    hand = [guest for guest, _ in places]
    oracle = load(document("junior", {**JUNIOR, "hands": [hand, ["GLf"] * 4]}))
    assert oracle.judge({"player": 0, "do": "stop"}) == "turn"
    for guest, at in places:
        oracle.play(seat(guest, at))
    assert oracle.legal() == [{"do": "stop"}]
    assert oracle.play({"player": 0, "do": "stop"})["points"] == 6
    assert oracle.scores == [12, 0]
    assert len(oracle.hands[0]) == 6
    assert len(oracle.guests) == 2


def test_junior_one_kind_a_turn() -> None:
    position = {**JUNIOR, "seats": {"E4": "JKf"}, "hands": [["CNf", "ITm", "DEm"], ["GLf"]]}
    oracle = load(document("junior", position))
    oracle.play({"player": 0, "do": "swap", "guest": "CNf", "at": "E4"})
    assert oracle.judge({"player": 0, "do": "stop"}) == "turn"
    oracle.play({"player": 0, "do": "discard", "guest": "JKf"})
    assert oracle.judge(seat("ITm", "E6")) == "turn"
    oracle.play({"player": 0, "do": "stop"})
    assert oracle.to_move == 1
    assert oracle.hands[0][:2] == ["ITm", "DEm"]
    assert len(oracle.hands[0]) == 6


def test_junior_swap_refusals() -> None:
    seats = {"E4": "JKf", "F5": "ITf"}
    hands = [["CNf", "CNm", "GBf", "JKf"], ["GLf"]]
    oracle = load(document("junior", {**JUNIOR, "seats": seats, "hands": hands}))
    asked = [("CNf", "F5"), ("CNm", "E4"), ("GBf", "E4"), ("JKf", "E4"), ("CNf", "B1"), ("CNf", "E4")]
    swaps = [{"player": 0, "do": "swap", "guest": guest, "at": at} for guest, at in asked]
    assert [oracle.judge(swap) for swap in swaps] == ["J9", "J9", "J9", "J9", "G3", None]


def test_junior_empty_stock_ends_the_game() -> None:
    oracle = load(document("junior", {**JUNIOR, "guests": [], "hands": [["CNf", "JKf"], ["GLf"]]}))
    oracle.play({"player": 0, "do": "discard", "guest": "CNf"})
    oracle.play({"player": 0, "do": "stop"})
    assert oracle.result() == {"scores": [-5, 0], "penalties": [5, 0], "winners": [1], "reason": "J11b"}


def test_junior_last_seat_ends_the_game() -> None:
    position = {"tables": {"E5": "CN DE IT FR"}, "seats": {"E4": "CNf", "F5": "ITf", "E6": "ITm"}}
    oracle = load(document("junior", {**position, "guests": BAG[:1], "hands": [["FRm"], []]}))
    assert oracle.play(seat("FRm", "D5"))["points"] == {"E5": 11}
    assert (oracle.reason, oracle.guests) == ("J11a", BAG[:1])


def test_junior_new_table_place() -> None:
    position = {**JUNIOR, "seats": {"E4": "CNf", "F5": "ITf", "E6": "ITm"}, "hands": [["FRm"], ["GLf"]]}
    oracle = load(document("junior", position))
    oracle.play(seat("FRm", "D5"))
    assert oracle.legal() == [{"do": "lay_table", "at": "E2"}, {"do": "lay_table", "at": "B5"}]
    assert oracle.judge({"player": 0, "do": "lay_table", "at": "B2"}) == "J7"
    oracle.play({"player": 0, "do": "lay_table", "at": "B5"})
    assert oracle.tables["B5"] == "IN MX JM GB"
    assert oracle.to_move == 1


def test_junior_regulars_table() -> None:
    position = {**JUNIOR, "seats": {"E4": "CNf", "F5": "ITf", "H4": "JKf"}}
    position["hands"] = [["ITf", "FRf", "FRm", "CNf", "GLf"], ["GLf"]]
    oracle = load(document("junior", position, variant=True))
    oracle.play(seat("ITf", "E6"))
    assert oracle.judge(seat("GLf", "E7")) == "J5"
    assert oracle.judge(seat("CNf", "E7")) == "J13"
    assert oracle.judge(seat("GLf", "H9")) == "J13"
    assert oracle.judge(seat("FRm", "D5")) == "J13"
    assert oracle.judge({"player": 0, "do": "swap", "guest": "CNf", "at": "H4"}) == "turn"
    assert oracle.judge({"player": 0, "do": "stop"}) is None
    assert oracle.play(seat("FRf", "D5"))["points"] == {"E5": 21}
