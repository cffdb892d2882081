"""Every rule of docs/rules is named by a test, and docs/rule-tests.md lists them."""

from __future__ import annotations

import runpy
from pathlib import Path

from mutations import MUTATIONS

RULES = {"G": 8, "K": 12, "B": 13, "J": 13, "R": 16}
IDS = [f"{letter}{number}" for letter, last in RULES.items() for number in range(1, last + 1)]
END_REASONS = ("K10a", "K10b", "K10c", "B11a", "B11b", "B11c", "B11d", "B11e", "J11a", "J11b")

ROOT = Path(__file__).parents[2]
rule_tests = runpy.run_path(str(ROOT / "docs" / "rule_tests.py"))
TESTS: dict[str, list[str]] = rule_tests["collect"]()


def test_every_rule_has_a_test() -> None:
    assert list(TESTS) == IDS


def test_every_way_to_end_has_a_test() -> None:
    names = [test.split("::")[1] for tests in TESTS.values() for test in tests]
    assert [reason for reason in END_REASONS if not any(f"_{reason.lower()}_" in name for name in names)] == []


def test_the_page_of_rules_and_tests_is_up_to_date() -> None:
    assert rule_tests["is_up_to_date"](), "run python docs/rule_tests.py"


def test_every_mutation_finds_its_text_once() -> None:
    """A mutation whose text has gone breaks nothing, so nothing would notice."""
    found = {
        (change.file, change.old): (ROOT / "src/cafe/rules" / change.file).read_text("utf-8").count(change.old)
        for change in MUTATIONS
    }
    assert [place for place, count in found.items() if count != 1] == []
