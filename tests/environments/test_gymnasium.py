"""Gymnasium takes our environments: its own checks, seeds, masks, and many games at once."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import cafe.gymnasium
from cafe import Game, IllegalAction, InvalidAction
from cafe.gymnasium.rendering import RENDER_MODES
from cafe.gymnasium.vector import CafeVectorEnv
from cafe.rules.editions import edition as edition_of
from cafe.rules.editions import edition_names
from cafe.rules.errors import SetupError
from cafe.rules.games import GAME_NAMES
from cafe.rules.verdict import Result

IDS = [cafe.gymnasium.IDS[game] for game in GAME_NAMES]


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_no_fault(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for render_mode in (None, *RENDER_MODES):
            made = gymnasium.make(name, opponents=["greedy", "random"], render_mode=render_mode)
            check_env(made.unwrapped)
            play_by_chance(made)  # with Gymnasium's own wrappers, which check every step


def play_by_chance(env: Any, steps: int = 20) -> None:
    observed, _ = env.reset(seed=1)
    for _ in range(steps):
        observed, *_ = env.step(env.action_space.sample(mask=observed["action_mask"]))
    env.close()


@pytest.mark.parametrize("name", IDS)
def test_a_game_against_bots_is_played_to_its_end(name: str) -> None:
    env: Any = gymnasium.make(name, opponents=["random", "greedy"], same_sex_tables=True)
    observed, info = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        assert info["to_move"] == 0
        assert (observed["action_mask"] == env.unwrapped.action_masks()).all()
        observed, reward, over, truncated, info = env.step(env.action_space.sample(mask=observed["action_mask"]))
        total += reward
        assert not truncated
    result = env.unwrapped.game.result
    assert result is not None
    # What was scored before the first move of ours is not ours, nor is it rewarded.
    assert total == result.scores[0]
    assert not observed["action_mask"].any()


@pytest.mark.parametrize("name", IDS)
def test_a_whole_game_against_a_level(name: str) -> None:
    """As the page says: `opponents=["level3"]`; the same seed gives the same game."""
    ends = []
    for _ in range(2):
        env: Any = gymnasium.make(name, opponents=["level3"])
        observed, _ = env.reset(seed=8)
        over = False
        while not over:
            observed, _, over, _, _ = env.step(int(np.flatnonzero(observed["action_mask"])[-1]))
        ends.append(env.unwrapped.game.result)
    assert ends[0] == ends[1]
    assert ends[0].scores[1] > ends[0].scores[0]  # it plays, and better than whoever does the last that is legal


def test_a_victory_is_rewarded_at_the_end_only() -> None:
    env: Any = gymnasium.make("cafe/Junior-v0", opponents=["random"], reward="victory")
    observed, _ = env.reset(seed=5)
    rewards, over = [], False
    while not over:
        observed, reward, over, _, _ = env.step(env.action_space.sample(mask=observed["action_mask"]))
        rewards.append(reward)
    winners = env.unwrapped.game.result.winners
    assert not any(rewards[:-1])
    assert rewards[-1] == (0 if len(winners) > 1 else 1 if winners == (0,) else -1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": ["nobody"]}, "there is no bot 'nobody'"),
        ({"reward": "money"}, "the reward is points or victory, not 'money'"),
        ({"opponents": []}, "players"),
        ({"edition": "none"}, "none"),
    ],
)
def test_a_wrong_wish_is_one_sentence(options: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        gymnasium.make("cafe/Card-v0", **options)


def test_pictures_for_every_way_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "svg", "rgb_array", "human"):
        env = gymnasium.make("cafe/Board-v0", render_mode=mode)
        env.reset(seed=1)
        shown: Any = env.render()
        if mode == "rgb_array":
            assert shown.dtype == np.uint8
            assert shown.ndim == 3
            assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 20
        elif mode == "human":
            assert shown is None
            assert "guests left" in capsys.readouterr().out
        else:
            assert ("<svg" if mode == "svg" else "guests left") in shown


# -- many games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_threads_and_seeds_give_the_same_games(game: str, threads: int) -> None:
    ones = CafeVectorEnv(29, game, players=3)
    many = CafeVectorEnv(29, game, players=3, threads=threads)
    ones.reset(seed=7)
    many.reset(seed=7)
    for _ in range(80):
        actions = ones.pick_actions()
        mine, rewards, over, _, info = ones.step(actions)
        theirs, same_rewards, same_over, truncated, same_info = many.step(actions)
        for field in mine:
            assert (mine[field] == theirs[field]).all()
        assert (rewards == same_rewards).all()
        assert (over == same_over).all()
        assert not truncated.any()
        assert all((info[key] == same_info[key]).all() for key in info)
    many.close()


@pytest.mark.parametrize("reward", ["points", "victory"])
@pytest.mark.parametrize(("game", "edition"), [(game, name) for game in GAME_NAMES for name in edition_names(game)])
@pytest.mark.parametrize("variant", [False, True])
def test_many_games_are_rewarded_like_games(game: str, edition: str, variant: bool, reward: str) -> None:
    """To their ends: what each player was given in a game is the game's result, nothing before the end by victory."""
    players = edition_of(game, edition).players[-1]
    env = CafeVectorEnv(12, game, players, same_sex_tables=variant, reward=reward, edition=edition)
    env.reset(seed=4)
    single = [begun(env, i, game, players, variant, edition) for i in range(12)]
    totals, ended = np.zeros((12, players)), 0
    while ended < 15:
        actions, mover = env.pick_actions(), env._info()["player"]
        _, rewards, over, _, info = env.step(actions)
        for i in range(12):
            if actions[i] < 0:
                single[i], totals[i] = begun(env, i, game, players, variant, edition), 0
                assert not info["rewards"][i].any()
                continue
            single[i].play(int(actions[i]))
            assert rewards[i] == info["rewards"][i, mover[i]]
            totals[i] += info["rewards"][i]
            result = single[i].result
            assert bool(over[i]) == (result is not None)
            if result is not None:
                assert totals[i].tolist() == (list(result.scores) if reward == "points" else victories(result))
                ended += 1
            elif reward == "victory":
                assert not totals[i].any()


