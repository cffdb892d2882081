"""What Numba makes of the kernel of one game, before anything is optimised: the same for every 64-bit target.

Numba lowers each function to LLVM's intermediate code. During a build its code libraries only keep that text: nothing
is optimised for this machine, loaded or run. private_names.py lists what is relied on beyond what Numba documents.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numba
import numba.core.cgutils
from numba.core import codegen, cpu

from kernel_build.contract import contract
from kernel_build.signatures import Entry
from kernel_build.variants import Variant
from kernel_build.wrappers import Lowered, wrap

cgutils: Any = numba.core.cgutils
Library: Any = codegen.CPUCodeLibrary
Context: Any = cpu.CPUContext

# Reference counting: no array of the kernel has an owner, so there is nothing to count.
COUNTING = ("NRT_incref", "NRT_decref")
# An error about shapes takes memory for its arguments, which nobody reads.
ALLOCATING = """
@cafe_unread = internal global [4096 x i8] undef
define internal ptr @NRT_Allocate(i64 %size) alwaysinline {
  ret ptr @cafe_unread
}
define internal void @NRT_Free(ptr %memory) alwaysinline {
  ret void
}
"""
# The text of an error about shapes is made by code larger than the kernel; the error alone will do.
SHAPE_ERROR = re.compile(
    r"^(?P<head>define [^@\n]*@_ZN5numba2np8arrayobj31ol_raise_with_shape_context[^\n]*\{\n).*?^\}",
    re.MULTILINE | re.DOTALL,
)
ERROR_ARGUMENTS = "__excinfo_unwrap_args"  # made again, alike, in every module that may raise such an error
EXCEPTION = "  ret i32 -1\n}"  # numba.core.callconv.RETCODE_EXC
# Numba copies a record as one value, which LLVM takes apart into hundreds of loads and stores.
RECORD_COPY = re.compile(
    r"^  (?P<value>%\S+) = load \[(?P<size>\d+) x i8\], ptr (?P<source>%\S+), align 1\n"
    r"  store \[(?P=size) x i8\] (?P=value), ptr (?P<target>%\S+), align 1$",
    re.MULTILINE,
)
MOVE = r"  call void @llvm.memmove.p0.p0.i64(ptr \g<target>, ptr \g<source>, i64 \g<size>, i1 false)"


class Captured(NamedTuple):
    """The code of a variant, for emit.py, and its entries."""

    code: str
    entries: list[Entry]


def capture(variant: Variant) -> Captured:
    """Lower every entry of a variant and link all they need into one module."""
    with _keeping_text():
        lowered = [_lower(entry, arguments) for entry, arguments in contract(variant)]
    wrapped = [wrap(one, variant.name) for one in lowered]
    texts = [*_texts(lowered), *(cgutils.normalize_ir_text(one.code) for one in wrapped)]
    return Captured(_simplify(_link(texts, variant.name)), [one.entry for one in wrapped])


@contextmanager
def _keeping_text() -> Iterator[None]:
    """Have Numba's code libraries collect the text of their modules, and no more."""
    before = Library.add_ir_module, Library.finalize, Context.get_executable

    def keep_text(self: Any, module: Any) -> None:
        self.__dict__.setdefault("texts", []).append(cgutils.normalize_ir_text(str(module)))

    def finish(self: Any) -> None:
        self._finalized = True

    def no_executable(_self: Any, _library: Any, _description: Any, _environment: Any) -> Any:
        return [].append  # Numba wants some callable of its own for each function

    Library.add_ir_module, Library.finalize, Context.get_executable = keep_text, finish, no_executable
    try:
        yield
    finally:
        Library.add_ir_module, Library.finalize, Context.get_executable = before


def _lower(entry: Any, arguments: tuple[Any, ...]) -> Lowered:
    """Lower an entry for arguments of these types, without a way in from Python."""
    function = entry.py_func
    options: Any = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher: Any = numba.njit(**options)(function)
    signature = tuple(numba.typeof(argument) for argument in arguments)  # type: ignore[no-untyped-call]
    dispatcher.compile(signature)
    return Lowered(function, arguments, signature, dispatcher.overloads[signature])


def _texts(lowered: list[Lowered]) -> list[str]:
    """The modules of all entries and of everything they call, each once."""
    found: list[Any] = []
    todo = [one.compiled.library for one in lowered]
    while todo:
        library = todo.pop(0)
        if library not in found:
            found.append(library)
            todo.extend(library._linking_libraries)
    return [text for library in found for text in library.__dict__.get("texts", [])]


def _link(texts: list[str], variant: str) -> str:
    """One module of many, in which only the wrappers can be seen from outside."""
    whole = _joined([llvm.parse_assembly(_neutral(text)) for text in texts])
    whole.verify()
    for function in whole.functions:
        if not function.is_declaration and not function.name.startswith(f"cafe_{variant}_"):
            function.linkage = "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration and str(variable.linkage) != "Linkage.appending":
            variable.linkage = "internal"
    return str(whole)


def _joined(modules: list[Any]) -> Any:
    """One module of many; by pairs, for joining takes the longer the larger a module is already."""
    while len(modules) > 1:
        pairs = list(zip(modules[::2], modules[1::2], strict=False))
        for one, other in pairs:
            one.link_in(other)
        modules = modules[::2]
    return modules[0]


def _neutral(text: str) -> str:
    """Code that says nothing of the machine it was made on."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    text = re.sub(rf"^define external (.*{ERROR_ARGUMENTS})", r"define linkonce_odr \1", text, flags=re.MULTILINE)
    return re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)


def _simplify(text: str) -> str:
    """Leave out what cannot happen, and name what every machine has itself."""
    text = (
        re.sub(r"^declare (noalias )?(ptr|void) @NRT_(Allocate|Free)\(.*$", "", text, flags=re.MULTILINE) + ALLOCATING
    )
    for name in COUNTING:
        nothing = f"define internal void @{name}(ptr %object) alwaysinline {{\n  ret void\n}}"
        text = re.sub(rf"^define (internal )?void @{name}\(.*?^\}}", nothing, text, flags=re.MULTILINE | re.DOTALL)
        text = re.sub(rf"^declare void @{name}\(.*$", nothing, text, flags=re.MULTILINE)
    text = SHAPE_ERROR.sub(lambda match: match["head"] + EXCEPTION, text)
    text = RECORD_COPY.sub(MOVE, text) + "\ndeclare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"
    text = text.replace("call double @sqrt(", "call double @llvm.sqrt.f64(")
    if "@llvm.sqrt.f64(" in text and "declare double @llvm.sqrt.f64" not in text:
        text += "\ndeclare double @llvm.sqrt.f64(double)\n"
    return text
