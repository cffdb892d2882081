"""Writes the part of docs/kernel.md that follows from the sources: entries and records; `--check` only compares."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cafe.rules.games import GAME_NAMES

DOCS = Path(__file__).parent
RULES = DOCS.parent / "src/cafe/rules"
PAGE = DOCS / "kernel.md"
MARK = "<!-- made by docs/kernel_contract.py: do not edit below -->\n"
ENTRIES = {"entry", "brief_entry"}
RECORDS = {"state.py": ("State", "Floor", "LegalMoves"), "answers.py": ("Choice", "Verdict", "Outcome")}
FIELD = re.compile(r"^    (?P<name>\w+): (?P<hint>.+?)(?:  # (?P<about>.+))?$")


def main() -> None:
    page = PAGE.read_text("utf-8")
    head = page[: page.index(MARK)]
    made = head + MARK + "\n" + "\n".join([*entries(), *records()]) + "\n"
    if "--check" not in sys.argv:
        PAGE.write_text(made, "utf-8")
    elif made != page:
        sys.exit("docs/kernel.md is not what the sources say: run `make docs`")


def entries() -> Iterator[str]:
    """Every compiled function that Python calls, with its first sentence."""
    yield "## Entries\n"
    yield "| entry | takes | does |\n| --- | --- | --- |"
    for node in ast.parse((RULES / "entries.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and "entry" in {
            ast.unparse(d).split("_")[-1] for d in node.decorator_list
        }:
            takes = ", ".join(f"`{argument.arg}`" for argument in node.args.args)
            about = " ".join((ast.get_docstring(node) or "").split())
            yield f"| `{node.name}` | {takes} | {about} |"
    yield ""


def records() -> Iterator[str]:
    """Every record's fields, in order: name, type, sizes and games, and what it holds."""
    for source, names in RECORDS.items():
        text = (RULES / source).read_text("utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name in names:
                yield f"## {node.name}\n"
                yield f"{ast.get_docstring(node)}\n"
                yield "| field | type | holds |\n| --- | --- | --- |"
                lines = text.split("\n")[node.lineno : node.end_lineno]
                yield from (f"| `{m['name']}` | {_type(m['hint'])} | {m['about'] or ''} |" for m in _fields(lines))
                yield ""


def _fields(lines: list[str]) -> Iterator[re.Match[str]]:
    for line in lines:
        found = FIELD.match(line)
        if found:
            yield found


def _type(hint: str) -> str:
    """`i2`, or `i1 × seats × four (board)`."""
    if hint in ("Int", "Wide"):
        return "i1" if hint == "Int" else "i2"
    code, *marks = re.findall(r'"(\w+)"', hint)
    games = [mark for mark in marks if mark in GAME_NAMES]
    sizes = [mark for mark in marks if mark not in games]
    return " × ".join([code, *sizes]) + (f" ({', '.join(games)})" if games else "")


if __name__ == "__main__":
    main()
