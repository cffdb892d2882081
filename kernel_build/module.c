/* The kernel for Python: the extension module `cafe._kernel`.

   Every entry of the kernel is a function of the module. It takes arrays (anything with a buffer) and numbers, checks
   them against the table of entries (entries.h, written by table.py): their types, that they are long enough for all
   that is read and written there, and that what is written may be. It lays them out as 64-bit words as wrappers.py wants
   them, and calls the compiled code of the game whose records it was given: each game's records have their own size.

   `entry(name)` returns such a function and how many arguments it takes; `bind(entry, ...)` one with its first arguments
   given, looked up once and held, so that a step of a game is a short call, and one that lists what it has written into
   the last. What is bound has one place for its arguments: only brief entries are, no other thread calls meanwhile. */
#include "python_abi.h"

enum { MOST_DIMENSIONS = 3, MOST_PARAMETERS = 48, MOST_WORDS = (1 + MOST_DIMENSIONS) * MOST_PARAMETERS };
#define FAILED INT64_MIN /* what a wrapper returns where the kernel raised */

typedef struct {
  const char *name;
  char kind; /* a letter of wrappers.KINDS */
  unsigned char dimensions, is_written;
  unsigned char like[MOST_DIMENSIONS]; /* the word of a length that each length must be equal to; 0: of none */
} Parameter;

typedef struct {
  int size, least[MOST_DIMENSIONS]; /* of an item; the least length in each dimension */
} Array;

typedef struct {
  int64_t (*code)(const int64_t *);
  const Array *array; /* what each parameter that is an array must be */
} Variant;

typedef struct {
  const char *name, *about;
  int is_brief, returns, parameters, variants; /* is_brief: too short to let other threads run meanwhile */
  const Parameter *parameter;
  const Variant *variant;
} Entry;

#include "entries.h"
enum { ENTRY_COUNT = sizeof ENTRIES / sizeof *ENTRIES };

/* The arguments of one call. */
typedef struct {
  const Entry *entry;
  const Variant *variant;
  int given, held, words;
  Py_buffer buffer[MOST_PARAMETERS];
  int64_t word[MOST_WORDS];
} Call;

static void release(Call *call) {
  while (call->held) PyBuffer_Release(&call->buffer[--call->held]);
}

/* Whether an array of plain numbers has the numbers that a parameter wants. */
static int has_numbers(const Parameter *wanted, const Py_buffer *buffer) {
  const char *format = buffer->format && buffer->itemsize == 8 ? buffer->format : "";
  return wanted->kind == 'F' ? !strcmp(format, "d") : !strcmp(format, "l") || !strcmp(format, "q");
}

static int refuse_array(const Call *call, const char *why) {
  PyErr_Format(PyExc_TypeError, "%s: %s is %s", call->entry->name, call->entry->parameter[call->given].name, why);
  return 0;
}

/* The first variant whose records have the sizes of all those given so far; 0 if there is none. */
static int find_variant(Call *call) {
  for (int i = 0; i < call->entry->variants; i++) {
    const Variant *variant = &call->entry->variant[i];
    int at = 0, fits = 1;
    for (int held = 0; fits && held < call->held; at++)
      if (call->entry->parameter[at].dimensions) fits = variant->array[at].size == call->buffer[held++].itemsize;
    if (fits) {
      call->variant = variant;
      return 1;
    }
  }
  return refuse_array(call, "no array of records of the same game");
}

/* Whether an array is as long as it must be, for the code does not look. */
static int check_lengths(const Call *call, const Py_buffer *buffer) {
  const Parameter *wanted = &call->entry->parameter[call->given];
  const int *least = call->variant->array[call->given].least;
  for (int i = 0; i < buffer->ndim; i++) {
    long long length = buffer->shape[i], like = wanted->like[i] ? call->word[wanted->like[i]] : length;
    if (length >= least[i] && length == like) continue;
    PyErr_Format(PyExc_ValueError, "%s: %s has a length of %lld, not of %lld%s", call->entry->name, wanted->name, length,
                 length < least[i] ? (long long)least[i] : like, length < least[i] ? " or more" : "");
    return 0;
  }
  return 1;
}

