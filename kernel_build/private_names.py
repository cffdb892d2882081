"""What the build relies on of Numba beyond what Numba documents, and whether it is still there.

Nothing private is imported before it is looked up here, so that a version of Numba that has moved something is refused
with a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from importlib.metadata import version

# By whom they belong to: a module, or (after the colon) something in it.
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "numba.core.callconv:CPUCallConv": ("call_function", "get_function_type"),
    "numba.core.callconv:Status": ("is_error",),
    "numba.core.cgutils:": ("if_unlikely", "normalize_ir_text"),
    "numba.core.codegen:CPUCodeLibrary": ("_finalized", "add_ir_module", "finalize"),
    "numba.core.compiler:CompileResult": ("fndesc", "library", "signature"),
    "numba.core.cpu:CPUContext": ("call_conv", "get_data_type", "get_executable", "make_array", "make_tuple"),
    "numba.core.funcdesc:FunctionDescriptor": ("llvm_func_name",),
    "numba.core.registry:": ("cpu_target",),
    "numba.core.registry:cpu_target": ("target_context",),
    "numba.core.types:": ("Array", "BaseNamedTuple", "Float", "Record", "boolean", "float64", "int64", "none"),
    "numba.np.arrayobj:": ("make_array", "ol_raise_with_shape_context_cpu", "populate_array"),
}
# What only the source tells: attributes of instances, and names in the code that Numba writes.
IN_SOURCE: dict[str, tuple[str, ...]] = {
    "numba.core.callconv": ("RETCODE_EXC = _const_int(-1)", "f'__excinfo_unwrap_args{"),
    "numba.core.codegen": ("self._linking_libraries = []",),
    "numba.core.dispatcher": ("self.overloads = ",),
    "numba.core.runtime.context": ('"NRT_Allocate"', '"NRT_Free"'),
    "numba.core.runtime.nrtdynmod": ('"NRT_decref"', '"NRT_incref"'),
}


class NamesHaveMoved(Exception):
    """Numba is not as the build needs it; says what is missing."""


def check_names() -> None:
    """NamesHaveMoved if Numba lacks something that the build relies on."""
    missing = [*_missing_attributes(), *_missing_in_source()]
    if missing:
        raise NamesHaveMoved(f"kernel_build relies on names that Numba {version('numba')} lacks: {', '.join(missing)}")


def _missing_attributes() -> Iterator[str]:
    for owner, names in ATTRIBUTES.items():
        module, _, inner = owner.partition(":")
        try:
            found = reduce(getattr, filter(None, [inner]), import_module(module))
        except (ImportError, AttributeError):
            yield owner.rstrip(":")
            continue
        yield from (f"{owner.rstrip(':')}.{name}" for name in names if not hasattr(found, name))


def _missing_in_source() -> Iterator[str]:
    from inspect import getsource

    for module, texts in IN_SOURCE.items():
        try:
            source = getsource(import_module(module))
        except ImportError:
            yield module
            continue
        yield from (f"{text} in {module}" for text in texts if text not in source)
