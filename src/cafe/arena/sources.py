"""What the points came from: tables, national tables, the bar, bonuses, and what was taken off at the end."""

from __future__ import annotations

from cafe.rules.answers import SOURCES as PAID

PENALTIES = "minus points"
SOURCES = (*PAID, PENALTIES)  # in the order in which they are shown
