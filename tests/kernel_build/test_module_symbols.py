"""The extension modules of all machines, also of those that cannot run here: what names they offer and want."""

from __future__ import annotations

import re
import zipfile
from typing import Any

import lief
import pytest

from kernel_build import abi
from kernel_build.sources import ROOT
from kernel_build.targets import TARGETS
from wheelhouse import wheel_of

pytestmark = pytest.mark.long
PYTHONS = {*abi.NAMES, *abi.DATA}
C_LIBRARY = {"memcpy", "memmove", "memset", "strcmp"}
ON_MACOS = C_LIBRARY | {"bzero", "__bzero", "dyld_stub_binder"}
OF_MACOS_LINKER = ("__mh_dylib_header", "___dso_handle")  # its own names, in every library that it makes
OF_WINDOWS = re.compile(r"KERNEL32\.dll|api-ms-win-crt-(heap|runtime|stdio|string|private)-l1-1-0\.dll")
NEWEST_GLIBC = (2, 17)  # of manylinux2014


def module_of(name: str) -> tuple[bytes, Any]:
    """The module in the wheel for a machine, and what it is as a file."""
    target = TARGETS[name]
    with zipfile.ZipFile(wheel_of(target)) as wheel:
        content = wheel.read(f"cafe/{target.module}")
    lief.logging.disable()
    return content, lief.parse(content)


@pytest.mark.parametrize("name", [name for name, target in TARGETS.items() if target.wheel])
def test_no_module_tells_where_it_was_built(name: str) -> None:
    content, _ = module_of(name)
    assert str(ROOT).encode() not in content


@pytest.mark.parametrize(("name", "processor"), [("linux-x86_64", "X86_64"), ("linux-aarch64", "AARCH64")])
def test_linux(name: str, processor: str) -> None:
    _, module = module_of(name)
    versions = [one.name for needed in module.symbols_version_requirement for one in needed.get_auxiliary_symbols()]
    assert module.header.machine_type.name == processor
    assert [one.name for one in module.exported_symbols] == ["PyInit__kernel"]
    assert {one.name for one in module.dynamic_symbols if one.shndx == 0} - {""} == PYTHONS | C_LIBRARY
    assert list(module.libraries) == ["libc.so.6"]
    assert max(tuple(map(int, re.findall(r"\d+", version)[:2])) for version in versions) <= NEWEST_GLIBC


@pytest.mark.parametrize(("name", "processor"), [("macos-x86_64", "X86_64"), ("macos-arm64", "ARM64")])
def test_macos(name: str, processor: str) -> None:
    _, module = module_of(name)
    wanted = {
        one.name.removeprefix("_") if one.name != "dyld_stub_binder" else one.name for one in module.imported_symbols
    }
    assert module.header.cpu_type.name == processor
    assert {one.name for one in module.exported_symbols} == {"_PyInit__kernel", *OF_MACOS_LINKER}
    assert PYTHONS <= wanted <= PYTHONS | ON_MACOS
    assert [one.name for one in module.libraries] == ["@rpath/_kernel.abi3.so", "/usr/lib/libSystem.B.dylib"]
    assert module.has_code_signature == (processor == "ARM64")  # which loads nothing unsigned


def test_windows() -> None:
    _, module = module_of("windows-x86_64")
    wanted = {one.name: {entry.name for entry in one.entries} for one in module.imports}
    assert module.header.machine.name == "AMD64"
    assert [one.name for one in module.get_export().entries] == ["PyInit__kernel"]
    assert wanted.pop("python3.dll") == PYTHONS
    assert all(OF_WINDOWS.fullmatch(library) for library in wanted), wanted
