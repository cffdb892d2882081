"""A game whose players act one after the other, as an environment of PettingZoo (AEC).

An action is a number of docs/actions.md; with `turns=True` it is the number of a whole turn in `info["turns"]`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Signature, signature
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cafe.gymnasium.rendering import HUMAN, RENDER_MODES, check_mode, render
from cafe.gymnasium.rewards import check_reward, forfeited, gained, refusal, rewarded_so_far
from cafe.gymnasium.spaces import MASK, OBSERVATION, action_space, observation_space
from cafe.pettingzoo.illegal import EndsAtIllegal
from cafe.pettingzoo.turns import MOST_TURNS, WholeTurns
from cafe.rules.errors import IllegalAction, InvalidAction
from cafe.rules.game import MAX_SEED, Game
from cafe.rules.games import PRINTED
from cafe.rules.observer import Observer

Observed = dict[str, NDArray[Any]]


class CafeAEC(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A game as PettingZoo plays it; agents are `player_0`, `player_1`, ... in turn order."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        same_sex_tables: bool = False,
        render_mode: str | None = None,
        reward: str = "points",
        turns: bool = False,
        edition: str = PRINTED,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_mode(render_mode)
        self.metadata = {"name": f"cafe_{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self._kind, self._edition, self._reward = game, edition, reward
        self._options = {"same_sex_tables": same_sex_tables}
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self.infos: dict[str, dict[str, Any]] = {}
        self._dice = np.random.default_rng()
        self._game = self._new_game(0)
        self._turns = WholeTurns() if turns else None
        self._observer = Observer(self._game.ruleset)
        self._observations, self._actions = self._spaces()

    def _spaces(self) -> tuple[Dict, Discrete]:
        at = self._game.ruleset
        if self._turns is None:
            return observation_space(at), action_space(at)
        row = observation_space(at)[OBSERVATION]
        return Dict({OBSERVATION: row, MASK: Box(0, 1, (MOST_TURNS,), np.int8)}), Discrete(MOST_TURNS)

    def observation_space(self, agent: str) -> Dict:  # noqa: ARG002 - the same for all
        """A row of numbers (docs/observations.md) and a mask."""
        return self._observations

    def action_space(self, agent: str) -> Discrete:  # noqa: ARG002 - the same for all
        """The numbers of all actions, or of whole turns."""
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none
        """Begin a game; the same seed gives the same game."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._game = self._new_game(int(self._dice.integers(MAX_SEED)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is; IllegalAction or InvalidAction if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"the game goes on: {agent} must play an action, not None")
        before = rewarded_so_far(self._game, self._reward)
        self._cumulative_rewards[agent] = 0.0
        for code in [int(action)] if self._turns is None else self._turns.steps(self._game, int(action)):
            self._game.play(code)
        gains = gained(rewarded_so_far(self._game, self._reward), before)
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self._next()
        self._accumulate_rewards()

    def forfeit(self, error: IllegalAction | InvalidAction) -> None:
        """End the game at an illegal action of the agent whose turn it is."""
        agent = self.agent_selection
        given = forfeited(self._game, self.possible_agents.index(agent), self._reward)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        self.infos = {one: {} for one in self.agents} | {agent: {"refusal": refusal(error, self._game)}}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; its mask is all zero unless it is to move."""
        player = self.possible_agents.index(agent)
        self._observer.look(self._game.state, player)
        mask = self._observer.mask.copy() if self._turns is None else self._turns.mask(self._game, player)
        return {OBSERVATION: self._observer.row.copy(), MASK: mask}

    def render(self) -> Any:
        """The game as the player to move sees it; human prints it to the terminal."""
        return render(self._game, self._game.to_move, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    def _new_game(self, seed: int) -> Game:
        players = self.possible_agents
        return Game.new(self._kind, players, seed=seed, options=self._options, edition=self._edition)

    def _next(self) -> None:
        """Whose turn it is now, or that the game is over."""
        self.agent_selection = self.possible_agents[self._game.to_move]
        self.infos = {agent: {} for agent in self.agents}
        if self._game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._turns is not None:
            self.infos[self.agent_selection] = self._turns.info(self._game)
        if self.render_mode == HUMAN:
            self.render()


Maker = Callable[..., Any]


def makers(game: str) -> tuple[Maker, Maker]:
    """`env` and `raw_env` of a game: they take what CafeAEC takes after the game."""

    def raw_env(*args: Any, **options: Any) -> CafeAEC:
        """The environment without wrappers: an illegal action raises what says why."""
        return CafeAEC(game, *args, **options)

    def env(*args: Any, **options: Any) -> Any:
        """The environment as PettingZoo plays it: an illegal action ends the game (docs/environments.md)."""
        return wrappers.OrderEnforcingWrapper(EndsAtIllegal(raw_env(*args, **options)))

    _, *taken = signature(CafeAEC).parameters.values()
    both: tuple[Any, Any] = env, raw_env
    for made in both:
        made.__signature__ = Signature(taken)
    return both
