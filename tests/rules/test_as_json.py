"""Views, choices and outcomes written as JSON say the same as their values; a copy catches up with the game."""

from __future__ import annotations

import random

import pytest
from msgspec.json import decode, encode

from cafe import Game
from cafe.rules.games import GAME_NAMES


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_json_says_the_same_as_values(name: str, players: int) -> None:
    game, dice = Game.new(name, players, seed=players), random.Random(1)
    while not game.is_over:
        outcome = game.perform(dice.choice(game.legal_actions()))
        for viewer in (None, *range(players)):
            assert decode(game.view_as_json(viewer)) == decode(encode(game.view(viewer)))
            assert outcome.told_as_json(viewer) == encode(outcome.told(viewer))
        assert game.choices_as_json() == encode(game.choices())


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_copy_catches_up(name: str) -> None:
    game, dice = Game.new(name, 2, seed=5), random.Random(2)
    behind = game.copy()
    while not game.is_over:
        for _ in range(dice.randint(1, 2)):
            if not game.is_over:
                game.play(dice.choice(game.legal_actions()))
        behind.follow(game)
        assert behind.state.tobytes() == game.state.tobytes()
        assert (behind.legal_codes(), behind.is_over, behind.length) == (game.legal_codes(), game.is_over, game.length)
    assert behind.undo() == game.undo()
    assert behind.state.tobytes() == game.state.tobytes()
