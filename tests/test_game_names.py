"""Nobody compares a game's name but the registry: what a game has is a fact of it (rules/games.py)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cafe.rules.games import GAME_NAMES

ROOT = Path(__file__).parent.parent
PYTHON = [
    path
    for where in ("src/**/*.py", "kernel_build/*.py", "bench/*.py", "bench/baselines/*.py", "docs/**/*.py", "*/*.py")
    for path in ROOT.glob(where)
    if path.parent.name != "tests"
]
PAGE = [
    path
    for where in ("web/src/**/*.ts", "web/src/**/*.svelte", "web/kernel/src/*.ts", "web/*.ts")
    for path in ROOT.glob(where)
    if path.stem != "protocol"
]
NAME = f"[\"'`](?:{'|'.join(GAME_NAMES)})[\"'`]"
IN_PAGE = re.compile(rf"[!=]==?\s*{NAME}|{NAME}\s*[!=]==?|case\s+{NAME}|\[[^\]]*{NAME}[^\]]*\]\.includes\(")


def in_python(source: str) -> Iterator[int]:
    """The lines that compare a name, or match one."""
    for node in ast.walk(ast.parse(source)):
        sides: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            sides = [node.value]
        if any(isinstance(one, ast.Constant) and one.value in GAME_NAMES for side in sides for one in ast.walk(side)):
            yield sides[0].lineno


def in_page(source: str) -> Iterator[int]:
    for number, line in enumerate(source.splitlines(), 1):
        if IN_PAGE.search(line):
            yield number


def test_no_name_is_compared() -> None:
    assert len(PYTHON) > 150
    assert len(PAGE) > 50
    found = [f"{path.relative_to(ROOT)}:{line}" for path in PYTHON for line in in_python(path.read_text("utf-8"))]
    found += [f"{path.relative_to(ROOT)}:{line}" for path in PAGE for line in in_page(path.read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('if game == "card": ...', 1),
        ('x = "board" != name', 1),
        ('x = name in ("card", "junior")', 1),
        ('match name:\n    case "junior": ...', 1),
        ('Game.new("card", 2)', 0),
        ("if name == other: ...", 0),
    ],
)
def test_every_way_to_compare_counts(source: str, count: int) -> None:
    assert len(list(in_python(source))) == count


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('game === "card" ? a : b', 1),
        ("if ('board' !== game)", 1),
        ('case "junior":', 1),
        ('["card", "board"].includes(game)', 1),
        ('let game = $state<GameName>("board");', 0),
        ('{ game: "board", guests }', 0),
    ],
)
def test_every_way_of_the_page_counts(source: str, count: int) -> None:
    assert len(list(in_page(source))) == count
