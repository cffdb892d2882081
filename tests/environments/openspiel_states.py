"""States of OpenSpiel for tests: played by dice, or along one of our own games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import cafe.openspiel
from cafe import Game
from cafe.openspiel.chance import LOT
from cafe.rules.guests import KINDS

GAMES = ["cafe_card(players=4)", "cafe_board(players=3,same_sex_tables=True)", "cafe_junior(reward=points)"]


def load(name: str) -> Any:
    cafe.openspiel.register_all()  # a second time does no harm
    return pyspiel.load_game(name)


def played(game: Any, seed: int, steps: int = 10**6) -> Any:
    """A state after some steps by dice, luck included."""
    state, dice = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        steps -= 1
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def followed(game: Game) -> Any:
    """The state in which one of our games is: the same luck, the same actions."""
    variant = str(game.ruleset.same_sex_tables)
    loaded = load(f"cafe_{game.name}(players={len(game.players)},same_sex_tables={variant})")
    state, first = loaded.new_initial_state(), game.first_state[0]
    actions = [action.code for action, _ in game.steps()]
    while actions or state.is_chance_node():
        state.apply_action(next_luck(game, state.table, first) if state.is_chance_node() else actions.pop(0))
    return state


def next_luck(game: Game, table: Any, first: Any) -> int:
    """What comes next in the stocks of one of our games."""
    if table.waiting == LOT:
        return game.start
    if table._next_is_guest:
        return int(first["stock"][table._guests_known])
    return KINDS + game.ruleset.edition.tables.index(int(first["tables_stock"][table._tables_known]))
