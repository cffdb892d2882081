"""No function takes more than eight parameters: who needs more is handed a tuple with names, or does two jobs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MOST = 8
WHERE = ("src/**/*.py", "kernel_build/*.py", "bench/*.py", "bench/baselines/*.py", "deploy/**/*.py", "docs/**/*.py")
SOURCES = sorted(source for where in (*WHERE, "examples/**/*.py", "web/*.py", "*.py") for source in ROOT.glob(where))
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def parameters(function: Function) -> int:
    """How many parameters a function takes; the object a method is called on is none of them."""
    told = function.args
    names = [each.arg for each in (*told.posonlyargs, *told.args, *told.kwonlyargs, told.vararg, told.kwarg) if each]
    return len(names) - (names[:1] == ["self"])


def too_many(source: str, name: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function) and parameters(node) > MOST:
            yield f"{name}:{node.lineno} {getattr(node, 'name', 'lambda')} takes {parameters(node)}"


def test_no_function_takes_more_than_eight_parameters() -> None:
    assert len(SOURCES) > 100
    found = [each for path in SOURCES for each in too_many(path.read_text("utf-8"), str(path.relative_to(ROOT)))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("def f(a, b, c, d, e, f, g, h): ...", 0),
        ("def f(a, b, c, d, e, f, g, h, i): ...", 1),
        ("def f(a, b, c, d, *, e, f, g, h, i): ...", 1),
        ("async def f(a, b, c, d, e, f, g, *h, **i): ...", 1),
        ("lambda a, b, c, d, e, f, g, h, i: 0", 1),
        ("class C:\n    def f(self, a, b, c, d, e, f, g, h): ...", 0),
        ("class C:\n    @classmethod\n    def f(cls, a, b, c, d, e, f, g, h): ...", 1),
        ("@app.command()\ndef f(a, b, c, d, e, f, g, h, i): ...", 1),
        ("@cache\ndef f(a, b, c, d, e, f, g, h, i): ...", 1),
    ],
)
def test_every_kind_of_parameter_counts(source: str, count: int) -> None:
    assert len(list(too_many(source, "here"))) == count
