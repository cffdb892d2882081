"""A game as a player may imagine it: all that is hidden from whoever is to move is dealt anew."""

from __future__ import annotations

import numpy as np

from cafe.rules.determinize import POOL
from cafe.rules.entries import imagine_hidden
from cafe.rules.game import Game
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import copy_record


def imagined(game: Game, seed: int) -> Game:
    """The game with everything hidden from the player to move forgotten and dealt at random."""
    state, pool = copy_record(game.state), np.zeros(POOL, np.int64)
    imagine_hidden(state, game.ruleset.floor, game.to_move, game.put_back, pool, seed_new_stream(seed))
    return Game(game.ruleset, game.players, state, dealt=game.dealt)
