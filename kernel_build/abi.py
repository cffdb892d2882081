"""The names of Python's stable ABI (PEP 384, Python 3.11) that module.c uses.

They are declared from here instead of included, so the module is compiled for any platform without that platform's
Python, and Windows is told from here where it finds them. The ABI promises that none of this changes.
"""

from __future__ import annotations

import re

DATA = ("PyExc_KeyError", "PyExc_TypeError", "PyExc_ValueError")
FUNCTIONS = (
    "int PyObject_GetBuffer(PyObject *, Py_buffer *, int)",
    "void PyBuffer_Release(Py_buffer *)",
    "PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *))",
    "void *PyCapsule_GetPointer(PyObject *, const char *)",
    "PyObject *PyCFunction_GetSelf(PyObject *)",
    "PyObject *PyCFunction_NewEx(PyMethodDef *, PyObject *, PyObject *)",
    "PyObject *PyErr_Format(PyObject *, const char *, ...)",
    "PyObject *PyErr_NoMemory(void)",
    "PyObject *PyErr_Occurred(void)",
    "PyThreadState *PyEval_SaveThread(void)",
    "void PyEval_RestoreThread(PyThreadState *)",
    "double PyFloat_AsDouble(PyObject *)",
    "PyObject *PyList_New(Py_ssize_t)",
    "int PyList_SetItem(PyObject *, Py_ssize_t, PyObject *)",
    "long long PyLong_AsLongLong(PyObject *)",
    "PyObject *PyLong_FromLongLong(long long)",
    "void *PyMem_Calloc(size_t, size_t)",
    "void PyMem_Free(void *)",
    "int PyModule_AddStringConstant(PyObject *, const char *, const char *)",
    "PyObject *PyModule_Create2(PyModuleDef *, int)",
    "PyObject *Py_BuildValue(const char *, ...)",
    "const char *PyUnicode_AsUTF8AndSize(PyObject *, Py_ssize_t *)",
    "PyObject *PyTuple_GetItem(PyObject *, Py_ssize_t)",
    "void Py_DecRef(PyObject *)",
    "void Py_IncRef(PyObject *)",
)
NAMES = tuple(re.findall(r"\b(Py\w+)\(", "\n".join(FUNCTIONS)))


def declarations(*, for_windows: bool) -> str:
    """What module.c includes of Python, besides the types of python_abi.h."""
    data = "extern __declspec(dllimport)" if for_windows else "extern"
    offered = "__declspec(dllexport)" if for_windows else '__attribute__((visibility("default")))'
    lines = [f"#define PYTHON_INIT {offered}", *(f"{data} PyObject *{name};" for name in DATA)]
    return "\n".join([*lines, *(f"{function};" for function in FUNCTIONS), ""])


def import_definition() -> str:
    """What tells Windows that these names are found in python3.dll."""
    return "\n".join(["LIBRARY python3.dll", "EXPORTS", *NAMES, *(f"{name} DATA" for name in DATA), ""])
