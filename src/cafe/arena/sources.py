"""What the points came from: tables, national tables, the bar, bonuses."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.ruleset import Record
from cafe.rules.state import GROUPING

# In the order in which they are shown.
TABLES, NATIONAL, SAME_SEX, GUESTS, FULL, WHOLE_HAND, BAR, PENALTIES = SOURCES = (
    "tables",
    "national tables",
    "same-sex tables",
    "guests seated",
    "full tables",
    "whole hand",
    "bar",
    "minus points",
)
SAME_SEX_BONUS = 20  # J13


def sources_of(game: Game, action: Action, before: Record) -> Counter[str]:
    """What a legal action paid in a state, by what it paid for."""
    by_table, bonus = game.points(action, before)
    found = Counter[str]()
    for cell, points in by_table.items():
        found.update(_at_table(game, before[0], cell, points))
    if bonus:
        found[BAR if action.do == "bar" else WHOLE_HAND] += bonus
    return found


def _at_table(game: Game, state: Any, cell: str, points: int) -> dict[str, int]:
    table = game.ruleset.plan.table_at[cell]
    if not game.ruleset.edition.facts.has_lone_guests:  # a point for the guest, the rest for the table (J6, J7, J13)
        full = SAME_SEX if points - 1 == SAME_SEX_BONUS else FULL
        return {GUESTS: 1, full: points - 1} if points > 1 else {GUESTS: 1}
    if state["phase"] == GROUPING and state["group"] == table:  # K12, B13
        return {SAME_SEX: points}
    guests = sum(state["sexes"][table].tolist()) + 1
    return {NATIONAL if points == 2 * guests else TABLES: points}  # G7
