"""A small stream of random numbers that gives the same games compiled, interpreted and on every machine.

A multiply-with-carry generator (Marsaglia's multiplier 698769069, base 2**32) with both halves mixed. No product
reaches 2**63, so compiled and interpreted arithmetic agree. A stream is an array of one number, so that functions can
advance it in place.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cafe.rules.compiled import entry, kernel

Stream = NDArray[np.int64]
HALF = 0xFFFFFFFF
MULTIPLIER = 698769069
SCRAMBLE = 0x5BD1E995 & 0x7FFFFFFF


@kernel
def scramble(number: int) -> int:
    """Scramble the bits of a 32-bit number: neighbouring seeds must not give similar games."""
    number ^= number >> 16
    number = (number * SCRAMBLE) & HALF
    number ^= number >> 13
    number = (number * 0x2C1B3C6D) & HALF
    return number ^ (number >> 16)


@kernel
def seed_stream(stream: Stream, seed: int, number: int) -> None:
    """Set a stream to the beginning of game `number` of `seed`."""
    low = scramble((seed & HALF) ^ 0x3C6EF372)
    high = scramble(((seed >> 32) & HALF) ^ low)
    low = scramble((low + number) & HALF)
    high = scramble(high ^ ((number >> 32) & HALF) ^ low)
    # Keep both halves away from the generator's two fixed points.
    stream[0] = (((high % (MULTIPLIER - 2)) + 1) << 32) | (low | 1)
    for _ in range(4):
        below(stream, 2)


@entry
def _seed(stream: Stream, seed: int, number: int) -> None:
    """Set a stream to the beginning of game `number` of `seed`."""
    seed_stream(stream, seed, number)


def seed_new_stream(seed: int, number: int = 0) -> Stream:
    """A new stream for Python to hand to the kernel."""
    stream = np.zeros(1, np.int64)
    _seed(stream, seed, number)
    return stream


@kernel
def below(stream: Stream, limit: int) -> int:
    """A number from 0 to limit - 1 (limit up to 2**31)."""
    stream[0] = next_state(stream[0])
    return scaled(stream[0], limit)


@kernel
def next_state(state: int) -> int:
    """The state of a stream after this one."""
    return MULTIPLIER * (state & HALF) + (state >> 32)


@kernel
def scaled(state: int, limit: int) -> int:
    """The number from 0 to limit - 1 that a state of a stream stands for."""
    return (((state & HALF) ^ (state >> 32)) * limit) >> 32


@kernel
def shuffle(stream: Stream, things: NDArray[np.integer], count: int) -> None:
    """Shuffle the first `count` items."""
    state = stream[0]  # kept at hand: compiled code would have to look whether the things lie in the stream
    for last in range(count - 1, 0, -1):
        state = next_state(state)
        other = scaled(state, last + 1)
        held = things[last]
        things[last] = things[other]
        things[other] = held
    stream[0] = state
