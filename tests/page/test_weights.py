"""What a game on one device weighs, and that the documents say so; no browser is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from page_weights import GAMES, ROWS, weights

DOCS = Path(__file__).parent.parent.parent / "docs"
MOST = 55_000  # bytes
NEAR = 0.03  # a kernel that is compiled anew weighs a little more or less


def documented(row: str) -> list[int]:
    """A row of the table in browser.md."""
    [found] = re.findall(rf"^\| {re.escape(row)} \| (.+) \|$", (DOCS / "browser.md").read_text("utf-8"), re.MULTILINE)
    return [int(cell.replace(",", "")) for cell in found.split("|")]


@pytest.mark.parametrize("row", ROWS)
def test_the_documented_weights_are_those_of_the_files(row: str) -> None:
    """`python bench/page_weights.py` prints what to write."""
    assert documented(row) == pytest.approx(weights()[row], rel=NEAR)


def test_the_documented_weights_agree_with_each_other() -> None:
    *parts, together = (documented(row) for row in ROWS)
    assert [sum(column) for column in zip(*parts, strict=True)] == together
    names = [game.replace("junior", "Junior") for game in GAMES]
    said = ", ".join(f"{name} {size:,}" for name, size in zip(names, together, strict=True))
    assert f"| {MOST:,} bytes at most | {said} |" in (DOCS / "page.md").read_text("utf-8")


def test_every_game_is_light() -> None:
    assert max(weights()["together"]) < MOST
