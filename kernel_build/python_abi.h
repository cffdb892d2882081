/* The few types of Python's stable ABI that module.c uses; the names, which differ by platform, are written by abi.py. */
#pragma once
#include <stdint.h>
#include <string.h>

typedef intptr_t Py_ssize_t;
typedef struct _object PyObject;
typedef struct _ts PyThreadState;
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);

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
  void *type, *init, *index, *copy;
  const char *name, *about;
  Py_ssize_t size;
  PyMethodDef *methods;
  void *slots, *traverse, *clear, *free;
} PyModuleDef;

enum { PyBUF_WRITABLE = 0x0001, PyBUF_FORMAT = 0x0004, PyBUF_C_CONTIGUOUS = 0x0038 };
enum { METH_O = 0x0008, METH_FASTCALL = 0x0080, ABI_VERSION = 3 };

#include "python.h" /* written by abi.py */
