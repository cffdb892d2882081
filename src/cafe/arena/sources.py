"""What earned the points: tables, national tables, the bar, bonuses, and what was subtracted at the end."""

from __future__ import annotations

from collections.abc import Mapping

# Names in results files by the kernel's names (rules/answers.py), in the order in which they are shown.
NAMES = {
    "tables": "tables",
    "national_tables": "national tables",
    "same_sex_tables": "same-sex tables",
    "guests": "guests seated",
    "full_tables": "full tables",
    "whole_hand": "whole hand",
    "bar": "bar",
}
PENALTIES = "minus points"
SOURCES = (*NAMES.values(), PENALTIES)


def named(paid: Mapping[str, int]) -> dict[str, int]:
    """Points by source, with the names of results files."""
    return {NAMES[source]: points for source, points in paid.items()}
