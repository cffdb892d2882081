/* The few names of Python's stable ABI (PEP 384, Python 3.11) that module.c uses, declared here instead of included:
   so the module is compiled for any platform without that platform's Python. The ABI promises that none of this changes. */
#ifndef PYTHON_ABI_H
#define PYTHON_ABI_H
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define PYTHON_DATA extern __declspec(dllimport)
#define PYTHON_INIT __declspec(dllexport)
#else
#define PYTHON_DATA extern
#define PYTHON_INIT __attribute__((visibility("default")))
#endif

typedef ptrdiff_t Py_ssize_t;
typedef struct _object PyObject;
typedef struct _ts PyThreadState;
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);
typedef PyObject *(*FastFunction)(PyObject *, PyObject *const *, Py_ssize_t);

typedef struct {
  void *buf;
  PyObject *obj;
  Py_ssize_t len, itemsize;
  int readonly, ndim;
  char *format;
  Py_ssize_t *shape, *strides, *suboffsets;
  void *internal;
} Py_buffer;

typedef struct {
  const char *name;
  PyCFunction function;
  int flags;
  const char *about;
} PyMethodDef;

typedef struct {
  Py_ssize_t references;
  void *type;
  PyObject *(*init)(void);
  Py_ssize_t index;
  PyObject *copy;
  const char *name, *about;
  Py_ssize_t size;
  PyMethodDef *methods;
  void *slots, *traverse, *clear, *free;
} PyModuleDef;

#define PyBUF_WRITABLE 0x0001
#define PyBUF_FORMAT 0x0004
#define PyBUF_C_CONTIGUOUS 0x0038
#define METH_O 0x0008
#define METH_FASTCALL 0x0080
#define ABI_VERSION 3

PYTHON_DATA PyObject *PyExc_KeyError, *PyExc_TypeError, *PyExc_ValueError;
PYTHON_DATA PyObject _Py_NoneStruct;

int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
void PyBuffer_Release(Py_buffer *);
PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *));
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyCFunction_GetSelf(PyObject *);
PyObject *PyCFunction_NewEx(PyMethodDef *, PyObject *, PyObject *);
PyObject *PyErr_Format(PyObject *, const char *, ...);
PyObject *PyErr_NoMemory(void);
PyObject *PyErr_Occurred(void);
void PyErr_SetObject(PyObject *, PyObject *);
PyThreadState *PyEval_SaveThread(void);
void PyEval_RestoreThread(PyThreadState *);
double PyFloat_AsDouble(PyObject *);
PyObject *PyList_New(Py_ssize_t);
int PyList_SetItem(PyObject *, Py_ssize_t, PyObject *);
long long PyLong_AsLongLong(PyObject *);
PyObject *PyLong_FromLongLong(long long);
void *PyMem_Calloc(size_t, size_t);
void PyMem_Free(void *);
int PyModule_AddStringConstant(PyObject *, const char *, const char *);
PyObject *PyModule_Create2(PyModuleDef *, int);
PyObject *Py_BuildValue(const char *, ...);
const char *PyUnicode_AsUTF8AndSize(PyObject *, Py_ssize_t *);
void Py_DecRef(PyObject *);
void Py_IncRef(PyObject *);
#endif