static int take_array(Call *call, PyObject *argument) {
  const Parameter *wanted = &call->entry->parameter[call->given];
  Py_buffer *buffer = &call->buffer[call->held];
  int is_plain = wanted->kind != 'R'; /* the format of records is long, and costs more than all the rest */
  int flags = PyBUF_C_CONTIGUOUS | (is_plain ? PyBUF_FORMAT : 0) | (wanted->is_written ? PyBUF_WRITABLE : 0);
  if (PyObject_GetBuffer(argument, buffer, flags)) return 0;
  call->held++;
  if (buffer->ndim != wanted->dimensions) return refuse_array(call, "an array of other dimensions");
  if ((uintptr_t)buffer->buf % 8) return refuse_array(call, "an array that is not aligned");
  if (is_plain && !has_numbers(wanted, buffer)) return refuse_array(call, "an array of other numbers");
  if ((!call->variant || call->variant->array[call->given].size != buffer->itemsize) && !find_variant(call)) return 0;
  if (!check_lengths(call, buffer)) return 0;
  call->word[call->words++] = (int64_t)(intptr_t)buffer->buf;
  for (int i = 0; i < buffer->ndim; i++) call->word[call->words++] = buffer->shape[i];
  return 1;
}

static int take_number(Call *call, PyObject *argument) {
  if (call->entry->parameter[call->given].kind == 'f') {
    double number = PyFloat_AsDouble(argument);
    memcpy(&call->word[call->words++], &number, sizeof number);
  } else {
    call->word[call->words++] = PyLong_AsLongLong(argument);
  }
  return !PyErr_Occurred();
}

/* Take more arguments, all the rest if `whole`; returns 0, with an exception set, if one does not fit. */
static int take(Call *call, PyObject *const *arguments, Py_ssize_t count, int whole) {
  long long given = call->given + count;
  if (given > call->entry->parameters || (whole && given < call->entry->parameters)) {
    PyErr_Format(PyExc_TypeError, "%s takes %d arguments, not %lld", call->entry->name, call->entry->parameters, given);
    return 0;
  }
  for (Py_ssize_t i = 0; i < count; i++, call->given++) {
    int is_array = call->entry->parameter[call->given].dimensions > 0;
    if (!(is_array ? take_array(call, arguments[i]) : take_number(call, arguments[i]))) return 0;
  }
  return 1;
}

/* Run the code; FAILED, with an exception set, if it raises. */
static int64_t run(const Call *call) {
  PyThreadState *thread = call->entry->is_brief ? NULL : PyEval_SaveThread();
  int64_t answer = call->variant->code(call->word);
  if (thread) PyEval_RestoreThread(thread);
  if (answer == FAILED) PyErr_Format(PyExc_ValueError, "%s: arrays whose lengths do not match", call->entry->name);
  return answer;
}

static PyObject *call_entry(PyObject *capsule, PyObject *const *arguments, Py_ssize_t count) {
  Call call;
  call.entry = PyCapsule_GetPointer(capsule, "cafe.entry");
  call.variant = NULL;
  call.given = call.held = call.words = 0;
  int64_t answer = take(&call, arguments, count, 1) ? run(&call) : FAILED;
  release(&call);
  if (answer == FAILED) return NULL;
  return call.entry->returns ? PyLong_FromLongLong(answer) : Py_BuildValue("");
}

/* A call of a bound entry. */
static PyObject *call_bound(PyObject *capsule, PyObject *const *arguments, Py_ssize_t count) {
  Call *call = PyCapsule_GetPointer(capsule, "cafe.call");
  int given = call->given, held = call->held, words = call->words;
  int64_t answer = take(call, arguments, count, 1) ? run(call) : FAILED;
  while (call->held > held) PyBuffer_Release(&call->buffer[--call->held]);
  call->given = given;
  call->words = words;
  return answer == FAILED ? NULL : PyLong_FromLongLong(answer);
}

/* The items of a tuple whose numbers a bound entry has written into the last of its arrays: as many as it is told. */
static PyObject *list_bound(PyObject *capsule, PyObject *const *arguments, Py_ssize_t given) {
  const Call *call = PyCapsule_GetPointer(capsule, "cafe.call");
  const Py_buffer *last = &call->buffer[call->held - 1];
  long long count = given == 2 ? PyLong_AsLongLong(arguments[0]) : -1, room = last->len / 8;
  if (PyErr_Occurred()) return NULL;
  if (count < 0 || count > room)
    return PyErr_Format(PyExc_ValueError, "list takes a count, at most %lld, and a tuple", room);
  const int64_t *numbers = last->buf;
  PyObject *list = PyList_New(count);
  for (long long i = 0; list && i < count; i++) {
    PyObject *item = PyTuple_GetItem(arguments[1], numbers[i]);
    if (!item) {
      Py_DecRef(list);
      return NULL;
    }
    Py_IncRef(item);
    PyList_SetItem(list, i, item);
  }
  return list;
}

