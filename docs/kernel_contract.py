"""Writes the part of docs/kernel.md that follows from the sources: entries and records; `--check` only compares."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from cafe.rules.games import GAME_NAMES

DOCS = Path(__file__).parent
RULES = DOCS.parent / "src/cafe/rules"
BOTS = DOCS.parent / "src/cafe/bots"
PAGE = DOCS / "kernel.md"
MARK = "<!-- made by docs/kernel_contract.py: do not edit below -->\n"
RECORDS = {"state.py": ("State", "Floor", "LegalMoves"), "answers.py": ("Choice", "Verdict", "Outcome")}
FIELD = re.compile(r"^    (?P<name>\w+): (?P<hint>.+?)(?:  # (?P<about>.+))?$")


def main() -> None:
    page = PAGE.read_text("utf-8")
    head = page[: page.index(MARK)]
    made = head + MARK + "\n" + "\n".join([*entries(), *planning(), *records()]) + "\n"
    if "--check" not in sys.argv:
        PAGE.write_text(made, "utf-8")
    elif made != page:
        sys.exit("docs/kernel.md is not what the sources say: run `make docs`")


def entries() -> Iterator[str]:
    """Every compiled function that Python calls, with its first sentence."""
    yield "## Entries\n"
    yield "| entry | takes | does |\n| --- | --- | --- |"
    for source in sorted(RULES.glob("*.py"), key=lambda file: (file.stem != "entries", file.stem)):
        yield from (_row(node) for node in _entries(source))
    yield ""


def planning() -> Iterator[str]:
    """The entries that think, and the named tuples that they are handed."""
    yield "## Planning entries\n"
    yield "What computer players, hints and reviews need; the named tuples that planning uses follow.\n"
    yield "| entry | file | takes | does |\n| --- | --- | --- | --- |"
    for source in sorted(BOTS.glob("*.py")):
        yield from (_row(node, f" | `bots/{source.name}`") for node in _entries(source))
    yield ""
    for source in sorted(BOTS.glob("*.py")):
        yield from _tuples(source)


def _entries(source: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and any(
            ast.unparse(one).split("_")[-1] == "entry" for one in node.decorator_list
        ):
            yield node


def _row(node: ast.FunctionDef, where: str = "") -> str:
    takes = ", ".join(f"`{argument.arg}`" for argument in node.args.args)
    return f"| `{node.name.strip('_')}`{where} | {takes} | {_about(node)} |"


def _about(node: ast.FunctionDef | ast.ClassDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split())


def _tuples(source: Path) -> Iterator[str]:
    """The named tuples of a file, with their items in order."""
    text = source.read_text("utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
            yield f"### {node.name}\n"
            yield f"{_about(node)} (`bots/{source.name}`)\n"
            yield from _table("item", text, node, str)


def records() -> Iterator[str]:
    """Every record's fields, in order: name, type, sizes and games, and what it holds."""
    for source, names in RECORDS.items():
        text = (RULES / source).read_text("utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name in names:
                yield f"## {node.name}\n"
                yield f"{ast.get_docstring(node)}\n"
                yield from _table("field", text, node, _type)


def _table(heading: str, text: str, node: ast.ClassDef, told: Callable[[str], str]) -> Iterator[str]:
    """What a class has, a row each: name, type as `told`, and what the comment behind it says."""
    yield f"| {heading} | type | holds |\n| --- | --- | --- |"
    lines = text.split("\n")[node.lineno : node.end_lineno]
    yield from (f"| `{m['name']}` | {told(m['hint'])} | {m['about'] or ''} |" for m in _fields(lines))
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
