"""The arrows between packages that import-linter has no word for; the others are contracts in pyproject.toml."""

from __future__ import annotations

import grimp
import pytest

STORE = "cafe.server.store"


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
