"""The exponential function, our own: C libraries differ in its last bits, and the same search must come to the same
result everywhere.

Only additions, multiplications and divisions are used, which every processor rounds alike.
"""

from __future__ import annotations

from cafe.bots.float_arrays import Floats
from cafe.rules.compiled import entry, kernel

# e**x is 2**k * e**r with r at most half of ln 2; ln 2 comes in two parts, the first short enough that k times it is
# exact.
LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
LARGEST = 708.0  # beyond it, and below its negative, a float has no normal number for the result
# 1/13!, ..., 1/1!, 1/0!: enough terms of the series for half of ln 2.
TERMS = (
    1.0 / 6227020800,
    1.0 / 479001600,
    1.0 / 39916800,
    1.0 / 3628800,
    1.0 / 362880,
    1.0 / 40320,
    1.0 / 5040,
    1.0 / 720,
    1.0 / 120,
    1.0 / 24,
    1.0 / 6,
    0.5,
    1.0,
    1.0,
)


@kernel
def exponential(x: float) -> float:
    """e to the power of x, within 1e-15 of its value; x is taken for at most LARGEST, either way."""
    x = min(LARGEST, max(-LARGEST, x))
    doublings = int(x * LOG2_E + (0.5 if x >= 0.0 else -0.5))
    rest = x - doublings * LN2_HIGH - doublings * LN2_LOW
    series = 0.0
    for term in TERMS:
        series = series * rest + term
    return series * power_of_two(doublings)


@kernel
def power_of_two(exponent: int) -> float:
    """2 to the power of a whole number, exactly."""
    factor, left, power = 2.0 if exponent >= 0 else 0.5, abs(exponent), 1.0
    while left:
        if left & 1:
            power *= factor
        factor *= factor
        left >>= 1
    return power


@entry
def exponentials(numbers: Floats, found: Floats) -> None:
    """`exponential` of many numbers; tests compare the kernel's shapes, and processors, with it."""
    for i in range(len(numbers)):
        found[i] = exponential(numbers[i])
