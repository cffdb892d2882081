"""What the planning functions of the kernel are handed: space to work in, and by what to choose and to judge."""

from __future__ import annotations

from typing import NamedTuple

from cafe.bots.float_arrays import Floats
from cafe.rules.random_stream import Stream
from cafe.rules.ruleset import Record
from cafe.rules.state import Array


class Buffers(NamedTuple):
    """Space for planning turns of one ruleset: made once, used by one thread at a time.

    A turn is planned from states[0]; the other states are those on the way. A call into the kernel with buffers costs
    about 2 µs more than one with arrays: nothing for a search, too much for a single step of a game.
    """

    states: Record
    floors: Record
    legal_moves: Record
    codes: Array
    scratch: Array  # the steps of the turns that are being tried, and how many have been
    hopes: Floats
    features: Floats
    turn: Array  # one turn, and below its value
    value: Floats
    cafes: Record  # one where all that is hidden is forgotten, and one that is imagined
    pool: Array
    stream: Stream


class Policy(NamedTuple):
    """The weights by which imagined players choose, and by which the resulting position is judged.

    Weights without rows go by the points alone.
    """

    choices: Floats  # of the player who thinks
    others: Floats
    judging: Floats
    spread: Floats  # see win_chance.chance
