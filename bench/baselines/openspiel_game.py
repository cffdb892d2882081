"""Our games as OpenSpiel games: `pyspiel.load_game("python_cafe_card", {"players": 3, "seed": 7})`.

Chance: the deal is made inside, by the seed, and there are no chance nodes. A state holds the order of its stocks, so
what is drawn later follows from it. A search asks `resample_from_infostate` for another state that looks the
same to a player: all that player cannot see is dealt again, any way as likely as any other, the order of the stocks
included. That is a fair determinisation: nothing hidden is known, and each simulation meets other draws.

Utility: a win 1, a loss -1, a shared victory 0; the points themselves do not count.

The string of an observation is what the player sees now, all of it and nothing else, so that two states with one string
have the same legal actions. It is not a history: search with `use_observation_string=True`.

Only OpenSpiel's players written in Python can play a game written in Python: in 2.0.2 its C++ MCTSBot and ISMCTSBot
crash on every one, on its own python_tic_tac_toe and python_kuhn_poker too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cafe.openspiel.game import described
from cafe.rules.determinize import POOL
from cafe.rules.entries import forget_hidden, imagine_hidden
from cafe.rules.game import Game
from cafe.rules.games import GAME_NAMES
from cafe.rules.random_stream import Stream, seed_new_stream
from cafe.rules.ruleset import Ruleset, copy_record, ruleset
from cafe.rules.state import LAYING

MOST_STEPS = 5000  # far more than any game has
STOCKS = ("stock", "tables_stock")
PRIVATE = ("hands", "held", "laid_down")  # rows by player; open in the board game (B4)


class CafeGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, and one deal of it."""

    def __init__(self, game: str, params: dict[str, Any]) -> None:
        self.game = game
        self.players = int(params.get("players", 2))
        self.same_sex_tables = bool(params.get("same_sex_tables", False))
        self.seed = int(params.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ruleset(game, self.same_sex_tables).space),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> CafeState:
        """The game as dealt by the seed."""
        options = {"same_sex_tables": self.same_sex_tables}
        table = Game.new(self.game, self.players, seed=self.seed, options=options)
        return CafeState(self, table, seed_new_stream(self.seed, 1))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CafeObserver:  # noqa: ARG002
        """What OpenSpiel asks for the strings of states."""
        return CafeObserver()


class CafeState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games; `table` is the game itself."""

    def __init__(self, game: CafeGame, table: Game, stream: Stream) -> None:
        super().__init__(game)
        self.game = game
        self.table = table
        self.stream = stream  # for dealing again; what is made from this state goes on with it

    def current_player(self) -> int:
        """The player to move."""
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.to_move

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of all legal actions, in ascending order."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self.table.legal_codes())

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.table.play(int(action))

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(self.table.space.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """A win 1, a loss -1, a shared victory 0; nothing while the game is played."""
        result = self.table.result
        if result is None:
            return [0.0] * self.game.players
        won = 0.0 if len(result.winners) > 1 else 1.0
        return [won if player in result.winners else -1.0 for player in range(self.game.players)]

    def observation_string(self, player: int | None = None) -> str:
        """All that a player sees now."""
        state = self.table.state
        seen = state.view(np.uint8)[
            _seen(self.table.ruleset, self.table.to_move if player is None else player)
        ].tobytes()
        if state["phase"][0] == LAYING:
            seen += state["tables_stock"][0, state["tables_drawn"][0]].tobytes()
        return seen.decode("latin-1")

    def resample_from_infostate(self, player: int, _random: Any = None) -> CafeState:
        """Another state that looks the same to a player."""
        table, floor = self.table, self.table.ruleset.floor
        record, pool = copy_record(table.state), np.zeros(POOL, np.int64)
        forget_hidden(record, floor, player, table.put_back, pool)
        imagine_hidden(record, floor, player, table.put_back, pool, self.stream)
        other = Game(table.ruleset, table.players, record, dealt=table.dealt)
        other.put_back = table.put_back
        return CafeState(self.game, other, self.stream)

    def clone(self) -> CafeState:
        """A state of its own."""
        return CafeState(self.game, self.table.copy(), self.stream)

    def __deepcopy__(self, _memo: Any) -> CafeState:
        return self.clone()

    def __str__(self) -> str:
        return repr(self.table)


class CafeObserver:
    """Strings only; our games have no tensors for OpenSpiel's learners."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012  # OpenSpiel reads it as an attribute

    def set_from(self, state: CafeState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: CafeState, player: int) -> str:
        """All that a player sees now."""
        return state.observation_string(player)


@cache
def _seen(at: Ruleset, player: int) -> NDArray[np.intp]:
    """Which bytes of the record a player may see: all but stocks, hidden hands and what others laid face down."""
    record = at.empty_state()
    for name in record.dtype.names or ():
        hidden = name in STOCKS or (name in PRIVATE and at.edition.closed_hands)
        record[name] = 0 if hidden else -1  # all bits, so every byte of the field counts
        if hidden and name in PRIVATE:
            record[name][0, player] = -1
    return np.flatnonzero(record.view(np.uint8))


@cache
def game_type(game: str) -> Any:
    """What OpenSpiel is told of a game."""
    return described(
        game,
        short_name=f"python_cafe_{game}",
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,  # of one seed; see above
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_tensor=False,
        parameter_specification={"players": 2, "seed": 0, "same_sex_tables": False},
    )


def _register(game: str) -> None:
    class Registered(CafeGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


for _kind in GAME_NAMES:
    _register(_kind)
