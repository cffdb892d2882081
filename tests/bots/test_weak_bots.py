"""The low levels err as people do: few guests, seats overlooked, doubles unnoticed, jokers forgotten."""

from __future__ import annotations

import pytest

from cafe import Game
from cafe.bots.registry import bot
from cafe.bots.weak_bots import WeakBot
from cafe.bots.weak_turns import Mistakes
from cafe.rules.actions import Action
from cafe.rules.position import Position

PLACING = ("seat", "swap")
ATTENTIVE = Mistakes(guests=9, overlook=0.0, doubles=0.0, jokers=0.0)


def placed(turn: list[Action]) -> int:
    return sum(action.do in PLACING for action in turn)


def points(game: Game, turn: list[Action]) -> int:
    trial, mover = game.copy(), game.to_move
    for action in turn:
        trial.play(action)
    return trial.scores[mover] - game.scores[mover]


@pytest.mark.parametrize("name", ["card", "board", "junior"])
def test_a_newcomer_seats_at_most_two_guests_a_turn(name: str) -> None:
    for seed in range(8):
        game, newcomer = Game.new(name, 2, seed=seed), bot("level1", seed)
        for _ in range(6):
            turn = newcomer.choose(game)
            assert placed(turn) <= 2
            for action in turn:
                game.play(action)


@pytest.mark.parametrize("name", ["card", "board", "junior"])
def test_who_makes_no_mistakes_takes_the_most_points(name: str) -> None:
    for seed in range(6):
        game = Game.new(name, 2, seed=seed)
        assert points(game, WeakBot(ATTENTIVE, 1).choose(game)) == points(game, bot("level3", 1).choose(game))


def test_who_overlooks_everything_seats_nobody_where_the_rules_allow() -> None:
    blind = Mistakes(guests=9, overlook=1.0, doubles=0.0, jokers=0.0)
    for seed in range(6):
        game = Game.new("card", 2, seed=seed)
        assert placed(WeakBot(blind, 1).choose(game)) == 0


def test_who_forgets_the_joker_does_not_play_it() -> None:
    forgetful = Mistakes(guests=9, overlook=0.0, doubles=0.0, jokers=1.0)
    found = 0
    for seed in range(60):
        game = Game.new("board", 2, seed=seed)
        best = WeakBot(ATTENTIVE, 1).choose(game)
        if any(str(action.guest).startswith("JK") for action in best):
            found += 1
            turn = WeakBot(forgetful, 1).choose(game)
            assert not any(str(action.guest).startswith("JK") for action in turn)
    assert found


@pytest.mark.parametrize("player", ["greedy", "level1", "level2", "level4", "search@200"])
@pytest.mark.parametrize(("theirs", "word"), [(10, "declare_end"), (16, "declare_end"), (17, "decline_end")])
def test_who_may_end_the_game_counts_first(player: str, theirs: int, word: str) -> None:
    """K10c: who would win ends the game, by fewer minus points too (K11: 12 to 16 - 4); else it goes on."""
    position = Position(
        hands=[["RUm"], ["DEf", "DEm"]],
        seats={"B1": "RUf"},
        tables={"B2": "RU", "D2": "GB", "C3": "IT", "B4": "CU", "D4": "DE"},
        scores=[8, theirs],
        guests=["CUf", "CUm", "ITf"],
        tables_stock=["FR", "US"],
    )
    game = Game.from_position("card", 2, position)
    game.play("seat RUm A2")
    assert {action.do for action in game.legal_actions()} == {"declare_end", "decline_end"}
    assert {str(bot(player, seed).choose(game)[0]) for seed in range(6)} == {word}
