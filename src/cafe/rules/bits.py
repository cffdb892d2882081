"""Sets of seats as bits: words of 64, counted and walked with one machine instruction each."""

from __future__ import annotations

from typing import Any

import numpy as np

from cafe.rules.compiled import intrinsic, overload

WORD = 64
_ALL = (1 << WORD) - 1

# The sign bit makes `1 << 63` differ between Python and compiled code; a look-up table is the same in both.
BIT = np.array([1 << i for i in range(WORD)], dtype=np.uint64).view(np.int64)


def popcount(word: int) -> int:
    """How many bits of a word are set."""
    return (int(word) & _ALL).bit_count()


def lowest(word: int) -> int:
    """The number of the lowest set bit; the word must not be 0."""
    bits = int(word) & _ALL
    return (bits & -bits).bit_length() - 1


def without_lowest(word: int) -> int:
    """A word without its lowest set bit; the word must not be 0."""
    bits = int(word) & _ALL
    bits &= bits - 1
    return bits - (bits >> (WORD - 1) << WORD)


@intrinsic
def _ctpop(_context: Any, word: Any) -> Any:
    from numba.types import int64  # type: ignore[attr-defined]

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return int64(int64), generate


@intrinsic
def _cttz(_context: Any, word: Any) -> Any:
    from numba.types import int64  # type: ignore[attr-defined]

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        never_zero = args[0].type.__class__(1)(1)
        return builder.cttz(args[0], never_zero)

    return int64(int64), generate


@overload(popcount)
def _popcount(word: Any) -> Any:
    return lambda word: _ctpop(word)  # type: ignore[call-arg]


@overload(lowest)
def _lowest(word: Any) -> Any:
    return lambda word: _cttz(word)  # type: ignore[call-arg]


@overload(without_lowest)
def _without_lowest(word: Any) -> Any:
    return lambda word: word & (word - 1)
