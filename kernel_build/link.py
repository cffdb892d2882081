"""Objects linked into what is loaded: an extension module of Python, or WebAssembly; by the C compiler of `ziglang`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from kernel_build.abi import declarations, import_definition
from kernel_build.targets import Target

HERE = Path(__file__).parent
STACK = 131_072  # bytes, in WebAssembly


class LinkError(Exception):
    """The compiler or linker refused; says with what words."""


def link_module(target: Target, objects: Iterable[Path], header: Path, module: Path) -> None:
    """Compile module.c, which includes the header, and link it with the objects."""
    (header.parent / "python.h").write_text(declarations(for_windows="windows" in target.linker), "utf-8")
    arguments = ["cc", "-target", target.linker, "-shared", "-O2", "-std=c11", "-Wall", "-Wextra", "-g0", "-s"]
    arguments += ["-Wno-unused-parameter"]  # Python passes a function its module too
    arguments += ["-fvisibility=hidden", "-I", str(header.parent), str(HERE / "module.c"), *map(str, objects)]
    arguments += _for_system(target, header.parent)
    _zig([*arguments, "-o", str(module)], header.parent)


def _for_system(target: Target, folder: Path) -> list[str]:
    """How a system finds Python's functions when it loads the module."""
    if "windows" in target.linker:
        return [str(_import_library(folder))]
    if "macos" in target.linker:
        return ["-Wl,-undefined,dynamic_lookup", f"-Wl,-install_name,@rpath/{target.module}"]
    return ["-fPIC", "-Wl,--gc-sections", f"-Wl,--version-script={_only_the_module(folder)}"]


def _only_the_module(folder: Path) -> Path:
    """What tells Linux that other libraries see of all names only the one that Python asks for."""
    script = folder / "exported.map"
    script.write_text("{ global: PyInit__kernel; local: *; };\n", "utf-8")
    return script


def _import_library(folder: Path) -> Path:
    """What tells Windows where the names of abi.py are found."""
    definition, library = folder / "python3.def", folder / "python3.lib"
    definition.write_text(import_definition(), "utf-8")
    _zig(["dlltool", "-m", "i386:x86-64", "-d", str(definition), "-l", str(library)], folder)
    return library


def link_wasm(entries: Iterable[str], code: Path, module: Path) -> None:
    """WebAssembly with a memory of its own; `__heap_base` says from where on it is free."""
    arguments = ["wasm-ld", "--no-entry", "--strip-all", "--gc-sections", "-O2", "-z", f"stack-size={STACK}"]
    arguments += ["--export=__heap_base", *(f"--export={name}" for name in entries)]
    _zig([*arguments, str(code), "-o", str(module)], code.parent)


def _zig(arguments: list[str], folder: Path) -> None:
    environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(folder / "zig"), "ZIG_LOCAL_CACHE_DIR": str(folder / "zig")}
    command = [sys.executable, "-m", "ziglang", *arguments]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise LinkError(f"{' '.join(arguments[:3])} failed: {ran.stderr.strip() or ran.stdout.strip()}")
