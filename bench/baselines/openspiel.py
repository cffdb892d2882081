"""OpenSpiel's information-set Monte Carlo tree search as a player of ours.

The search is OpenSpiel's own (`open_spiel.python.algorithms.ismcts`), with random rollouts; only their loop is ours:
the same uniformly random play to the end, compiled, where its own goes through Python at every step.
The settings are those of OpenSpiel's examples, not chosen for our games.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts, mcts

from baselines.openspiel_game import CafeGame, CafeState
from cafe.bots.flat_playouts import play_at_random
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.random_stream import Stream, seed_new_stream
from cafe.rules.ruleset import copy_record
from cafe.rules.state import MAX_PLAYERS
from cafe.rules.version import RULES_VERSION

UCT_C = 2.0  # the default of OpenSpiel's examples/mcts.py


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc]
    """What mcts.RandomRolloutEvaluator does with one rollout, in one call."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def evaluate(self, state: CafeState) -> NDArray[np.float64]:
        """The returns of one game played out at random."""
        at = state.table.ruleset
        shares = np.zeros(MAX_PLAYERS, np.int64)
        play_at_random(copy_record(state.table.state), at.floor, at.empty_legal_moves(), self._stream, shares)
        return np.array([RETURNS[share] for share in shares[: state.game.players].tolist()])

    def prior(self, state: CafeState) -> list[tuple[int, float]]:
        """Every action as likely as any other."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


RETURNS = (-1.0, 1.0, 0.0, 0.0, 0.0, 0.0)  # by the number of players who share the victory; 0: it is somebody else's


class OpenSpielBot:
    """ISMCTS with a number of simulations for each decision."""

    def __init__(self, seed: int, simulations: int, evaluator: Any = None) -> None:
        self.name = f"openspiel (rules {RULES_VERSION}; {simulations} simulations)"
        self._simulations = simulations
        self._stream = seed_new_stream(seed)
        self._evaluator = evaluator or CompiledRollouts(self._stream)
        self._dice = np.random.RandomState(seed % 2**32)

    def choose(self, game: Game) -> list[Action]:
        """The action visited most; a forced one at once."""
        actions = game.legal_actions()
        if len(actions) == 1:
            return actions
        params = {"players": len(game.players), "same_sex_tables": game.ruleset.same_sex_tables}
        played = CafeGame(game.name, params)
        bot = ismcts.ISMCTSBot(
            played,
            self._evaluator,
            uct_c=UCT_C,
            max_simulations=self._simulations,
            random_state=self._dice,
            use_observation_string=True,
        )
        code = bot.step(CafeState(played, game.copy(), self._stream))
        return [game.space.actions[int(code)]]


def thousand(seed: int) -> OpenSpielBot:
    """A thousand simulations a decision."""
    return OpenSpielBot(seed, 1000)
