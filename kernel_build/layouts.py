"""How the kernel's records lie in memory, for readers in other languages: each field's place, type and sizes."""

from __future__ import annotations

from typing import Any

import numpy as np

from cafe.rules.answers import Choice, Outcome, Verdict, answer_type
from cafe.rules.state import Floor, LegalMoves, State, record_type

Layout = dict[str, Any]


def layouts(game: str) -> dict[str, Layout]:
    """The records of a game by name."""
    own = {shape.__name__: record_type(shape, game) for shape in (State, Floor, LegalMoves)}
    shared = {shape.__name__: answer_type(shape) for shape in (Choice, Verdict, Outcome)}
    return {name: _layout(record) for name, record in (own | shared).items()}


def _layout(record: np.dtype[Any]) -> Layout:
    """The size of a record, and of each field: offset, type, sizes."""
    fields = {}
    for name, (kind, offset, *_) in (record.fields or {}).items():
        item, sizes = kind.subdtype or (kind, ())
        fields[name] = [offset, item.str[1:], list(sizes)]
    return {"size": record.itemsize, "fields": fields}
