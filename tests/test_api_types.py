"""The types in docs/server-api.md name the fields that the messages have: those of the schema made from them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
BLOCK = re.compile(r"```ts\n(.*?)```", re.DOTALL)
TYPE = re.compile(r"^type (\w+) = \{", re.MULTILINE)
BASE = re.compile(r"\} & (\w+)")
ANSWERS = "re"  # the id of a question, in whatever answers it: told once for all
NAME = re.compile(r"\s*(\w+)\??")
OPENED, CLOSED = "{[(", "}])"


def types() -> dict[str, set[str]]:
    """The fields of each type that is told by its fields."""
    text = "\n".join(BLOCK.findall((DOCS / "server-api.md").read_text("utf-8")))
    text = re.sub(r"//.*", "", text)
    found: dict[str, set[str]] = {}
    for one in TYPE.finditer(text):
        body = inside(text[one.end() :])
        base = BASE.match(text, one.end() + len(body))
        found[one[1]] = {*fields(body), *(found[base[1]] if base else ())}
    return found


def inside(text: str) -> str:
    """Up to the brace that closes."""
    depth = 1
    for at, letter in enumerate(text):
        depth += (letter in OPENED) - (letter in CLOSED)
        if depth == 0:
            return text[:at]
    raise AssertionError("a type without its end")


def fields(body: str) -> Iterator[str]:
    """The names of a type's own fields, not of those within them."""
    depth, begins = 0, True
    for at, letter in enumerate(body):
        if begins and depth == 0 and (found := NAME.match(body, at)):
            yield found[1]
            begins = False
        depth += (letter in OPENED) - (letter in CLOSED)
        begins = begins or (depth == 0 and letter in ",\n")


def schema() -> dict[str, set[str]]:
    """The fields of every message, by its name."""
    found = json.loads((DOCS / "protocol.schema.json").read_text("utf-8"))["$defs"]
    return {name: set(one["properties"]) - {ANSWERS} for name, one in found.items() if "properties" in one}


MESSAGES = schema()


def test_there_are_types() -> None:
    assert len(set(types()) & set(MESSAGES)) > 20


@pytest.mark.parametrize("name", sorted(set(types()) & set(MESSAGES)))
def test_a_type_has_the_fields_of_its_message(name: str) -> None:
    assert sorted(types()[name] - {ANSWERS}) == sorted(MESSAGES[name])
