"""The entries as callers need to know them."""

from __future__ import annotations

from typing import NamedTuple


class Parameter(NamedTuple):
    """One argument of an entry, tuples taken apart: `kind` is a letter of KINDS."""

    name: str
    kind: str
    dimensions: int = 0
    size: int = 0  # of an item
    least: tuple[int, ...] = ()  # the least length in each dimension
    like: tuple[int, ...] = ()  # for each dimension the word of a length before that it must be equal to; 0 for none
    is_written: bool = False


# What a parameter is: a number, a float, a truth; or an array of records, of numbers, of floats.
KINDS = "ifbRIF"


class Entry(NamedTuple):
    """An entry as those need to know it who call it."""

    name: str
    about: str
    parameters: list[Parameter]
    returns: bool
    brief: bool  # too short to let other threads run meanwhile