def begun(env: CafeVectorEnv, i: int, game: str, players: int, variant: bool, edition: str) -> Game:
    info, options = env._info(), {"same_sex_tables": variant}
    seed, number = int(info["seed"][i]), int(info["episode"][i])
    return Game.new(game, players, seed=seed, number=number, options=options, edition=edition)


def victories(result: Result) -> list[float]:
    won = 1.0 if len(result.winners) == 1 else 0.0
    return [won if player in result.winners else -1.0 for player in range(len(result.scores))]


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    env: Any = gymnasium.make_vec("cafe/Card-v0", num_envs=4, vectorization_mode="vector_entry_point", players=4)
    observed, info = env.reset(seed=[1, 2, 3, 4])
    assert observed in env.observation_space
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    games = [Game.new("card", 4, seed=seed) for seed in (1, 2, 3, 4)]
    assert info["player"].tolist() == [game.to_move for game in games]
    assert (observed["action_mask"] == np.array([game.legal_mask() for game in games])).all()
    array = observed["observation"]
    after, rewards, *_ = env.step(env.unwrapped.pick_actions())
    assert after["observation"] is array  # written where it was, not copied
    assert rewards.dtype == np.float64
    with pytest.raises(ValueError, match="read-only"):
        array[0, 0] = 1
    env.reset(seed=[1, 2, 3, 4])
    assert (array == env.reset(seed=[1, 2, 3, 4])[0]["observation"]).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_plays_nothing_anywhere(threads: int) -> None:
    env = CafeVectorEnv(16, "board", players=2, threads=threads)
    observed, _ = env.reset(seed=1)
    before = observed["observation"].copy()
    for wrong, error in ((10**9, InvalidAction), (-7, InvalidAction), (0, IllegalAction)):
        actions = env.pick_actions()
        actions[3] = wrong or int(np.flatnonzero(observed["action_mask"][3] == 0)[0])
        with pytest.raises(error):
            env.step(actions)
        assert (observed["observation"] == before).all()
    for shape in (np.zeros(15, np.int64), np.zeros((16, 1), np.int64)):
        with pytest.raises(InvalidAction, match="16 games take as many actions"):
            env.step(shape)
    env.step(env.pick_actions())
    env.close()


@pytest.mark.parametrize("kind", [np.float64, np.float32, np.bool_, np.object_, np.str_])
def test_what_is_no_whole_number_is_no_action(kind: type) -> None:
    """3.7 would become 3, and what is not a number something else."""
    env = CafeVectorEnv(4)
    legal = env.pick_actions()
    before = env._batch.states.tobytes()
    wrong: list[Any] = [legal.astype(kind), legal + 0.7, np.full(4, np.nan)]
    for actions in wrong:
        with pytest.raises(InvalidAction, match="actions are whole numbers, not "):
            env.step(actions)
    assert env._batch.states.tobytes() == before
    for small in (np.int16, np.uint32, np.uint64):
        CafeVectorEnv(4).step(legal.astype(small))


def test_wrong_sizes_are_refused() -> None:
    for options in ({"num_envs": 0}, {"num_envs": 2, "threads": 0}, {"players": 6}, {"game": "chess"}):
        with pytest.raises(SetupError):
            CafeVectorEnv(**options)
    with pytest.raises(SetupError, match="as many seeds"):
        CafeVectorEnv(3).reset(seed=[1, 2])


def test_seeds_may_be_numpys_and_none() -> None:
    env = CafeVectorEnv(3)
    one = env.reset(seed=7)[1]["seed"].tolist()
    assert env.reset(seed=np.int32(7))[1]["seed"].tolist() == one
    assert env.reset(seed=np.array([5, 6, 7]))[1]["seed"].tolist() == [5, 6, 7]  # type: ignore[arg-type]
    first, second = (env.reset(seed=[5, None, np.int64(7)])[1]["seed"].tolist() for _ in range(2))
    assert first[::2] == second[::2] == [5, 7]
    assert first[1] != second[1]  # by chance
    assert env.reset()[1]["seed"].tolist() != env.reset()[1]["seed"].tolist()


@pytest.mark.parametrize("seed", [-1, 2**62, [1, 2, -3], [1, 2, 2**62], [1, 2, 1.5], [1, 2, "3"], [1, 2, 2**70]])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    env = CafeVectorEnv(3)
    before = env.reset(seed=[1, 2, 3])[1]["seed"].tolist()
    with pytest.raises(SetupError, match=r"a seed is a whole number from 0 to 2\*\*62 - 1, not"):
        env.reset(seed=seed)
    assert env._info()["seed"].tolist() == before


def test_many_games_say_where_opponents_are() -> None:
    with pytest.raises(SetupError, match=r'plays for everybody: for opponents write .*vectorization_mode="sync"'):
        gymnasium.make_vec("cafe/Card-v0", num_envs=2, opponents=["greedy"])
    with pytest.raises(SetupError, match="many games at once have no option 'colour'"):
        gymnasium.make_vec("cafe/Card-v0", num_envs=2, colour="red")
    wrapped: Any = gymnasium.make_vec("cafe/Card-v0", num_envs=2, vectorization_mode="sync", opponents=["greedy"])
    assert wrapped.reset(seed=1)[0]["observation"].shape == (2, 889)
    wrapped.close()
