"""How the kernel runs. CAFE_KERNEL chooses one of three shapes; all play the same games, to the bit.

`native`, the default: compiled ahead of time into `cafe._kernel` (see kernel_build/). `jit`: compiled by Numba as it is
used; for changing a rule and trying it at once. `python`: not compiled; for a debugger.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, TypeVar

from cafe.rules.errors import KernelError

Listed = Callable[[int, tuple[Any, ...]], list[Any]]
Function = TypeVar("Function", bound=Callable[..., object])
NATIVE, JIT, PYTHON = SHAPES = ("native", "jit", "python")
VARIABLE = "CAFE_KERNEL"


@cache
def shape() -> str:
    """The shape of the kernel in this process."""
    wanted = os.environ.get(VARIABLE) or NATIVE
    if wanted not in SHAPES:
        raise KernelError(f"{VARIABLE} is one of {', '.join(SHAPES)}, not '{wanted}'")
    if wanted == JIT and find_spec("numba") is None:
        raise KernelError(f"{VARIABLE}={JIT} needs Numba, which is not installed: pip install numba")
    return wanted


def is_interpreted() -> bool:
    """Whether the kernel runs as plain Python."""
    return shape() == PYTHON


def kernel(function: Function) -> Function:
    """A function that only other functions of the kernel call."""
    return _by_numba("kernel", function)


def woven(function: Function) -> Function:
    """A kernel function to be inlined into its one or two callers before compiling.

    Each function is compiled on its own and once more inside every caller, all the way up; an inlined one skips its own
    compilation.
    """
    return _by_numba("woven", function)


def entry(function: Function) -> Function:
    """A function of the kernel that Python calls; other threads run meanwhile."""
    return _entry("entry", function)


def brief_entry(function: Function) -> Function:
    """An entry too short for another thread to use the GIL meanwhile: keeping the GIL saves 50 ns."""
    return _entry("brief_entry", function)


def overload(function: Callable[..., object], **options: Any) -> Callable[[Function], Function]:
    """Numba's `overload`: what stands for a Python function in compiled code, chosen by the types it is called with."""
    if shape() != JIT:
        return lambda chooser: chooser
    from numba.extending import overload as by_types

    made: Callable[[Function], Function] = by_types(function, strict=False, **options)
    return made


def intrinsic(generator: Function) -> Function:
    """Numba's `intrinsic`: one machine instruction as a function."""
    if shape() != JIT:
        return generator
    from numba.extending import intrinsic as by_instruction

    made: Any = by_instruction(generator)
    return made


def bind(function: Callable[..., int], *arguments: Any) -> tuple[Callable[..., int], Listed]:
    """An entry with its first arguments given, for the many calls of one game, and a function that lists.

    A call takes the other arguments. The second function takes a count and a tuple. The entry has written numbers into
    the last of the arguments given: of these it takes the first `count`, and returns the tuple's items at them.
    """
    if shape() == NATIVE:
        from cafe.rules.native import bind as bind_native

        return bind_native(function, *arguments)

    def call(*rest: int) -> int:
        return int(function(*arguments, *rest))

    def listed(count: int, items: tuple[Any, ...]) -> list[Any]:
        return [items[number] for number in arguments[-1][:count].tolist()]

    return call, listed


def _by_numba(how: str, function: Function) -> Function:
    if shape() != JIT:
        return function
    from cafe.rules import jit

    made: Function = getattr(jit, how)(function)
    return made


def _entry(how: str, function: Function) -> Function:
    if shape() != NATIVE:
        return _by_numba(how, function)
    from cafe.rules.native import native_entry

    return native_entry(function)
