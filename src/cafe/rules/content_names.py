"""Content-based names for Numba's files and types, so that processes can share a cache.

Numba 0.68 numbers things that it should describe. In the symbols of compiled code it names a record type by a counter
of the process, and it names a file of compiled code by the next free number. Processes count differently, so one cache
can hold the code of two games under one name, and a process that loads both runs one game's functions on another game's
records. Here a record is named by its fields, and a file by the function, its source, the processor and the types that
it was compiled for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from pickle import UnpicklingError
from typing import Any

from numba.core import caching, types

# Numba's classes whose private names this file uses (tests/rules/test_content_names.py lists them).
LOOSELY_NAMED: tuple[Any, ...] = (types.Record, types.NestedArray)  # named by a counter, and without its shape
FunctionCache: Any = caching.FunctionCache
CacheImplementation: Any = caching.CompileResultCacheImpl
CacheFile: Any = caching.IndexDataCacheFile


def name_types_by_content() -> None:
    """Make Numba's symbols name records, and arrays inside them, by their full layout."""
    for kind in LOOSELY_NAMED:
        kind.mangling_args = property(lambda one: (type(one).__name__, (_digest(one.name),)))


class GivenFolderOnly(CacheImplementation):  # type: ignore[misc]
    """Numba's cache in the folder it is pointed at, never beside the sources."""

    _locator_classes = (caching.UserProvidedCacheLocator,)


class ContentCache(FunctionCache):  # type: ignore[misc]
    """The compiled code of one function on disk, one file for each list of argument types."""

    _impl_class = GivenFolderOnly

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = ContentFiles(self._cache_path, self._impl.filename_base, stamp)

    def save_overload(self, signature: object, compiled: object) -> None:
        """Save compiled code; a full disk costs a recompilation, not the game."""
        with suppress(OSError):
            super().save_overload(signature, compiled)


class ContentFiles(CacheFile):  # type: ignore[misc]
    """Cache files found by their name alone.

    Without an index, two processes cannot overwrite each other's entries, and a process killed half-way leaves nothing
    pointing at the wrong file. Numba writes each file under a temporary name and then moves it.
    """

    def __init__(self, folder: str, function: str, stamp: object) -> None:
        super().__init__(folder, function, stamp)
        self._function = function

    def save(self, key: object, data: object) -> None:
        """Save what was compiled for a key."""
        self._save_data(self._name(key), data)

    def load(self, key: object) -> Any:
        """What was compiled for a key, or None if there is nothing or the file is damaged."""
        try:
            return self._load_data(self._name(key))
        except (OSError, EOFError, UnpicklingError):
            return None

    def flush(self) -> None:
        """Do nothing: code from another source has another name."""

    def _name(self, key: object) -> str:
        return f"{self._function}.{_digest(repr((self._source_stamp, key)))}.nbc"


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:32]
