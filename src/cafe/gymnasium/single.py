"""One player against computer players, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from cafe.bots.engine_bot import EngineBot
from cafe.bots.registry import Bot, bot, check_name
from cafe.gymnasium.rendering import HUMAN, RENDER_MODES, check_mode, render
from cafe.gymnasium.rewards import check_reward, forfeited, gained, refusal, rewarded_so_far
from cafe.gymnasium.spaces import MASK, OBSERVATION, action_space, observation_space
from cafe.rules.errors import IllegalAction, InvalidAction
from cafe.rules.game import MAX_SEED, Game
from cafe.rules.games import PRINTED
from cafe.rules.observer import Observer

ME = 0  # the learner's place; the start player is drawn by lot (G4)

Observed = dict[str, NDArray[Any]]


class CafeEnv(gymnasium.Env[Observed, int]):
    """A game of player 0 against computer players by name (docs/levels.md).

    An action is a number of docs/actions.md. One that is not legal ends the game and pays worse than any legal one
    could (rewards.py), and the info says which rule refuses it.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str = "card",
        opponents: Sequence[str] = ("greedy",),
        same_sex_tables: bool = False,
        reward: str = "points",
        edition: str = PRINTED,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        check_mode(render_mode)
        for opponent in opponents:
            check_name(opponent)
        self.render_mode = render_mode
        self._kind, self._edition, self._reward = game, edition, reward
        self._opponents = tuple(opponents)
        self._options = {"same_sex_tables": same_sex_tables}
        self._game = self._new_game(0)
        self._bots: list[Bot] = []
        self._is_forfeited = False
        self._observer = Observer(self._game.ruleset)
        self.observation_space = observation_space(self._game.ruleset)  # type: ignore[assignment]  # a dict to us
        self.action_space = action_space(self._game.ruleset)  # type: ignore[assignment]  # a number is an int to us

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game; the same seed gives the same game against the same opponents."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(MAX_SEED))
        self.close()
        self._is_forfeited = False
        self._game = self._new_game(drawn)
        self._bots = [bot(name, drawn + place) for place, name in enumerate(self._opponents)]
        self._let_others_play()
        self._show()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play an action; then the others play until it is the learner's move again, or the game is over."""
        if self._is_forfeited or self._game.is_over:
            raise ResetNeeded("the game is over: reset begins another one")
        before = rewarded_so_far(self._game, self._reward)
        try:
            self._game.play(int(action))
        except (IllegalAction, InvalidAction) as error:
            self._is_forfeited = True
            lost = forfeited(self._game, ME, self._reward)[ME]
            return self._observed(), lost, True, False, {**self._info(), "refusal": refusal(error, self._game)}
        self._let_others_play()
        self._show()
        reward = gained(rewarded_so_far(self._game, self._reward), before)[ME]
        return self._observed(), reward, self._game.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as learners with masks ask for it."""
        return self._game.legal_mask()

    def render(self) -> Any:
        """The game as the learner sees it."""
        return render(self._game, ME, self.render_mode)

    def close(self) -> None:
        """End those opponents that are programs of their own."""
        for opponent in self._bots:
            if isinstance(opponent, EngineBot):
                opponent.close()

    def _show(self) -> None:
        """Print the game for a human by itself."""
        if self.render_mode == HUMAN:
            self.render()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    def _new_game(self, seed: int) -> Game:
        players = ["You", *(f"{name} {place}" for place, name in enumerate(self._opponents, 1))]
        return Game.new(self._kind, players, seed=seed, options=self._options, edition=self._edition)

    def _let_others_play(self) -> None:
        game = self._game
        while not game.is_over and game.to_move != ME:
            for action in self._bots[game.to_move - 1].choose(game):
                game.play(action)

    def _observed(self) -> Observed:
        self._observer.look(self._game.state, ME)
        return {OBSERVATION: self._observer.row.copy(), MASK: self._observer.mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"scores": self._game.scores, "to_move": self._game.to_move}
