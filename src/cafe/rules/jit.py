"""Compiling the kernel: Numba with an on-disk cache that is never stale and never in the install folder.

Numba's cache misses changes in other files that a function calls. So a hash of every kernel source names the folder:
new sources, new folder. It lies in the user's cache folder, so a read-only install works. Files inside are named by
content too (content_names.py), so that any number of processes may fill one folder in any order.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs

from cafe.rules.content_names import ContentCache, name_types_by_content

config: Any = numba.config  # its settings are created at run time, so mypy cannot know them

Function = TypeVar("Function", bound=Callable[..., object])
IMPORTED = re.compile(r"^from cafe\.(\w+)(?:\.(\w+))? import (.+)", re.MULTILINE)
STALE_AFTER = 30 * 24 * 3600  # seconds; older folders unused for this long are removed

name_types_by_content()


def kernel(function: Function) -> Function:
    """Compile a function that only other compiled functions call; plain Python under NUMBA_DISABLE_JIT=1."""
    return _compile(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def woven(function: Function) -> Function:
    """Inline a kernel function into its one or two callers before compiling.

    Each function is compiled on its own and once more inside every caller, all the way up; an inlined one skips its own
    compilation.
    """
    return _compile(function, nogil=True, inline="always")


def entry(function: Function) -> Function:
    """Compile a function that Python calls too; its wrapper takes a while to build, so there are few of these."""
    return _compile(function, nogil=True)


def brief_entry(function: Function) -> Function:
    """Compile an entry too short for another thread to use the GIL meanwhile: keeping the GIL saves 50 ns."""
    return _compile(function)


def _compile(function: Function, **options: Any) -> Function:
    folder = cache_folder()
    compiled: Any = numba.njit(error_model="numpy", **options)(function)
    if folder is not None and not is_interpreted():
        with _caching_in(folder), suppress(RuntimeError):  # what Numba raises if it cannot write to the folder
            compiled._cache = ContentCache(function)
    return compiled


def is_interpreted() -> bool:
    """Whether the kernel runs as plain Python (NUMBA_DISABLE_JIT=1), for tests and debuggers."""
    return bool(config.DISABLE_JIT)


def direct(function: Function, *arguments: object) -> Function:
    """The compiled code of an entry for arguments of these types, bypassing Numba's type look-up at each call.

    With four arrays a call takes 0.9 µs through the look-up and 0.3 µs without. The caller must pass these types.
    """
    if is_interpreted():
        return function
    dispatcher: Any = function
    types = tuple(numba.typeof(argument) for argument in arguments)  # type: ignore[no-untyped-call]
    dispatcher.compile(types)
    compiled: Function = dispatcher.overloads[types].entry_point
    return compiled


def is_warm(what: str) -> bool:
    """Whether something is compiled and starts at once: a whole game by its name, or a part of one."""
    folder = cache_folder()
    return is_interpreted() or (folder is not None and (folder / f"warm-{what}").exists())


def mark_warm(what: str) -> None:
    """Record that something is compiled and cached."""
    folder = cache_folder()
    if folder is not None and not is_interpreted():
        (folder / f"warm-{what}").touch()


@cache
def cache_folder() -> Path | None:
    """Where compiled code is kept: the user's cache, else the temporary folder, else nowhere."""
    name = f"kernel-{_fingerprint()}"
    for parent in (Path(platformdirs.user_cache_dir("cafe-international")), _temporary()):
        folder = parent / name
        try:
            parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_ours(parent):
                continue
            folder.mkdir(exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
            _sweep(folder)
        except OSError:
            continue
        return folder
    return None


def _is_ours(folder: Path) -> bool:
    """Whether nobody else can write there: we run what we find, so it must not come from a stranger."""
    if not hasattr(os, "getuid"):
        return True
    found = folder.stat()
    return found.st_uid == os.getuid() and not found.st_mode & 0o022


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Point Numba at our folder while one function gets its cache; other code that uses Numba keeps its own."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), ""
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def _temporary() -> Path:
    user = os.getuid() if hasattr(os, "getuid") else "user"
    return Path(tempfile.gettempdir()) / f"cafe-international-{user}"


def _fingerprint() -> str:
    """A hash of every kernel source, the naming scheme included, and of the settings that matter."""
    package = Path(__file__).parent.parent
    # Numba keys compiled code by the path of its source, so each install needs its own folder.
    settings = (numba.__version__, sys.implementation.cache_tag, config.BOUNDSCHECK, package)
    digest = hashlib.sha256(repr(settings).encode())
    for source in sorted(_sources(package)):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: Path) -> set[Path]:
    """The kernel's sources: the modules that use this file's decorators, and everything they import."""
    rooms = [*package.glob("rules/*.py"), *package.glob("bots/*.py")]
    text = {source: source.read_text("utf-8") for source in rooms}
    found: set[Path] = set()
    more = {source for source in rooms if "cafe.rules.jit" in text[source]}
    while more:
        found |= more
        named = {name for source in more for name in _imported(text[source])}
        more = {source for source in rooms if f"{source.parent.name}.{source.stem}" in named} - found
    return found


def _imported(text: str) -> Iterator[str]:
    """Our own modules that a source imports, as `package.module`."""
    for room, module, names in IMPORTED.findall(text):
        for name in [module] if module else re.findall(r"\w+", names):
            yield f"{room}.{name}"


def _sweep(current: Path) -> None:
    """Remove folders of older sources that have not been used for a month."""
    current.touch()
    for folder in current.parent.glob("kernel-*"):
        with suppress(OSError):  # another process may remove the same folder
            if folder != current and time.time() - folder.stat().st_mtime > STALE_AFTER:
                shutil.rmtree(folder)
