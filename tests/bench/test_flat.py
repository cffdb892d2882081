"""Flat Monte Carlo: it knows no more than a player, judges ends as the rules do, and plays sensibly."""

from __future__ import annotations

import random

import numpy as np
import pytest

from baselines.flat import Budget, FlatBot
from cafe import Game
from cafe.bots.flat_playouts import play_at_random
from cafe.bots.random_bot import RandomBot
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import copy_record
from cafe.rules.state import LAYING, MAX_PLAYERS
from decisions import decisions
from secret_parts import with_other_secrets

GAMES = ("card", "board", "junior")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    rng = random.Random(1)
    met = decisions(name, 3, seed=4, every=12)
    assert name != "junior" or any(game.state["phase"][0] == LAYING for game in met)
    for game in met:
        other = with_other_secrets(game, game.to_move, rng)
        assert other.view(game.to_move) == game.view(game.to_move)
        actions = np.array(game.legal_codes(), np.int64)
        seen = [FlatBot(9, Budget(simulations=20)).try_all(each, actions) for each in (game, other)]
        assert seen[0][0].tolist() == seen[1][0].tolist()
        assert FlatBot(9, Budget(simulations=20)).choose(game) == FlatBot(9, Budget(simulations=20)).choose(other)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_judged_as_by_the_rules(name: str) -> None:
    stream, most = seed_new_stream(2), Game.new(name, 2).ruleset.edition.players[-1]
    for number in range(300):
        game = Game.new(name, 2 + number % (most - 1), seed=1, number=number)
        record, shares = copy_record(game.state), np.zeros(MAX_PLAYERS, np.int64)
        play_at_random(record, game.ruleset.floor, game.ruleset.empty_legal_moves(), stream, shares)
        result = Game(game.ruleset, game.players, record, dealt=True).result
        assert result is not None
        won = [len(result.winners) if player in result.winners else 0 for player in range(len(game.players))]
        assert shares[: len(won)].tolist() == won


def test_a_forced_action_is_played_at_once() -> None:
    game = Game.new("card", 2, seed=1)
    while len(game.legal_codes()) > 1:
        game.play(game.legal_codes()[0])
    bot = FlatBot(1, Budget(seconds=60))
    assert bot.choose(game) == game.legal_actions()
    assert bot.simulations == 0


def test_a_little_time_is_enough_for_a_choice() -> None:
    bot, game = FlatBot(1, Budget(seconds=1e-9)), Game.new("board", 2, seed=1)
    assert bot.choose(game)[0] in game.legal_actions()
    assert bot.simulations == 1


@pytest.mark.parametrize("name", ["card", "board"])
def test_it_beats_chance(name: str) -> None:
    ahead = 0
    for seed in range(6):
        game = Game.new(name, 2, seed=seed, start=seed % 2)
        bots = FlatBot(seed, Budget(simulations=60)), RandomBot(seed)
        while not game.is_over:
            for action in bots[game.to_move].choose(game):
                game.play(action)
        assert game.result is not None
        ahead += game.result.scores[0] - game.result.scores[1]
    assert ahead > 0
