"""PettingZoo takes our environments: its own tests, whole turns as actions, and rewards."""

from __future__ import annotations

import warnings
from types import ModuleType
from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import cafe.pettingzoo

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
