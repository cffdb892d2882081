"""Thousands of games at once, stepped in the kernel, as a vector environment of Gymnasium.

Every player of a game is played by the caller of `step`: the action of game i is that of player `info["player"][i]`,
whom the observation is for. Observations and masks are written by the kernel into arrays that stay the same: copy
what is to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NoReturn

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cafe.gymnasium.rewards import VICTORY, check_reward
from cafe.gymnasium.spaces import MASK, OBSERVATION, action_space, observation_space
from cafe.rules.asking import questions_of
from cafe.rules.batch import ALL_LEGAL, Batch, pick_actions, reset_games, step_games
from cafe.rules.editions import check_players
from cafe.rules.errors import IllegalAction, InvalidAction, SetupError
from cafe.rules.game import MAX_SEED
from cafe.rules.games import PRINTED
from cafe.rules.make_batch import as_marks, as_rows, new_batch, part_of
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import ruleset, unshuffled

BLOCK = 8  # games that a thread takes at least: arrays that the kernel takes begin at a multiple of 8 bytes

Observed = dict[str, NDArray[Any]]
Stepped = tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


Seed = int | np.integer[Any]
Seeds = Seed | Sequence[Seed | None] | None


class CafeVectorEnv(VectorEnv[Observed, NDArray[np.int64], Any]):
    """Many games of one kind.

    A game that is over is dealt again by the next step, which ignores its action (Gymnasium's AutoresetMode.NEXT_STEP):
    game i plays the games of its own seed one after the other, `Game.new(..., seed=info["seed"][i],
    number=info["episode"][i])`. The reward is that of the player who acted; `info["rewards"]` has everybody's.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "card",
        players: int = 2,
        same_sex_tables: bool = False,
        reward: str = "points",
        edition: str = PRINTED,
        threads: int = 1,
        **unknown: Any,
    ) -> None:
        _refuse_unknown(unknown)
        check_players(game, players, edition)
        check_reward(reward)
        if num_envs < 1 or threads < 1:
            raise SetupError(f"there is a game and a thread at least, not {num_envs} and {threads}")
        self.num_envs, self.render_mode = num_envs, None
        self._ruleset = ruleset(game, same_sex_tables, None, edition)
        self._players, self._by_victory = players, reward == VICTORY
        self._batch = new_batch(self._ruleset, unshuffled(self._ruleset, players, None), num_envs)
        self._parts = [_Part(self._batch, span) for span in _spans(num_envs, threads)]
        self._pool = ThreadPoolExecutor(threads) if len(self._parts) > 1 else None
        self._observed: Observed = {
            OBSERVATION: _frozen(as_rows(self._batch.observations)),
            MASK: _frozen(as_marks(self._batch.masks, len(self._ruleset.space))),
        }
        self._numbers = np.arange(num_envs)
        self._stream = seed_new_stream(0)
        self.single_observation_space = observation_space(self._ruleset)
        self.single_action_space = action_space(self._ruleset)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.reset(seed=0)

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Observed, dict[str, Any]]:
        """Deal all games: by a seed for each, or one seed from which they follow; by chance where it is None."""
        del options  # there are none
        self._batch.seeds[:] = self._seeds(seed)
        self._batch.episodes[:] = 0
        self._stream = seed_new_stream(int(self._batch.seeds[0]), 1)
        for written in (self._batch.observations, self._batch.masks):
            written.view(np.uint8)[:] = 0
        self._each(lambda part: reset_games(part.batch))
        return self._observed, self._info()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Play an action in every game; IllegalAction, and nothing is played, if one of them is not legal."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":  # 3.7 is no action, and must not become 3
            raise InvalidAction(f"actions are whole numbers, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != (self.num_envs,):
            raise InvalidAction(f"{self.num_envs} games take as many actions, not an array of shape {chosen.shape}")
        if self._pool is not None:
            self._check(chosen)  # no thread may play before all actions are known to be legal
        acted = self._batch.players.copy()
        refused = self._each(lambda part: step_games(part.batch, chosen[part.span], self._by_victory))
        if refused[0] != ALL_LEGAL:
            self._refuse(refused[0], int(chosen[refused[0]]))
        rewards = self._batch.rewards[self._numbers, acted].astype(np.float64)
        return self._observed, rewards, self._batch.over != 0, np.zeros(self.num_envs, np.bool_), self._info()

    def pick_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely; -1 where a game is over, which any action deals again."""
        actions = np.zeros(self.num_envs, np.int64)
        pick_actions(self._batch, actions, self._stream)
        return actions

    def close_extras(self, **_kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, work: Callable[[_Part], int | None]) -> list[Any]:
        """Do something with every part, each in a thread of its own."""
        if self._pool is None:
            return [work(part) for part in self._parts]
        return list(self._pool.map(work, self._parts))

    def _check(self, actions: NDArray[np.int64]) -> None:
        masks = self._observed[MASK]
        known = (actions >= 0) & (actions < masks.shape[1])
        fine = known & (masks[self._numbers, np.where(known, actions, 0)] != 0) | (self._batch.over != 0)
        if not fine.all():
            game = int(fine.argmin())
            self._refuse(game, int(actions[game]))

    def _refuse(self, game: int, action: int) -> NoReturn:
        found = self._ruleset.space.find(action)  # InvalidAction if there is no such action
        raise IllegalAction(questions_of(self._ruleset).explain(self._batch.states[game : game + 1], found.code))

    def _seeds(self, seed: Seeds) -> list[int]:
        if seed is None or isinstance(seed, int | np.integer):
            dice = np.random.default_rng(None if seed is None else _seed(seed))
            return [int(drawn) for drawn in dice.integers(MAX_SEED, size=self.num_envs)]
        if len(seed) != self.num_envs:
            raise SetupError(f"{self.num_envs} games take as many seeds, not {len(seed)}")
        by_chance = np.random.default_rng().integers(MAX_SEED, size=self.num_envs)
        return [int(drawn) if one is None else _seed(one) for one, drawn in zip(seed, by_chance, strict=True)]

    def _info(self) -> dict[str, Any]:
        """Who is to move, and which game it is; arrays of its own."""
        held = self._batch
        return {
            "player": held.players.copy(),
            "seed": held.seeds.copy(),
            "episode": held.episodes.copy(),
            "length": held.lengths.copy(),
            "rewards": held.rewards[:, : self._players].astype(np.float64),
        }


class _Part:
    """The games of one thread."""

    def __init__(self, batch: Batch, span: slice) -> None:
        self.span = span
        self.batch = part_of(batch, span)


def _spans(games: int, threads: int) -> list[slice]:
    """A slice of about the same length for each thread, no more than there are blocks of games."""
    blocks = -(-games // BLOCK)
    parts = min(threads, blocks)
    ends = [min(games, blocks * part // parts * BLOCK) for part in range(parts + 1)]
    return [slice(first, last) for first, last in pairwise(ends)]


def _refuse_unknown(options: dict[str, Any]) -> None:
    """SetupError that says what to do instead, if there are any."""
    if "opponents" in options:
        raise SetupError(
            "a program that steps many games at once plays for everybody: for opponents write "
            'gymnasium.make_vec(..., vectorization_mode="sync", opponents=[...])'
        )
    if options:
        raise SetupError(f"many games at once have no option '{next(iter(options))}'")


def _seed(given: object) -> int:
    """A seed as the kernel takes it; SetupError if it is not one."""
    number = int(given) if isinstance(given, int | np.integer) else -1
    if not 0 <= number < MAX_SEED:
        raise SetupError(f"a seed is a whole number from 0 to 2**62 - 1, not {given}")
    return number


def _frozen(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, for reading: the kernel writes what has changed only, and relies on the rest."""
    seen = array.view()
    seen.flags.writeable = False
    return seen
