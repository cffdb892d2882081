"""The reasons of hints: their names, by number, and the columns of a row that tells one."""

from __future__ import annotations

NAMES = (
    "fills_table",
    "national",
    "bar_pays",
    "whole_hand",
    "takes_joker",
    "draw",
    "lay_down",
    "discard",
    "declare_end",
    "decline_end",
    "pass",
    "bar_costs",
    "wastes_joker",
    "leaves_open",
    "leaves_open_national",
    "leaves_one_seat",
)
(
    FILLS_TABLE,
    NATIONAL,
    BAR_PAYS,
    WHOLE_HAND,
    TAKES_JOKER,
    DRAW,
    LAY_DOWN,
    DISCARD,
    DECLARE_END,
    DECLINE_END,
    PASS,
    BAR_COSTS,
    WASTES_JOKER,
    LEAVES_OPEN,
    LEAVES_OPEN_NATIONAL,
    LEAVES_ONE_SEAT,
) = range(len(NAMES))
BAR = len(NAMES)  # stands for two: what the bar pays says which
AGAINST = frozenset(NAMES[BAR_COSTS:])  # the reasons from there on speak against a turn

# Columns of a row. What a reason is not about is NONE.
WHAT, TABLE, REASON_SEAT, REASON_GUEST, POINTS = range(5)
COLUMNS = 5
NONE = -1
