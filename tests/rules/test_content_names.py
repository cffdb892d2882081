"""Compiled code on disk is named by what it is, in files and in symbols; Numba counts."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from numba.core import caching, dispatcher, types
from numba.core.itanium_mangler import mangle_type

from cafe.rules import jit
from cafe.rules.content_names import ContentCache, ContentFiles
from cafe.rules.state import SIZES

NAMES = """
import sys
from numba import from_dtype
from numba.core.itanium_mangler import mangle_type
from cafe.rules import jit
from cafe.rules.state import State, record_type
made = {kind: mangle_type(from_dtype(record_type(State, kind))) for kind in sys.argv[1:]}
print(*[made[kind] for kind in sorted(made)], sep="\\n")
"""


def symbols(order: tuple[str, ...]) -> list[str]:
    """How a process that meets the records in this order names them in symbols."""
    command = [sys.executable, "-c", NAMES, *order]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_a_record_has_one_name_in_every_process() -> None:
    first, *others = [symbols(order) for order in permutations(sorted(SIZES))]
    assert len(set(first)) == len(SIZES), "each game has its own"
    assert all(other == first for other in others)


def test_arrays_in_records_are_named_with_their_shape() -> None:
    name_of: Any = mangle_type
    array: Any = types.NestedArray
    assert name_of(array(types.int8, (96,))) != name_of(array(types.int8, (100,)))


def test_two_processes_that_save_at_once_keep_each_its_own(tmp_path: Path) -> None:
    """Numba's own index would give both the first number: whoever writes last is read by both."""
    board, junior = (ContentFiles(str(tmp_path), "seating.survey", "stamp") for _ in range(2))
    unhurried = board._save_data

    def overtaken(name: str, data: object) -> None:
        junior.save(("junior",), "code for junior")
        unhurried(name, data)

    board._save_data = overtaken
    board.save(("board",), "code for board")
    for either in (board, junior):
        assert either.load(("board",)) == "code for board"
        assert either.load(("junior",)) == "code for junior"


def test_what_another_source_compiled_is_not_read(tmp_path: Path) -> None:
    ContentFiles(str(tmp_path), "seating.survey", (1, 2)).save(("board",), "old")
    assert ContentFiles(str(tmp_path), "seating.survey", (3, 2)).load(("board",)) is None


@pytest.mark.parametrize("damage", [b"", b"no pickle"])
def test_a_damaged_file_is_compiled_again(tmp_path: Path, damage: bytes) -> None:
    files = ContentFiles(str(tmp_path), "seating.survey", "stamp")
    files.save(("board",), "code")
    (found,) = tmp_path.iterdir()
    found.write_bytes(damage)
    assert files.load(("board",)) is None


@pytest.mark.skipif(jit.is_interpreted(), reason="nothing is compiled")
def test_every_kernel_function_is_kept_by_content() -> None:
    from cafe.bots import search
    from cafe.rules import entries, seating

    found = [function for module in (entries, seating, search) for function in vars(module).values()]
    compiled: list[Any] = [function for function in found if isinstance(function, dispatcher.Dispatcher)]
    assert compiled
    assert all(type(function._cache) is ContentCache for function in compiled)


@pytest.mark.skipif(jit.is_interpreted(), reason="nothing is compiled")
@pytest.mark.parametrize("spoilt_when", ["decorated", "compiled"])
def test_a_folder_that_cannot_be_written_does_not_end_the_game(
    spoilt_when: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file stands where the folder of compiled code should be."""
    monkeypatch.setattr(jit, "cache_folder", lambda: tmp_path / "folder")
    if spoilt_when == "decorated":
        (tmp_path / "folder").touch()
    compiled = jit.entry(add_one)
    if spoilt_when == "compiled":
        shutil.rmtree(tmp_path / "folder")
        (tmp_path / "folder").touch()
    assert compiled(1) == 2


def add_one(number: int) -> int:
    return number + 1


@pytest.mark.skipif(jit.is_interpreted(), reason="nothing is compiled")
def test_numba_cannot_be_talked_into_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(jit.config, "CACHE_LOCATOR_CLASSES", "InTreeCacheLocator")
    compiled: Any = jit.entry(add_one)
    assert Path(compiled._cache.cache_path).is_relative_to(tmp_path)
    assert jit.config.CACHE_LOCATOR_CLASSES == "InTreeCacheLocator", "others keep what they set"


def test_caches_of_before_are_not_read() -> None:
    """How names are made is part of what names the folder."""
    package = Path(jit.__file__).parents[1]
    assert {"jit.py", "content_names.py"} <= {source.name for source in jit._sources(package)}


@pytest.mark.skipif(jit.is_interpreted(), reason="nothing is compiled")
def test_numba_still_has_the_private_names_we_rely_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "cache_folder", lambda: tmp_path)
    compiled: Any = jit.entry(add_one)
    function_cache: Any = caching.FunctionCache
    for owner, names in (
        (compiled, ("_cache",)),
        (function_cache(add_one), ("_impl", "_cache_path", "_cache_file", "save_overload")),
        (compiled._cache._impl, ("_locator_classes", "locator", "filename_base")),
        (compiled._cache._cache_file, ("_save_data", "_load_data", "_source_stamp")),
        (types.int8, ("mangling_args",)),
        (jit.config, ("CACHE_DIR", "CACHE_LOCATOR_CLASSES")),
    ):
        for name in names:
            assert hasattr(owner, name), f"Numba moved {name} of {owner}: look at src/cafe/rules/content_names.py again"
