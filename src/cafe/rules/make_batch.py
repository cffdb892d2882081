"""Making what many games at once, and observations of one, are written into."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cafe.rules.batch import Batch
from cafe.rules.observation import Mask, Observation, Shown
from cafe.rules.ruleset import Record, Ruleset, records
from cafe.rules.state import MAX_PLAYERS, LegalMoves, State, record_type

Numbers = NDArray[np.int16]
Marks = NDArray[np.int8]


def new_batch(ruleset: Ruleset, start: Record, games: int) -> Batch:
    """Space for that many games, not dealt yet; `start` is the state before the deal (ruleset.unshuffled)."""

    def many(shape: type) -> Record:
        return records(shape, ruleset.game, games, large=ruleset.large)

    def numbers() -> NDArray[np.int64]:
        return np.zeros(games, np.int64)

    return Batch(
        start=start,
        floors=ruleset.floor,
        states=many(State),
        legal_moves=many(LegalMoves),
        shown=many(Shown),
        observations=many(Observation),
        masks=many(Mask),
        seeds=numbers(),
        episodes=numbers(),
        lengths=numbers(),
        players=numbers(),
        over=numbers(),
        rewards=np.zeros((games, MAX_PLAYERS), np.int64),
        stream=np.zeros(1, np.int64),
    )


def part_of(batch: Batch, games: slice) -> Batch:
    """Some games of a batch, in the same memory; what a thread writes beside them is its own."""
    shared = {"start", "floors", "stream"}
    parts = {name: held if name in shared else held[games] for name, held in batch._asdict().items()}
    return Batch(**parts | {"stream": np.zeros(1, np.int64)})


def as_rows(observations: Record) -> Numbers:
    """Observations as rows of numbers, in the same memory."""
    rows: Numbers = observations.view(np.int16).reshape(len(observations), -1)
    return rows


def as_marks(masks: Record, actions: int) -> Marks:
    """Masks as rows of 0 and 1, as long as the action space, in the same memory."""
    rows: Marks = masks.view(np.int8).reshape(len(masks), -1)
    return rows[:, :actions]


class Field(NamedTuple):
    """Where a field of an observation lies in its row."""

    name: str
    first: int
    shape: tuple[int, ...]


def fields_of_row(game: str, *, large: bool = False) -> list[Field]:
    """The fields of a game's observations, in order."""
    record: Any = record_type(Observation, game, large=large)
    return [Field(name, record.fields[name][1] // 2, record[name].shape) for name in record.names]
