"""The worked examples and the games on record, through the record room and through the referee command."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cafe.record.read import decode
from cafe.record.replay import replay_document
from cafe.record.write import document_of, encode
from cafe.rules.games import GAME_NAMES
from running import run

GOLDEN = Path(__file__).parent / "golden"
EXAMPLES = [one for game in GAME_NAMES for one in json.loads((GOLDEN / f"{game}.json").read_text("utf-8"))]
GAMES = [json.loads(line) for line in (GOLDEN / "games.jsonl").read_text("utf-8").splitlines()]
NAMED = [pytest.param(number, id=one["name"]) for number, one in enumerate(EXAMPLES)]
NUMBERED = range(len(GAMES))


@cache
def told() -> tuple[int, list[dict[str, Any]]]:
    """What the command says of all examples, then all games."""
    documents = [one["document"] for one in EXAMPLES] + GAMES
    done = run("referee", "--json", "-", given="".join(json.dumps(one) + "\n" for one in documents).encode())
    return done.code, json.loads(done.out)


def held_against(example: dict[str, Any], found: dict[str, Any]) -> None:
    for key, value in example["then"].items():
        assert found[key] == value, key


@pytest.mark.parametrize("number", NAMED)
def test_example_on_record(number: int) -> None:
    example = EXAMPLES[number]
    replay = replay_document(decode(json.dumps(example["document"])))
    if "refused" in example:
        assert replay.refusal is not None
        assert replay.refusal.rule == example["refused"]
        assert replay.refusal.action == len(example["document"]["actions"]) - 1
        return
    assert replay.refusal is None
    game = replay.game
    result = None if game.result is None else msgspec.to_builtins(game.result)
    state = game.state[0]
    size = state["hand_size"].tolist()[: len(game.players)]
    hands = [list(hand or ()) for hand in game.open_view().hands]
    known = {"scores": list(game.scores), "tables": game.tables, "seats": game.seats, "to_move": game.to_move}
    held_against(example, known | {"over": game.is_over, "result": result, "hand_size": size, "hands": hands})


@pytest.mark.parametrize("number", NAMED)
def test_example_before_the_referee(number: int) -> None:
    example, report = EXAMPLES[number], told()[1][number]
    if "refused" in example:
        assert (report["ok"], report["rule"]) == (False, example["refused"])
        assert report["action"] == len(example["document"]["actions"]) - 1
        assert report["message"]
        return
    assert report["ok"]
    reported = {key: value for key, value in example["then"].items() if key in report and key != "scores"}
    held_against({"then": reported}, report)
    if not report["over"]:
        assert report["scores"] == example["then"].get("scores", report["scores"])


@pytest.mark.parametrize("number", NUMBERED)
def test_game_on_record(number: int) -> None:
    document = decode(json.dumps(GAMES[number]))
    replay = replay_document(document)
    assert replay.refusal is None
    assert replay.game.is_over
    again = json.loads(encode(document_of(replay.game, name=GAMES[number].get("name"))))
    assert again["actions"] == GAMES[number]["actions"]
    assert again["result"] == GAMES[number]["result"]
    assert again["deal"]["guests"] == GAMES[number]["deal"]["guests"]


@pytest.mark.parametrize("number", NUMBERED)
def test_game_before_the_referee(number: int) -> None:
    report = told()[1][len(EXAMPLES) + number]
    assert report["ok"]
    assert report["over"]
    assert report["scores"] == GAMES[number]["result"]["scores"]


@pytest.mark.parametrize("number", NUMBERED)
def test_a_wrong_number_is_found(number: int) -> None:
    """Points, scores and winners are checked, not just read."""
    for change in ("points", "scores", "winners"):
        game = json.loads(json.dumps(GAMES[number]))
        if change == "points":
            step = next(one for one in game["actions"] if isinstance(one.get("points"), dict) and one["points"])
            step["points"] = {cell: points + 1 for cell, points in step["points"].items()}
        else:
            game["result"][change][0] += 1
        refusal = replay_document(decode(json.dumps(game))).refusal
        assert refusal is not None
        assert refusal.rule == ("points" if change == "points" else "result")


def test_the_command_says_that_something_is_refused() -> None:
    code, reports = told()
    assert code == 1
    assert len(reports) == len(EXAMPLES) + len(GAMES)
