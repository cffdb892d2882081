"""One whole game of each name and variant, byte for byte: nothing changes unnoticed."""

from __future__ import annotations

import json

import pytest

from golden_games.regenerate import GAMES, file_of, golden_game, main
from oracle import replay


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_the_game_is_what_it_was(game: str, variant: bool) -> None:
    assert golden_game(game, variant) == file_of(game, variant).read_bytes()


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_the_oracle_accepts_it(game: str, variant: bool) -> None:
    document = json.loads(file_of(game, variant).read_bytes())
    oracle = replay(document)
    assert oracle.over
    assert oracle.result() == document["result"]


def test_the_variant_is_seen_in_the_games() -> None:
    """A golden game of the variant without its own action would guard nothing."""
    for game in ("card", "board"):
        actions = json.loads(file_of(game, True).read_bytes())["actions"]
        assert any(action["do"] == "seat_group" for action in actions), game
    junior = json.loads(file_of("junior", True).read_bytes())["actions"]
    assert any(21 in action.get("points", {}).values() for action in junior if action["do"] == "seat")


def test_checking_finds_nothing_stale() -> None:
    assert main(["--check"]) == 0
