"""The kernel compiled ahead of time: its entries, found in the extension module `cafe._kernel`.

The module knows of which sources it was made. If they have changed since, it would play by other rules than they say,
so it is refused.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from cafe.rules.errors import KernelError

Function = TypeVar("Function", bound=Callable[..., object])
PACKAGE = Path(__file__).parent.parent
REMEDY = "run `make kernel`, or set CAFE_KERNEL=jit to have Numba compile it"


def native_entry(function: Function) -> Function:
    """The compiled code of an entry. Tuples among its arguments are passed item by item."""
    name = function.__name__.strip("_")
    try:
        code, takes = _module().entry(name)
    except KeyError:
        raise KernelError(f"{function.__module__}.{name} is not in the compiled kernel: set CAFE_KERNEL=jit") from None
    if takes == len(inspect.signature(function).parameters):
        return code

    def call(*arguments: object) -> Any:
        return code(*_flat(arguments))

    call.__name__, call.__doc__ = name, function.__doc__
    return call  # type: ignore[return-value]


def bind(entry: Any, *arguments: object) -> Any:
    """An entry with its first arguments given, and what lists, as compiled.bind says."""
    return _module().bind(entry, *arguments)


def fingerprint_of(package: Path, sources: Iterable[str]) -> str:
    """A hash of the sources that a kernel is made of, named from the folder of the package on."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.encode() + b"\0" + (package / source).read_bytes())
    return digest.hexdigest()[:16]


def _flat(arguments: Iterable[object]) -> Iterator[object]:
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from _flat(argument)
        else:
            yield argument


@cache
def _module() -> Any:
    try:
        found: Any = import_module("cafe._kernel")
    except ImportError as error:
        raise KernelError(f"the compiled kernel cannot be loaded ({error}): {REMEDY}") from error
    try:
        is_current = fingerprint_of(PACKAGE, found.SOURCES.split()) == found.FINGERPRINT
    except FileNotFoundError as missing:
        raise KernelError(f"the compiled kernel was made of {missing.filename}, which is gone: {REMEDY}") from missing
    if not is_current:
        raise KernelError(f"the sources of the rules have changed since the kernel was compiled: {REMEDY}")
    return found
