"""The exponential function of our own: as exact as a float can say, and the same compiled and interpreted."""

from __future__ import annotations

from decimal import Decimal, getcontext

import numpy as np
import pytest

from cafe.bots.exponential import LARGEST, exponential, exponentials
from cafe.bots.float_arrays import Floats
from cafe.rules.compiled import NATIVE, shape


def numbers() -> Floats:
    dice = np.random.default_rng(1)
    return np.concatenate(
        [dice.uniform(-40, 40, 400), dice.uniform(-LARGEST, LARGEST, 200), dice.normal(size=200), [0.0]]
    )


def test_it_is_right_to_the_last_bits() -> None:
    getcontext().prec = 40
    x = numbers()
    found = np.zeros(len(x))
    exponentials(x, found)
    for number, told in zip(x.tolist(), found.tolist(), strict=True):
        true = Decimal(number).exp()
        assert abs(Decimal(told) / true - 1) < Decimal("1e-15"), number
    assert found[-1] == 1.0


def test_beyond_what_a_float_holds_it_stays_where_it_is() -> None:
    found = np.zeros(4)
    exponentials(np.array([1e6, LARGEST, -1e6, -LARGEST]), found)
    assert found[0] == found[1] < np.inf
    assert found[2] == found[3] > 0.0


@pytest.mark.skipif(shape() != NATIVE, reason="the function itself is only plain Python where the kernel is native")
def test_interpreted_and_compiled_agree_to_the_bit() -> None:
    x = numbers()
    found = np.zeros(len(x))
    exponentials(x, found)
    assert [exponential(number) for number in x.tolist()] == found.tolist()
