"""PettingZoo takes our environments: its own tests, whole turns as actions, and rewards."""

from __future__ import annotations

import warnings
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import cafe.pettingzoo
from cafe.pettingzoo.turns import MOST_TURNS, offered_turns
from cafe.rules.errors import InvalidAction
from walks import Walk, walks

GAMES = [cafe.pettingzoo.card_v0, cafe.pettingzoo.board_v0, cafe.pettingzoo.junior_v0]


@pytest.fixture(autouse=True)
def _no_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in ("Observation is not a NumPy array", "Observation space for each agent probably should be"):
            warnings.filterwarnings("ignore", message=said)  # it is two: a row and a mask
        yield


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_no_fault(game: ModuleType, turns: bool) -> None:
    api_test(game.env(players=3, turns=turns), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game(game: ModuleType) -> None:
    seed_test(lambda: game.env(players=2), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_rendered_in_every_way(game: ModuleType) -> None:
    def is_picture(drawn: Any) -> bool:
        return isinstance(drawn, str) and drawn.startswith("<svg")

    render_test(lambda render_mode: game.env(render_mode=render_mode), custom_tests={"svg": is_picture})


@pytest.mark.parametrize("game", GAMES)
def test_its_speed_can_be_measured(
    game: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from pettingzoo.test import performance_benchmark as module  # the function shadows its module

    clock = iter(range(1000))
    monkeypatch.setattr(module.__globals__["time"], "time", lambda: float(next(clock)))
    performance_benchmark(game.env())
    assert "turns per second" in capsys.readouterr().out


def play_out(env: Any, seed: int) -> dict[str, float]:
    """What each agent is given in a game played by legal actions."""
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else env.action_space(agent).sample(mask=observed["action_mask"]))
    return totals


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_points_add_up_to_the_result(game: ModuleType, turns: bool) -> None:
    env = game.env(players=3, same_sex_tables=True, turns=turns)
    totals = play_out(env, 1)
    assert tuple(totals.values()) == env.unwrapped.game.result.scores


def test_victory_is_rewarded() -> None:
    env = cafe.pettingzoo.junior_v0.env(players=2, reward="victory")
    totals = play_out(env, 2)
    winners = env.unwrapped.game.result.winners
    expected = [0.0, 0.0] if len(winners) > 1 else [1.0 if player in winners else -1.0 for player in (0, 1)]
    assert list(totals.values()) == expected


def test_a_whole_turn_is_one_action() -> None:
    env = cafe.pettingzoo.junior_v0.env(players=2, turns=True)
    env.reset(seed=1)
    observed, _, _, _, info = env.last()
    assert int(observed["action_mask"].sum()) == len(info["turns"])
    before = env.agent_selection
    env.step(0)
    assert env.unwrapped.game.length > 1
    assert env.agent_selection != before
    assert info["turns"][0].startswith("seat")


@given(walks(most_choices=5))
def test_every_kind_of_turn_is_offered(walk: Walk) -> None:
    """However little it pays; and each turn is legal and pays what it says."""
    game = walk.end()
    turns = offered_turns(game)
    assert {turn.actions[0].do for turn in turns} == {action.do for action in game.legal_actions()}
    assert len(turns) <= MOST_TURNS
    assert len({turn.actions for turn in turns}) == len(turns)
    assert [turn.points for turn in turns] == sorted((turn.points for turn in turns), reverse=True)
    for turn in turns:
        after = game.copy()
        for action in turn.actions:
            assert after.to_move == game.to_move
            after.play(action)
        assert after.scores[game.to_move] - game.scores[game.to_move] == turn.points


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_told_to_those_to_move_only(game: ModuleType) -> None:
    env = game.env(players=3, turns=True)
    env.reset(seed=4)
    cut = 0
    for _ in range(30):
        for agent in env.agents:
            info = env.infos[agent]
            assert set(info) == ({"turns", "turn_actions"} if agent == env.agent_selection else set())
        info = env.infos[env.agent_selection]
        codes = [[env.unwrapped.game.space.find(text).code for text in told(turn)] for turn in info["turns"]]
        assert info["turn_actions"] == codes
        cut += len(codes) == MOST_TURNS
        env.step(len(codes) - 1)
        if env.unwrapped.game.is_over:
            assert not any(env.infos.values())
            break
    assert cut or game is cafe.pettingzoo.card_v0


def told(turn: str) -> list[str]:
    return turn.rpartition(" (")[0].split("; ")


def test_a_turn_that_is_not_offered_is_a_sentence() -> None:
    env = cafe.pettingzoo.card_v0.raw_env(turns=True)
    env.reset(seed=1)
    offered = len(env.infos[env.agent_selection]["turns"])
    for number in (offered, -1, 10**9):
        with pytest.raises(InvalidAction, match=f"there is no turn {number}: those offered now are 0 to {offered - 1}"):
            env.step(number)
