#!/usr/bin/env python3
"""Write the table of rules and the tests that protect them.

    python docs/rule_tests.py            write docs/rule-tests.md
    python docs/rule_tests.py --check    write nothing; exit 1 if the page is out of date

It reads the marks `@pytest.mark.rule("K6", ...)` from the sources. Standard library only.
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

`docs/rule_tests.py` makes this page from the marks in the tests. Remove a rule from the code and one of its tests
fails: `tests/rules/mutate.py` proves it by breaking the rules one by one.

| rule | tests |
| --- | --- |
"""


def collect() -> dict[str, list[str]]:
    """Each rule id found in a mark, with the tests that carry it as `file::test`, relative to `tests`."""
    found: dict[str, list[str]] = {}
    for source in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                test = f"{source.relative_to(TESTS).as_posix()}::{node.name}"
                for rule in marked_rules(node):
                    found.setdefault(rule, []).append(test)
    return {rule: sorted(found[rule]) for rule in sorted(found, key=rule_order)}


def marked_rules(test: ast.FunctionDef) -> list[str]:
    """The rule ids that one test is marked with."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    marks = [mark for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule"]
    return [ast.literal_eval(argument) for mark in marks for argument in mark.args]


def rule_order(rule: str) -> tuple[int, int]:
    """The order of the index in docs/rules: shared, card, board, Junior, rulings."""
    match = re.fullmatch(r"([GKBJR])(\d+)", rule)
    if match is None:
        raise ValueError(f"'{rule}' is no rule id")
    return "GKBJR".index(match[1]), int(match[2])


def page() -> str:
    """The whole page."""
    rows = [f"| {rule} | {'<br>'.join(f'`{test}`' for test in tests)} |" for rule, tests in collect().items()]
    return HEAD + "\n".join(rows) + "\n"


def is_up_to_date() -> bool:
    """Whether the page matches the marks in the tests."""
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
