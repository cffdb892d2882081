"""What the kernel answers with: records for choices, verdicts and outcomes (docs/kernel.md).

Seats, tables and kinds of guest are numbers as in state.py. `NONE` stands for nothing, `HIDDEN` for what the viewer may
not see: only visible.py writes it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import numpy as np

from cafe.rules.guests import KINDS
from cafe.rules.state import Array, Int, Wide, fields_of

NONE = -1
HIDDEN = -2

# Viewers: a player's number, or one of these.
SPECTATOR, OPEN = -1, -2  # OPEN: all that players have laid open, for a game on record

# What follows a choice, as far as its player may know.
GOES_ON, ENDS, REVEALS = range(3)
FOLLOWS = (None, "ends", "reveals")

# What points are paid for, in the order in which they are shown.
TABLES, NATIONAL, SAME_SEX, GUESTS, FULL_TABLES, WHOLE_HAND, BAR = range(7)
SOURCES = ("tables", "national_tables", "same_sex_tables", "guests", "full_tables", "whole_hand", "bar")

MOST_TOUCHED = 4  # tables that one seat touches
MOST_PAYING = 16  # tables that pay for one group
MOST_CLEARED = 5  # tables cleared or laid by one action


class Choice:
    """A legal action and what it would bring, as far as its player may know."""

    code: Annotated[int, "i4"]
    total: Wide
    bonus: Wide  # points of no table: the bar, a whole hand (J6)
    points: Annotated[Array, "i2", "touched"]  # by table, in the order of floor.tables_of
    alone: Int  # whether the guest would sit alone (G6)
    then: Int  # GOES_ON, ENDS or REVEALS


class Verdict:
    """Whether an action is legal and what it pays, or which rule refuses it and what that is about."""

    rule: Int  # an index into verdict.REFUSALS; 0 if legal
    because: Int  # an index into verdict.CAUSES
    table: Wide  # what a refusal is about
    seats: Annotated[Array, "i2", "touched"]  # who is concerned: seats and the guests on them
    guests: Annotated[Array, "i1", "touched"]
    bonus: Wide
    paying: Annotated[Array, "i2", "paying"]  # the tables that pay, and how much
    points: Annotated[Array, "i2", "paying"]


class Outcome:
    """An action that was played, and everything that came of it."""

    player: Int
    code: Annotated[int, "i4"]  # the action; any of its kind where its guest is hidden
    guest_hidden: Int
    phase: Int  # after it
    bonus: Wide
    points: Annotated[Array, "i2", "touched"]  # by table, in the order of floor.tables_of
    sources: Annotated[Array, "i2", "sources"]  # the same points by what they are paid for
    cleared_count: Int  # full tables that left (K6): cell, table, guests by side
    cleared: Annotated[Array, "i2", "cleared"]
    cleared_tables: Annotated[Array, "i4", "cleared"]
    cleared_guests: Annotated[Array, "i1", "cleared", "four"]
    laid_count: Int  # tables that came (K6, J7): cell, table
    laid: Annotated[Array, "i2", "cleared"]
    laid_tables: Annotated[Array, "i4", "cleared"]
    turned: Wide  # the table turned over (J7)
    drawn_count: Int
    drawn: Annotated[Array, "i1", "kinds"]  # how many of each kind
    hand_size: Int  # the player's, where it has become smaller (B10)
    next_player: Int  # where the turn passes
    reason: Int  # why the game is over, an index into verdict.REASONS
    reveals: Int  # whether something hidden has come to light


SIZES = {
    "touched": MOST_TOUCHED,
    "paying": MOST_PAYING,
    "sources": len(SOURCES),
    "cleared": MOST_CLEARED,
    "kinds": KINDS,
    "four": 4,
}


@cache
def answer_type(shape: type) -> np.dtype[Any]:
    """The NumPy type of a record of answers; the same in every game."""
    return np.dtype(list(fields_of(shape, SIZES)), align=True)
