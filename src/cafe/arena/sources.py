"""What earned the points: tables, national tables, the bar, bonuses, and what was subtracted at the end."""

from __future__ import annotations

from cafe.rules.answers import SOURCES as PAID

PENALTIES = "minus points"
SOURCES = (*PAID, PENALTIES)  # in the order shown
