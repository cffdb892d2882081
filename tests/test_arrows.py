"""The arrows between packages that import-linter has no word for; the others are contracts in pyproject.toml."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import grimp
import pytest

STORE = "cafe.server.store"
SOURCES = Path(__file__).parent.parent / "src"
OF_OURS = re.compile(r"(cafe\.\w+[\w.]*)(?::\w+)?")
BUILT = {"cafe._kernel"}  # compiled, so no import can name it before it is there


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("cafe", cache_dir=None)


def test_the_store_knows_nothing_of_the_rest_of_the_server(graph: grimp.ImportGraph) -> None:
    imported = {
        found
        for module in graph.find_descendants(STORE)
        for found in graph.find_modules_directly_imported_by(module)
        if found.startswith("cafe.server.") and not found.startswith(STORE)
    }
    assert not imported


def test_the_store_imports_what_it_shares_with_the_server_from_the_protocol(graph: grimp.ImportGraph) -> None:
    assert "cafe.protocol.matches" in graph.find_modules_directly_imported_by(f"{STORE}.rows")


def named(source: str) -> Iterator[str]:
    """Our own modules that a source names in a text, as a way around the arrows."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = OF_OURS.fullmatch(node.value)
            if found is not None and found[1] not in BUILT and exists(found[1]):
                yield found[1]


def exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def test_no_module_of_another_package_is_imported_by_a_text() -> None:
    """Only the face of the package itself, which belongs to no layer, may name any."""
    found = []
    for file in (SOURCES / "cafe").glob("*/**/*.py"):
        package = ".".join(file.relative_to(SOURCES).parts[:2])
        names = named(file.read_text("utf-8"))
        found += [f"{file}: {name}" for name in names if not f"{name}.".startswith(f"{package}.")]
    assert not found, "\n".join(found)


def test_a_text_that_names_a_module_is_noticed() -> None:
    assert list(named('import_module("cafe.pictures")')) == ["cafe.pictures"]
    assert list(named('entry = "cafe.server.app:create_app"')) == ["cafe.server.app"]
    assert not list(named('"cafe.server said so", "cafe.nothing", "cafe"'))
