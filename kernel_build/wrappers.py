"""One function around each entry, the same on every target: it takes the address of its arguments, 64 bits each.

A number is one of them, a float its bits; an array is its address and its length in each dimension; a tuple is its
items. The function returns what the entry returns, or FAILED where the entry raised.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import llvmlite.ir as ir
import numba.core.cgutils
import numba.core.registry
import numba.core.types
import numba.np.arrayobj

from kernel_build.lengths import is_only_read, same_lengths
from kernel_build.signatures import Entry, Parameter

types: Any = numba.core.types
cgutils: Any = numba.core.cgutils
arrayobj: Any = numba.np.arrayobj
LONG = ir.IntType(64)
BYTES = ir.IntType(8).as_pointer()
FAILED = LONG(-(2**63))


class Lowered(NamedTuple):
    """An entry as Numba lowered it."""

    function: Callable[..., object]
    arguments: tuple[Any, ...]
    signature: tuple[Any, ...]
    compiled: Any


class Wrapped(NamedTuple):
    """An entry, and the code of the function around it."""

    entry: Entry
    code: str


def wrap(lowered: Lowered, variant: str) -> Wrapped:
    """The function around an entry of a variant."""
    names = list(inspect.signature(lowered.function).parameters)
    name = lowered.function.__name__.strip("_")
    returned = lowered.compiled.signature.return_type
    given = zip(names, lowered.signature, lowered.arguments, strict=True)
    parameters = _with_lengths(name, [one for each in given for one in _parameters(*each)])
    module = ir.Module(f"wrapper of {name}")
    module.triple = ""
    around = ir.Function(module, ir.FunctionType(LONG, [LONG.as_pointer()]), f"cafe_{variant}_{name}")
    _write(around, lowered, returned)
    about = (inspect.getdoc(lowered.function) or "").split("\n\n")[0]
    entry = Entry(name, about, parameters, returned != types.none, _is_brief(lowered.function))
    return Wrapped(entry, str(module))


def _parameters(name: str, kind: Any, argument: Any) -> Iterator[Parameter]:
    """The parameters that an argument of a type is passed as."""
    if isinstance(kind, types.BaseNamedTuple):
        for field, inner, part in zip(kind.fields, kind.types, argument, strict=True):
            yield from _parameters(f"{name}.{field}", inner, part)
    elif isinstance(kind, types.Array):
        is_record = isinstance(kind.dtype, types.Record)
        letter = "R" if is_record else "F" if isinstance(kind.dtype, types.Float) else "I"
        yield Parameter(name, letter, kind.ndim, _item_size(kind), argument.shape)
    else:
        yield Parameter(name, {types.int64: "i", types.float64: "f", types.boolean: "b"}[kind])


def _with_lengths(entry: str, parameters: list[Parameter]) -> list[Parameter]:
    """Add to each parameter the words of the lengths it must share, and whether it is written."""
    first, told = 0, []
    lengths: dict[tuple[str, int], int] = {}  # the word of each length
    for one in parameters:
        same = same_lengths(entry, one.name)
        like = tuple(lengths[same[i]] if i in same else 0 for i in range(one.dimensions))
        told.append(one._replace(like=like, is_written=one.dimensions > 0 and not is_only_read(entry, one.name)))
        lengths |= {(one.name, i): first + 1 + i for i in range(one.dimensions)}
        first += 1 + one.dimensions
    return told


def _item_size(array: Any) -> int:
    return int(array.dtype.size) if isinstance(array.dtype, types.Record) else 8


def _write(around: Any, lowered: Lowered, returned: Any) -> None:
    """Write the body: take the arguments from memory, call the entry, return what it returns."""
    context: Any = numba.core.registry.cpu_target.target_context
    builder = ir.IRBuilder(around.append_basic_block())
    words = _Words(builder, around.args[0])
    arguments = [_value(context, builder, words, kind) for kind in lowered.signature]
    called = ir.Function(
        around.module,
        context.call_conv.get_function_type(returned, lowered.signature),
        lowered.compiled.fndesc.llvm_func_name,
    )
    status, value = context.call_conv.call_function(builder, called, returned, lowered.signature, arguments)
    with cgutils.if_unlikely(builder, status.is_error):
        builder.ret(FAILED)
    builder.ret(LONG(0) if returned == types.none else value)


class _Words:
    """The 64-bit words that lie at an address, one after the other."""

    def __init__(self, builder: Any, address: Any) -> None:
        self._builder = builder
        self._address = address
        self._next = 0

    def take(self) -> Any:
        place = self._builder.gep(self._address, [LONG(self._next)])
        self._next += 1
        return self._builder.load(place)


def _value(context: Any, builder: Any, words: _Words, kind: Any) -> Any:
    """A value of a type, made of words."""
    if isinstance(kind, types.BaseNamedTuple):
        return context.make_tuple(builder, kind, [_value(context, builder, words, inner) for inner in kind.types])
    if isinstance(kind, types.Array):
        return _array(context, builder, words, kind)
    word = words.take()
    if kind == types.boolean:
        return builder.trunc(word, ir.IntType(1))
    return builder.bitcast(word, ir.DoubleType()) if kind == types.float64 else word


def _array(context: Any, builder: Any, words: _Words, kind: Any) -> Any:
    """An array without an owner, of its address and lengths; its items lie one after the other."""
    address = builder.inttoptr(words.take(), BYTES)
    shape = [words.take() for _ in range(kind.ndim)]
    strides: list[Any] = []
    stride = size = LONG(_item_size(kind))
    for length in reversed(shape):
        strides.insert(0, stride)
        stride = builder.mul(stride, length)
    array = context.make_array(kind)(context, builder)
    data = builder.bitcast(address, context.get_data_type(kind.dtype).as_pointer())
    arrayobj.populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def _is_brief(function: Callable[..., object]) -> bool:
    return "@brief_entry" in inspect.getsource(function)
