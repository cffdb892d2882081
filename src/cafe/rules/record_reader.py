"""Reading records: all numbers of a record in one go, found by the names of their fields.

Reading a field of a NumPy record takes half a microsecond and more, and a view reads forty of them: on a server with
every action, for every viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from struct import Struct
from typing import Any

LETTERS = {"i1": "b", "i2": "h", "i4": "i"}


class RecordReader:
    """Reads some fields of a record type from bytes: numbers as they are, or the bytes of an array."""

    def __init__(self, shape: Any, numbers: Sequence[str], arrays: Sequence[str] = ()) -> None:
        self.at: dict[str, int | slice] = {}
        code, place, index = "<", 0, 0
        fields = {name: shape.fields[name] for name in (*numbers, *arrays) if name in shape.names}
        for name, (kind, offset, *_) in sorted(fields.items(), key=lambda field: field[1][1]):
            base, dimensions = kind.subdtype or (kind, ())
            count, size = prod(dimensions), prod(dimensions) * base.itemsize
            code += f"{offset - place}x" + (f"{size}s" if name in arrays else f"{count}{LETTERS[base.str[1:]]}")
            place = offset + size
            if name in arrays:
                count = 1
            self.at[name] = slice(index, index + count) if dimensions and name not in arrays else index
            index += count
        self.unpack = Struct(code).unpack_from
