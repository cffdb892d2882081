"""The oracle against the worked examples, and against itself."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from . import MOST_PLAYERS, Oracle, Refused, load, random_game, replay
from .guests import all_guests
from .plan import BOARD_SEATS, BOARD_TABLES, CARD_SEATS, JUNIOR_TABLES, neighbours, parse, side_flags

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
EXAMPLES = [
    pytest.param(example, id=f"{game}: {example['name']}")
    for game in ("card", "board", "junior")
    for example in json.loads((GOLDEN / f"{game}.json").read_text(encoding="utf-8"))
]
GOLDEN_GAMES = [
    pytest.param(json.loads(line), id=f"game {number}")
    for number, line in enumerate((GOLDEN / "games.jsonl").read_text(encoding="utf-8").splitlines())
]
ROUNDS = [
    pytest.param(game, players, variant, id=f"{game}-{players}-{'same_sex' if variant else 'plain'}")
    for game in ("card", "board", "junior")
    for players in range(2, MOST_PLAYERS[game] + 1)
    for variant in (False, True)
]


def document(game: str, position: dict[str, Any], variant: bool = False, players: int = 2) -> dict[str, Any]:
    return {
        "format": "cafe-game/1",
        "game": game,
        "options": {"same_sex_tables": variant},
        "players": ["a", "b", "c", "d", "e"][:players],
        "start": 0,
        "position": position,
    }


def everybody(oracle: Oracle) -> Counter[str]:
    """All guests, wherever they are."""
    piles = [oracle.guests, list(oracle.seats.values()), oracle.bar, oracle.gone]
    return Counter(guest for pile in piles + oracle.hands + oracle.face_down for guest in pile)


def seat(guest: str, at: str, player: int = 0) -> dict[str, Any]:
    return {"player": player, "do": "seat", "guest": guest, "at": at}


# --- the worked examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_example(example: dict[str, Any]) -> None:
    if "refused" in example:
        with pytest.raises(Refused) as caught:
            replay(example["document"])
        assert caught.value.rule == example["refused"]
        assert caught.value.action == len(example["document"]["actions"]) - 1
        return
    oracle = replay(example["document"])
    for key, value in example["then"].items():
        assert getattr(oracle, key) == value, key


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_golden_game(game: dict[str, Any]) -> None:
    oracle = load(game)
    for action in game["actions"]:
        bare = {key: value for key, value in action.items() if key not in ("player", "points")}
        if bare["do"] == "draw":
            del bare["guest"]
        assert bare in oracle.legal()
        assert oracle.play(action) == action
    assert oracle.over
    assert oracle.result() == game["result"]
    replay(game)


# --- whole random games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "variant"), ROUNDS)
def test_random_game(game: str, players: int, variant: bool) -> None:
    played = random_game(game, players, 7 * players + variant, variant)
    oracle = load(played)
    for action in played["actions"]:
        actions = [json.dumps(legal, sort_keys=True) for legal in oracle.legal()]
        assert actions
        assert len(actions) == len(set(actions))
        assert oracle.play(action) == action
        assert everybody(oracle) == Counter(all_guests(game))
    assert oracle.legal() == []
    assert oracle.judge({"player": oracle.to_move, "do": "stop"}) == "over"
    assert replay(played).result() == played["result"]
    assert random_game(game, players, 7 * players + variant, variant) == played


def test_a_wrong_result_is_refused() -> None:
    played = random_game("board", 2, 1)
    played["result"]["scores"][0] += 1
    with pytest.raises(Refused) as caught:
        replay(played)
    assert caught.value.rule == "result"


def test_wrong_points_are_refused_and_change_nothing() -> None:
    oracle = load(document("card", {**CARD, "seats": {"B1": "RUf"}, "hands": [["RUm", "RUm"], []]}))
    with pytest.raises(Refused) as caught:
        oracle.play({**seat("RUm", "A2"), "points": {"B2": 2}})
    assert caught.value.rule == "points"
    assert oracle.scores == [0, 0]
    assert oracle.seats == {"B1": "RUf"}


# --- the plans ----------------------------------------------------------------------------------------------


def test_plans_have_the_counts_of_the_rules() -> None:
    assert len(CARD_SEATS) == 12
    assert len(BOARD_TABLES) == 24
    assert len(BOARD_SEATS) == 68
    assert sum(sum(near in BOARD_TABLES for near in neighbours(at)) == 2 for at in BOARD_SEATS) == 28
    assert set(Counter(BOARD_TABLES.values()).values()) == {2}
    corners = Counter(flag for table in JUNIOR_TABLES for flag in table.split())
    assert set(corners.values()) == {8}
    assert len(corners) == 12
    sides = Counter(frozenset(side_flags(table, side)) for table in JUNIOR_TABLES for side in "NESW")
    assert set(sides.values()) <= {1, 2}
    assert len(sides) == 66


def test_a_plan_is_read() -> None:
    assert parse([". s ", "s RU", ". s "]) == ({"B2": "RU"}, ["B1", "A2", "B3"])


# --- card ---------------------------------------------------------------------------------------------------

CARD: dict[str, Any] = {
    "tables": {"B2": "RU", "D2": "GB", "C3": "FR", "B4": "ES", "D4": "IT"},
    "guests": ["CUf", "CUm"],
    "tables_stock": ["US", "TR"],
}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"player": 1, "do": "draw"}, "turn"),
        ({"player": 0, "do": "stop"}, "turn"),
        ({"player": 0, "do": "bar", "guest": "RUf"}, "turn"),
        ({"player": 0, "do": "declare_end"}, "turn"),
        ({"player": 0, "do": "seat_group", "table": "B2", "guests": []}, "turn"),
        (seat("USf", "A1"), "hand"),
        (seat("RUf", "A1"), "G3"),
        (seat("RUf", "B1"), "G3"),
        (seat("RUm", "D1"), "K5"),
        (seat("RUf", "A2"), "G5"),
        (seat("GBm", "D1"), "G6"),
        ({"player": 0, "do": "draw", "guest": "CUm"}, "K8"),
        ({"player": 0, "do": "lay_down", "guest": "RUf"}, "K9"),
        ({"player": 0, "do": "lay_down", "guest": "USf"}, "hand"),
        (seat("RUm", "A2"), None),
        ({"player": 0, "do": "draw"}, None),
    ],
)
def test_card_refusals(action: dict[str, Any], rule: str | None) -> None:
    position = {**CARD, "seats": {"B1": "RUf"}, "hands": [["RUf", "RUm", "GBm", "INf"], ["CNm"]]}
    assert load(document("card", position)).judge(action) == rule


def test_card_draw_and_lay_down_with_twelve() -> None:
    oracle = load(document("card", {**CARD, "hands": [["CNf"] * 4 + ["CNm"] * 4 + ["INf"] * 4, []]}))
    assert oracle.judge({"player": 0, "do": "draw"}) == "K8"
    assert [action["do"] for action in oracle.legal()] == ["lay_down"] * 3


def test_card_lone_guest_as_third_placement() -> None:
    position = {**CARD, "seats": {"B1": "RUf", "D1": "GBf"}, "hands": [["RUm", "GBm", "ITm", "ITf"], []]}
    oracle = load(document("card", position))
    oracle.play(seat("RUm", "A2"))
    assert oracle.judge(seat("ITm", "E4")) is None
    oracle.play(seat("GBm", "E2"))
    assert oracle.judge(seat("ITm", "E4")) == "G6"


def test_card_waiting_guest_must_be_joined() -> None:
    position = {**CARD, "seats": {"B1": "RUf"}, "hands": [["RUm", "ITm", "ITf", "GBf"], []]}
    oracle = load(document("card", position))
    oracle.play(seat("ITm", "E4"))
    assert oracle.judge({"player": 0, "do": "stop"}) == "G6"
    assert oracle.judge(seat("RUm", "A2")) == "G6"
    assert oracle.judge({"player": 0, "do": "draw"}) == "turn"
    assert oracle.play(seat("ITf", "D5"))["points"] == {"D4": 4}


def test_card_no_table_to_replace_with() -> None:
    seats = {"B1": "RUf", "A2": "RUm", "C2": "RUf"}
    hands: list[list[str]] = [["RUm", "INf"], []]
    oracle = load(document("card", {**CARD, "tables_stock": [], "seats": seats, "hands": hands}))
    oracle.play(seat("RUm", "B3"))
    assert (oracle.over, oracle.reason, oracle.seats) == (True, "K10a", {})
    assert sorted(oracle.tables) == ["B4", "C3", "D2", "D4"]
    assert oracle.result() == {"scores": [8, 0], "penalties": [2, 0], "winners": [0], "reason": "K10a"}


def test_card_empty_hand_asks_for_the_end() -> None:
    position = {**CARD, "seats": {"B1": "RUf"}, "hands": [["RUm"], ["CNm"]]}
    oracle = load(document("card", position))
    oracle.play(seat("RUm", "A2"))
    assert oracle.legal() == [{"do": "declare_end"}, {"do": "decline_end"}]
    oracle.play({"player": 0, "do": "decline_end"})
    assert oracle.play({"player": 1, "do": "draw"})["guest"] == "CUf"
    assert oracle.legal() == [{"do": "draw"}]
    oracle.play({"player": 0, "do": "draw"})
    assert oracle.reason == "K10b"


def test_card_nothing_to_do_is_the_end() -> None:
    oracle = load(document("card", {**CARD, "guests": [], "hands": [["INf"], ["CNm"]]}))
    assert (oracle.over, oracle.reason) == (True, "K10b")


def test_card_tie_goes_to_fewest_minus_points() -> None:
    position = {**CARD, "guests": [], "hands": [["INf"], ["CNm", "CNm"]], "scores": [2, 4]}
    assert load(document("card", position)).result()["winners"] == [0]


def test_card_group() -> None:
    position = {**CARD, "seats": {"B1": "RUf", "D1": "GBm"}, "hands": [["RUf", "RUf", "RUf", "INf"], []]}
    action: dict[str, Any] = {"player": 0, "do": "seat_group", "table": "B2"}
    action["guests"] = [{"guest": "RUf", "at": at} for at in ("A2", "C2", "B3")]
    oracle = load(document("card", position, variant=True))
    assert oracle.judge(action) == "G5"  # two ladies at the French table
    position["seats"] = {"B1": "RUf", "D1": "GBm", "C4": "ITm"}
    oracle = load(document("card", position, variant=True))
    assert len([legal for legal in oracle.legal() if legal["do"] == "seat_group"]) == 6
    assert oracle.judge({**action, "guests": action["guests"][:2]}) == "K12"
    assert oracle.play(action)["points"] == {"B2": 40, "D2": 2, "C3": 5, "B4": 2}
    assert oracle.tables["B2"] == "US"
    assert oracle.seats == {"D1": "GBm", "C4": "ITm"}


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
