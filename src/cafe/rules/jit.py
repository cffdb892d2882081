"""The kernel compiled by Numba when it is first used: for changing a rule, and where the build ahead of time begins.

Nothing is kept on disk. Numba's own cache does not notice a change in another file that a function calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., object])


def kernel(function: Function) -> Function:
    """A function that only other compiled functions call, without a way in from Python: a third less to compile."""
    return _compile(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def woven(function: Function) -> Function:
    """A function inlined into its callers."""
    return _compile(function, nogil=True, inline="always")


def entry(function: Function) -> Function:
    """A function that Python calls too."""
    return _compile(function, nogil=True)


def brief_entry(function: Function) -> Function:
    """A function that Python calls and that keeps the GIL."""
    return _compile(function)


def _compile(function: Function, **options: Any) -> Function:
    compiled: Function = numba.njit(error_model="numpy", **options)(function)
    return compiled
