"""Names by content for what Numba keeps on disk, so that processes that share a cache mean the same by a name.

Numba 0.68 counts where it should describe. A record type stands in the symbols of compiled code as a number that the
process gave it when it first met the type, and a file of compiled code has the next number that was free when the
process looked. Processes count differently: one cache then holds the code of two games under one name, and a process
that loads both gets one game's functions for another game's records. Here a record is named by its fields, and a file
by the function, its source, the processor and the types that it was compiled for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from pickle import UnpicklingError
from typing import Any

from numba.core import caching, types

# Numba's own classes, of whose private names this file makes use (tests/rules/test_content_names.py lists them).
LOOSELY_NAMED: tuple[Any, ...] = (types.Record, types.NestedArray)  # by a counter, and without its shape
FunctionCache: Any = caching.FunctionCache
CacheImplementation: Any = caching.CompileResultCacheImpl
CacheFile: Any = caching.IndexDataCacheFile


def name_types_by_content() -> None:
    """Let Numba name records, and arrays inside them, in symbols by all that they are made of."""
    for kind in LOOSELY_NAMED:
        kind.mangling_args = property(lambda one: (type(one).__name__, (_digest(one.name),)))


class GivenFolderOnly(CacheImplementation):  # type: ignore[misc]
    """Numba's cache in the folder it is pointed at, never beside the sources."""

    _locator_classes = (caching.UserProvidedCacheLocator,)


class ContentCache(FunctionCache):  # type: ignore[misc]
    """The compiled code of one function on disk, a file for each list of argument types."""

    _impl_class = GivenFolderOnly

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = ContentFiles(self._cache_path, self._impl.filename_base, stamp)

    def save_overload(self, signature: object, compiled: object) -> None:
        """Keep compiled code; a disk that is full costs compiling again, not the game."""
        with suppress(OSError):
            super().save_overload(signature, compiled)


class ContentFiles(CacheFile):  # type: ignore[misc]
    """Files that are found by their name alone.

    Without an index there is nothing that two processes could overwrite for each other, and nothing that a process
    killed half-way leaves pointing at the wrong file. Numba writes each file under another name and then moves it.
    """

    def __init__(self, folder: str, function: str, stamp: object) -> None:
        super().__init__(folder, function, stamp)
        self._function = function

    def save(self, key: object, data: object) -> None:
        """Keep what was compiled for a key."""
        self._save_data(self._name(key), data)

    def load(self, key: object) -> Any:
        """What was compiled for a key, None if nothing was or the file is damaged."""
        try:
            return self._load_data(self._name(key))
        except (OSError, EOFError, UnpicklingError):
            return None

    def flush(self) -> None:
        """Forget nothing: code of another source has another name."""

    def _name(self, key: object) -> str:
        return f"{self._function}.{_digest(repr((self._source_stamp, key)))}.nbc"


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:32]
