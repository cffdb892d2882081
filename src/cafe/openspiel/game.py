"""Our games as OpenSpiel knows games: with chance nodes, tensors and information states."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from cafe.openspiel.chance import LOT, LuckyGame
from cafe.openspiel.observer import CafeObserver, seen_now
from cafe.rules import entries
from cafe.rules.answers import OPEN
from cafe.rules.editions import check_players, edition
from cafe.rules.errors import SetupError
from cafe.rules.games import GAME_NAMES
from cafe.rules.guests import KINDS
from cafe.rules.ruleset import Ruleset, ruleset
from cafe.rules.state import MAX_PLAYERS

MOST_STEPS = 5000  # far more than any game has
MOST_POINTS = 10_000.0  # far more than anybody scores
POINTS, VICTORY = REWARDS = ("points", "victory")


class CafeGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for some players."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        given = {**DEFAULTS, **params}
        self.players, self.reward = int(given["players"]), str(given["reward"])
        if self.reward not in REWARDS:
            raise SetupError(f"the reward is {' or '.join(REWARDS)}, not '{self.reward}'")
        check_players(name, self.players)
        self.ruleset: Ruleset = ruleset(name, bool(given["same_sex_tables"]))
        most = 1.0 if self.reward == VICTORY else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ruleset.space),
            max_chance_outcomes=KINDS + len(self.ruleset.edition.tables),
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=MOST_STEPS,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> CafeState:
        """A game before anything is decided."""
        return CafeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CafeObserver:
        """What fills tensors and writes strings."""
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        return CafeObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CafeState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: CafeGame) -> None:
        super().__init__(game)
        self.table = LuckyGame(game.ruleset, game.players)
        self._reward = game.reward

    def current_player(self) -> int:
        """Who decides: a player, or luck."""
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.waiting is not None else self.table.to_move

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Who begins, who is drawn, which table comes; and how likely it is."""
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        if self.table.waiting is not None:
            self.table.decide(int(action))
        else:
            self.table.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.table.ruleset
        if player != pyspiel.PlayerId.CHANCE:
            return str(at.space.actions[action])
        if self.table.waiting == LOT:
            return f"player_{action} begins"
        if action < KINDS:
            return f"{at.edition.cast.codes[action]} is drawn"
        return f"the table {at.edition.table_text(at.edition.tables[action - KINDS])} comes"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """At the end: 1, -1 or 0 for a win, a loss, a shared victory; or the points, less the minus points."""
        table = self.table
        if not table.is_over:
            return [0.0] * table.players
        settled = np.zeros((2, MAX_PLAYERS), np.int64)
        entries.settle(table.state, table.ruleset.floor, *settled)
        penalties, shares = settled[:, : table.players]
        if self._reward == VICTORY:
            return [{0: -1.0, 1: 1.0}.get(share, 0.0) for share in shares.tolist()]
        scores = table.state["scores"][0][: table.players]
        return [float(points) for points in scores - penalties]

    def resample_from_infostate(self, player: int, sampler: Any) -> CafeState:
        """Another state that looks the same to a player: all that player cannot see is dealt again."""
        twin: CafeState = self.clone()
        twin.table.deal_again(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        return seen_now(self.table, OPEN)


DEFAULTS: dict[str, Any] = {"players": 2, "same_sex_tables": False, "reward": VICTORY}


@cache
def game_type(name: str) -> Any:
    """What OpenSpiel is told of a game."""
    return described(
        name,
        short_name=f"cafe_{name}",
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def described(name: str, **more: Any) -> Any:
    """What is true of a game however OpenSpiel plays it, and more."""
    players = edition(name).players
    return pyspiel.GameType(
        long_name=f"Café International: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_observation_string=True,
        **more,
    )


def register_all() -> None:
    """Make all games known to OpenSpiel; doing so twice does no harm."""
    known = set(pyspiel.registered_names())
    for name in GAME_NAMES:
        if f"cafe_{name}" not in known:
            pyspiel.register_game(game_type(name), _maker(name))


def _maker(name: str) -> type[CafeGame]:
    class Registered(CafeGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    return Registered
