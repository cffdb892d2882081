"""Games draw themselves with the page's look, and the notebooks of examples/ run."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import nbformat
import pytest
from IPython.core.interactiveshell import InteractiveShell
from nbclient import NotebookClient

from cafe import Game
from cafe.bots.review import review
from cafe.bots.search_settings import Effort
from cafe.pictures.theme import DARK, LIGHT, PLAYERS
from walks import play_on

ROOT = Path(__file__).parent.parent


def test_a_review_draws_the_chances() -> None:
    game = play_on(Game.new("junior", 2, seed=3), 3)
    picture = review(game, Effort(simulations=4))._repr_svg_()
    ElementTree.fromstring(picture)  # noqa: S314 - our own picture
    assert picture.count("<polyline") == 2


def test_the_colours_are_the_pages() -> None:
    css = (ROOT / "web/src/lib/style.css").read_text("utf-8")
    day, evening = css.split('[data-theme="dark"]')
    for colours, text in ((LIGHT, day), (DARK, evening)):
        for name, colour in colours.items():
            found = re.search(rf"--{name}: (#\w+);", text) or re.search(rf"--{name}: (#\w+);", day)
            assert found is not None, f"the page has no colour {name}"
            assert found[1] == colour, name
    assert all(colour in (ROOT / "web/src/lib/colours.ts").read_text("utf-8") for colour in PLAYERS)


NOTEBOOKS = pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.ipynb")), ids=lambda file: file.stem)


def read(file: Path) -> Any:
    notebook = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    assert not any(cell.get("outputs") for cell in notebook.cells)  # kept without, so that they are made here
    return notebook


@NOTEBOOKS
def test_the_cells_of_a_notebook_run(file: Path) -> None:
    """In this process, which has imported most of it already."""
    shell: Any = InteractiveShell()  # type: ignore[no-untyped-call]
    cells = [cell.source for cell in read(file).cells if cell.cell_type == "code"]
    results = [shell.run_cell(source) for source in cells]
    assert all(result.success for result in results)
    shown = [result.result for result in results if hasattr(result.result, "_repr_svg_")]
    assert len(shown) == (4 if file.stem == "play-and-draw" else 0)


@pytest.mark.long
@NOTEBOOKS
def test_a_notebook_runs(file: Path) -> None:
    """As Jupyter runs it."""
    NotebookClient(read(file), timeout=120, kernel_name="python3").execute()
