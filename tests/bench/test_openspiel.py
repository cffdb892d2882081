"""Our games in OpenSpiel's hands; runs in the peers' environment: `.venv-bench/bin/python -m pytest tests/bench`."""

from __future__ import annotations

import random

import numpy as np
import pytest

from cafe import Game
from cafe.rules.random_stream import seed_new_stream
from decisions import decisions
from secret_parts import with_other_secrets

pyspiel = pytest.importorskip("pyspiel", reason="needs the peers' environment, .venv-bench (make bench-search)")

from open_spiel.python.algorithms import mcts  # noqa: E402

from baselines.openspiel import CompiledRollouts, OpenSpielBot  # noqa: E402
from baselines.openspiel_game import CafeGame, CafeState  # noqa: E402

GAMES = ("card", "board", "junior")


def state_of(game: Game) -> CafeState:
    return CafeState(CafeGame(game.name, {"players": len(game.players)}), game.copy(), seed_new_stream(3))


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_the_same_game(name: str) -> None:
    rng = random.Random(2)
    played = pyspiel.load_game(f"python_cafe_{name}", {"players": 3, "seed": 5})
    state, game = played.new_initial_state(), Game.new(name, 3, seed=5)
    while not game.is_over:
        assert state.current_player() == game.to_move
        assert state.legal_actions() == sorted(game.legal_codes())
        code = rng.choice(game.legal_codes())
        assert state.action_to_string(code) == str(game.space.actions[code])
        before = state.clone()
        state.apply_action(code)
        assert before.legal_actions() == sorted(game.legal_codes())
        game.play(code)
    assert state.is_terminal()
    assert game.result is not None
    won = 1.0 if len(game.result.winners) == 1 else 0.0
    assert state.returns() == [won if player in game.result.winners else -1.0 for player in range(3)]


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_tells_what_is_seen_and_no_more(name: str) -> None:
    rng = random.Random(1)
    for game in decisions(name, 3, seed=4, every=10):
        state, player = state_of(game), game.to_move
        seen = state.observation_string()
        assert seen == state_of(with_other_secrets(game, player, rng)).observation_string()
        again = state.resample_from_infostate(player)
        assert again.observation_string() == seen
        assert again.legal_actions() == state.legal_actions()
        for other in range(3):
            drawn = Game.new(name, 3, seed=99)
            assert state.observation_string(other) != state_of(drawn).observation_string(other)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    rng = random.Random(1)
    for game in decisions(name, 2, seed=7, every=20):
        other = with_other_secrets(game, game.to_move, rng)
        assert OpenSpielBot(5, 60).choose(game) == OpenSpielBot(5, 60).choose(other)


def test_compiled_rollouts_are_openspiel_s() -> None:
    state = state_of(half_played(Game.new("card", 2, seed=11)))
    ours = CompiledRollouts(seed_new_stream(1))
    theirs = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    mine = np.array([ours.evaluate(state) for _ in range(4000)])
    other = np.array([theirs.evaluate(state) for _ in range(150)])
    assert abs(mine[:, 0].mean() - other[:, 0].mean()) < 4 * other[:, 0].std() / np.sqrt(len(other))
    assert ours.prior(state) == theirs.prior(state)


def half_played(game: Game) -> Game:
    rng = random.Random(4)
    for _ in range(60):
        game.play(rng.choice(game.legal_codes()))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str) -> None:
    game, bots = Game.new(name, 2, seed=8), (OpenSpielBot(1, 8), OpenSpielBot(2, 8))
    while not game.is_over:
        for action in bots[game.to_move].choose(game):
            game.play(action)
    assert game.result is not None
