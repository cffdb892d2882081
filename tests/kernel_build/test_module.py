"""module.c with a table of its own: what no entry of the kernel does, and how much C there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kernel_build import abi
from kernel_build.link import HERE, link_module
from kernel_build.signatures import Entry, Parameter
from kernel_build.table import c_header
from kernel_build.targets import this_machine

LEAST = 3  # the length of the array that the entries write into
NUMBERS = Parameter("numbers", "I", 1, 8, (LEAST,), (0,), True)
# It claims to have written as many numbers as it is asked for; FAILED is what it returns where it cannot.
CODE = """
#include <stdint.h>
int64_t {name}(const int64_t *words) {{ return words[2]; }}
"""
ASK = """
import sys
sys.path.insert(0, {folder!r})
import _kernel, array
room = array.array("q", {numbers})
try:
    call, listed = _kernel.bind(_kernel.entry({entry!r})[0], room)
    print(listed(call({asked}), ("zero", "one", "two")))
except (IndexError, TypeError, ValueError) as error:
    print(type(error).__name__, error)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module whose entries are called brief and long."""
    made = tmp_path_factory.mktemp("module")
    parameters = [NUMBERS, Parameter("asked", "i")]
    entries = {"made": [Entry(name, "", parameters, True, name == "brief") for name in ("brief", "long")]}
    (made / "entries.h").write_text(c_header(entries, "none", []), "utf-8")
    code = [made / f"{name}.c" for name in ("brief", "long")]
    for file in code:
        file.write_text(CODE.format(name=f"cafe_made_{file.stem}"), "utf-8")
    link_module(this_machine(), code, made / "entries.h", made / this_machine().module)
    return made


def told(folder: Path, entry: str, asked: int, numbers: tuple[int, ...] = (0, 1, 2)) -> str:
    program = ASK.format(folder=str(folder), numbers=numbers, entry=entry, asked=asked)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (0, "[]"),
        (2, "['zero', 'one']"),
        (LEAST, "['zero', 'one', 'two']"),
        (LEAST + 1, "ValueError list takes a count, at most 3, and a tuple"),
        (-5, "ValueError list takes a count, at most 3, and a tuple"),
    ],
)
def test_an_answer_is_read_as_far_as_there_is_room(folder: Path, asked: int, answer: str) -> None:
    assert told(folder, "brief", asked) == answer


@pytest.mark.parametrize("number", [3, -1])
def test_a_number_of_no_item_is_refused(folder: Path, number: int) -> None:
    assert told(folder, "brief", 2, (0, number, 2)) == "IndexError tuple index out of range"


def test_what_lets_other_threads_run_cannot_be_bound(folder: Path) -> None:
    assert told(folder, "long", 1) == "TypeError long is not brief, so it cannot be bound"


def test_what_module_c_uses_of_python_is_what_is_declared() -> None:
    source = (HERE / "module.c").read_text("utf-8")
    used = set(re.findall(r"\b(Py[A-Z]\w+|Py_\w+|PyExc_\w+)\(|\b(PyExc_\w+)", source))
    assert {name or data for name, data in used} - {"PyInit__kernel"} == {*abi.NAMES, *abi.DATA}


def test_the_hand_written_c_stays_small() -> None:
    lines = [line for file in HERE.glob("*.[ch]") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) < 300
