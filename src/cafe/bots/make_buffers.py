"""Making what the planning functions of the kernel work in."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cafe.bots.best_turns import COLUMNS, DEPTH, LENGTH, STEPS, WIDTH
from cafe.bots.buffers import Buffers
from cafe.bots.feature_names import FEATURES, ROOM
from cafe.bots.float_arrays import Floats
from cafe.rules.determinize import POOL
from cafe.rules.entries import forget_hidden, imagine_hidden
from cafe.rules.game import Game
from cafe.rules.random_stream import Stream
from cafe.rules.ruleset import Ruleset, records
from cafe.rules.state import Array, State

ROWS = max(DEPTH + 1, 2 * WIDTH + 2)  # a state for every step of a turn, or two banks of beginnings
POINTS_ALONE: Floats = np.zeros((0, FEATURES))  # the weights of a player who looks at the points only


def new_buffers(ruleset: Ruleset, stream: Stream | None = None) -> Buffers:
    """Buffers for a ruleset; callers with a random stream of their own pass it."""
    return Buffers(
        states=records(State, ruleset.game, ROWS, large=ruleset.large),
        floors=ruleset.floor,
        legal_moves=ruleset.empty_legal_moves(),
        codes=np.zeros((DEPTH + 1, ruleset.sizes["actions"]), np.int64),
        scratch=np.zeros((ROWS, COLUMNS), np.int64),
        hopes=np.zeros(ROWS),
        features=np.zeros(ROOM),
        turn=np.zeros((1, COLUMNS), np.int64),
        value=np.zeros(1),
        cafes=records(State, ruleset.game, 2, large=ruleset.large),
        pool=np.zeros(POOL, np.int64),
        stream=np.zeros(1, np.int64) if stream is None else stream,
    )


def take_in(buffers: Buffers, game: Game) -> None:
    """Put a game into cafes[0], with all that the player to move cannot see forgotten."""
    buffers.cafes[:1] = game.state
    forget_hidden(buffers.cafes, buffers.floors, game.to_move, game.put_back, buffers.pool)


def imagine_in(buffers: Buffers, game: Game, stream: Stream) -> None:
    """Put a game into states[0] as the player to move may imagine it: all that is hidden dealt at random."""
    buffers.states[:1] = game.state
    imagine_hidden(buffers.states, buffers.floors, game.to_move, game.put_back, buffers.pool, stream)


def as_rows(turns: Sequence[Sequence[int]]) -> Array:
    """Turns, as numbers of actions, as rows (best_turns)."""
    rows = np.zeros((len(turns), COLUMNS), np.int64)
    for row, codes in zip(rows, turns, strict=True):
        row[LENGTH] = len(codes)
        row[STEPS : STEPS + len(codes)] = codes
    return rows
