"""The oracle against the worked examples, and against itself."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from . import MOST_PLAYERS, Refused, load, random_game, replay
from .asked import document, everybody, seat
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
