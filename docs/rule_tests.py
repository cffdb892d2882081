#!/usr/bin/env python3
"""Write the table of rules and the tests that protect them.

    python docs/rule_tests.py            write docs/rule-tests.md
    python docs/rule_tests.py --check    write nothing; exit 1 if the page is out of date

The marks `@pytest.mark.rule("K6", ...)` are read from the sources. Standard library only.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent / "tests"
PAGE = HERE / "rule-tests.md"

HEAD = """\
# Rules and the tests that protect them

Made by `docs/rule_tests.py` from the marks in the tests. If a rule is taken out of the code, one of its tests fails:
`tests/rules/mutate.py` proves it by taking them out one by one.

| rule | tests |
| --- | --- |
"""


def collect() -> dict[str, list[str]]:
    """Every rule id that a test is marked with, and those tests as `file::test` from the tests' folder."""
    found: dict[str, list[str]] = {}
    for source in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                test = f"{source.relative_to(TESTS).as_posix()}::{node.name}"
                for rule in marked_rules(node):
                    found.setdefault(rule, []).append(test)
    return {rule: sorted(found[rule]) for rule in sorted(found, key=rule_order)}


def marked_rules(test: ast.FunctionDef) -> list[str]:
    """The ids of the rule marks of one test."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    marks = [mark for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule"]
    return [ast.literal_eval(argument) for mark in marks for argument in mark.args]


def rule_order(rule: str) -> tuple[int, int]:
    """The order of RULES.md: shared, card, board, Junior, rulings."""
    match = re.fullmatch(r"([GKBJR])(\d+)", rule)
    if match is None:
        raise ValueError(f"'{rule}' is no rule id")
    return "GKBJR".index(match[1]), int(match[2])


def page() -> str:
    """The whole page."""
    rows = [f"| {rule} | {'<br>'.join(f'`{test}`' for test in tests)} |" for rule, tests in collect().items()]
    return HEAD + "\n".join(rows) + "\n"


def is_up_to_date() -> bool:
    """Whether the page says what the tests say."""
    return PAGE.exists() and PAGE.read_text("utf-8") == page()


def main() -> int:
    if "--check" in sys.argv[1:]:
        if is_up_to_date():
            return 0
        print("docs/rule-tests.md is out of date: run python docs/rule_tests.py", file=sys.stderr)
        return 1
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
