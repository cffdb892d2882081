"""docs/cafe-game-1.schema.json says of a document what our reader says of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from cafe.record.errors import FormatError
from cafe.record.read import decode

HERE = Path(__file__).parent
ROOT = HERE.parent
SCHEMA = json.loads((ROOT / "docs" / "cafe-game-1.schema.json").read_text("utf-8"))
EVENING = json.loads((ROOT / "examples" / "evening.json").read_text("utf-8"))
validator = jsonschema_rs.Draft202012Validator(SCHEMA)
Document = dict[str, Any]


def documents() -> list[Document]:
    """All documents in the repository: examples, golden positions with their questions, golden games."""
    lines = (HERE / "golden" / "games.jsonl").read_text("utf-8").splitlines()
    files = sorted((HERE / "golden").glob("*.json"))
    positions = [one["document"] for file in files for one in json.loads(file.read_text("utf-8"))]
    games = [json.loads(file.read_text("utf-8")) for file in sorted((HERE / "golden_games").glob("*.json"))]
    return [EVENING, *positions, *(json.loads(line) for line in lines), *games]


def test_all_documents_of_the_repository_are_as_the_schema_says() -> None:
    found = documents()
    assert len(found) > 20
    for document in found:
        assert not list(validator.iter_errors(document)), document.get("name")
        decode(json.dumps(document))


def unknown_key(document: Document) -> None:
    document["colour"] = "red"


def unknown_key_of_an_action(document: Document) -> None:
    document["actions"][0]["colour"] = "red"


def wrong_type(document: Document) -> None:
    document["players"] = 2


def no_format(document: Document) -> None:
    del document["format"]


def another_format(document: Document) -> None:
    document["format"] = "cafe-game/2"


def another_game(document: Document) -> None:
    document["game"] = "chess"


def no_such_action(document: Document) -> None:
    document["actions"][0] = {"do": "dance", "player": 0}


def action_of_nobody(document: Document) -> None:
    del document["actions"][0]["player"]


def guest_in_lower_case(document: Document) -> None:
    document["position"]["hands"][0][0] = "ruf"


def guest_with_a_line_break(document: Document) -> None:
    document["position"]["hands"][0][0] = "RUf\n"


def points_at_no_cell(document: Document) -> None:
    document["actions"] = [{"do": "seat", "player": 0, "guest": "RUf", "at": "C2", "points": {"nowhere": 3}}]


def number_too_large(document: Document) -> None:
    document["start"] = 1001


def name_too_long(document: Document) -> None:
    document["name"] = "x" * 201


def player_with_a_name_too_long(document: Document) -> None:
    document["players"][0] = "x" * 201


SPOILT = [
    unknown_key,
    unknown_key_of_an_action,
    wrong_type,
    no_format,
    another_format,
    another_game,
    no_such_action,
    action_of_nobody,
    guest_in_lower_case,
    guest_with_a_line_break,
    points_at_no_cell,
    number_too_large,
    name_too_long,
    player_with_a_name_too_long,
]


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_what_the_reader_refuses_the_schema_refuses(spoil: Callable[[Document], None]) -> None:
    document = copy.deepcopy(EVENING)
    spoil(document)
    assert not validator.is_valid(document)
    with pytest.raises(FormatError):
        decode(msgspec.json.encode(document))
