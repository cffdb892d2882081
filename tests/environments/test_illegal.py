"""An action that is not legal ends a game, never pays, and says why; alike in both libraries."""

from __future__ import annotations

import inspect
import random
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from hypothesis import given
from hypothesis import strategies as st

import cafe.gymnasium
import cafe.pettingzoo
from cafe.gymnasium.rewards import FINE, POINTS, VICTORY, forfeited
from cafe.rules.editions import edition, edition_names
from cafe.rules.errors import IllegalAction, InvalidAction
from cafe.rules.games import GAME_NAMES
from walks import Walk, play_on, walks

ZOO = {"card": cafe.pettingzoo.card_v0, "board": cafe.pettingzoo.board_v0, "junior": cafe.pettingzoo.junior_v0}
WRONG = ["illegal", "too high", "negative", "huge"]


def wrong_action(kind: str, mask: Any) -> int:
    return {
        "illegal": int(mask.argmin()),
        "too high": len(mask),
        "negative": -1,
        "huge": 10**30,
    }[kind]


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("reward", [POINTS, VICTORY])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_it_ends_a_game_of_gymnasium(game: str, reward: str, wrong: str) -> None:
    env: Any = gymnasium.make(cafe.gymnasium.IDS[game], reward=reward).unwrapped
    observed, _ = env.reset(seed=1)
    minus = env.game.penalties[0]
    _, given_for_it, over, truncated, info = env.step(wrong_action(wrong, observed["action_mask"]))
    assert given_for_it == (-1.0 if reward == VICTORY else -minus - FINE)
    assert (over, truncated) == (True, False)
    assert info["refusal"]
    with pytest.raises(ResetNeeded):
        env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    env.reset(seed=1)
    env.step(int(np.flatnonzero(observed["action_mask"])[0]))


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("reward", [POINTS, VICTORY])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_it_ends_a_game_of_pettingzoo(game: str, reward: str, turns: bool, wrong: str) -> None:
    env = ZOO[game].env(3, reward=reward, turns=turns)
    env.reset(seed=5)
    for _ in range(2):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    if wrong == "illegal" and mask.all():
        pytest.skip("every turn is offered")
    before = dict(env.unwrapped._cumulative_rewards)
    minus = dict(zip(env.possible_agents, env.unwrapped.game.penalties, strict=True))
    env.step(wrong_action(wrong, mask))
    for one in env.possible_agents:
        earlier = 0.0 if one == agent else before[one]
        expected = 0.0 if reward == VICTORY else -float(minus[one])
        expected += (-1.0 if reward == VICTORY else -FINE) if one == agent else 0.0
        assert env.unwrapped._cumulative_rewards[one] == earlier + expected
        assert env.terminations[one]
        assert not env.truncations[one]
    assert set(env.infos[agent]) == {"refusal"}
    left = list(env.agents)
    for _ in left:
        env.step(None)
    assert not env.agents


@pytest.mark.parametrize("game", GAME_NAMES)
def test_without_wrappers_it_is_an_error(game: str) -> None:
    env = ZOO[game].raw_env(2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    for wrong, error in (("illegal", IllegalAction), ("too high", InvalidAction), ("huge", InvalidAction)):
        with pytest.raises(error):
            env.step(wrong_action(wrong, mask))
    with pytest.raises(ValueError, match=r"player_. must play an action, not None"):
        env.step(None)


@given(walks(most_choices=5), st.randoms(use_true_random=False))
def test_it_never_pays_better_than_playing_on(walk: Walk, dice: random.Random) -> None:
    game = walk.end()
    if game.is_over:
        return
    me = game.to_move
    lost, before = forfeited(game, me, POINTS)[me], game.scores[me]
    end = play_on(game.copy(), dice.randrange(10**6))
    assert end.result is not None
    assert lost < end.result.scores[me] - before
    assert forfeited(game, me, VICTORY)[me] <= (1 if me in end.result.winners else -1)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAME_NAMES for name in edition_names(game)])
def test_the_fine_is_more_than_anybody_can_still_lose(game: str, name: str) -> None:
    """Every place at the bar below zero, and the minus points of all guests whom one player might come to hold."""
    at = edition(game, name)
    jokers = at.cast.everybody.count(24) + at.cast.everybody.count(25)
    grows = game == "card"  # elsewhere a hand is filled up to a size, and jokers come on top
    guests = len(at.cast.everybody) if grows else max(at.hand, at.start_hand)
    bar = -sum(value for value in at.bar if value < 0)
    assert bar + guests * at.penalty_guest + jokers * at.penalty_joker < FINE


@pytest.mark.parametrize("game", GAME_NAMES)
def test_an_environment_takes_players_first(game: str) -> None:
    made = ZOO[game].env(3)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]
    assert list(inspect.signature(ZOO[game].env).parameters)[:3] == ["players", "same_sex_tables", "render_mode"]
    assert "illegal" in ZOO[game].env.__doc__
    assert "illegal" in ZOO[game].raw_env.__doc__


def test_engines_are_ended_with_their_environment() -> None:
    """And with every reset, which has new opponents."""
    engine = f"engine:{sys.executable} -m cafe engine --bot greedy"
    env: Any = gymnasium.make("cafe/Card-v0", opponents=[engine]).unwrapped
    ended = []
    for last in (False, True):
        for seed in range(8):
            env.reset(seed=seed)
            env.step(env.game.legal_codes()[0])
            if env._bots[0]._process is not None:
                break
        process = env._bots[0]._process
        assert process is not None
        assert process.poll() is None
        env.close() if last else env.reset(seed=1)
        ended.append(process.poll())
    assert None not in ended