static PyMethodDef entry_methods[ENTRY_COUNT];
static PyMethodDef bound_method = {"bound", (PyCFunction)(void (*)(void))call_bound, METH_FASTCALL, NULL};
static PyMethodDef list_method = {"list", (PyCFunction)(void (*)(void))list_bound, METH_FASTCALL, NULL};

static PyObject *get_entry(PyObject *module, PyObject *name) {
  const char *wanted = PyUnicode_AsUTF8AndSize(name, NULL);
  if (!wanted) return NULL;
  for (int i = 0; i < ENTRY_COUNT; i++) {
    if (strcmp(ENTRIES[i].name, wanted)) continue;
    PyObject *capsule = PyCapsule_New((void *)&ENTRIES[i], "cafe.entry", NULL);
    PyObject *function = capsule ? PyCFunction_NewEx(&entry_methods[i], capsule, NULL) : NULL;
    if (capsule) Py_DecRef(capsule);
    return function ? Py_BuildValue("(Ni)", function, ENTRIES[i].parameters) : NULL;
  }
  return PyErr_Format(PyExc_KeyError, "%s", wanted);
}

static void free_call(PyObject *capsule) {
  Call *call = PyCapsule_GetPointer(capsule, "cafe.call");
  release(call);
  PyMem_Free(call);
}

static PyObject *bind(PyObject *module, PyObject *const *arguments, Py_ssize_t count) {
  PyObject *self = count ? PyCFunction_GetSelf(arguments[0]) : NULL;
  const Entry *entry = self ? PyCapsule_GetPointer(self, "cafe.entry") : NULL;
  if (!entry) return PyErr_Occurred() ? NULL : PyErr_Format(PyExc_TypeError, "bind takes an entry and arguments");
  if (!entry->is_brief) return PyErr_Format(PyExc_TypeError, "%s is not brief, so it cannot be bound", entry->name);
  Call *call = PyMem_Calloc(1, sizeof *call);
  PyObject *capsule = call ? PyCapsule_New(call, "cafe.call", free_call) : NULL, *bound = NULL;
  if (!capsule) {
    PyMem_Free(call);
    return PyErr_NoMemory();
  }
  call->entry = entry;
  if (take(call, arguments + 1, count - 1, 0)) {
    int last = call->given - 1;
    if (last < 0 || entry->parameter[last].kind != 'I')
      PyErr_Format(PyExc_TypeError, "%s: the last argument bound must be an array of numbers", entry->name);
    else
      bound = Py_BuildValue("(NN)", PyCFunction_NewEx(&bound_method, capsule, NULL),
                            PyCFunction_NewEx(&list_method, capsule, NULL));
  }
  Py_DecRef(capsule);
  return bound;
}

static PyMethodDef methods[] = {
    {"entry", get_entry, METH_O, "An entry by its name, and how many arguments it takes."},
    {"bind", (PyCFunction)(void (*)(void))bind, METH_FASTCALL, "An entry with its first arguments given."},
    {NULL, NULL, 0, NULL},
};
static PyModuleDef definition = {1, NULL, NULL, 0, NULL, "_kernel", "The kernel.", -1, methods, NULL, NULL, NULL, NULL};

PYTHON_INIT PyObject *PyInit__kernel(void) {
  PyCFunction call = (PyCFunction)(void (*)(void))call_entry;
  for (int i = 0; i < ENTRY_COUNT; i++)
    entry_methods[i] = (PyMethodDef){ENTRIES[i].name, call, METH_FASTCALL, ENTRIES[i].about};
  PyObject *module = PyModule_Create2(&definition, ABI_VERSION);
  if (module && (PyModule_AddStringConstant(module, "FINGERPRINT", FINGERPRINT) ||
                 PyModule_AddStringConstant(module, "SOURCES", SOURCES))) {
    Py_DecRef(module);
    return NULL;
  }
  return module;
}
